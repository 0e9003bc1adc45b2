/**
 * What was spent, by person. A row is written before the paid call (which reserves its credits against every cap) and
 * settled after it, so that neither concurrency nor a killed process can pass a cap.
 */
import { sql } from 'kysely';
import { rowKey } from './bindings.ts';
import type { Database } from './database.ts';
import { BATCH, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

/** `refused`: nothing was taken; `unknown`: credits may have been taken. */
export type SpendingOutcome = 'charged' | 'refused' | 'unknown';

export interface SpendingRow {
  id: string;
  command: string;
  operation: string;
  credits: number;
  state: 'started' | SpendingOutcome;
  startedAt: number;
}

/** `spent`: what counts since the day's start, with this call in it if it was granted. */
export type Reservation = { granted: true; spent: number } | { granted: false; spent: number; cap: number };

export interface SpendingEntry {
  person: string;
  command: string;
  operation: string;
  credits: number;
  now: number;
  since: number;
  cap: number | undefined;
}

/** The command of the row that stands for a sum after its detail was erased. */
export const ERASED_DETAIL = 'erased';

export interface Spending {
  /**
   * The row of a call that is about to start, unless it would bring what counts since `since` over `cap`.
   * Counted: charged, started and unknown rows. `cap` undefined: no cap; 0 refuses everything that costs.
   * `id` is the row's, for settling.
   */
  reserving(entry: SpendingEntry): Write<Reservation> & { readonly id: string };
  /** @param credits where it came to something else than was reserved */
  settling(id: string, outcome: SpendingOutcome, credits?: number): Write;
  /** Rows since `since`, newest first. */
  list(person: string, since: number): Promise<SpendingRow[]>;
  /** Calls that started before `before` and were never settled become `unknown`; how many. */
  settleAbandoned(before: number): Promise<number>;
  /**
   * Erases a person's rows in one step. With `keep`, what counts since then stays as one sum without any detail.
   * @returns how many rows were erased, sums of earlier erasures not counted, and the credits that stay
   */
  erase(person: string, keep?: { since: number; now: number }): Promise<{ rows: number; kept: number }>;
  eraseBefore(before: number): Promise<number>;
}

export function createSpending({ query, read, write, kind }: Database): Spending {
  const compiled = statementsOf(query);
  const spentIn = (rows: readonly unknown[] | undefined) => {
    const [row] = (rows ?? []) as { spent: number | string }[];
    return Number(row?.spent ?? 0);
  };
  /** SQLite transactions run one after the other; Postgres needs a lock for this person. */
  const locking = (person: string) => (kind === 'postgres' ? [compiled.lock(`spending/${person}`)] : []);

  return {
    reserving({ person, command, operation, credits, now, since, cap }) {
      const id = rowKey(now);
      const row = [id, person, command, operation, credits, now];
      const insert =
        cap === undefined
          ? [compiled.insert(...row)]
          : [...locking(person), compiled.insertUnder(...row, credits, person, since, credits, cap)];
      return {
        id,
        statements: [...insert, compiled.outcome(person, since, id)],
        read(results) {
          const [row] = (results.at(-1)?.rows ?? []) as { spent: number | string; granted: number | string }[];
          const spent = Number(row?.spent ?? 0);
          return cap === undefined || Number(row?.granted) > 0
            ? { granted: true, spent }
            : { granted: false, spent, cap };
        },
      };
    },
    settling: (id, outcome, credits) =>
      credits === undefined ? writeOf(compiled.settle(outcome, id)) : writeOf(compiled.settleAt(outcome, credits, id)),
    async list(person, since) {
      const rows = await read(compiled.list, [person, since]);
      return rows.map(({ id, command, operation, credits, state, started_at }) => ({
        id,
        command,
        operation,
        credits,
        state: state as SpendingRow['state'],
        startedAt: Number(started_at),
      }));
    },
    settleAbandoned: (before) => inBatches(() => write(counting(compiled.settleAbandoned(before, BATCH)))),
    erase(person, keep) {
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
          const [detail] = (results.at(kind === 'postgres' ? 1 : 0)?.rows ?? []) as { rows: number | string }[];
          return { rows: Number(detail?.rows ?? 0), kept: spentIn(results.at(-1)?.rows) };
        },
      });
    },
    eraseBefore: (before) => inBatches(() => write(counting(compiled.eraseBefore(before, BATCH)))),
  };
}

// A parameter in a list of columns has no type but the one it is given.
const text = sql`cast(${''} as text)`;
const bigint = sql`cast(${0} as bigint)`;

/** The credits of a person that count since a moment, in this order, as a statement within others. */
export const countedCredits = sql`select coalesce(sum(credits), 0) as spent from spending
  where person = ${text} and started_at >= ${bigint} and state <> 'refused'`;

/** A call that counts against a cap: when it began, milliseconds since 1970, and its credits. */
export interface CountedCall {
  readonly at: number;
  readonly credits: number;
}

/** The counting calls of a person since a moment, in this order, as one text: for `openCalls`, as a statement within others. */
export const countedCalls = sql`select string_agg(cast(started_at as text) || ' ' || cast(credits as text), ',')
  from spending where person = ${text} and started_at >= ${bigint} and state <> 'refused'`;

export function openCalls(calls: string | null): CountedCall[] {
  if (calls === null) return [];
  return calls.split(',').map((call) => {
    const [at, credits] = call.split(' ').map(Number);
    return { at: at ?? 0, credits: credits ?? 0 };
  });
}

/** All statements, compiled once; the order of their parameters is that of the marks in them. */
function statementsOf(query: Database['query']) {
  const credits = sql`cast(${0} as integer)`;
  const columns = sql`(id, person, command, operation, credits, state, started_at)`;
  const compile = (statement: ReturnType<typeof sql>) => prepared(statement.compile(query));

  return {
    lock: compile(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`),
    insert: compile(sql`insert into spending ${columns}
      values (${text}, ${text}, ${text}, ${text}, ${credits}, 'started', ${bigint})
      on conflict (id) do nothing`),
    // Written only if it fits under the cap.
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
