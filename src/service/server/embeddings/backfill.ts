/** Makes vectors in the background, a batch at a time owner by owner; what was read is known from the archives. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Archive } from '../archives/archives.ts';
import { type EmbeddingsClient, EmbeddingsError, MOST_TEXTS } from './embeddings-client.ts';
import type { OutageLog } from './outage-log.ts';
import type { RowText } from './unread-texts.ts';
import type { Vector } from './vector.ts';

export interface BackfillOptions {
  readonly client: EmbeddingsClient;
  readonly trouble: OutageLog;
  /** Ids of all owners. */
  readonly owners: () => Promise<readonly string[]>;
  /** @throws where there is no such owner */
  readonly archiveOf: (owner: string, signal: AbortSignal) => Promise<Archive>;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Backfill {
  /** Something was written for an owner. */
  wake(owner: string): void;
  /** Something was written, for whomever. */
  lookAgain(): void;
  /** How many of an owner's records were read; undefined where all were. */
  progress(owner: string, signal: AbortSignal): Promise<{ read: number; records: number } | undefined>;
  /** Ends what is done for an owner, for good. */
  erase(owner: string): Promise<void>;
  close(): Promise<void>;
}

/** Between two batches: at most 320 records a second. */
const PAUSE_MS = 200;
/** A batch on a slow processor. */
const DEADLINE_MS = 120_000;
/** After the first failure, doubled by each that follows. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [5_000, 600_000];
/** What flows in by itself, and what other processes write, is looked for so often. */
const LOOK_AGAIN_MS = 3_600_000;

export function createBackfill({ client, trouble: outages, owners, archiveOf, clock, log }: BackfillOptions): Backfill {
  const closing = new AbortController();
  const { signal } = closing;
  /** Owners who may have something unread, next first; how far each was gone through. */
  const waiting = new Map<string, { readonly below: number | undefined }>();
  const erased = new Set<string>();
  let current: { readonly owner: string; readonly ending: AbortController; readonly done: Promise<void> } | undefined;
  let rouse: () => void = () => undefined;
  let wait = FIRST_WAIT_MS;
  let hasWorked = false;

  function wake(owner: string): void {
    if (erased.has(owner)) return;
    waiting.set(owner, { below: undefined });
    rouse();
  }

  /** Vectors for texts; undefined for those that are refused by themselves. @throws EmbeddingsError */
  async function vectorsOf(texts: readonly string[], until: AbortSignal): Promise<(Vector | undefined)[]> {
    const limits = { deadlineMs: DEADLINE_MS, signal: until };
    try {
      const vectors = await client.embed(texts, limits);
      hasWorked = true;
      return vectors;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Of one that took others it is the text that is wrong.
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
      // Where it takes none of them it is not the texts that are wrong.
      if (found.every((vector) => vector === undefined)) throw error;
      return found;
    }
  }

  async function batch(owner: string, until: AbortSignal): Promise<void> {
    const archive = await archiveOf(owner, until);
    const mine = waiting.get(owner);
    const { texts, below } = await archive.unreadTexts(client.model, mine?.below, MOST_TEXTS);
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
      // Whoever was erased meanwhile has no archive.
      const there = await archiveOf(owner, until);
      await there.writeVectors(
        client.model,
        texts,
        texts.map(({ seq }) => byRow.get(seq)),
      );
    }
    // To the end of the row: who else waits comes first.
    const isWoken = waiting.get(owner) !== mine;
    waiting.delete(owner);
    if (isWoken) wake(owner);
    else if (below !== undefined) waiting.set(owner, { below: below - 1 });
  }

  async function turn(owner: string): Promise<void> {
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
        if (!erased.has(owner)) log.warn({ err: error }, 'an archive could not be read for its vectors');
      }
    } finally {
      current = undefined;
    }
  }

  async function lookAtAll(): Promise<void> {
    for (const owner of await owners()) wake(owner);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const [owner] = waiting.keys();
      if (owner !== undefined) {
        await turn(owner);
        continue;
      }
      await new Promise<void>((resolve) => {
        rouse = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }

  let stopLooking = () => {};
  function look(): void {
    stopLooking();
    lookAtAll().catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error }, 'owners could not be listed for their vectors');
    });
    stopLooking = clock.setTimer(LOOK_AGAIN_MS, look);
  }
  look();
  const running = run();

  return {
    wake,
    lookAgain: look,
    async progress(owner, until) {
      const archive = await archiveOf(owner, until);
      const { read, records } = await archive.countRead(client.model);
      return read < records ? { read, records } : undefined;
    },
    async erase(owner) {
      erased.add(owner);
      waiting.delete(owner);
      if (current?.owner !== owner) return;
      current.ending.abort(new Error('the owner is erased'));
      await current.done;
    },
    async close() {
      stopLooking();
      closing.abort(new Error('the service stops'));
      await running;
      await client.close();
    },
  };
}

const isRefusal = (error: unknown): boolean => error instanceof EmbeddingsError && error.code === 'refused';
