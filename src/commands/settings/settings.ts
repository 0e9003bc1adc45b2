/** /settings: a person's choices, changed in place by buttons: daily cap, time zone, language, and what becomes of results in the chat. */
import { lasting } from '#locales/values.ts';
import { LANGUAGES, languageFor, type Words, wordsIn } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { Command, Context } from '../command.ts';
import { inZone } from '../credits/daily-cap.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { inRows, runButton } from '../press.ts';
import { type Button, bold, type Reply, reply, type Span } from '../reply.ts';
import { clockTime } from '../time/dates.ts';
import type { Today } from '../time/today.ts';
import { type FoundZone, findZones, zoneLabel } from '../time/zones.ts';

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
      ...zoneSpans(settings, turn, { now: clock.now(), zone: settings.zone, language: turn.words.language }),
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

/** The zone of the settings, for their screen. */
function zoneSpans(settings: Settings, { words }: Context, today: Today): Span[] {
  return [
    bold(`${words.text('zones-title')}${words.gap}`),
    settings.zone === undefined
      ? words.text('zones-unknown')
      : words.text('zones-here', { zone: zoneLabel(settings.zone, words), time: clockTime(today.now, today, words) }),
  ];
}

/** Asks for it, in place of the settings. */
function zoneButton({ zone }: Settings, { words }: Context): Button {
  return runButton(words.text(zone === undefined ? 'zones-tell' : 'zones-change'), 'settings', 'zone');
}

/** Longest name that is said again, characters. */
const MAX_SAID = 40;

/** Answers `/settings zone …`. @param typed what follows, '' to be asked */
async function zoneAnswer(
  { people, settings: store, clock }: CommandDeps,
  turn: Context,
  typed: string,
): Promise<Reply> {
  const { words, person, pressed } = turn;
  const now = clock.now();
  if (typed === '') return reply([words.text('zones-which-city')], { ask: words.text('zones-hint') });
  const found = findZones(typed, words);
  const label = ({ zone, label: city }: FoundZone) =>
    words.text('zones-choice', { where: city, time: clockTime(now, { zone }, words) });
  const [only, ...others] = found;
  if (only === undefined) return reply([words.text('zones-not-found', { typed: shorten(typed, MAX_SAID) })]);
  if (others.length > 0)
    return reply([words.text('zones-which-one')], {
      buttons: found.map((one) => [runButton(label(one), 'settings', `zone ${one.zone}`)]),
    });
  // As they are now: what was changed while this ran is kept.
  const { settings } = await people.read(person.id, now);
  if (only.zone !== settings.zone) await store.save(person.id, inZone(settings, only.zone, now));
  const time = clockTime(now, { zone: only.zone }, words);
  return reply([words.text('zones-set', { city: only.label, time })], pressed ? { place: 'replace' } : {});
}
