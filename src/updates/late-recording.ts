/** Makes an update durable whose handler runs already: because it grew slow, wants to keep something, or is waited for. */
import type { Log } from '../log.ts';
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';
import { LeaseLostError } from './turn.ts';

export function createLateRecording({ journal, log }: { journal: Journal; log: Log }) {
  /** Resolves when it is durable. Rejects with LeaseLostError when another process has the same update. */
  async function record(entry: Entry): Promise<void> {
    if (!entry.recorded) {
      entry.recording ??= write(entry);
      await entry.recording;
    }
    if (entry.owner === undefined) throw entry.abortReason ?? new LeaseLostError('the update is another’s');
  }

  async function write(entry: Entry): Promise<void> {
    const control = entry.work === 'control';
    const row = { updateId: entry.id, lane: entry.lane, control, update: entry.update, running: true };
    try {
      const { fresh, owner } = await journal.record(row);
      entry.recorded = true;
      entry.acknowledge();
      if (fresh) entry.owner = owner;
      else entry.abort(new LeaseLostError('another process has received the same update'));
    } catch (error) {
      entry.recording = undefined;
      throw error;
    }
  }

  return {
    record,
    /** As `record`, for whoever does not wait for it. */
    request(entry: Entry): void {
      if (entry.recorded || entry.recording !== undefined) return;
      record(entry).catch((error: unknown) => log.warn({ err: error }, 'an update could not be recorded late'));
    },
  };
}
