/** Splits what follows a command into words, quoted parts and `key:value` parts. */
import { tidy } from '../display-text.ts';
import { EXCLUDED } from './query-words.ts';

export interface TypedWord {
  /** Lower case, one of the known keys; undefined for a plain word. */
  key: string | undefined;
  /** Without the quotes, and without the - before it. */
  value: string;
  quoted: boolean;
  /** A - stands before it. */
  excluded: boolean;
}

/** Quotation marks that open, and what closes each. */
export const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '‟': '”',
  '「': '」',
};

/**
 * @param keys the keys that count as such; `https:` and other unknown ones stay part of their word
 * @returns at most `limit` words; a quote that is not closed is an ordinary character
 */
export function splitTyped(argument: string, keys: readonly string[], limit = 200): TypedWord[] {
  const text = tidy(argument);
  const words: TypedWord[] = [];
  let at = 0;
  while (at < text.length && words.length < limit) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    const excluded = isMinus(text, at);
    if (excluded) at++;
    const key = keyAt(text, at, keys);
    const begin = key === undefined ? at : at + key.length + 1;
    const quoted = quotedAt(text, begin);
    if (quoted) {
      words.push({ key, value: quoted.value, quoted: true, excluded });
      at = quoted.end;
      continue;
    }
    const space = text.indexOf(' ', begin);
    const end = space < 0 ? text.length : space;
    words.push({ key, value: text.slice(begin, end), quoted: false, excluded });
    at = end;
  }
  return words.filter(({ key, value }) => key !== undefined || value !== '');
}

/** A - before a word or a quotation; between two words it is a hyphen or a dash. */
function isMinus(text: string, at: number): boolean {
  return text[at] === '-' && (EXCLUDED.test(text.slice(at, at + 3)) || quotedAt(text, at + 1) !== undefined);
}

function keyAt(text: string, at: number, keys: readonly string[]): string | undefined {
  const match = /^([\p{L}\p{M}]{1,12})[:：]/u.exec(text.slice(at, at + 13))?.[1]?.toLowerCase();
  return match !== undefined && keys.includes(match) ? match : undefined;
}

function quotedAt(text: string, at: number): { value: string; end: number } | undefined {
  const closing = QUOTES[text[at] ?? ''];
  if (closing === undefined) return undefined;
  const end = text.indexOf(closing, at + 1);
  return end < 0 ? undefined : { value: text.slice(at + 1, end).trim(), end: end + 1 };
}
