/**
 * How many records hold a token, and which words of the archive begin with some letters. Words are sealed; what stands
 * beside them are keyed hashes of their first two and three letters, so that only a few have to be opened.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { ArchiveKey } from './archive-key.ts';
import type { IndexedTerm } from './terms.ts';
import { prepareWrite } from './write-statement.ts';

const MAX_REMEMBERED = 100_000;
/** Words that a beginning stands for at most: the most frequent ones. */
const MAX_EXPANSIONS = 200;

const letters = (word: string, count: number) => [...word].slice(0, count).join('');
/** A pair of Chinese or Japanese characters is looked for by its first one. */
const isPair = (word: string) => /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]{2}$/u.test(word);
// A beginning is never hashed like the word of the same letters.
const beginning = (text: string) => `${text}…`;
const binding = (token: string) => `word/${token}`;

/** Adds to and takes from the counts. Call it inside a transaction. */
export function createVocabularyWriter(database: DatabaseSync, key: ArchiveKey) {
  const select = database.prepare('select word is not null as spelled from vocabulary where token = ?');
  const insert = prepareWrite(
    database,
    'insert into vocabulary (token, records, word, begins2, begins3) values (?, ?, ?, ?, ?)',
  );
  const count = prepareWrite(database, 'update vocabulary set records = records + ? where token = ?');
  const spell = prepareWrite(database, 'update vocabulary set word = ?, begins2 = ?, begins3 = ? where token = ?');

  /** Tokens that are known to be there, with their word where they have one. */
  let known = new Set<string>();

  function spelling(token: string, word: string): [Buffer, string, string | null] {
    const two = key.token(beginning(isPair(word) ? letters(word, 1) : letters(word, 2)));
    const three = [...word].length < 3 ? null : key.token(beginning(letters(word, 3)));
    return [key.seal(Buffer.from(word), binding(token)), two, three];
  }

  return {
    /** A transaction failed: what it had kept is not there. */
    reset(): void {
      known = new Set();
    },
    /** Whether `add` would do nothing but count. */
    knows: (token: string) => known.has(token),
    /** @param records by how many the number of records that hold the term changes */
    add({ token, word }: IndexedTerm, records: number): void {
      if (known.has(token)) {
        count.run(records, token);
        return;
      }
      const kept = select.get(token);
      if (word !== undefined || kept?.spelled === 1) {
        if (known.size >= MAX_REMEMBERED) known = new Set();
        known.add(token);
      }
      if (kept === undefined) {
        insert.run(token, Math.max(0, records), ...(word === undefined ? [null, null, null] : spelling(token, word)));
        return;
      }
      count.run(records, token);
      if (word !== undefined && kept.spelled === 0) spell.run(...spelling(token, word), token);
    },
  };
}

export interface Vocabulary {
  /** How many records hold the token. */
  records(token: string): number;
  /** Tokens of the words that begin with `prefix` (two letters or more, or one of a script without spaces), most frequent first. */
  beginningWith(prefix: string): string[];
}

export function createVocabulary(database: DatabaseSync, key: ArchiveKey): Vocabulary {
  const select = database.prepare('select records from vocabulary where token = ?');
  const byTwo = database.prepare('select token, word from vocabulary where begins2 = ? order by records desc');
  const byThree = database.prepare('select token, word from vocabulary where begins3 = ? order by records desc');
  return {
    records: (token) => Number(select.get(token)?.records ?? 0),
    beginningWith(prefix) {
      const long = [...prefix].length >= 3;
      const found: string[] = [];
      for (const row of (long ? byThree : byTwo).iterate(key.token(beginning(letters(prefix, long ? 3 : 2))))) {
        const token = String(row.token);
        const word = key.open(row.word as Uint8Array, binding(token)).toString();
        if (!word.startsWith(prefix)) continue;
        if (found.push(token) === MAX_EXPANSIONS) break;
      }
      return found;
    },
  };
}
