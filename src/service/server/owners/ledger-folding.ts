/** Keeps the ledger and the list of tokens from growing for ever, in batches that hold nobody up. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type OwnersDatabase, one } from './statements.ts';

const DAY_MS = 86_400_000;
/** After this an entry of the ledger is only counted into the sum of its month. */
const FOLD_AFTER_MS = 400 * DAY_MS;
/** For so long after its end a token is answered with "expired"; then it is unknown. */
const FORGET_EXPIRED_AFTER_MS = 90 * DAY_MS;
const BATCH = 500;
const EVERY_MS = 3_600_000;

/**
 * Folds one batch of at most 500 old entries into the sums of their owner, month, kind and operation.
 * @returns how many it folded
 */
export function foldLedger(database: OwnersDatabase, now: number): Promise<number> {
  const month =
    database.kind === 'sqlite'
      ? "strftime('%Y-%m', at / 1000, 'unixepoch')"
      : "to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM')";
  return database.transaction('ledger', async (within) => {
    const last = await one(
      within,
      'select max(id) as id from (select id from ledger where at < ? order by id limit ?) as oldest',
      ...[now - FOLD_AFTER_MS, BATCH],
    );
    if (typeof last?.id !== 'number') return 0;
    const which = [now - FOLD_AFTER_MS, last.id];
    await within.all(
      `insert into ledger_month (owner_id, month, kind, operation, amount, entries)
       select owner_id, ${month}, kind, coalesce(operation, ''), sum(amount), count(*)
       from ledger where at < ? and id <= ? group by 1, 2, 3, 4
       on conflict (owner_id, month, kind, operation) do update
       set amount = ledger_month.amount + excluded.amount, entries = ledger_month.entries + excluded.entries`,
      ...which,
    );
    return (await within.all('delete from ledger where at < ? and id <= ? returning id', ...which)).length;
  });
}

/** Removes one batch of tokens that ended long ago, and of tickets that ended. */
async function forgetEnded(database: OwnersDatabase, now: number): Promise<void> {
  await database.all(
    'delete from token where id in (select id from token where expires_at < ? limit ?)',
    ...[now - FORGET_EXPIRED_AFTER_MS, BATCH],
  );
  await database.all(
    'delete from ticket where seq in (select seq from ticket where expires_at <= ? limit ?)',
    ...[now, BATCH],
  );
}

/** Does both now and every hour, a batch at a time, until what it returns is called. */
export function keepLedgerShort(database: OwnersDatabase, clock: Clock, log: Log): () => void {
  let stopped = false;
  let cancel = () => {};
  async function round(): Promise<void> {
    try {
      await forgetEnded(database, clock.now());
      while (!stopped && (await foldLedger(database, clock.now())) === BATCH) await nextTurn();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'old entries of the ledger could not be folded');
    }
    if (!stopped) cancel = clock.setTimer(EVERY_MS, () => void round());
  }
  void round();
  return () => {
    stopped = true;
    cancel();
  };
}
