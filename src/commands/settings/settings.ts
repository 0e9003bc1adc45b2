/** /settings: the person's preferences, most used first, each changed in place. */
import { lasting } from '#locales/values.ts';
import { LANGUAGES, languageFor, wordsIn } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import { setAskFirst, setLanguage, setLimit, setZone, showSettings, toggleOption } from '../actions.ts';
import { button, commandButton, inRows } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { shorten } from '../display-text.ts';
import { bold, foreign, joined, type Reply, type RichText, reply, type TextReply } from '../reply.ts';
import { clockTime } from '../time/dates.ts';
import { findZones, zoneLabel } from '../time/zones.ts';

/** Highest limit that can be typed, in credits. */
const MAX_LIMIT = 1_000_000;
const LIMITS = [10, 20, 50] as const;
/** Minutes until results are deleted, in the order of the switch. */
const DELETE_AFTER = [undefined, 30, 60, 24 * 60] as const;

export const settingsCommands: readonly Command[] = [
  /** Argument: none for the screen, `zone …`, `language …`, a number for the daily limit, or a city. */
  command('settings', async (ctx, { argument }) => {
    const [, key = '', value = ''] = /^(zone|language)?\s*(.*)$/is.exec(argument.trim()) ?? [];
    const { charged, settings: known } = ctx;
    if (key.toLowerCase() === 'language')
      return value === '' ? languages(ctx, known) : await saveLanguage(ctx, value.toLowerCase());
    if (key !== '' && value === '') return cityQuestion(ctx.words);
    if (key === '' && /^\d{1,7}$/.test(value) && charged)
      return await saveLimit(ctx, Math.min(Number(value), MAX_LIMIT));
    if (value !== '') return await changeZone(ctx, value);
    return await overview(ctx);
  }),
  onAction(showSettings, async (ctx, { screen }) => {
    const { settings: chosen } = ctx;
    if (screen === 'language') return languages(ctx, chosen);
    if (screen === 'chat') return thisChat(ctx, chosen);
    return screen === 'limit' ? limits(ctx) : await overview(ctx);
  }),
  onAction(setZone, (ctx, { zone }) => saveZone(ctx, zone)),
  onAction(setLanguage, (ctx, { to }) => saveLanguage(ctx, to)),
  onAction(toggleOption, async (ctx, { of }) => {
    const { coverResults = false, protectResults = false, deleteAfterMinutes: minutes } = ctx.settings;
    const next = DELETE_AFTER[(DELETE_AFTER.indexOf(minutes) + 1) % DELETE_AFTER.length];
    const change = {
      cover: { coverResults: !coverResults },
      protect: { protectResults: !protectResults },
      delete: { deleteAfterMinutes: next ?? null },
    }[of];
    return thisChat(ctx, await ctx.deps.settings.change(ctx.person.id, change));
  }),
  onAction(setLimit, (ctx, { to }) => saveLimit(ctx, to)),
  onAction(setAskFirst, async (ctx, { on }) => {
    return await overview(ctx, await ctx.deps.settings.change(ctx.person.id, { askBeforeSpending: on }));
  }),
];

async function overview(ctx: Context, changed?: Settings): Promise<TextReply> {
  const { deps, person, charged, settings: read } = ctx;
  const chosen = changed ?? read;
  const words = changed ? wordsIn(changed.language ?? person.language) : ctx.words;
  const { zone, dailyCreditCap: limit, askBeforeSpending = false } = chosen;
  const digest = await digestTime(ctx);
  const time = clockTime(deps.clock.now(), { zone }, words);
  const lines: RichText[] = [
    [bold(words.text('settings-title'))],
    zone === undefined
      ? [words.text('settings-zone-none')]
      : words.rich('settings-zone', { city: zoneLabel(zone, words), time }),
    words.rich('settings-language', { language: nameOf(words.language) }),
    [digest === undefined ? words.text('settings-digest-off') : words.text('settings-digest', { time: digest })],
    words.rich('settings-chat', chatValues(chosen)),
  ];
  const buttons = [
    [
      commandButton(words.text('settings-zone-button'), 'settings', 'zone'),
      button(words.text('settings-language-button'), showSettings, { screen: 'language' }),
    ],
    [
      commandButton(words.text('settings-alerts-button'), 'alerts'),
      button(words.text('settings-chat-button'), showSettings, { screen: 'chat' }),
    ],
  ];
  if (charged) {
    lines.push(
      [limit === undefined ? words.text('settings-limit-off') : words.text('settings-limit', { credits: limit })],
      [words.text(askBeforeSpending ? 'settings-ask-first-yes' : 'settings-ask-first-no')],
    );
    buttons.push([
      button(words.text('settings-limit-button'), showSettings, { screen: 'limit' }),
      button(words.text('settings-ask-first-button'), setAskFirst, { on: !askBeforeSpending }),
    ]);
  }
  return reply(joined(lines, '\n'), { buttons });
}

/** Time of the daily digest; undefined if there is none. */
async function digestTime(ctx: Context): Promise<string | undefined> {
  const kept = await ctx.deps.routines.list(ctx.person.id);
  const digest = kept.find(({ routine: { kind, stopped } }) => kind === 'today' && stopped === undefined);
  const { today } = ctx;
  return digest && clockTime(digest.routine.at, today, wordsIn(today.language));
}

/** A language's name for itself: `Deutsch`. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function languages({ words }: Context, { language }: Settings): TextReply {
  const choice = (to: 'auto' | (typeof LANGUAGES)[number], label: string, isChosen: boolean) =>
    button(isChosen ? `✓ ${label}` : label, setLanguage, { to });
  return reply(words.text('settings-language-ask'), {
    buttons: [
      [choice('auto', words.text('settings-language-telegram'), language === undefined)],
      ...inRows(
        LANGUAGES.map((each) => choice(each, nameOf(each), each === language)),
        5,
      ),
    ],
  });
}

async function saveLanguage(ctx: Context, to: string): Promise<TextReply> {
  const isKnown = to === 'auto' || LANGUAGES.some((each) => each === to);
  if (!isKnown) return languages(ctx, ctx.settings);
  const changed = await ctx.deps.settings.change(ctx.person.id, { language: to === 'auto' ? null : languageFor(to) });
  return overview(ctx, changed);
}

const chatValues = ({ coverResults = false, protectResults = false, deleteAfterMinutes: minutes }: Settings) => ({
  cover: coverResults ? 'on' : 'off',
  protect: protectResults ? 'on' : 'off',
  delete: minutes === undefined ? 'off' : 'on',
  after: afterText(minutes),
});

const afterText = (minutes = 0) => (minutes < 60 ? lasting(minutes, 'minute') : lasting(minutes / 60, 'hour'));

function thisChat({ words }: Pick<Context, 'words'>, chosen: Settings): TextReply {
  const { coverResults: cover = false, protectResults: protect = false, deleteAfterMinutes: minutes } = chosen;
  return reply(words.rich('settings-chat', chatValues(chosen)), {
    buttons: [
      [button(words.text(cover ? 'settings-cover-on' : 'settings-cover-off'), toggleOption, { of: 'cover' })],
      [button(words.text(protect ? 'settings-protect-on' : 'settings-protect-off'), toggleOption, { of: 'protect' })],
      [
        button(
          minutes === undefined
            ? words.text('settings-delete-never')
            : words.text('settings-delete-after', { time: afterText(minutes) }),
          toggleOption,
          { of: 'delete' },
        ),
      ],
    ],
  });
}

/** Replies go to /settings, which reads a number as the limit. */
function limits({ words }: Context): TextReply {
  return reply(words.text('settings-limit-ask'), {
    buttons: [
      [
        ...LIMITS.map((to) => button(words.number(to), setLimit, { to })),
        button(words.text('settings-limit-none'), setLimit, { to: null }),
      ],
    ],
  });
}

async function saveLimit(ctx: Context, credits: number | null): Promise<TextReply> {
  await ctx.deps.settings.change(ctx.person.id, { dailyCreditCap: credits });
  const { words } = ctx;
  return reply([credits === null ? words.text('settings-limit-gone') : words.text('settings-limit-set', { credits })]);
}

const MAX_CHOICES = 6;
/** Longest typed name that is repeated in the reply, in characters. */
const MAX_ECHO = 40;

/** Asks for a city; the reply goes to /settings. */
const cityQuestion = (words: Context['words']): Reply =>
  reply(words.text('settings-zone-ask'), { ask: words.text('settings-zone-hint'), replyRuns: 'settings' });

/** Accepts a typed city, country, IANA name or offset. */
async function changeZone(ctx: Context, typed: string): Promise<Reply> {
  const { words, deps } = ctx;
  const [found, ...others] = findZones(typed, words);
  if (found === undefined) {
    const unknown = words.rich('settings-zone-unknown', { typed: foreign(shorten(typed, MAX_ECHO)) });
    return reply(unknown, { ask: words.text('settings-zone-hint'), replyRuns: 'settings' });
  }
  if (others.length === 0) return await saveZone(ctx, found.zone, found.label);
  const choices = [found, ...others].slice(0, MAX_CHOICES).map((each) => {
    const time = clockTime(deps.clock.now(), each, words);
    return button(`${each.label} ${time}`, setZone, { zone: each.zone });
  });
  return reply(words.text('settings-zone-which'), { buttons: inRows(choices, 2) });
}

/** @param city its name as the person chose it: several cities share a zone */
async function saveZone(ctx: Context, zone: string, city?: string): Promise<Reply> {
  const { deps, person } = ctx;
  const settings = await deps.settings.change(person.id, { zone });
  const words = settings.language === undefined ? ctx.words : wordsIn(settings.language);
  const time = clockTime(deps.clock.now(), { zone }, words);
  return reply(words.text('settings-zone-set', { city: city ?? zoneLabel(zone, words), time }));
}
