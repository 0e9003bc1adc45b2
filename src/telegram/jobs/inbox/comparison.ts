/** Compares what the database says is this process's with what it holds, both ways, and puts right what differs. */
import type { Log } from '#platform/log.ts';
import { requestIdOf } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import type { InboxRows } from '#storage/inbox.ts';
import type { OwnUpdate } from '#storage/workers.ts';
import type { Entry } from './entry.ts';
import { CancelledError, LeaseLostError } from './turn.ts';

export function createComparison(options: {
  inFlight: ReadonlyMap<number, Entry>;
  rows: InboxRows;
  database: Pick<Database, 'write'>;
  log: Log;
}) {
  const { inFlight, rows, database, log } = options;

  async function giveBack(updateId: number, claim: string): Promise<void> {
    try {
      // Mostly its end is just being written, and nothing is there to be given back.
      if (await database.write(rows.release(updateId, claim)))
        log.warn({ reference: requestIdOf(updateId) }, 'an update that nobody here holds is given back');
    } catch (error) {
      log.warn(
        { err: error, reference: requestIdOf(updateId) },
        'an update that nobody here holds could not be given back',
      );
    }
  }

  /** `owned`: what the database said at `askedAt` (by Clock.monotonic) to be `owner`'s. */
  return (owned: readonly OwnUpdate[], askedAt: number, owner: string): void => {
    const claimOf = new Map(owned.map(({ updateId, claim }) => [updateId, claim]));
    for (const { updateId, claim, cancelled } of owned) {
      const entry = inFlight.get(updateId);
      if (entry && cancelled) entry.abort(new CancelledError('cancelled in another process'));
      if (!entry) void giveBack(updateId, claim);
    }
    for (const entry of inFlight.values()) {
      const { state, row } = entry;
      if (!row || state.is === 'ending' || entry.rowSince >= askedAt || row.owner !== owner) continue;
      if (claimOf.get(entry.id) !== row.claim) entry.abort(new LeaseLostError('the row is no longer ours'));
    }
  };
}
