/**
 * Spending by person. A row is written before each paid call, which reserves its credits against every cap, and settled
 * after it, so that neither concurrency nor a killed process can exceed a cap.
 */
import { sql } from 'kysely';
import { rowKey } from './bindings.ts';
import type { Database } from './database.ts';
import { BATCH, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

/** `refused`: nothing was charged; `unknown`: credits may have been charged. */
export type SpendingOutcome = 'charged' | 'refused' | 'unknown';

export interface SpendingRow {
  id: string;
  command: string;
  operation: string;
  credits: number;
  state: 'started' | SpendingOutcome;
  startedAt: number;
}

/** `spent`: credits that count since the day's start, without this call. */
export type Reservation = { granted: true } | { granted: false; spent: number; cap: number };

export interface SpendingEntry {
  person: string;
  command: string;
  operation: string;
  credits: number;
  now: number;
  since: number;
  cap: number | undefined;
}

/** Command name of the row that holds a sum after its details were erased. */
export const ERASED_DETAIL = 'erased';

export type Spending = ReturnType<typeof createSpending>;

export function createSpending({ query, read, write, kind }: Database) {
  const compiled = statementsOf(query);
  const spentIn = (rows: readonly unknown[] | undefined) => {
    const [row] = (rows ?? []) as { spent: number }[];
    return row?.spent ?? 0;
  };
  /** SQLite serialises transactions; Postgres needs a lock per person. */
  const locking = (person: string) => (kind === 'postgres' ? [compiled.lock(`spending/${person}`)] : []);

  return {
    /**
     * A write that inserts the row of a call about to start, unless the credits that count since `since` would exceed
     * `cap`. Charged, started and unknown rows count. `cap` undefined: no cap; 0 refuses every call that costs. `id`
     * identifies the row for `settling`.
     */
    reserving(entry: SpendingEntry): Write<Reservation> & { readonly id: string } {
      const { person, command, operation, credits, now, since, cap } = entry;
      const id = rowKey(now);
      const row = [id, person, command, operation, credits, now];
      if (cap === undefined) return { id, statements: [compiled.insert(...row)], read: () => ({ granted: true }) };
      return {
        id,
        statements: [
          ...locking(person),
          compiled.insertUnder(...row, credits, person, since, credits, cap),
          compiled.outcome(person, since, id),
        ],
        read(results) {
          const [{ spent = 0, granted = 0 } = {}] = (results.at(-1)?.rows ?? []) as {
            spent?: number;
            granted?: number;
          }[];
          return granted > 0 ? { granted: true } : { granted: false, spent, cap };
        },
      };
    },
    /** @param credits the actual charge, if it differs from the reserved one */
    settling: (id: string, outcome: SpendingOutcome, credits?: number) =>
      credits === undefined ? writeOf(compiled.settle(outcome, id)) : writeOf(compiled.settleAt(outcome, credits, id)),
    /** Rows since `since`, newest first. */
    async list(person: string, since: number): Promise<SpendingRow[]> {
      const rows = await read(compiled.list, [person, since]);
      return rows.map(({ person: _, started_at: startedAt, state, ...row }) => ({
        ...row,
        state: state as SpendingRow['state'],
        startedAt,
      }));
    },
    /** Marks calls that started before `before` and were never settled as `unknown`; resolves with their number. */
    settleAbandoned: (before: number) => inBatches(() => write(counting(compiled.settleAbandoned(before, BATCH)))),
    /**
     * Erases a person's rows in one transaction. With `keep`, the credits that count since then are kept as one sum.
     * @returns the number of erased rows, without sums of earlier erasures, and the credits that are kept
     */
    erase(person: string, keep?: { since: number; now: number }) {
      const sumId = rowKey(keep?.now ?? 0);
      const kept = keep ? [compiled.keepSum(sumId, person, keep.now, person, keep.since)] : [];
      return write({
        statements: [
          ...locking(person),
          compiled.detail(person),
          ...kept,
          compiled.eraseBut(person, sumId),
          compiled.spent(person, 0),
        ],
        read(results) {
          const [detail] = (results.at(kind === 'postgres' ? 1 : 0)?.rows ?? []) as { rows: number }[];
          return { rows: detail?.rows ?? 0, kept: spentIn(results.at(-1)?.rows) };
        },
      });
    },
    eraseBefore: (before: number) => inBatches(() => write(counting(compiled.eraseBefore(before, BATCH)))),
  };
}

// Postgres cannot infer the type of a parameter in a select list.
const text = sql`cast(${''} as text)`;
const bigint = sql`cast(${0} as bigint)`;

/** Subquery: counting credits of a person since a time (parameters in this order). */
export const countedCredits = sql`select coalesce(sum(credits), 0) as spent from spending
  where person = ${text} and started_at >= ${bigint} and state <> 'refused'`;

/** A call that counts against a cap: start time in milliseconds since 1970, and credits. */
export interface CountedCall {
  readonly at: number;
  readonly credits: number;
}

/** Subquery: counting calls of a person since a time (parameters in this order), as one text for `parseCalls`. */
export const countedCalls = sql`select string_agg(cast(started_at as text) || ' ' || cast(credits as text), ',')
  from spending where person = ${text} and started_at >= ${bigint} and state <> 'refused'`;

export function parseCalls(calls: string | null): CountedCall[] {
  if (calls === null) return [];
  return calls.split(',').map((call) => {
    const [at, credits] = call.split(' ').map(Number);
    return { at: at ?? 0, credits: credits ?? 0 };
  });
}

/** All statements, compiled once; parameters are in the order of their placeholders. */
function statementsOf(query: Database['query']) {
  const credits = sql`cast(${0} as integer)`;
  const columns = sql`(id, person, command, operation, credits, state, started_at)`;
  const compile = (statement: ReturnType<typeof sql>) => prepared(statement.compile(query));

  return {
    lock: compile(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`),
    insert: compile(sql`insert into spending ${columns}
      values (${text}, ${text}, ${text}, ${text}, ${credits}, 'started', ${bigint})
      on conflict (id) do nothing`),
    // Inserts only if it stays within the cap.
    insertUnder: compile(sql`insert into spending ${columns}
      select ${text}, ${text}, ${text}, ${text}, ${credits}, 'started', ${bigint}
      where ${credits} = 0 or (${countedCredits}) + ${credits} <= ${bigint}
      on conflict (id) do nothing`),
    outcome: compile(sql`select (${countedCredits}) as spent,
      (select count(*) from spending where id = ${text}) as granted`),
    settle: compile(sql`update spending set state = ${text} where id = ${text}`),
    settleAt: compile(sql`update spending set state = ${text}, credits = ${credits} where id = ${text}`),
    spent: compile(countedCredits),
    list: query
      .selectFrom('spending')
      .selectAll()
      .where('person', '=', '')
      .where('started_at', '>=', 0)
      .orderBy('started_at', 'desc')
      .compile(),
    settleAbandoned: compile(sql`update spending set state = 'unknown' where id in
      (select id from spending where state = 'started' and started_at < ${bigint} limit ${bigint})`),
    detail: compile(
      sql`select count(*) as rows from spending where person = ${text} and command <> ${sql.lit(ERASED_DETAIL)}`,
    ),
    keepSum: compile(sql`insert into spending ${columns}
      select ${text}, ${text}, ${sql.lit(ERASED_DETAIL)}, 'sum', sum(credits), 'charged', ${bigint} from spending
      where person = ${text} and started_at >= ${bigint} and state <> 'refused'
      having sum(credits) > 0
      on conflict (id) do nothing`),
    eraseBut: compile(sql`delete from spending where person = ${text} and id <> ${text}`),
    eraseBefore: compile(sql`delete from spending where id in
      (select id from spending where started_at < ${bigint} limit ${bigint})`),
  };
}
