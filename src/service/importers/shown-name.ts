/** Cleans names of people, chats and files, and mail subjects, for display on one line. */

/** Control, bidirectional and invisible characters; joiners of emoji are kept. */
const UNPRINTABLE =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Printable ASCII with single spaces, as most names are. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** One line: collapses white space, removes unprintable characters, and replaces lone surrogates by U+FFFD. */
export function printableName(name: string): string {
  if (CLEAN.test(name)) return name;
  return name.toWellFormed().replace(/\s+/gu, ' ').replace(UNPRINTABLE, '').trim();
}

const MAX_NAME = 200;

/** Like printableName, cut to 200 characters; undefined if it isn't a string or nothing is left. */
export function displayName(name: unknown): string | undefined {
  const line = typeof name === 'string' ? printableName(name) : '';
  return line === '' ? undefined : line.length <= MAX_NAME ? line : line.slice(0, MAX_NAME).toWellFormed();
}
