/** Untrusted text among our own: isolated in direction, and without tappable commands. */
import { cleanText, cutTo, shorten } from '#commands/display-text.ts';

/**
 * Hebrew, Arabic, Syriac, Thaana, N'Ko and the other right-to-left scripts; those beyond the basic plane
 * (U+10800–10FFF, U+1E800–1EFFF) by their high surrogates, which no other characters use.
 */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const LEFT_TO_RIGHT = /[\p{L}--[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]]/v;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const WORD_JOINER = '\u2060';

export type Direction = 'ltr' | 'rtl';

/** An untrusted name on one line, isolated if its direction differs, so that it can't reorder what follows. */
export function cleanName(name: string, limit = 128, direction: Direction = 'ltr'): string {
  const plain = shorten(name, limit);
  return (direction === 'ltr' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT).test(plain) ? isolate(plain) : plain;
}

const isolate = (text: string) => FIRST_STRONG_ISOLATE + text + POP_ISOLATE;

/** A label or hint of the bot on one line; keeps the isolates that the catalogue put in. */
export function cleanLabel(text: string, limit: number): string {
  return cutTo(cleanSpan(text).replace(/\s+/g, ' ').trim(), limit);
}

/**
 * Cleans the bot's own text: keeps the isolates (U+2068 … U+2069) that the catalogue put around inserted values, and
 * cleans everything else like untrusted text.
 */
export function cleanSpan(text: string): string {
  if (!text.includes(FIRST_STRONG_ISOLATE)) return cleanText(text);
  return text
    .split(/(\u2068[^\u2066-\u2069]*\u2069)/)
    .map((part, index) => (index % 2 === 0 ? cleanText(part) : isolate(cleanText(part))))
    .join('');
}

/** Isolates text that runs against the surrounding direction; a command always runs left to right. */
export function isolateIn(direction: Direction, text: string): string {
  if (direction === 'ltr') return RIGHT_TO_LEFT.test(text) ? isolate(text) : text;
  if (!LEFT_TO_RIGHT.test(text) || text.includes(FIRST_STRONG_ISOLATE)) return text;
  if (RIGHT_TO_LEFT.test(text) && !/^\/[a-z]/.test(text)) return text;
  // An isolate ends with its paragraph.
  return text.replace(/^[^\n]*\p{L}[^\n]*$/gmu, isolate('$&'));
}

/** The characters to put before and after a text that must not change itself, such as one that a tap copies. */
export function isolatesAround(direction: Direction, text: string): readonly [string, string] {
  const isIsolated = !text.includes('\n') && isolateIn(direction, text) !== text;
  return isIsolated ? [FIRST_STRONG_ISOLATE, POP_ISOLATE] : ['', ''];
}

/** Whether the text has any visible character; Telegram refuses messages that don't. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\p{Zs}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);
}

/** Number of characters after a slash that are checked for a command name. */
export const MAX_COMMAND_LENGTH = 64;

/**
 * Makes the bot's commands in untrusted text untappable: Telegram turns any "/name" into a link that sends it.
 * @param names the commands; other words after a slash (paths) stay as they are
 * @param following the text right after this one, into which a name may extend
 */
export function withoutCommands(text: string, names: ReadonlySet<string>, following = ''): string {
  if (names.size === 0 || !text.includes('/')) return text;
  const whole = text + following;
  return text.replace(/\//g, (slash, at: number) => {
    const [name = ''] = /^[A-Za-z0-9_]{1,64}/.exec(whole.slice(at + 1, at + 1 + MAX_COMMAND_LENGTH)) ?? [];
    return names.has(name.toLowerCase()) ? slash + WORD_JOINER : slash;
  });
}
