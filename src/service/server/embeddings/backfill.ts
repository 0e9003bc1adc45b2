/** Computes vectors in the background, a batch at a time in turn for each owner; the archives record what is done. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Archive } from '../archives/archives.ts';
import { type EmbeddingsClient, EmbeddingsError, MAX_TEXTS } from './embeddings-client.ts';
import type { OutageLog } from './outage-log.ts';
import type { RowText } from './unread-texts.ts';
import type { Vector } from './vector.ts';

export interface BackfillOptions {
  readonly client: EmbeddingsClient;
  readonly outages: OutageLog;
  /** Ids of all owners. */
  readonly owners: () => Promise<readonly string[]>;
  /** @throws if there is no such owner */
  readonly archiveOf: (owner: string, signal: AbortSignal) => Promise<Archive>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Pause between two batches: at most 320 records a second. */
const PAUSE_MS = 200;
/** Covers a batch on a slow CPU. */
const DEADLINE_MS = 120_000;
/** Wait after the first failure, doubled with each further one. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [5_000, 600_000];
/** Interval of checks for records written by live imports and other processes. */
const CHECK_INTERVAL_MS = 3_600_000;

export type Backfill = ReturnType<typeof createBackfill>;

export function createBackfill({ client, outages, owners, archiveOf, clock, log }: BackfillOptions) {
  const closing = new AbortController();
  const { signal } = closing;
  /** Owners who may have unprocessed records, next first, with how far each was checked. */
  const waiting = new Map<string, { readonly below: number | undefined }>();
  const erased = new Set<string>();
  let current: { readonly owner: string; readonly ending: AbortController; readonly done: Promise<void> } | undefined;
  let resume: () => void = () => undefined;
  let wait = FIRST_WAIT_MS;
  let hasWorked = false;

  /** Call it after writing to an owner's archive. */
  function wake(owner: string): void {
    if (erased.has(owner)) return;
    waiting.set(owner, { below: undefined });
    resume();
  }

  /** Vectors of texts; undefined for those refused individually. @throws EmbeddingsError */
  async function vectorsOf(texts: readonly string[], until: AbortSignal): Promise<(Vector | undefined)[]> {
    const limits = { deadlineMs: DEADLINE_MS, signal: until };
    try {
      const vectors = await client.embed(texts, limits);
      hasWorked = true;
      return vectors;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // If it accepted others, this text is the problem.
      if (texts.length === 1 && hasWorked) return [undefined];
      const found: (Vector | undefined)[] = [];
      for (const text of texts)
        found.push(
          await client.embed([text], limits).then(
            ([vector]) => vector,
            (reason: unknown) => {
              if (!isRefusal(reason)) throw reason;
              return undefined;
            },
          ),
        );
      // If it refuses all of them, the texts aren't the problem.
      if (found.every((vector) => vector === undefined)) throw error;
      return found;
    }
  }

  async function batch(owner: string, until: AbortSignal): Promise<void> {
    const archive = await archiveOf(owner, until);
    const mine = waiting.get(owner);
    const { texts, below } = await archive.unreadTexts(client.model, mine?.below, MAX_TEXTS);
    const worded = texts.filter(({ text }) => text !== '');
    const vectors =
      worded.length === 0
        ? []
        : await vectorsOf(
            worded.map(({ text }) => text),
            until,
          );
    if (worded.length > 0) outages.worked();
    const byRow = new Map(worded.map(({ seq }, at): [RowText['seq'], Vector | undefined] => [seq, vectors[at]]));
    if (texts.length > 0) {
      // Throws if the owner was erased meanwhile.
      const latest = await archiveOf(owner, until);
      await latest.writeVectors(
        client.model,
        texts,
        texts.map(({ seq }) => byRow.get(seq)),
      );
    }
    // Move the owner to the end of the queue.
    const wasWoken = waiting.get(owner) !== mine;
    waiting.delete(owner);
    if (wasWoken) wake(owner);
    else if (below !== undefined) waiting.set(owner, { below: below - 1 });
  }

  async function runBatch(owner: string): Promise<void> {
    const ending = new AbortController();
    const work = batch(owner, AbortSignal.any([signal, ending.signal]));
    const done = work.then(
      () => undefined,
      () => undefined,
    );
    current = { owner, ending, done };
    try {
      await work;
      wait = FIRST_WAIT_MS;
      await clock.sleep(PAUSE_MS, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof EmbeddingsError) {
        outages.failed(error);
        const at = waiting.get(owner);
        waiting.delete(owner);
        if (at && !erased.has(owner)) waiting.set(owner, at);
        await clock.sleep(wait, signal).catch(() => undefined);
        wait = Math.min(2 * wait, LONGEST_WAIT_MS);
      } else {
        waiting.delete(owner);
        if (!erased.has(owner)) log.warn({ err: error }, 'could not compute the vectors of an archive');
      }
    } finally {
      current = undefined;
    }
  }

  async function wakeAll(): Promise<void> {
    for (const owner of await owners()) wake(owner);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const [owner] = waiting.keys();
      if (owner !== undefined) {
        await runBatch(owner);
        continue;
      }
      await new Promise<void>((resolve) => {
        resume = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }

  let cancelCheck = () => {};
  function check(): void {
    cancelCheck();
    wakeAll().catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'could not list the owners for the vectors job');
    });
    cancelCheck = clock.setTimer(CHECK_INTERVAL_MS, check);
  }
  check();
  const running = run();

  return {
    wake,
    /** Call it after writing to an unknown owner's archive. */
    checkAll: check,
    /** Number of processed records of an owner; undefined if all are. */
    async progress(owner: string, until: AbortSignal): Promise<{ read: number; records: number } | undefined> {
      const archive = await archiveOf(owner, until);
      const { read, records } = await archive.countRead(client.model);
      return read < records ? { read, records } : undefined;
    },
    /** Stops working for an owner, permanently. */
    async erase(owner: string): Promise<void> {
      erased.add(owner);
      waiting.delete(owner);
      if (current?.owner !== owner) return;
      current.ending.abort(new Error('the owner was erased'));
      await current.done;
    },
    async close(): Promise<void> {
      cancelCheck();
      closing.abort(new Error('the service is stopping'));
      await running;
      await client.close();
    },
  };
}

const isRefusal = (error: unknown): boolean => error instanceof EmbeddingsError && error.code === 'refused';
