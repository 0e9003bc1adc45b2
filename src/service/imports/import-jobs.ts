/**
 * The imports that run in this process: each has a folder of its own with the file and, sealed, what was answered; so
 * that one that was interrupted goes on when the process starts again. Two imports of one owner follow one another.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import type { ReadingChoices } from '../../importers/export.ts';
import type { Log } from '../../log.ts';
import type { Vault } from '../../secrets.ts';
import type { ArchiveAddress } from '../archive/archive-work.ts';
import { Refusal } from '../http/refusal.ts';
import { type ArrivalLimits, demandRoom, tooLarge } from './arriving-file.ts';
import { UnreadableExportError } from './export-report.ts';
import { openImportFolder } from './import-folder.ts';
import {
  choicesOf,
  type ImportJobs,
  type ImportState,
  isAnswerTo,
  isOver,
  type KeptJob,
  questionOf,
  SENTENCES,
} from './import-job.ts';
import { createImportQueue } from './import-queue.ts';
import { bringIn, lookAt } from './import-thread.ts';
import { createReception, hasEnded, otherOffset, type Reception } from './reception.ts';

export interface ImportJobsOptions {
  folder: string;
  vault: Vault;
  schemaBase: string;
  clock: Clock;
  log: Log;
  limits: ArrivalLimits;
  archiveOf(owner: string): ArchiveAddress;
}

interface Job {
  readonly id: string;
  kept: KeptJob;
  state: ImportState;
  readonly ending: AbortController;
  /** Settles when the job's thread has ended. */
  work: Promise<void>;
  readonly reception: Reception;
  stopWaiting: () => void;
}

/** How long the receipt of an import can be asked for, and a question answered. */
const KEPT_MS = 24 * 3_600_000;
const SILENCE_MS = 3_600_000;
const MOST_OPEN = 3;

const isUntouched = (state: ImportState) => state.state === 'arriving' && state.received === 0;

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { vault, clock, log, limits } = options;
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const folder = openImportFolder(options.folder, vault, log);
  const closing = new AbortController();
  const jobs = new Map<string, Job>();
  const queue = createImportQueue();
  const erased = new Set<string>();

  function add(id: string, kept: KeptJob, received: number): Job {
    const job: Job = {
      id,
      kept,
      state: { state: 'arriving', received, size: kept.size },
      ending: new AbortController(),
      work: Promise.resolve(),
      reception: createReception(limits),
      stopWaiting: () => undefined,
    };
    jobs.set(id, job);
    return job;
  }

  function expect(job: Job, ms: number, sentence: string): void {
    job.stopWaiting();
    job.stopWaiting = clock.after(ms, () => end(job, { state: 'failed', sentence }));
  }

  /** Its file goes at once; what became of it can be asked for a while. */
  function end(job: Job, state: ImportState): void {
    if (isOver(job.state)) return;
    job.state = state;
    job.stopWaiting();
    job.reception.stop(hasEnded());
    queue.remove(job.id);
    folder.remove(job.id);
    job.stopWaiting = clock.after(KEPT_MS, () => jobs.delete(job.id));
  }

  function start(job: Job): void {
    job.stopWaiting();
    job.work = look(job).catch((error: unknown) => fail(job, error));
  }

  async function look(job: Job): Promise<void> {
    job.state = { state: 'looking' };
    const report = await lookAt(folder.whole(job.id, job.kept), job.ending.signal);
    job.ending.signal.throwIfAborted();
    const question = questionOf(report, job.kept, job.kept.answers);
    if (question) {
      job.state = { state: 'asking', question };
      expect(job, KEPT_MS, SENTENCES.unanswered);
    } else {
      job.state = { state: 'waiting' };
      const choices = choicesOf(report, job.kept.answers);
      const work = () => run(job, choices).catch((error: unknown) => fail(job, error));
      queue.add(job.id, job.kept.owner, () => (job.work = work()));
    }
  }

  async function run(job: Job, choices: ReadingChoices): Promise<void> {
    job.ending.signal.throwIfAborted();
    job.state = { state: 'running', progress: undefined };
    const task = {
      givesWay: true,
      path: folder.whole(job.id, job.kept),
      choices,
      schemaBase: options.schemaBase,
      archive: options.archiveOf(job.kept.owner),
      now: clock.now(),
    };
    const receipt = await bringIn(task, (progress) => (job.state = { state: 'running', progress }), job.ending.signal);
    if (closing.signal.aborted) return;
    end(job, { state: 'done', receipt });
    log.info({ import: job.id, ...receipt }, 'an export was brought in');
  }

  function fail(job: Job, error: unknown): void {
    if (!closing.signal.aborted) end(job, { state: 'failed', sentence: sentenceOf(job, error) });
  }

  function sentenceOf(job: Job, error: unknown): string {
    if (job.ending.signal.aborted)
      return job.state.state === 'running' ? SENTENCES.cancelledHalfway : SENTENCES.cancelled;
    if (error instanceof UnreadableExportError) return error.message;
    log.error({ err: error, import: job.id }, 'an import failed');
    return SENTENCES.failed;
  }

  function demand(owner: string, id: string): Job {
    const job = jobs.get(id);
    if (job?.kept.owner !== owner) throw new Refusal(404, 'There is no such import.');
    return job;
  }

  function arrived(job: Job): void {
    if (job.state.state !== 'arriving') return;
    folder.complete(job.id, job.kept);
    start(job);
  }

  return {
    has: (owner, id) => jobs.get(id)?.kept.owner === owner,
    async begin(given, id = randomUUID()) {
      const { owner, size = 0 } = given;
      if (size > limits.maxBytes) throw tooLarge(limits);
      await demandRoom(options.folder, size, limits);
      const open = [...jobs.values()].filter(({ kept, state }) => kept.owner === owner && !isOver(state));
      // The reply to a first try was lost: this is the same file.
      const same = open.find(
        ({ kept, state }) => isUntouched(state) && kept.name === given.name && kept.size === given.size,
      );
      if (same && given.size !== undefined) return same.id;
      if (jobs.has(id)) throw new Refusal(409, 'This import is there already.', { connection: 'close' });
      if (open.length >= MOST_OPEN || erased.has(owner)) {
        const many = 'Three files are being brought in already. Wait until one of them is done, or cancel it.';
        throw new Refusal(409, erased.has(owner) ? 'This owner is erased.' : many, { connection: 'close' });
      }
      const kept = { ...given, createdAt: clock.now() };
      folder.make(id, kept);
      expect(add(id, kept, 0), SILENCE_MS, SENTENCES.silent);
      return id;
    },
    async receive(owner, id, offset, pieces) {
      const job = demand(owner, id);
      const whileArriving = async () => {
        const here = job.state.state === 'arriving' ? folder.arrivedBytes(id) : undefined;
        if (here !== offset) throw otherOffset();
        job.stopWaiting();
        return { path: folder.arriving(id), offset, size: job.kept.size };
      };
      const received = await job.reception.receive(whileArriving, pieces).finally(() => {
        if (job.state.state !== 'arriving') return;
        job.state = { ...job.state, received: folder.arrivedBytes(id) };
        expect(job, SILENCE_MS, SENTENCES.silent);
      });
      if (received === job.kept.size) arrived(job);
      return received;
    },
    arrived: (owner, id) => arrived(demand(owner, id)),
    answer(owner, id, answers) {
      const job = demand(owner, id);
      if (job.state.state !== 'asking') throw new Refusal(409, 'This import asks nothing now.');
      if (!isAnswerTo(job.state.question, answers)) throw new Refusal(400, 'This is none of the answers.');
      job.kept = { ...job.kept, answers: { ...job.kept.answers, ...answers } };
      folder.keep(id, job.kept);
      start(job);
    },
    cancel(owner, id) {
      const job = demand(owner, id);
      if (isOver(job.state)) return false;
      const error = new Error('the import was cancelled');
      job.ending.abort(error);
      // A thread is given the time to write what it has read.
      if (job.state.state !== 'running') fail(job, error);
      return true;
    },
    view(owner, id) {
      const { state, kept } = demand(owner, id);
      return { ...state, name: kept.name };
    },
    resume() {
      for (const { id, kept, isWhole } of folder.leftOver()) {
        if (jobs.has(id)) continue;
        const job = add(id, kept, isWhole ? 0 : folder.arrivedBytes(id));
        if (isWhole) start(job);
        else if (kept.size !== undefined && kept.size === folder.arrivedBytes(id)) arrived(job);
        else expect(job, SILENCE_MS, SENTENCES.silent);
      }
    },
    async erase(owner) {
      erased.add(owner);
      const own = [...jobs.values()].filter((job) => job.kept.owner === owner);
      for (const job of own) job.ending.abort(new Error('the owner is erased'));
      for (const job of own) if (job.state.state !== 'running') fail(job, job.ending.signal.reason);
      await Promise.allSettled(own.flatMap(({ work, reception }) => [work, reception.ended()]));
      for (const job of own) {
        job.stopWaiting();
        folder.remove(job.id);
        jobs.delete(job.id);
      }
    },
    async close() {
      closing.abort();
      const error = new Error('the service stops');
      for (const job of jobs.values()) {
        job.stopWaiting();
        job.reception.stop(new Refusal(503, 'The service stops.', { connection: 'close' }));
        job.ending.abort(error);
      }
      await Promise.allSettled([...jobs.values()].flatMap(({ work, reception }) => [work, reception.ended()]));
    },
  };
}
