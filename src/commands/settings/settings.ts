/** /settings: a person's choices, changed in place by buttons: daily cap, time zone, language, and what becomes of results in the chat. */
import { listsIn } from '#locales/lists.ts';
import { lasting } from '#locales/values.ts';
import { LANGUAGES, languageFor, type Words, wordsIn } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { Command, Context } from '../command.ts';
import { inZone } from '../credits/daily-cap.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { inRows, runButton } from '../press.ts';
import { type Button, type ButtonRows, bold, type Reply, reply, type Span, time } from '../reply.ts';
import { timeOfDay, zonesNamed, zonesOfLanguage } from '../time/zones.ts';

const CAP_CHOICES = [5, 10, 20, 50, 100, 0] as const;
/** Highest cap that can be typed. */
const MAX_CAP = 1_000_000;

/** In place of another screen of the settings. */
const OVERVIEW = 'overview';

export function createSettingsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'settings', async function* ({ argument }, turn) {
    const { settings } = await turn.user();
    const zone = /^zone(?:\s+|$)(.*)$/is.exec(argument)?.[1];
    if (zone !== undefined) return yield await zoneAnswer(deps, turn, zone.trim());
    const language = /^language(?:\s+(\S*))?$/i.exec(argument);
    if (language) return yield await languageAnswer(deps, turn, language[1]);
    const changed = changedBy(argument, settings);
    if (changed === undefined) return yield reply([turn.words.text('settings-unknown')]);
    if (changed !== settings) await deps.settings.save(turn.person.id, changed);
    const place = turn.pressed && argument !== '' ? { place: 'replace' as const } : {};
    yield isAboutPrivacy(argument) ? privacyScreen(changed, turn.words, place) : screen(deps, turn, changed, place);
  });
}

/** The settings after a change; the same object without one, undefined for an unknown change. */
function changedBy(argument: string, settings: Settings): Settings | undefined {
  if (argument === '' || argument === OVERVIEW) return settings;
  const [what = '', value, ...rest] = argument.toLowerCase().split(/\s+/);
  if (rest.length > 0) return undefined;
  if (isAboutPrivacy(what)) return changedPrivacy(what, value, settings);
  if (what !== 'cap' || value === undefined) return undefined;
  const { dailyCreditCap: _, ...others } = settings;
  if (value === 'none') return others;
  const cap = /^\d{1,7}$/.test(value) ? Number(value) : undefined;
  return cap === undefined || cap > MAX_CAP ? undefined : { ...others, dailyCreditCap: cap };
}

function choiceButton(label: string, argument: string, isChosen: boolean): Button {
  return runButton(isChosen ? `✓ ${label}` : label, 'settings', argument);
}

function screen(
  { dailyCreditLimit: limit, clock }: CommandDeps,
  turn: Context,
  settings: Settings,
  place: { place?: 'replace' },
): Reply {
  const { words } = turn;
  const { dailyCreditCap: own } = settings;

  const operator: Span[] =
    limit === undefined
      ? []
      : [`\n${words.text('settings-cap-operator', { credits: words.text('numbers-credits', { amount: limit }) })}`];
  const caps = CAP_CHOICES.map((cap) =>
    choiceButton(words.text('numbers-credits', { amount: cap }), `cap ${cap}`, own === cap),
  );
  return reply(
    [
      bold(`${words.text('settings-cap-label')}${words.gap}`),
      own === undefined
        ? words.text('settings-cap-none')
        : own === 0
          ? words.text('settings-cap-zero')
          : words.text('numbers-credits', { amount: own }),
      ...operator,
      '\n\n',
      ...zoneSpans(settings, turn, clock.now()),
      ...languageSpans(turn),
      '\n',
      ...privacyLines(settings, words),
    ],
    {
      buttons: [
        caps.slice(0, 3),
        caps.slice(3),
        [choiceButton(words.text('settings-cap-remove'), 'cap none', own === undefined), zoneButton(settings, turn)],
        [
          runButton(words.text('settings-language-open'), 'settings', 'language'),
          runButton(words.text('settings-results-open'), 'settings', 'privacy'),
        ],
      ],
      ...place,
    },
  );
}

const BUTTONS_A_ROW = 3;

/** What a language calls itself: `Deutsch`. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A line of the overview. */
function languageSpans({ words }: Context): Span[] {
  return ['\n', bold(`${words.text('settings-language-label')}${words.gap}`), nameOf(words.language)];
}

/** @param chosen a language's code, `auto` for that of the person's Telegram; undefined: nothing is chosen yet */
async function languageAnswer(deps: CommandDeps, turn: Context, chosen: string | undefined): Promise<Reply> {
  const { settings } = await turn.user();
  const place = turn.pressed ? { place: 'replace' as const } : {};
  if (chosen === undefined || chosen === '') return languagePicker(turn.words, settings.language, place);
  const code = chosen.toLowerCase();
  const { language: _, ...others } = settings;
  if (code === 'auto') {
    await deps.settings.save(turn.person.id, others);
    return languagePicker(wordsIn(turn.person.language), undefined, place);
  }
  const language = LANGUAGES.find((known) => known === code || nameOf(known).toLowerCase() === code);
  if (language === undefined) return languagePicker(turn.words, settings.language, place);
  await deps.settings.save(turn.person.id, { ...others, language });
  return languagePicker(wordsIn(language), language, place);
}

function languagePicker(words: Words, chosen: string | undefined, place: { place?: 'replace' }): Reply {
  const button = (label: string, argument: string, isChosen: boolean) =>
    choiceButton(label, `language ${argument}`, isChosen);
  const buttons = LANGUAGES.map((language) =>
    button(nameOf(language), language, chosen !== undefined && languageFor(chosen) === language),
  );
  return reply(
    [
      bold(`${words.text('settings-language-label')}${words.gap}`),
      nameOf(words.language),
      `\n${words.text('settings-language-ask')}`,
    ],
    {
      buttons: [
        ...inRows(
          [...buttons, button(words.text('settings-language-as-telegram'), 'auto', chosen === undefined)],
          BUTTONS_A_ROW,
        ),
        [runButton(words.text('settings-back'), 'settings', 'overview')],
      ],
      ...place,
    },
  );
}

/** Telegram lets a bot delete what it said for 48 hours. */
const MOST_MINUTES = 48 * 60;
/** Offered as buttons; any other time can be typed. */
const TIMES = [5, 60, 24 * 60, MOST_MINUTES] as const;
const MINUTES_IN = { m: 1, h: 60, d: 24 * 60 } as const;
const ABOUT = /^(?:privacy|protect|cover|delete)\b/i;

/** Whether what follows /settings is about the privacy of results. */
const isAboutPrivacy = (argument: string): boolean => ABOUT.test(argument);

/** The settings after `what` became `value`; the same object for the mere screen, undefined for an unknown change. */
function changedPrivacy(what: string, value: string | undefined, settings: Settings): Settings | undefined {
  if (what === 'privacy') return value === undefined ? settings : undefined;
  if (what === 'delete') return deletedAfter(value, settings);
  if (value !== 'on' && value !== 'off') return undefined;
  const isOn = value === 'on';
  if (what === 'protect') return { ...settings, protectResults: isOn };
  return what === 'cover' ? { ...settings, coverResults: isOn } : undefined;
}

function deletedAfter(value: string | undefined, settings: Settings): Settings | undefined {
  const { deleteAfterMinutes: _, ...others } = settings;
  if (value === 'off' || value === 'never') return others;
  const [, amount, unit] = /^(\d{1,4})([mhd])$/.exec(value ?? '') ?? [];
  const minutes = Number(amount) * MINUTES_IN[unit as keyof typeof MINUTES_IN];
  return minutes >= 1 && minutes <= MOST_MINUTES ? { ...others, deleteAfterMinutes: minutes } : undefined;
}

const lastingText = (words: Words, minutes: number): string =>
  words.number(minutes % 60 === 0 ? lasting(minutes / 60, 'hour') : lasting(minutes, 'minute'));

/** What is chosen, a line each, beginning on a new one. */
function privacyLines(settings: Settings, words: Words): Span[] {
  const { protectResults = false, coverResults = false, deleteAfterMinutes: minutes } = settings;
  const line = (what: 'cover' | 'protect' | 'delete', now: string): Span[] => [
    '\n',
    bold(`${words.text(`settings-results-${what}-label`)}${words.gap}`),
    now,
  ];
  return [
    ...line('cover', words.text(`settings-results-cover-${coverResults ? 'on' : 'off'}`)),
    ...line('protect', words.text(`settings-results-protect-${protectResults ? 'on' : 'off'}`)),
    ...line(
      'delete',
      minutes === undefined
        ? words.text('settings-results-delete-never')
        : words.text('settings-results-delete-after', { time: lastingText(words, minutes) }),
    ),
  ];
}

function privacyScreen(settings: Settings, words: Words, place: { place?: 'replace' }): Reply {
  const { protectResults = false, coverResults = false, deleteAfterMinutes: chosen } = settings;
  const toggle = (isOn: boolean, what: 'cover' | 'protect') =>
    runButton(
      words.text(`settings-results-${what}-turn-${isOn ? 'off' : 'on'}`),
      'settings',
      `${what} ${isOn ? 'off' : 'on'}`,
    );
  const times = TIMES.map((minutes) =>
    choiceButton(lastingText(words, minutes), `delete ${minutes}m`, chosen === minutes),
  );
  return reply(
    [
      bold(words.text('settings-results-open')),
      ...privacyLines(settings, words),
      `\n\n${words.text('settings-results-from-now-on')}`,
    ],
    {
      buttons: [
        [toggle(coverResults, 'cover')],
        [toggle(protectResults, 'protect')],
        times,
        [
          choiceButton(words.text('settings-results-delete-keep'), 'delete off', chosen === undefined),
          runButton(words.text('settings-back'), 'settings', 'overview'),
        ],
      ],
      ...place,
    },
  );
}

const FORGET = 'forget';
/** Before what a button of another screen chooses: that screen stays, and the answer is a message of its own. */
const ASIDE = 'aside';

/** The best known cities of a choice, else the zone's name. */
export const citiesOf = (words: Words, zone: string): string => listsIn(words.language).cities[zone] ?? zone;

const setButton = (label: string, zone: string) => runButton(label, 'settings', `zone ${zone}`);

/** The zone of the settings, for their screen. */
function zoneSpans({ zone }: Settings, { words }: Context, now: number): Span[] {
  return [
    bold(`${words.text('zones-title')}${words.gap}`),
    zone === undefined ? words.text('zones-unknown') : words.text('zones-here', { zone, time: timeOfDay(now, zone) }),
  ];
}

/** Asks for it, in place of the settings. */
function zoneButton({ zone }: Settings, { words }: Context): Button {
  return runButton(words.text(zone === undefined ? 'zones-tell' : 'zones-change'), 'settings', 'zone');
}

/** Asks for it from another screen, somebody whose zone is not known. */
export const tellZoneButton = ({ words }: Context): Button =>
  runButton(words.text('zones-tell'), 'settings', `zone ${ASIDE}`);

/** Answers `/settings zone …`. @param argument what follows, '' to be asked */
async function zoneAnswer({ settings: store, clock }: CommandDeps, turn: Context, argument: string): Promise<Reply> {
  const [, aside, typed = ''] = new RegExp(`^(${ASIDE}(?: |$))?(.*)$`, 's').exec(argument) ?? [];
  const { settings } = await turn.user();
  const { words, person, pressed } = turn;
  const now = clock.now();
  const replace = pressed && aside === undefined ? ({ place: 'replace' } as const) : {};
  if (typed === '')
    return reply([words.text('zones-pick'), '\n', typingHint(turn)], {
      buttons: zonePicker(turn, settings, now),
      ...replace,
    });
  const isForgotten = typed.toLowerCase() === FORGET;
  const [zone, ...others] = isForgotten ? [] : zonesNamed(typed, (zone) => citiesOf(words, zone), person.language);
  if (zone === undefined && !isForgotten) {
    const said = [words.text('zones-not-found', { typed: shorten(typed, 40) }), '\n', typingHint(turn)];
    return reply(said, { buttons: zonePicker(turn, settings, now) });
  }
  if (zone !== undefined && others.length > 0) {
    const buttons = [zone, ...others].map((one) => [
      setButton(words.text('zones-choice', { time: timeOfDay(now, one), where: one }), one),
    ]);
    return reply([words.text('zones-several', { typed: shorten(typed, 40) })], { buttons });
  }
  const changed = inZone(settings, zone, now);
  if (zone !== settings.zone) await store.save(person.id, changed);
  const until = zone === settings.zone ? undefined : changed.longDay?.until;
  return reply(
    [
      zone === undefined
        ? words.text('zones-forgotten')
        : words.text('zones-set', { zone, time: timeOfDay(now, zone) }),
      ...(until === undefined
        ? []
        : ['\n', `${words.text('zones-counting')}${words.gap}`, time(new Date(until).toISOString()), '.']),
    ],
    {
      buttons: [
        [runButton(words.text('zones-change'), 'settings', 'zone'), runButton(words.text('zones-back'), 'settings')],
      ],
      ...replace,
    },
  );
}

/** Asks once, under the first answer to which days matter, where the person's days begin. */
export async function* askingZone(
  deps: CommandDeps,
  turn: Context,
  answers: AsyncIterable<Reply>,
): AsyncGenerator<Reply> {
  const { settings } = await turn.user();
  let isAsked = settings.zone !== undefined || settings.zoneAsked === true;
  for await (const answer of answers) {
    if (isAsked || answer.kind !== 'records') yield answer;
    else {
      isAsked = true;
      turn.commitWithReply(deps.settings.saving(turn.person.id, { ...settings, zoneAsked: true }));
      const { footer = [], buttons = [] } = answer;
      yield {
        ...answer,
        footer: [...footer, '\n', turn.words.text('zones-ask')],
        buttons: [...buttons, [tellZoneButton(turn)]],
      };
    }
  }
}

function typingHint({ words }: Context): Span {
  return words.text('zones-typing', { city: '/settings zone Lisbon', name: 'Europe/Lisbon', offset: '+02:00' });
}

/** Those of the country where the person's language is spoken; what else there is, is typed. */
function zonePicker({ words, person }: Context, { zone }: Settings, now: number): ButtonRows {
  const buttons = zonesOfLanguage(person.language).map((one) => {
    const label = words.text('zones-choice', { time: timeOfDay(now, one), where: citiesOf(words, one) });
    return setButton(one === zone ? `✓ ${label}` : label, one);
  });
  return [...inRows(buttons, 2), ...(zone === undefined ? [] : [[setButton(words.text('zones-forget'), FORGET)]])];
}
