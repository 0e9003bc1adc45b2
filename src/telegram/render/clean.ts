/** Foreign text beside our own: kept apart in direction, and no command in it can be tapped. */
import { cleanText, cutTo, shorten } from '#commands/display-text.ts';

/**
 * Hebrew, Arabic, Syriac, Thaana, N'Ko and the other scripts written from right to left; those beyond the basic plane
 * (U+10800–10FFF, U+1E800–1EFFF) by the first halves of their pairs, which no other characters have.
 */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const LEFT_TO_RIGHT = /[\p{L}--[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]]/v;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const WORD_JOINER = '\u2060';

export type Direction = 'ltr' | 'rtl';

/** A foreign name on one line, kept apart from what follows it in a text of that direction: dates and marks stay where they are. */
export function cleanName(name: string, limit = 128, direction: Direction = 'ltr'): string {
  const plain = shorten(name, limit);
  return (direction === 'ltr' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT).test(plain) ? isolated(plain) : plain;
}

const isolated = (text: string) => FIRST_STRONG_ISOLATE + text + POP_ISOLATE;

/** One of the bot's own labels and hints: a single line, in which what the catalogue has isolated stays so. */
export function cleanLabel(text: string, limit: number): string {
  return cutTo(cleanSpan(text).replace(/\s+/g, ' ').trim(), limit);
}

/**
 * The bot's own words, into which a catalogue may have put foreign ones: what it has isolated (U+2068 … U+2069) stays so,
 * everything else is cleaned as foreign text is.
 */
export function cleanSpan(text: string): string {
  if (!text.includes(FIRST_STRONG_ISOLATE)) return cleanText(text);
  return text
    .split(/(\u2068[^\u2066-\u2069]*\u2069)/)
    .map((part, index) => (index % 2 === 0 ? cleanText(part) : isolated(cleanText(part))))
    .join('');
}

/** Keeps a text apart that runs against the direction of those around it; a command always runs from left to right. */
export function isolateIn(direction: Direction, text: string): string {
  if (direction === 'ltr') return RIGHT_TO_LEFT.test(text) ? isolated(text) : text;
  if (!LEFT_TO_RIGHT.test(text) || text.includes(FIRST_STRONG_ISOLATE)) return text;
  if (RIGHT_TO_LEFT.test(text) && !/^\/[a-z]/.test(text)) return text;
  // An isolate ends with its paragraph.
  return text.replace(/^[^\n]*\p{L}[^\n]*$/gmu, isolated('$&'));
}

/** What to set before and behind a text whose own characters may not change, such as one that is copied with a tap. */
export function isolatesAround(direction: Direction, text: string): readonly [string, string] {
  const isKeptApart = !text.includes('\n') && isolateIn(direction, text) !== text;
  return isKeptApart ? [FIRST_STRONG_ISOLATE, POP_ISOLATE] : ['', ''];
}

/** Whether a reader would see anything; Telegram refuses messages without. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\p{Zs}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);
}

/** Characters behind a slash in which a command's name is looked for. */
export const MAX_COMMAND_LENGTH = 64;

/**
 * Foreign text in which the bot's own commands cannot be tapped: Telegram turns any "/name" into a link that sends it.
 * @param names the commands; other words after a slash (paths) stay untouched
 * @param behind what stands right behind the text, where a name may go on
 */
export function withoutCommands(text: string, names: ReadonlySet<string>, behind = ''): string {
  if (names.size === 0 || !text.includes('/')) return text;
  const whole = text + behind;
  return text.replace(/\//g, (slash, at: number) => {
    const [name = ''] = /^[A-Za-z0-9_]{1,64}/.exec(whole.slice(at + 1, at + 1 + MAX_COMMAND_LENGTH)) ?? [];
    return names.has(name.toLowerCase()) ? slash + WORD_JOINER : slash;
  });
}
