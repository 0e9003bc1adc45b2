/**
 * The imports of this process. Each has a folder with its file and its sealed state, so an interrupted import resumes
 * after a restart. Imports of one owner run one after another.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { makePrivateFolder } from '#platform/files.ts';
import { KEY_BYTES } from '#platform/key-file.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import { ThreadError } from '#platform/thread-requests.ts';
import type { Vault } from '#platform/vault.ts';
import {
  IMPORT_FAILURES,
  type ImportAnswers,
  type ImportFailure,
  type ImportReceipt,
  type ImportView,
  type OpenImport,
} from '../../contract/imports.ts';
import type { Platform } from '../../importers/importer.ts';
import type { ArchiveAddress } from '../archive/open-archives.ts';
import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import { ApiError } from '../http/api-error.ts';
import { type ArrivalLimits, type Arriving, archiveFull, requireRoom, tooLarge } from './arriving-file.ts';
import { openImportFolder } from './import-folder.ts';
import {
  choicesOf,
  type ExportReport,
  type GivenFile,
  type ImportState,
  isAnswerTo,
  isOver,
  type KeptJob,
  type KnownOwner,
  type Outcome,
  readingOf,
  withOwner,
} from './import-job.ts';
import type { ImportProgress } from './import-run.ts';
import { createImportThreads } from './import-thread.ts';
import {
  createLiveJob,
  currentReference,
  failureOf,
  hashed,
  type LiveJob,
  newContent,
  requireFreeSlot,
  SetAsideError,
  untilEnded,
} from './live-job.ts';
import { questionAbout } from './own-names.ts';
import { importEnded, wrongOffset } from './reception.ts';

/** If the person was guessed, includes the other candidates: the file may be reread with a different answer. */
function outcomeOf(report: ExportReport, kept: KeptJob, receipt: ImportReceipt): Outcome {
  const { before, answers } = kept;
  const reading = readingOf(report, kept);
  // A reread only rewrites records: the receipt keeps the counts of the first reading.
  const counts = before && { written: before.written, updated: before.updated, duplicate: before.duplicate };
  const full = { ...receipt, ...counts, ...reading };
  const isWhole = receipt.read > 0 && (receipt.ended === undefined || receipt.ended === 'broken');
  if (!isWhole || !(reading.me?.guessed || reading.timeZone?.guessed)) return { state: 'done', receipt: full };
  const others = report.people.filter(({ id }) => id !== answers.me);
  return { state: 'done', receipt: full, people: reading.me?.guessed ? others : [] };
}

/**
 * Maximum number of threads per kind, each CPU-bound. An inspection may read a large file to its end, so several run at
 * a time; small imports don't wait for large ones.
 */
const CONCURRENCY = {
  large: { slots: 2, perOwner: 1 },
  small: { slots: 1, perOwner: 1 },
  looks: { slots: 4, perOwner: 1 },
};
/** Of the files that are read, unpacked. */
const SMALL_BYTES = 16 * 1024 ** 2;
/** Imports of one owner run one after another, whatever their size. */
const ONE_PER_OWNER = { slots: 1000, perOwner: 1 };

const within = (outer: FairQueue, inner: FairQueue): FairQueue => ({
  run: (owner, signal, work) => outer.run(owner, signal, () => inner.run(owner, signal, work)),
});

/** How long receipts and unanswered questions are kept, and how long an upload may be silent. */
const [KEPT_MS, SILENCE_MS] = [24 * 3_600_000, 3_600_000];
/** Maximum number of receipts kept per owner. */
const MAX_ENDED = 50;
/** Files kept per owner for rereading: the newest, and older ones while the total is within this limit. */
const KEPT_BYTES = 64 * 1024 ** 2;
/** How often to check whether another process has released its imports. */
const RECHECK_MS = 60_000;
/** Attempts at an import that kills its thread or process. */
const MAX_ATTEMPTS = 3;

export interface ImportJobsOptions {
  folder: string;
  vault: Vault;
  schemaBase: string;
  clock: Clock;
  log: Log;
  limits: ArrivalLimits;
  /** Called after an import has written to the owner's archive. */
  onWritten?(owner: string): void;
  /** An import thread that sends nothing for so long is terminated; HUNG_MS of import-thread.ts by default. */
  hungMs?: number;
  archiveOf(owner: string): Promise<ArchiveAddress>;
  /** Size of the owner's archive in bytes. */
  storedBytes(owner: string): Promise<number>;
  /** Which of these people the owner was in earlier imports from the platform (own-names.ts). */
  ownerAmong(owner: string, platform: Platform, people: readonly string[]): Promise<KnownOwner | undefined>;
}

export type ImportJobs = ReturnType<typeof createImportJobs>;

export function createImportJobs(options: ImportJobsOptions) {
  const { vault, clock, log, limits, ownerAmong } = options;
  makePrivateFolder(options.folder);
  const folder = openImportFolder(options.folder, vault, log);
  const threads = createImportThreads({ lowPriority: true, hungMs: options.hungMs });
  const closing = new AbortController();
  const jobs = new Map<string, LiveJob>();
  const ownerQueue = createFairQueue({ clock, ...ONE_PER_OWNER });
  const largeQueue = within(ownerQueue, createFairQueue({ clock, ...CONCURRENCY.large }));
  const smallQueue = within(ownerQueue, createFairQueue({ clock, ...CONCURRENCY.small }));
  const inspections = createFairQueue({ clock, ...CONCURRENCY.looks });
  const erased = new Set<string>();

  function add(id: string, kept: KeptJob, state: ImportState): LiveJob {
    const job = createLiveJob(id, kept, state, limits);
    jobs.set(id, job);
    return job;
  }

  const receivedBytes = ({ id, state }: LiveJob) => (state.state === 'arriving' ? folder.arrivedBytes(id) : undefined);

  /** The public view of an import. @param open open imports of its owner */
  function viewOf(job: LiveJob, open: readonly LiveJob[]): ImportView {
    const { state, kept } = job;
    const { name, size } = kept;
    if (state.state === 'arriving') return { ...state, name, received: receivedBytes(job) ?? 0, size };
    if (state.state === 'held') {
      const isAfterAnswer = open.some((other) => other.state.state === 'asking');
      return { state: 'waiting', name, ...(isAfterAnswer ? { isAfterAnswer } : {}) };
    }
    if (state.state !== 'failed') return { ...state, name };
    const reference = state.reason === 'failed' ? kept.reference : undefined;
    return {
      ...state,
      name,
      sentence: IMPORT_FAILURES[state.reason],
      ...(reference === undefined ? {} : { reference }),
    };
  }

  function keep(job: LiveJob, kept: KeptJob): void {
    job.kept = kept;
    folder.keep(job.id, kept);
  }

  function failAfter(job: LiveJob, ms: number, reason: ImportFailure): void {
    job.stopWaiting();
    job.stopWaiting = clock.setTimer(ms, () => end(job, { state: 'failed', reason }));
  }

  /** Keeps the outcome for KEPT_MS and removes the file, unless it may be reread with a different answer. */
  function end(job: LiveJob, outcome: Outcome): void {
    if (isOver(job.state)) return;
    job.state = outcome;
    job.stopWaiting();
    job.reception.stop(importEnded());
    const key = outcome.state === 'done' && outcome.people ? job.kept.key : '';
    job.kept = { ...job.kept, key, ended: { at: clock.now(), outcome } };
    runWithRequest(job.origin, () => folder.conclude(job.id, job.kept));
    remember(job, KEPT_MS);
    removeOldFiles(job.kept.owner);
    for (const held of openOf(job.kept.owner)) if (held.state.state === 'held') start(held);
  }

  function removeOldFiles(owner: string): void {
    const endedAt = ({ kept }: LiveJob) => kept.ended?.at ?? 0;
    const own = [...jobs.values()].filter(({ kept }) => kept.owner === owner && kept.ended && kept.key !== '');
    own.reverse().sort((one, other) => endedAt(other) - endedAt(one));
    let bytes = 0;
    for (const [place, job] of own.entries()) {
      bytes += job.state.state === 'done' ? job.state.receipt.bytes : 0;
      if (place > 0 && bytes > KEPT_BYTES) removeFile(job);
    }
  }

  function removeFile(job: LiveJob): void {
    if (job.state.state !== 'done' || !job.kept.ended) return;
    const { receipt } = job.state;
    job.state = { state: 'done', receipt };
    job.kept = { ...job.kept, key: '', ended: { at: job.kept.ended.at, outcome: job.state } };
    folder.conclude(job.id, job.kept);
  }

  function remember(job: LiveJob, ms: number): void {
    job.stopWaiting = clock.setTimer(ms, () => forget(job));
    const own = [...jobs.values()].filter(({ kept }) => kept.ended && kept.owner === job.kept.owner);
    for (const old of own.slice(0, -MAX_ENDED)) forget(old);
  }

  function forget(job: LiveJob): void {
    job.stopWaiting();
    folder.remove(job.id);
    jobs.delete(job.id);
  }

  function start(job: LiveJob): void {
    job.stopWaiting();
    job.state = { state: 'looking' };
    enqueue(inspections, job, 'looks', () => inspect(job));
  }

  function enqueue(queue: FairQueue, job: LiveJob, kind: 'looks' | 'runs', work: () => Promise<void>): void {
    const attempt = () => {
      job.work = runWithRequest(job.origin, () => counted(job, kind, work).catch((error: unknown) => fail(job, error)));
      return job.work;
    };
    // Rejects only if the job is ended while queued; whoever ends it sets the outcome.
    queue.run(job.kept.owner, job.ending.signal, attempt).catch(() => undefined);
  }

  /** Counts the attempt before it starts, so that one that kills the process counts too. */
  async function counted(job: LiveJob, kind: 'looks' | 'runs', work: () => Promise<void>): Promise<void> {
    const before = job.kept.begun?.[kind] ?? 0;
    const note = (times: number) =>
      keep(job, { ...job.kept, begun: { looks: 0, runs: 0, ...job.kept.begun, [kind]: times } });
    if (before >= MAX_ATTEMPTS) throw new SetAsideError();
    note(before + 1);
    try {
      await work();
      if (!isOver(job.state)) note(0);
    } catch (error) {
      if (closing.signal.aborted) note(before);
      if (closing.signal.aborted || !(error instanceof ThreadError)) throw error;
      log.warn({ err: error, import: job.id }, 'import thread died; retrying');
      start(job);
    }
  }

  async function inspect(job: LiveJob): Promise<void> {
    job.ending.signal.throwIfAborted();
    const inspected = await threads.inspect(folder.whole(job.id, job.kept), job.ending.signal);
    const report = withOwner(inspected, job.kept.telegramId);
    const { question, kept } = await questionAbout(report, job.kept, (people) =>
      ownerAmong(job.kept.owner, report.platform, people),
    );
    job.ending.signal.throwIfAborted();
    if (kept !== job.kept) keep(job, kept);
    if (question && hasEarlierQuestion(job)) job.state = { state: 'held' };
    else if (question) {
      job.state = { state: 'asking', question };
      failAfter(job, KEPT_MS, 'unanswered');
    } else {
      job.state = { state: 'waiting' };
      enqueue(report.size < SMALL_BYTES ? smallQueue : largeQueue, job, 'runs', () => run(job, report));
    }
  }

  /** People are asked about one import at a time, since its answers may also settle the next one. */
  function hasEarlierQuestion(job: LiveJob): boolean {
    const open = openOf(job.kept.owner);
    const before = open.slice(0, open.indexOf(job));
    return before.some(({ state, kept }) => state.state === 'asking' || Object.keys(kept.answers).length > 0);
  }

  async function run(job: LiveJob, report: ExportReport): Promise<void> {
    job.ending.signal.throwIfAborted();
    job.state = { state: 'running', progress: undefined };
    const task = {
      ...folder.whole(job.id, job.kept),
      choices: choicesOf(report, job.kept),
      schemaBase: options.schemaBase,
      archive: await options.archiveOf(job.kept.owner),
      now: clock.now(),
      storage: limits,
    };
    const onProgress = (progress: ImportProgress) => {
      job.state = { state: 'running', progress };
    };
    const receipt = await threads.runImport(task, onProgress, job.ending.signal);
    if (closing.signal.aborted) return;
    options.onWritten?.(job.kept.owner);
    end(job, outcomeOf(report, job.kept, receipt));
    // Chat names must not be logged.
    const { named: _, ...counts } = receipt;
    log.info({ import: job.id, ...counts }, 'export imported');
  }

  function fail(job: LiveJob, error: unknown): void {
    if (!closing.signal.aborted) end(job, { state: 'failed', reason: failureOf(job, error, log) });
  }

  /** Reads a file once more; its records keep their ids and are rewritten. */
  function reread(job: LiveJob, { receipt, people }: Extract<ImportState, { state: 'done' }>, given: ImportAnswers) {
    const { me, timeZone } = given;
    const isAnswer =
      me === undefined ? timeZone !== undefined : isAnswerTo({ kind: 'me', people: [...(people ?? [])] }, given);
    if (!isAnswer) throw new ApiError(400, 'That is not one of the answers.');
    const answers = {
      ...job.kept.answers,
      ...(me === undefined ? {} : { me }),
      ...(timeZone === undefined ? {} : { timeZone }),
    };
    const { ended: _, ...kept } = job.kept;
    keep(job, { ...kept, answers, presumed: me === undefined && kept.presumed, before: receipt, begun: undefined });
    start(job);
  }

  function getJob(owner: string, id: string): LiveJob {
    const job = jobs.get(id);
    if (job?.kept.owner !== owner) throw new ApiError(404, 'There is no such import.');
    return job;
  }

  /** Inspects the complete file, and imports it if no question is open. */
  function arrived(job: LiveJob): void {
    if (job.state.state !== 'arriving') return;
    const { hash, bytes } = job.content;
    if (bytes === folder.arrivedBytes(job.id)) job.digest = hash.digest('hex');
    const same = openOf(job.kept.owner).find((other) => other !== job && other.digest === (job.digest ?? null));
    // Sending the file again instead of answering means: ask me again.
    const isAsked = same?.state.state === 'asking';
    if (same) end(isAsked ? same : job, { state: 'failed', reason: 'same-file' });
    if (isOver(job.state)) return;
    folder.complete(job.id);
    start(job);
  }

  let stopRechecking = () => {};
  /** Resumes the imports left by processes that have ended, or that end later. */
  function resume(): void {
    const { found, held } = folder.leftOver();
    for (const { id, kept, isWhole } of found) resumeJob(id, kept, isWhole);
    if (held) stopRechecking = clock.setTimer(RECHECK_MS, resume);
  }

  function resumeJob(id: string, kept: KeptJob, isWhole: boolean): void {
    if (jobs.has(id)) return;
    if (kept.ended) {
      remember(add(id, kept, kept.ended.outcome), kept.ended.at + KEPT_MS - clock.now());
      return;
    }
    const job = add(id, kept, { state: 'arriving' });
    if (isWhole) start(job);
    else if (kept.size !== undefined && kept.size === receivedBytes(job)) arrived(job);
    else failAfter(job, SILENCE_MS, 'silent');
  }

  const openOf = (owner: string) =>
    [...jobs.values()].filter(({ kept, state }) => kept.owner === owner && !isOver(state));

  async function requireCapacity({ owner, size }: GivenFile): Promise<void> {
    if ((size ?? 0) > limits.maxBytes) throw tooLarge(limits);
    await requireRoom(options.folder, size ?? 0, limits);
    if ((await options.storedBytes(owner)) >= limits.archiveBytes) throw archiveFull();
    requireFreeSlot(openOf(owner), size);
    if (erased.has(owner)) throw new ApiError(409, 'This owner is erased.', { connection: 'close' });
  }

  const newKey = () => randomBytes(KEY_BYTES).toString('base64');

  async function create(given: GivenFile, id: string): Promise<void> {
    await requireCapacity(given);
    if (jobs.has(id)) return;
    const kept = { ...given, createdAt: clock.now(), reference: currentReference(), key: newKey() };
    folder.make(id, kept);
    failAfter(add(id, kept, { state: 'arriving' }), SILENCE_MS, 'silent');
  }

  async function receive(
    job: LiveJob,
    prepare: () => Promise<Omit<Arriving, 'pieces' | 'signal'>>,
    pieces: Arriving['pieces'],
  ) {
    return await job.reception.receive(prepare, hashed(job.content, pieces)).finally(() => {
      if (job.state.state === 'arriving') failAfter(job, SILENCE_MS, 'silent');
    });
  }

  return {
    /**
     * Creates an import for a file yet to be uploaded; it fails after an hour without a byte.
     * @param given `size` in bytes, if known
     * @returns its id
     * @throws ApiError 409 for too many open imports (live-job.ts), 413 for a too large file, 507 for a full disk or archive
     */
    async begin(given: GivenFile): Promise<string> {
      const { owner, name, size } = given;
      // The reply to the first `begin` for the file may have been lost.
      const same = openOf(owner).find(
        (job) => size !== undefined && job.kept.name === name && job.kept.size === size && receivedBytes(job) === 0,
      );
      if (same) return same.id;
      const id = randomUUID();
      await create(given, id);
      return id;
    },
    /**
     * Creates the import with this id, unless it exists.
     * @returns whether its file still has to be uploaded, with `receiveWhole`
     * @throws as `begin`
     */
    async ensure(given: GivenFile, id: string): Promise<boolean> {
      if (!jobs.has(id)) await create(given, id);
      return getJob(given.owner, id).state.state === 'arriving';
    },
    /**
     * Writes the whole file from its first byte, replacing what was written before, and starts the import. If writing
     * fails, the import is removed.
     * @throws as `receive`
     */
    async receiveWhole({ owner, size }: GivenFile, id: string, pieces: Arriving['pieces']): Promise<void> {
      const job = getJob(owner, id);
      async function restart() {
        if (job.state.state !== 'arriving') throw importEnded();
        job.stopWaiting();
        // Part of a different file may have been encrypted under the old key.
        keep(job, { ...job.kept, size, key: newKey() });
        folder.empty(id);
        job.content = newContent();
        return { ...folder.arriving(id, job.kept), offset: 0, size };
      }
      try {
        const received = await receive(job, restart, pieces);
        if (size !== undefined && received !== size) throw new ApiError(400, 'The file arrived incomplete.');
        arrived(job);
      } catch (error) {
        // Kept if it's already being sent again.
        if (job.state.state === 'arriving' && !job.reception.isReceiving()) forget(job);
        throw error;
      }
    },
    /**
     * Writes a part of the file, or all of it. Stops any earlier upload of the file: a sender that lost its connection
     * may retry before the loss is noticed here.
     * @param offset of the part's first byte; must equal the number of bytes already received
     * @returns the number of bytes received in total
     * @throws ApiError 404, 409 for a wrong offset, 413, 507, 400 when the pieces break off
     */
    async receive(owner: string, id: string, offset: number, pieces: Arriving['pieces']): Promise<number> {
      const job = getJob(owner, id);
      async function append() {
        if (receivedBytes(job) !== offset) throw wrongOffset();
        job.stopWaiting();
        return { ...folder.arriving(id, job.kept), offset, size: job.kept.size };
      }
      const received = await receive(job, append, pieces);
      if (received === job.kept.size) arrived(job);
      return received;
    },
    /**
     * Answers the import's question, or rereads a finished one with a different answer while its file is kept.
     * @throws ApiError 404, 409 when no question is open, 400 if the answers don't fit the question
     */
    answer(owner: string, id: string, answers: ImportAnswers) {
      const job = getJob(owner, id);
      const { state } = job;
      if (state.state === 'done' && state.people) return reread(job, state, answers);
      if (state.state !== 'asking') throw new ApiError(409, 'This import asks nothing now.');
      if (!isAnswerTo(state.question, answers)) throw new ApiError(400, 'That is not one of the answers.');
      keep(job, { ...job.kept, answers: { ...job.kept.answers, ...answers }, begun: undefined });
      const { timeZone } = answers;
      for (const other of timeZone === undefined ? [] : openOf(owner))
        if (other.kept.timeZone === undefined) keep(other, { ...other.kept, timeZone });
      start(job);
    },
    /** Cancels an import; what was written stays. @returns whether it was still open. @throws ApiError 404 */
    cancel(owner: string, id: string): boolean {
      const job = getJob(owner, id);
      if (isOver(job.state)) return false;
      const error = new Error('the import was cancelled');
      job.ending.abort(error);
      // A running thread gets time to write what it has read.
      if (job.state.state !== 'running') fail(job, error);
      return true;
    },
    /** The owner's open imports, oldest first. */
    open(owner: string): OpenImport[] {
      const open = openOf(owner);
      return open.map((job) => ({ importId: job.id, import: viewOf(job, open) }));
    },
    /** @throws ApiError 404 if the owner has no such import */
    view: (owner: string, id: string) => viewOf(getJob(owner, id), openOf(owner)),
    resume,
    /** Ends and removes all imports of an owner, who can't begin another. */
    async erase(owner: string): Promise<void> {
      erased.add(owner);
      const own = [...jobs.values()].filter((job) => job.kept.owner === owner);
      for (const job of own) job.ending.abort(new Error('the owner was erased'));
      for (const job of own) if (job.state.state !== 'running') fail(job, job.ending.signal.reason);
      await untilEnded(own);
      for (const job of own) forget(job);
    },
    /** Ends the threads; `resume` in the next process continues their imports. */
    async close(): Promise<void> {
      closing.abort();
      stopRechecking();
      const error = new Error('the service is stopping');
      for (const job of jobs.values()) {
        job.stopWaiting();
        job.reception.stop(new ApiError(503, 'The service is stopping.', { connection: 'close' }));
        job.ending.abort(error);
      }
      await untilEnded(jobs.values());
      await threads.close();
      folder.close();
    },
  };
}
