/** What a person wants done with results in the chat: covered, not passed on, gone after a time. */
import { lasting } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import { type Answer, bold, type Span, say } from '../answer.ts';
import { runButton } from '../press.ts';

/** Telegram lets a bot delete what it said for 48 hours. */
const MOST_MINUTES = 48 * 60;
/** Offered as buttons; any other time can be typed. */
const TIMES = [5, 60, 24 * 60, MOST_MINUTES] as const;
const MINUTES_IN = { m: 1, h: 60, d: 24 * 60 } as const;
const ABOUT = /^(?:privacy|protect|cover|delete)\b/i;

/** Whether what follows /settings is about the privacy of results. */
export const isAboutPrivacy = (argument: string): boolean => ABOUT.test(argument);

/** The settings after `what` became `value`; the same object for the mere screen, undefined for an unknown change. */
export function changedPrivacy(what: string, value: string | undefined, settings: Settings): Settings | undefined {
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
export function privacyLines(settings: Settings, words: Words): Span[] {
  const { protectResults = false, coverResults = false, deleteAfterMinutes: minutes } = settings;

  return [
    '\n',
    bold(`${words.text('settings-results-cover-label')}${words.gap}`),
    coverResults ? words.text('settings-results-cover-on') : words.text('settings-results-cover-off'),
    '\n',
    bold(`${words.text('settings-results-protect-label')}${words.gap}`),
    protectResults ? words.text('settings-results-protect-on') : words.text('settings-results-protect-off'),
    '\n',
    bold(`${words.text('settings-results-delete-label')}${words.gap}`),
    minutes === undefined
      ? words.text('settings-results-delete-never')
      : words.text('settings-results-delete-after', { time: lastingText(words, minutes) }),
  ];
}

export function privacyScreen(settings: Settings, words: Words, place: { place?: 'replace' }): Answer {
  const { protectResults = false, coverResults = false, deleteAfterMinutes: chosen } = settings;

  const toggle = (isOn: boolean, what: 'cover' | 'protect') =>
    runButton(
      words.text(`settings-results-${what}-turn-${isOn ? 'off' : 'on'}`),
      'settings',
      `${what} ${isOn ? 'off' : 'on'}`,
    );
  const marked = (label: string, argument: string, isChosen: boolean) =>
    runButton(isChosen ? `✓ ${label}` : label, 'settings', argument);
  const times = TIMES.map((minutes) => marked(lastingText(words, minutes), `delete ${minutes}m`, chosen === minutes));
  return say(
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
          marked(words.text('settings-results-delete-keep'), 'delete off', chosen === undefined),
          runButton(words.text('settings-back'), 'settings', 'overview'),
        ],
      ],
      ...place,
    },
  );
}
