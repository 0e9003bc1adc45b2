/** Turns of a process that dies: at its n-th write nothing more happens, whether or not that write was durable. */
import { LeaseLostError, type UpdateTurn } from '../../src/updates/turn.ts';

/** What the journal holds of one update. */
export interface Kept {
  progress: unknown;
  committed: boolean;
}

export interface DyingTurn {
  turn: UpdateTurn;
  /** Resolves at the death. */
  died: Promise<void>;
  /** Ends what is left of the dead process; nothing of it may be seen. */
  bury(): void;
}

export function dyingTurn(kept: Kept, attempt: number, death?: { atWrite: number; durable: boolean }): DyingTurn {
  const died = Promise.withResolvers<void>();
  const grave = Promise.withResolvers<never>();
  grave.promise.catch(() => undefined);
  const end = new AbortController();
  let writes = 0;
  async function write(progress: unknown, commit: boolean): Promise<void> {
    writes += 1;
    const dies = writes === death?.atWrite;
    if (!dies || death?.durable) {
      kept.progress = JSON.parse(JSON.stringify(progress));
      kept.committed ||= commit;
    }
    if (!dies) return;
    died.resolve();
    await grave.promise;
  }
  return {
    died: died.promise,
    bury() {
      const reason = new LeaseLostError('dead');
      end.abort(reason);
      grave.reject(reason);
    },
    turn: {
      updateId: 77,
      attempt,
      signal: end.signal,
      progress: kept.progress,
      saveProgress: (progress) => write(progress, false),
      pointOfNoReturn: (progress) => write(progress, true),
      longWork: (_, run) => run(end.signal),
    },
  };
}
