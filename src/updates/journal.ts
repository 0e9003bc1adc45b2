/**
 * Group commit: what many updates want written in the same moment becomes one write. A write starts when the present
 * turn of the event loop ends, or when the write before it ends; whatever comes meanwhile goes into the next.
 */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Inbox } from '../storage/inbox.ts';
import type { Claim, InboxBatch, InboxRecord, InboxSave, InboxWork, WorkGrant } from '../storage/inbox-batch.ts';

export interface Journal {
  /** Resolves when the update is durable; not `fresh`: it was recorded before, by whomever. */
  record(record: InboxRecord): Promise<Recorded>;
  /** Tries to start an update that was recorded, or whose record was asked for before. */
  claim(updateId: number): Promise<Claimed>;
  /** Keeps `progress`, a JSON text. Whether it was kept: not for an update that is no longer `owner`'s. */
  save(updateId: number, owner: string, progress: string, commit: boolean): Promise<boolean>;
  work(updateId: number, owner: string, person: string, label: string): Promise<WorkGrant | undefined>;
  /** The rest happens soon, and is tried again until it has happened. */
  workEnd(updateId: number, owner: string): void;
  leave(updateId: number, owner: string): void;
  end(updateId: number, owner: string): void;
  release(updateId: number, owner: string): void;
  /** How many writes were made and how many entries they held. */
  counts(): { writes: number; entries: number };
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
}

export type Recorded = { fresh: boolean; owner: string };
export type Claimed = { attempt: number; owner: string } | Exclude<Claim, object>;

interface Asked<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

type Owned = { updateId: number; owner: string };
const MARKS = ['workEnds', 'leaves', 'ends', 'releases'] as const;
type Mark = (typeof MARKS)[number];

const MAX_BATCH = 200;
const MAX_MARKS = 2000;
const RETRY_MS = [100, 250, 500, 1000, 2000, 5000];

export function createJournal(options: {
  inbox: Inbox;
  /** The worker that writes now. */
  owner(): string;
  holdMs: number;
  clock: Clock;
  log: Log;
}): Journal {
  const { inbox, clock, log } = options;
  const records: Asked<InboxRecord, Recorded>[] = [];
  const claims: Asked<number, Claimed>[] = [];
  const saves: Asked<InboxSave & Owned, boolean>[] = [];
  const works: Asked<InboxWork & Owned, WorkGrant | undefined>[] = [];
  const marks: Record<Mark, Owned[]> = { workEnds: [], leaves: [], ends: [], releases: [] };
  let scheduled = false;
  let writing = false;
  let failures = 0;
  let waiters: (() => void)[] = [];
  const counts = { writes: 0, entries: 0 };

  const pending = () =>
    records.length + claims.length + saves.length + works.length + MARKS.reduce((sum, m) => sum + marks[m].length, 0);

  function schedule(): void {
    if (scheduled || writing) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void write();
    });
  }

  async function write(): Promise<void> {
    if (writing) return;
    const owner = options.owner();
    const current = (entry: Owned) => entry.owner === owner;
    const taken = {
      claims: takeClaims(),
      records: records.splice(0, MAX_BATCH),
      saves: saves.splice(0, MAX_BATCH),
      works: works.splice(0, MAX_BATCH),
    };
    // Marks of an owner that has lost its lease are void: the rows are another's.
    const marked = MARKS.map((mark) => [mark, marks[mark].splice(0, MAX_MARKS).filter(current)] as const);
    const ids = (mark: Mark) => marked.find(([name]) => name === mark)?.[1].map((entry) => entry.updateId) ?? [];
    const batch: InboxBatch = {
      owner,
      holdMs: options.holdMs,
      saves: taken.saves.filter(({ input }) => current(input)).map(({ input }) => input),
      works: taken.works.filter(({ input }) => current(input)).map(({ input }) => input),
      records: taken.records.map(({ input }) => input),
      claims: taken.claims.map(({ input }) => input),
      workEnds: ids('workEnds'),
      leaves: ids('leaves'),
      ends: ids('ends'),
      releases: ids('releases'),
    };
    writing = true;
    try {
      const outcome = await inbox.write(batch);
      failures = 0;
      counts.writes++;
      counts.entries += batch.records.length + batch.claims.length + batch.saves.length + batch.ends.length;
      for (const asked of taken.records) {
        asked.resolve({ fresh: outcome.recorded.has(asked.input.updateId), owner });
      }
      for (const asked of taken.saves) asked.resolve(outcome.saved.has(asked.input.updateId));
      for (const asked of taken.works) answer(asked, outcome.works.get(asked.input.updateId));
      for (const asked of taken.claims) {
        const claim = outcome.claims.get(asked.input) ?? 'taken';
        answer(asked, claim instanceof Error || typeof claim === 'string' ? claim : { ...claim, owner });
      }
    } catch (error) {
      failures++;
      log.error({ err: error, failures }, 'updates cannot be recorded: the database refuses');
      for (const asked of [...taken.records, ...taken.saves, ...taken.works, ...taken.claims]) asked.reject(error);
      for (const [mark, entries] of marked) marks[mark].unshift(...entries);
    }
    writing = false;
    if (failures === 0) {
      if (pending() > 0) schedule();
      else release();
      return;
    }
    clock.after(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0, schedule);
    if (pending() === 0) release();
  }

  /** A claim goes into the same write as its record or a later one, never before it. */
  function takeClaims() {
    const unrecorded = new Set(records.slice(MAX_BATCH).map(({ input }) => input.updateId));
    const ready = claims.filter(({ input }) => !unrecorded.has(input)).slice(0, MAX_BATCH);
    if (ready.length === claims.length) return claims.splice(0);
    const taken = new Set(ready);
    claims.splice(0, claims.length, ...claims.filter((asked) => !taken.has(asked)));
    return ready;
  }

  function answer<Input, Output>(asked: Asked<Input, Output>, output: Output | Error): void {
    if (output instanceof Error) asked.reject(output);
    else asked.resolve(output);
  }

  function release(): void {
    const ready = waiters;
    waiters = [];
    for (const resolve of ready) resolve();
  }

  function ask<Input, Output>(list: Asked<Input, Output>[], input: Input): Promise<Output> {
    schedule();
    return new Promise((resolve, reject) => list.push({ input, resolve, reject }));
  }

  function mark(name: Mark, updateId: number, owner: string): void {
    marks[name].push({ updateId, owner });
    schedule();
  }

  return {
    record: (record) => ask(records, record),
    claim: (updateId) => ask(claims, updateId),
    save: (updateId, owner, progress, commit) => ask(saves, { updateId, owner, progress, commit }),
    work: (updateId, owner, person, label) => ask(works, { updateId, owner, person, label }),
    workEnd: (updateId, owner) => mark('workEnds', updateId, owner),
    leave: (updateId, owner) => mark('leaves', updateId, owner),
    end: (updateId, owner) => mark('ends', updateId, owner),
    release: (updateId, owner) => mark('releases', updateId, owner),
    counts: () => ({ ...counts }),
    settled: () => {
      if (!writing && pending() === 0) return Promise.resolve();
      return new Promise((resolve) => waiters.push(resolve));
    },
  };
}
