/**
 * How many records hold a token, and which words of the archive begin with some letters. Words are sealed; what stands
 * beside them are keyed hashes of their first two, three and four letters, so that few have to be opened, or none.
 */
import type { DatabaseSync } from 'node:sqlite';
import { isRunOfPairs } from '../text/words.ts';
import type { ArchiveKey } from './archive-key.ts';
import { prepareWrite } from './write-statement.ts';

const MAX_REMEMBERED = 100_000;
/** Words that a beginning stands for at most: the most frequent ones. */
const MAX_EXPANSIONS = 200;

const letters = (word: string, count: number) => [...word].slice(0, count).join('');
/** A pair of characters of a script without spaces is looked for by its first one. */
const isPair = (word: string) => isRunOfPairs(word) && [...word].length === 2;
// A beginning is never hashed like the word of the same letters.
const beginning = (text: string) => `${text}…`;
const binding = (token: string) => `word/${token}`;

/** Lengths of the beginnings that are kept, longest first. */
const KEPT_LENGTHS = [4, 3, 2] as const;

/** Words are counted again once a sixteenth of all records has come or gone. */
const RECOUNT_SHARE = 16;

/** Keeps words and how many records hold them. Call it inside a transaction. */
export function createVocabularyWriter(database: DatabaseSync, key: ArchiveKey) {
  const select = database.prepare('select word is not null as spelled from vocabulary where token = ?');
  const insert = prepareWrite(
    database,
    `insert into vocabulary (token, records, word, begins2, begins3, begins4) values (?, 0, ?, ?, ?, ?)
     on conflict do update set word = excluded.word, begins2 = excluded.begins2, begins3 = excluded.begins3,
       begins4 = excluded.begins4`,
  );
  const counted = database.prepare('select records from counted');
  const recount = prepareWrite(
    database,
    `insert into vocabulary (token, records) select term, doc from word_count where true
     on conflict do update set records = excluded.records`,
  );
  const setCounted = prepareWrite(database, 'update counted set records = ?');

  /** Tokens whose words are known to be there. */
  let known = new Set<string>();

  return {
    /** A transaction failed: what it had kept is not there. */
    reset(): void {
      known = new Set();
    },
    add(token: string, word: string): void {
      if (known.has(token)) return;
      if (known.size >= MAX_REMEMBERED) known = new Set();
      known.add(token);
      if (select.get(token)?.spelled === 1) return;
      const two = key.token(beginning(isPair(word) ? letters(word, 1) : letters(word, 2)));
      const [three, four] = [3, 4].map((count) =>
        [...word].length < count ? null : key.token(beginning(letters(word, count))),
      );
      insert.run(token, key.seal(Buffer.from(word), binding(token)), two, three ?? null, four ?? null);
    },
    /**
     * Counts all words anew, where the counts are too far behind: a pass over the whole index, a second for a million
     * records, which costs less than counting along.
     * @param records how many there are
     */
    countAnew(records: number): void {
      const before = Number(counted.get()?.records ?? 0);
      if (Math.abs(records - before) * RECOUNT_SHARE < Math.max(records, 1)) return;
      recount.run();
      setCounted.run(records);
    },
  };
}

export interface Vocabulary {
  /** Tokens of the words that begin with `prefix` (two letters or more, or one of a script without spaces), most frequent first; `most` at most. */
  beginningWith(prefix: string, most?: number): string[];
  /** A word, and the words that begin with it where it has two letters or more; `cut` where there may be more of these. */
  wholeOrBegun(word: string): { anyOf: string[]; cut: boolean };
}

export function createVocabulary(database: DatabaseSync, key: ArchiveKey): Vocabulary {
  const [byFour, byThree, byTwo] = KEPT_LENGTHS.map((length) =>
    database.prepare(`select token, word from vocabulary where begins${length} = ? order by records desc`),
  );
  function beginningWith(prefix: string, most = MAX_EXPANSIONS): string[] {
    const { length } = [...prefix];
    const rows = length >= 4 ? byFour : length === 3 ? byThree : byTwo;
    const found: string[] = [];
    for (const row of rows?.iterate(key.token(beginning(letters(prefix, 4)))) ?? []) {
      const token = String(row.token);
      // What was hashed of the word is the whole of what is looked for, or only its beginning.
      if (
        length > 4 &&
        !key
          .open(row.word as Uint8Array, binding(token))
          .toString()
          .startsWith(prefix)
      )
        continue;
      if (found.push(token) === most) break;
    }
    return found;
  }
  return {
    beginningWith,
    wholeOrBegun(word) {
      const begun = [...word].length < 2 ? [] : beginningWith(word);
      return { anyOf: [...new Set([key.token(word), ...begun])], cut: begun.length >= MAX_EXPANSIONS };
    },
  };
}
