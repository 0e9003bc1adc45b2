/** /settings: the person's preferences, most used first, each changed in place. */
import { languageName, languageNamed } from '#locales/language-names.ts';
import { lasting } from '#locales/values.ts';
import { LANGUAGES, type LanguageCode, wordsIn } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import type { Settings, SettingsChange } from '#storage/settings.ts';
import { changeSettings, showSettings } from '../actions.ts';
import { dailyDigest } from '../alerts/alerts.ts';
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
  /** Argument: none for the screen, `zone …`, `language …`, a number for the daily limit, a language or a city. */
  command('settings', async (ctx, { argument }) => {
    const [, key = '', value = ''] = /^(zone|language)?\s*(.*)$/is.exec(argument.trim()) ?? [];
    const language = languageOf(value, ctx.words);
    if (language) return await save(ctx, { language });
    if (key.toLowerCase() === 'language') return languages(ctx);
    if (key !== '' && value === '') return cityQuestion(ctx.words);
    if (key === '' && /^\d{1,7}$/.test(value) && ctx.charged)
      return await save(ctx, { dailyCreditCap: Math.min(Number(value), MAX_LIMIT) });
    if (value !== '') return await changeZone(ctx, value);
    return await overview(ctx, ctx.settings);
  }),
  onAction(showSettings, (ctx, { screen }) => {
    if (screen === 'overview') return overview(ctx, ctx.settings);
    if (screen === 'language') return languages(ctx);
    return screen === 'chat' ? thisChat(ctx, ctx.settings) : limits(ctx);
  }),
  onAction(changeSettings, (ctx, change) => save(ctx, change)),
];

/** Stores a change and shows its result. @param city as the person chose it: several cities share a zone */
async function save(ctx: Context, change: SettingsChange, city?: string): Promise<TextReply> {
  const chosen = await ctx.deps.settings.change(ctx.person.id, change);
  const { zone, dailyCreditCap: credits, language, askBeforeSpending } = change;
  if (zone) return zoneReply(ctx, zone, city);
  if (language !== undefined || askBeforeSpending !== undefined) return await overview(ctx, chosen);
  if (credits === undefined) return thisChat(ctx, chosen);
  const { words } = ctx;
  return reply(credits === null ? words.text('settings-limit-gone') : words.text('settings-limit-set', { credits }));
}

async function overview(ctx: Context, chosen: Settings): Promise<TextReply> {
  const { deps, person, charged } = ctx;
  const words = wordsIn(chosen.language ?? person.language);
  const { zone, dailyCreditCap: limit, askBeforeSpending = false } = chosen;
  const digest = await digestTime(ctx);
  const time = clockTime(deps.clock.now(), { zone }, words);
  const lines: RichText[] = [
    [bold(words.text('settings-title'))],
    zone === undefined
      ? [words.text('settings-zone-none')]
      : words.rich('settings-zone', { city: zoneLabel(zone, words), time }),
    words.rich('settings-language', { language: languageName(words.language) }),
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
      button(words.text('settings-ask-first-button'), changeSettings, { askBeforeSpending: !askBeforeSpending }),
    ]);
  }
  return reply(joined(lines, '\n'), { buttons });
}

/** Time of the daily digest; undefined if there is none. */
async function digestTime(ctx: Context): Promise<string | undefined> {
  const digest = await dailyDigest(ctx);
  return digest && clockTime(digest.routine.at, ctx.today, wordsIn(ctx.today.language));
}

function languages({ words, settings }: Context): TextReply {
  const choice = (language: LanguageCode | null, label: string) =>
    button(language === (settings.language ?? null) ? `✓ ${label}` : label, changeSettings, { language });
  return reply(words.text('settings-language-ask'), {
    buttons: [
      [choice(null, words.text('settings-language-telegram'))],
      ...inRows(
        LANGUAGES.map((each) => choice(each, languageName(each))),
        5,
      ),
    ],
  });
}

/** The language with this code or name. */
const languageOf = (typed: string, { language }: Context['words']): LanguageCode | undefined =>
  LANGUAGES.find((each) => each === fold(typed)) ?? languageNamed(typed, language);

const chatValues = ({ coverResults = false, protectResults = false, deleteAfterMinutes: minutes }: Settings) => ({
  cover: coverResults ? 'on' : 'off',
  protect: protectResults ? 'on' : 'off',
  delete: minutes === undefined ? 'off' : 'on',
  after: afterText(minutes),
});

const afterText = (minutes = 0) => (minutes < 60 ? lasting(minutes, 'minute') : lasting(minutes / 60, 'hour'));

function thisChat({ words }: Pick<Context, 'words'>, chosen: Settings): TextReply {
  const { coverResults: cover = false, protectResults: protect = false, deleteAfterMinutes: minutes } = chosen;
  const deleteLabel =
    minutes === undefined
      ? words.text('settings-delete-never')
      : words.text('settings-delete-after', { time: afterText(minutes) });
  const next = DELETE_AFTER[(DELETE_AFTER.indexOf(minutes) + 1) % DELETE_AFTER.length];
  const coverLabel = words.text(cover ? 'settings-cover-on' : 'settings-cover-off');
  const protectLabel = words.text(protect ? 'settings-protect-on' : 'settings-protect-off');
  return reply(words.rich('settings-chat', chatValues(chosen)), {
    buttons: [
      [button(coverLabel, changeSettings, { coverResults: !cover })],
      [button(protectLabel, changeSettings, { protectResults: !protect })],
      [
        button(deleteLabel, changeSettings, { deleteAfterMinutes: next ?? null }),
        button(words.text('results-back'), showSettings, { screen: 'overview' }),
      ],
    ],
  });
}

/** Replies go to /settings, which reads a number as the limit. */
function limits({ words }: Context): TextReply {
  return reply(words.text('settings-limit-ask'), {
    buttons: [
      [
        ...LIMITS.map((credits) => button(words.number(credits), changeSettings, { dailyCreditCap: credits })),
        button(words.text('settings-limit-none'), changeSettings, { dailyCreditCap: null }),
      ],
    ],
  });
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
  if (others.length === 0) return await save(ctx, { zone: found.zone }, found.label);
  const choices = [found, ...others].slice(0, MAX_CHOICES).map((each) => {
    const time = clockTime(deps.clock.now(), each, words);
    return button(`${each.label} ${time}`, changeSettings, { zone: each.zone });
  });
  return reply(words.text('settings-zone-which'), { buttons: inRows(choices, 2) });
}

function zoneReply({ deps, words }: Context, zone: string, city = zoneLabel(zone, words)): TextReply {
  return reply(words.text('settings-zone-set', { city, time: clockTime(deps.clock.now(), { zone }, words) }));
}
