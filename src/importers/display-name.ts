/** Names of people and chats as they can be shown: what other apps export may hold anything. */

/** Control characters, and marks that only direct how text runs: they could hide or reorder what stands beside a name. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Most names. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

const MAX_LENGTH = 200;

/**
 * @returns the name in one line, without control characters, at most 200 characters; undefined if nothing is left.
 * Joiners stay: they hold emoji and letters of some scripts together.
 */
export function displayName(name: string): string | undefined {
  if (name.length <= MAX_LENGTH && PLAIN.test(name)) return name;
  const line = name.replaceAll(/\s+/gu, ' ').replaceAll(INVISIBLE, '').trim();
  return line === '' ? undefined : line.slice(0, MAX_LENGTH).toWellFormed();
}
