/** Names of people, chats, files and subjects of mails, made fit to be shown in one line. */

/** Control characters, what turns the direction of writing round, and what is invisible; emoji keep their joiners. */
const UNSHOWABLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Printable ASCII with single spaces: most names. */
const FIT = /^[!-~]+(?: [!-~]+)*$/;

/** One line: runs of white space become one space, unshowable characters go, halves of characters become U+FFFD. */
export function printableName(name: string): string {
  if (FIT.test(name)) return name;
  return name.toWellFormed().replace(/\s+/gu, ' ').replace(UNSHOWABLE, '').trim();
}

const LONGEST_NAME = 200;

/** As printableName, at most 200 characters; undefined for what is no text, or where nothing is left of it. */
export function displayName(name: unknown): string | undefined {
  const line = typeof name === 'string' ? printableName(name) : '';
  return line === '' ? undefined : line.length <= LONGEST_NAME ? line : line.slice(0, LONGEST_NAME).toWellFormed();
}
