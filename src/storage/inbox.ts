/**
 * The rows of updates that are worked on: what writes them. Every change to a row names the claim under which it is made:
 * made again after a lost reply it changes nothing more, and made by a process that has lost the row it changes nothing.
 */
import { type QueryResult, sql } from 'kysely';
import { bindings, openKept } from './bindings.ts';
import type { Database } from './database.ts';
import type { Reservation } from './spending.ts';
import { changing, prepared, type Write, writeOf } from './write.ts';

/** Under which name, and as which attempt of it, a process writes to a row. */
export interface Claim {
  owner: string;
  /** Differs for every attempt of every process. */
  claim: string;
}

export interface Arrival extends Claim {
  updateId: number;
  /** In clear; stored as a pseudonym. */
  lane: string;
  control: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
  update: unknown;
}

/**
 * `progress`: what the attempt before this one has kept, undefined where it kept nothing. `unreadable`: it cannot be read
 * here, and the row is this claim's. `lost`: the row is another's, done, or not what it was taken for. `wait`: its lane is
 * not free for it yet.
 */
export type Claimed = { attempt: number; progress: unknown } | 'unreadable' | 'lost' | 'wait';

/** A paid request about to be made. */
export interface Commitment {
  /** In clear; stored as a pseudonym. */
  payer: string;
  /** JSON text. */
  progress: string;
  reservation: Write<Reservation> & { id: string };
}

/**
 * What the reservation says: granted, and past the point of no return; or refused by a cap. `behind`: another paid request
 * of this person is under way, or waits longer. `lost`: the row is no longer this process's.
 */
export type Committed = Reservation | 'behind' | 'lost';

export interface InboxRows {
  /** Keeps an update that nobody runs (`run: false`), or one that runs here. False: it was known before. */
  record(arrival: Arrival, run: boolean): Write<boolean>;
  /**
   * Starts a recorded update here, if its lane is free for it.
   * @param committed what it was when it was read: another process may have brought it past its point of no return since
   */
  claim(updateId: number, claim: Claim, committed: boolean): Write<Claimed>;
  /** Keeps JSON text with the row; false when it is no longer this claim's. */
  save(updateId: number, claim: string, progress: string): Write<boolean>;
  /** Puts the row into its payer's line; how many are before it, undefined when it is no longer this claim's. */
  queue(updateId: number, claim: string, payer: string, progress: string): Write<number | undefined>;
  /**
   * Reservation and point of no return. With `arrival` there is no row yet: the row is made by it, and only if this is
   * granted, without the update, which will never be handled again.
   */
  commit(updateId: number, claim: string, commitment: Commitment, arrival: Arrival | undefined): Write<Committed>;
  /** Ends the row: it is deleted, its number is seen. */
  end(updateId: number, claim: string): Write;
  /** Gives it back: free for anybody, not counted as an attempt. Whether it was still this claim's. */
  release(updateId: number, claim: string): Write<boolean>;
  /** As `release`, for one that cannot be read here: nobody looks at it before `availableAt`, and nothing waits for it. */
  setAside(updateId: number, claim: string, availableAt: number): Write;
  /** It keeps its lane no longer. */
  leaveLane(updateId: number, claim: string): Write;
}

const DAY_MS = 86_400_000;

/** Numbers from here on are given to what this program does by itself: Telegram's stay far below. */
export const FIRST_OWN_NUMBER = 2 ** 52;

export function createInboxRows(
  { query, kind, vault, pseudonym }: Database,
  { now, holdMs }: { now: () => number; holdMs: number },
): InboxRows {
  const statement = <Row>(template: ReturnType<typeof sql<Row>>) => prepared<Row>(template.compile(query));
  const skipLocked = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const seal = (progress: string, update_id: number) => vault.seal(progress, bindings.progress({ update_id }));

  const insert = statement<object>(sql`
    insert into inbox
      (update_id, lane, control, received_at, sealed, state, owner, claim, holds_lane, attempts, available_at, payer, cancelled)
    select cast(${0} as bigint), cast(${''} as text), cast(${0} as integer), cast(${0} as bigint),
      cast(${null} as text), cast(${''} as text), cast(${''} as text), cast(${''} as text), 0, cast(${0} as integer), cast(${0} as bigint), null, 0
    where not exists (select 1 from seen where update_id = ${0})
    on conflict (update_id) do nothing`);
  const present = statement<object>(sql`select claim, state from inbox where update_id = ${0}`);
  const start = statement<object>(sql`
    update inbox set owner = ${''}, claim = ${''}, attempts = attempts + 1,
      holds_lane = case when state = 'accepted' and control = 0 then 1 else 0 end,
      state = case state when 'accepted' then 'running' else state end
    where update_id in (
      select mine.update_id from inbox as mine
      where mine.update_id = ${0} and mine.owner is null and mine.state = ${''}
        and (mine.control = 1 or mine.state = 'committed' or (
          not exists (select 1 from inbox as held where held.lane = mine.lane and held.holds_lane = 1)
          and not exists (
            select 1 from inbox as earlier
            where earlier.lane = mine.lane and earlier.state = 'accepted' and earlier.control = 0
              and earlier.update_id < mine.update_id)))
      ${skipLocked})`);
  type Claimable = { owner: string | null; claim: string; state: string; attempts: number; progress: string | null };
  const claimable = statement<object>(
    sql`select owner, claim, state, attempts, progress from inbox where update_id = ${0}`,
  );
  const keep = statement<object>(sql`update inbox set progress = ${''} where update_id = ${0} and claim = ${''}`);
  const line = statement<object>(
    sql`update inbox set payer = ${''}, progress = ${''}, holds_lane = 0 where update_id = ${0} and claim = ${''}`,
  );
  const before = statement<{ ahead: number; mine: number }>(sql`
    select (select count(*) from inbox where payer = ${''} and (update_id < ${0} or state = 'committed')) as ahead,
      (select count(*) from inbox where update_id = ${0} and claim = ${''}) as mine`);
  /** It is reserved, or has no id as nothing is counted, and no other request of the person is under way or came earlier. */
  const mayPay = sql`exists (
        select 1 from (select cast(${''} as text) as id) as reserved
        where reserved.id = '' or exists (select 1 from spending where spending.id = reserved.id))
      and not exists (select 1 from inbox as other where other.payer = ${''} and other.update_id <> ${0}
        and (other.state = 'committed' or other.update_id < ${0}))`;
  const pass = statement<object>(sql`
    update inbox set state = 'committed', sealed = null, progress = ${''}, payer = ${''}, holds_lane = 0
    where update_id = ${0} and claim = ${''} and cancelled = 0 and ${mayPay}`);
  const insertPast = statement<object>(sql`
    insert into inbox
      (update_id, lane, control, received_at, state, progress, owner, claim, holds_lane, attempts, available_at, payer,
        cancelled)
    select cast(${0} as bigint), cast(${''} as text), cast(${0} as integer), cast(${0} as bigint),
      'committed', cast(${''} as text), cast(${''} as text), cast(${''} as text), 0, 1, 0, cast(${''} as text), 0
    where not exists (select 1 from seen where update_id = ${0}) and ${mayPay}
    on conflict do nothing`);
  /**
   * An insert that had to wait for whoever just deleted the row has looked at `seen` before that: Postgres lets the next
   * statement of the transaction see what was committed meanwhile.
   */
  const unlessSeen = statement<object>(sql`
    delete from inbox where update_id = ${0} and claim = ${''} and exists (select 1 from seen where update_id = ${0})`);
  const lookAgain = (updateId: number, claim: string) =>
    kind === 'postgres' ? [unlessSeen(updateId, claim, updateId)] : [];
  const unreserve = statement<object>(sql`
    delete from spending where id = ${''} and not exists (
      select 1 from inbox where update_id = ${0} and claim = ${''} and state = 'committed')`);
  const remove = statement<object>(sql`delete from inbox where update_id = ${0} and claim = ${''}`);
  // What is another's by now is not over.
  const remember = statement<object>(sql`
    insert into seen (update_id, day) select cast(${0} as bigint), cast(${0} as integer)
    where not exists (select 1 from inbox where update_id = ${0})
    on conflict (update_id) do nothing`);
  const giveBack = statement<object>(sql`
    update inbox set owner = null, claim = '', holds_lane = 0, available_at = 0,
      attempts = case when attempts > 0 then attempts - 1 else 0 end,
      payer = case state when 'committed' then payer else null end,
      state = case state when 'running' then 'accepted' else state end
    where update_id = ${0} and claim = ${''}`);
  // Nobody waits for it, in its chat or to pay: it may never be readable again.
  const putAside = statement<object>(sql`
    update inbox set owner = null, claim = '', holds_lane = 0, available_at = ${0}, control = 1, payer = null,
      attempts = case when attempts > 0 then attempts - 1 else 0 end,
      state = case state when 'running' then 'accepted' else state end
    where update_id = ${0} and claim = ${''}`);
  const leave = statement<object>(sql`update inbox set holds_lane = 0 where update_id = ${0} and claim = ${''}`);

  const columnsOf = ({ updateId, lane, control, receivedAt }: Arrival) =>
    [updateId, pseudonym(lane), control ? 1 : 0, receivedAt] as const;

  function inserting(arrival: Arrival, run: boolean) {
    const { updateId, owner, claim, update } = arrival;
    const sealed = vault.seal(JSON.stringify(update), bindings.update({ update_id: updateId }));
    return run
      ? insert(...columnsOf(arrival), sealed, 'running', owner, claim, 1, 0, updateId)
      : insert(...columnsOf(arrival), sealed, 'accepted', null, claim, 0, now() + holdMs, updateId);
  }

  const rowOf = (result: QueryResult<unknown> | undefined) =>
    result?.rows[0] as { claim: string; state: string } | undefined;

  return {
    record: (arrival, run) => ({
      statements: [inserting(arrival, run), ...lookAgain(arrival.updateId, arrival.claim), present(arrival.updateId)],
      read: (results) => rowOf(results.at(-1))?.claim === arrival.claim,
    }),
    claim(updateId, { owner, claim }, committed) {
      const state = committed ? 'committed' : 'accepted';
      return {
        statements: [start(owner, claim, updateId, state), claimable(updateId)],
        read(results) {
          const row = results[1]?.rows[0] as Claimable | undefined;
          if (row?.owner === null) return row.state === state ? 'wait' : 'lost';
          if (row?.owner !== owner || row.claim !== claim) return 'lost';
          const kept = openKept(vault, row.progress, bindings.progress({ update_id: updateId }));
          return kept ? { attempt: Number(row.attempts), progress: kept.value } : 'unreadable';
        },
      };
    },
    save: (updateId, claim, progress) => ({
      statements: [keep(seal(progress, updateId), updateId, claim), present(updateId)],
      read: (results) => rowOf(results[1])?.claim === claim,
    }),
    queue(updateId, claim, payer, progress) {
      const whose = pseudonym(payer);
      return {
        statements: [line(whose, seal(progress, updateId), updateId, claim), before(whose, updateId, updateId, claim)],
        read(results) {
          const row = results[1]?.rows[0] as { ahead: number; mine: number } | undefined;
          return row && Number(row.mine) > 0 ? Number(row.ahead) : undefined;
        },
      };
    },
    commit(updateId, claim, { payer, progress, reservation }, arrival) {
      const whose = pseudonym(payer);
      const sealed = seal(progress, updateId);
      const { id } = reservation;
      const others = [whose, updateId, updateId];
      const passing = arrival
        ? insertPast(...columnsOf(arrival), sealed, arrival.owner, claim, whose, updateId, id, ...others)
        : pass(sealed, whose, updateId, claim, id, ...others);
      return {
        statements: [
          ...reservation.statements,
          passing,
          ...(arrival ? lookAgain(updateId, claim) : []),
          unreserve(id, updateId, claim),
          present(updateId),
        ],
        read(results) {
          const row = rowOf(results.at(-1));
          if (row ? row.claim !== claim : !arrival) return 'lost';
          const reserved = reservation.read(results.slice(0, reservation.statements.length));
          return row?.state !== 'committed' && reserved.granted ? 'behind' : reserved;
        },
      };
    },
    end: (updateId, claim) =>
      writeOf(remove(updateId, claim), remember(updateId, Math.floor(now() / DAY_MS), updateId)),
    release: (updateId, claim) => changing(giveBack(updateId, claim)),
    setAside: (updateId, claim, availableAt) => writeOf(putAside(availableAt, updateId, claim)),
    leaveLane: (updateId, claim) => writeOf(leave(updateId, claim)),
  };
}
