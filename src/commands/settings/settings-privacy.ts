/** What a person wants done with results in the chat: covered, not passed on, gone after a time. */
import type { Settings } from '#storage/settings.ts';
import { type Answer, bold, type Span, say } from '../answer.ts';
import { runButton } from '../press.ts';
import type { Words } from '../words/words.ts';

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

/** What is chosen, a line each, beginning on a new one. */
export function privacyLines(settings: Settings, { settings: { results } }: Words): Span[] {
  const { protectResults = false, coverResults = false, deleteAfterMinutes: minutes } = settings;
  const { cover, protect, delete: deletion } = results;
  return [
    '\n',
    bold(cover.label),
    coverResults ? cover.on : cover.off,
    '\n',
    bold(protect.label),
    protectResults ? protect.on : protect.off,
    '\n',
    bold(deletion.label),
    minutes === undefined ? deletion.never : deletion.after(results.time(minutes)),
  ];
}

export function privacyScreen(settings: Settings, words: Words, place: { place?: 'replace' }): Answer {
  const { results, back } = words.settings;
  const { protectResults = false, coverResults = false, deleteAfterMinutes: chosen } = settings;
  const { cover, protect, delete: deletion } = results;
  const toggle = (isOn: boolean, what: string, { turnOn, turnOff }: typeof cover) =>
    runButton(isOn ? turnOff : turnOn, 'settings', `${what} ${isOn ? 'off' : 'on'}`);
  const marked = (label: string, argument: string, isChosen: boolean) =>
    runButton(isChosen ? `✓ ${label}` : label, 'settings', argument);
  const times = TIMES.map((minutes) => marked(results.time(minutes), `delete ${minutes}m`, chosen === minutes));
  return say([bold(results.open), ...privacyLines(settings, words), `\n\n${results.fromNowOn}`], {
    buttons: [
      [toggle(coverResults, 'cover', cover)],
      [toggle(protectResults, 'protect', protect)],
      times,
      [marked(deletion.keep, 'delete off', chosen === undefined), runButton(back, 'settings', 'overview')],
    ],
    ...place,
  });
}
