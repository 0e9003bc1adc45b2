/** The index as SQLite's FTS5 keeps it, contentless. */
import type { DatabaseSync } from 'node:sqlite';
import type { IndexQuestion, KeywordIndex, Wanted } from './keyword-index.ts';
import type { SeqRange } from './moment.ts';

const HELD = 'from word where word match ? and rowid between ? and ?';

export function createSqliteIndex(database: DatabaseSync): KeywordIndex {
  const records = database.prepare('select records from vocabulary where token = ?');
  const newest = database.prepare(`select rowid ${HELD} order by rowid desc limit ?`);
  newest.setReturnArrays(true);
  const passing = {
    newest: database.prepare(`select rowid as seq ${HELD} order by rowid desc limit 1 offset ?`),
    oldest: database.prepare(`select rowid as seq ${HELD} order by rowid limit 1 offset ?`),
  };
  const counting = database.prepare(`select count(*) as n from (select 1 ${HELD} limit ?)`);
  return {
    // Every question goes straight to the file.
    expect: () => undefined,
    frequency: (token) => Number(records.get(token)?.records ?? 0),
    newest(question, { from, to }, limit) {
      const rows = newest.all(expressionOf(question), from, to, limit) as unknown as [number][];
      return rows.map(([seq]) => seq);
    },
    *each(question, { from, to }, order) {
      const direction = order === 'newest' ? 'desc' : 'asc';
      // A statement of its own: while one is gone through, another question may be asked.
      const rows = database.prepare(`select rowid as seq ${HELD} order by rowid ${direction}`);
      for (const { seq } of rows.iterate(expressionOf(question), from, to)) yield Number(seq);
    },
    nth(question, { from, to }, order, before) {
      const seq = passing[order].get(expressionOf(question), from, to, before)?.seq;
      return seq === undefined ? undefined : Number(seq);
    },
    count: (question, { from, to }, limit) => Number(counting.get(expressionOf(question), from, to, limit)?.n),
  };
}

/** The row numbers that hold what is asked for as a select of SQL, for a statement that joins them with others. */
export function selectOf(question: IndexQuestion, { from, to }: SeqRange): { sql: string; given: (string | number)[] } {
  return { sql: `select rowid ${HELD}`, given: [expressionOf(question), from, to] };
}

/** No token is three letters long: what nothing holds, for a list of nothing. */
const NOTHING = 'nil';

/** As FTS5 writes it. Tokens are letters and digits, so that quoting them is enough. */
function expressionOf({ all, none = [] }: IndexQuestion): string {
  const wanted = all.map((one) => `(${partOf(one)})`).join(' AND ');
  return none.length === 0 ? wanted : `(${wanted}) NOT (${none.map(partOf).join(' OR ')})`;
}

function partOf(wanted: Wanted): string {
  if ('inOrder' in wanted) return `{main sender place} : "${wanted.inOrder.join(' ')}"`;
  const any = (wanted.anyOf.length === 0 ? [NOTHING] : wanted.anyOf).map((token) => `"${token}"`).join(' OR ');
  return wanted.in === undefined ? any : `{${wanted.in.join(' ')}} : (${any})`;
}
