/** Keeps the ledger and the list of tokens from growing for ever, in batches that hold nobody up. */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { inTransaction } from './database.ts';

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
export function foldLedger(database: DatabaseSync, now: number): number {
  return inTransaction(database, () => {
    const last = database
      .prepare('select max(id) as id from (select id from ledger where at < ? order by id limit ?)')
      .get(now - FOLD_AFTER_MS, BATCH)?.id;
    if (typeof last !== 'number') return 0;
    const which = [now - FOLD_AFTER_MS, last];
    database
      .prepare(
        `insert into ledger_month (owner_id, month, kind, operation, amount, entries)
         select owner_id, strftime('%Y-%m', at / 1000, 'unixepoch'), kind, coalesce(operation, ''), sum(amount), count(*)
         from ledger where at < ? and id <= ? group by 1, 2, 3, 4
         on conflict do update set amount = amount + excluded.amount, entries = entries + excluded.entries`,
      )
      .run(...which);
    return Number(database.prepare('delete from ledger where at < ? and id <= ?').run(...which).changes);
  });
}

/** Removes one batch of tokens that ended long ago, and of tickets that ended. */
function forgetEnded(database: DatabaseSync, now: number): void {
  database
    .prepare('delete from token where id in (select id from token where expires_at < ? limit ?)')
    .run(now - FORGET_EXPIRED_AFTER_MS, BATCH);
  database
    .prepare('delete from ticket where seq in (select seq from ticket where expires_at <= ? limit ?)')
    .run(now, BATCH);
}

/** Does both now and every hour, a batch at a time, until what it returns is called. */
export function keepLedgerShort(database: DatabaseSync, clock: Clock, log: Log): () => void {
  let stopped = false;
  let cancel = () => {};
  async function round(): Promise<void> {
    try {
      forgetEnded(database, clock.now());
      while (!stopped && foldLedger(database, clock.now()) === BATCH) await nextTurn();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'old entries of the ledger could not be folded');
    }
    if (!stopped) cancel = clock.after(EVERY_MS, () => void round());
  }
  void round();
  return () => {
    stopped = true;
    cancel();
  };
}
