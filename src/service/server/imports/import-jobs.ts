/**
 * The imports that run in this process: each has a folder of its own with the file and, sealed, what was answered; so
 * that one that was interrupted goes on when the process starts again. Two imports of one owner follow one another.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { KEY_BYTES } from '#platform/key-file.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { ImportFailure } from '../../contract/imports.ts';
import { OTHER_ARCHIVES, otherArchive, UNUSABLE } from '../../importers/broken-source.ts';
import type { ReadingChoices } from '../../importers/importer.ts';
import { Refusal } from '../http/refusal.ts';
import { demandRoom, tooLarge } from './arriving-file.ts';
import { NOT_KNOWN } from './export-report.ts';
import { openImportFolder } from './import-folder.ts';
import {
  choicesOf,
  type ImportJobs,
  type ImportJobsOptions,
  type ImportState,
  type ImportView,
  isAnswerTo,
  isOver,
  type KeptJob,
  type Outcome,
  ofPerson,
  SENTENCES,
} from './import-job.ts';
import { bringIn, lookAt } from './import-thread.ts';
import { createLiveJob, type LiveJob, placeAmong, referenceHere, sentenceOf, untilEnded } from './live-job.ts';
import { questionAbout } from './own-names.ts';
import { hasEnded, otherOffset } from './reception.ts';

const REASONS: ReadonlyMap<string, ImportFailure> = new Map<string, ImportFailure>([
  [SENTENCES.cancelled, 'cancelled'],
  [SENTENCES.cancelledHalfway, 'cancelled-halfway'],
  [SENTENCES.silent, 'silent'],
  [SENTENCES.unanswered, 'unanswered'],
  [SENTENCES.failed, 'failed'],
  [NOT_KNOWN, 'not-known'],
  [UNUSABLE.emptyFile, 'empty'],
  [UNUSABLE.emptyZip, 'empty'],
  [UNUSABLE.noRecords, 'empty'],
  ...Object.keys(OTHER_ARCHIVES).map((kind) => [otherArchive(kind), 'other-archive'] as const),
  [UNUSABLE.zipPassword, 'zip-password'],
  [UNUSABLE.zipBomb, 'zip-bomb'],
  [UNUSABLE.zipOfZips, 'zip-of-zips'],
  [UNUSABLE.damaged, 'damaged'],
  [UNUSABLE.telegramHtml, 'telegram-html'],
  [UNUSABLE.whatsappBackup, 'whatsapp-backup'],
  [UNUSABLE.whatsappDates, 'whatsapp-dates'],
  [UNUSABLE.signalBackup, 'signal-backup'],
  [UNUSABLE.discordPackage, 'discord-package'],
  [UNUSABLE.discordHtml, 'discord-html'],
  [UNUSABLE.outlook, 'outlook'],
]);

/** How an import stands, as it is told; what is said of its file by name has no reason. */
function viewOf({ state, kept }: Pick<LiveJob, 'state' | 'kept'>): ImportView {
  const reason = state.state === 'failed' ? REASONS.get(state.sentence) : undefined;
  const reference = reason === 'failed' ? kept.reference : undefined;
  return {
    ...state,
    name: kept.name,
    ...(reason === undefined ? {} : { reason }),
    ...(reference === undefined ? {} : { reference }),
  };
}

interface ImportQueue {
  /** Calls `run` when it is its turn; the turn lasts until its promise settles. */
  add(id: string, owner: string, run: () => Promise<void>): void;
  /** Takes out what still waits. */
  remove(id: string): void;
}

/** Each is a thread that works as fast as the machine can. A look may read a large file to its end, and others look meanwhile. */
const MOST_AT_ONCE = { runs: 2, looks: 4 };

/** Whose turn it is to be looked at, which is nobody else's affair, and to be brought in. */
const createImportQueues = (): Record<keyof typeof MOST_AT_ONCE, ImportQueue> => ({
  runs: createImportQueue(MOST_AT_ONCE.runs),
  looks: createImportQueue(MOST_AT_ONCE.looks),
});

function createImportQueue(mostAtOnce: number): ImportQueue {
  let waiting: { readonly id: string; readonly owner: string; readonly run: () => Promise<void> }[] = [];
  /** Owners whose import runs. */
  const running = new Set<string>();

  function next(): void {
    for (const entry of [...waiting]) {
      if (running.size >= mostAtOnce) return;
      if (running.has(entry.owner)) continue;
      waiting = waiting.filter((other) => other !== entry);
      running.add(entry.owner);
      const done = () => {
        running.delete(entry.owner);
        next();
      };
      entry.run().then(done, done);
    }
  }

  return {
    add(id, owner, run) {
      waiting.push({ id, owner, run });
      next();
    },
    remove(id) {
      waiting = waiting.filter((entry) => entry.id !== id);
    },
  };
}

/** How long the receipt of an import can be asked for, and a question answered; and how long nothing may come. */
const [KEPT_MS, SILENCE_MS] = [24 * 3_600_000, 3_600_000];
/** Receipts of one owner. */
const MOST_ENDED = 50;
/** How often imports are asked after on which another process works. */
const LOOK_AGAIN_MS = 60_000;

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { vault, clock, log, limits, ownerAmong } = options;
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const folder = openImportFolder(options.folder, vault, log);
  const closing = new AbortController();
  const jobs = new Map<string, LiveJob>();
  const { runs, looks } = createImportQueues();
  const erased = new Set<string>();

  function add(id: string, kept: KeptJob, state: ImportState): LiveJob {
    const job = createLiveJob(id, kept, state, limits);
    jobs.set(id, job);
    return job;
  }

  const addArriving = (id: string, kept: KeptJob, received: number) =>
    add(id, kept, { state: 'arriving', received, size: kept.size });

  function keep(job: LiveJob, kept: KeptJob): void {
    job.kept = kept;
    folder.keep(job.id, kept);
  }

  function expect(job: LiveJob, ms: number, sentence: string): void {
    job.stopWaiting();
    job.stopWaiting = clock.setTimer(ms, () => end(job, { state: 'failed', sentence }));
  }

  /** Its file goes at once; what became of it can be asked for a while. */
  function end(job: LiveJob, outcome: Outcome): void {
    if (isOver(job.state)) return;
    job.state = outcome;
    job.stopWaiting();
    job.reception.stop(hasEnded());
    for (const queue of [runs, looks]) queue.remove(job.id);
    job.kept = { ...job.kept, key: '', ended: { at: clock.now(), outcome } };
    runWithRequest(job.origin, () => folder.conclude(job.id, job.kept));
    remember(job, KEPT_MS);
  }

  function remember(job: LiveJob, ms: number): void {
    job.stopWaiting = clock.setTimer(ms, () => forget(job));
    const own = [...jobs.values()].filter(({ kept }) => kept.ended && kept.owner === job.kept.owner);
    for (const old of own.slice(0, -MOST_ENDED)) forget(old);
  }

  function forget(job: LiveJob): void {
    job.stopWaiting();
    folder.remove(job.id);
    jobs.delete(job.id);
  }

  function start(job: LiveJob): void {
    job.stopWaiting();
    job.state = { state: 'looking' };
    looks.add(job.id, job.id, () => attempt(job, () => look(job)));
  }

  function attempt(job: LiveJob, work: () => Promise<void>): Promise<void> {
    job.work = runWithRequest(job.origin, () => work().catch((error: unknown) => fail(job, error)));
    return job.work;
  }

  async function look(job: LiveJob): Promise<void> {
    job.ending.signal.throwIfAborted();
    const looked = await lookAt({ ...folder.whole(job.id, job.kept), givesWay: true }, job.ending.signal);
    const report = ofPerson(looked, job.kept.telegramId);
    const { question, kept } = await questionAbout(report, job.kept, (people) =>
      ownerAmong(job.kept.owner, report.platform, people),
    );
    job.ending.signal.throwIfAborted();
    if (kept !== job.kept) keep(job, kept);
    if (question) {
      job.state = { state: 'asking', question };
      expect(job, KEPT_MS, SENTENCES.unanswered);
    } else {
      job.state = { state: 'waiting' };
      const choices = choicesOf(report, job.kept.answers);
      runs.add(job.id, job.kept.owner, () => attempt(job, () => run(job, choices)));
    }
  }

  async function run(job: LiveJob, choices: ReadingChoices): Promise<void> {
    job.ending.signal.throwIfAborted();
    job.state = { state: 'running', progress: undefined };
    const task = {
      givesWay: true,
      ...folder.whole(job.id, job.kept),
      choices,
      schemaBase: options.schemaBase,
      archive: await options.archiveOf(job.kept.owner),
      now: clock.now(),
    };
    const receipt = await bringIn(task, (progress) => (job.state = { state: 'running', progress }), job.ending.signal);
    if (closing.signal.aborted) return;
    const { presumed } = job.kept;
    end(job, { state: 'done', receipt: presumed === undefined ? receipt : { ...receipt, presumed } });
    log.info({ import: job.id, ...receipt }, 'an export was brought in');
  }

  function fail(job: LiveJob, error: unknown): void {
    if (!closing.signal.aborted) end(job, { state: 'failed', sentence: sentenceOf(job, error, log) });
  }

  function demand(owner: string, id: string): LiveJob {
    const job = jobs.get(id);
    if (job?.kept.owner !== owner) throw new Refusal(404, 'There is no such import.');
    return job;
  }

  function arrived(job: LiveJob): void {
    if (job.state.state !== 'arriving') return;
    folder.complete(job.id);
    start(job);
  }

  let stopLooking = () => {};
  function resume(): void {
    const { found, held } = folder.leftOver();
    for (const { id, kept, isWhole } of found) goOn(id, kept, isWhole);
    if (held) stopLooking = clock.setTimer(LOOK_AGAIN_MS, resume);
  }

  function goOn(id: string, kept: KeptJob, isWhole: boolean): void {
    if (jobs.has(id)) return;
    if (kept.ended) {
      remember(add(id, kept, kept.ended.outcome), kept.ended.at + KEPT_MS - clock.now());
      return;
    }
    const job = addArriving(id, kept, isWhole ? 0 : folder.arrivedBytes(id));
    if (isWhole) start(job);
    else if (kept.size !== undefined && kept.size === folder.arrivedBytes(id)) arrived(job);
    else expect(job, SILENCE_MS, SENTENCES.silent);
  }

  return {
    has: (owner, id) => jobs.get(id)?.kept.owner === owner,
    async begin(given, id = randomUUID()) {
      const { owner, size = 0 } = given;
      if (size > limits.maxBytes) throw tooLarge(limits);
      await demandRoom(options.folder, size, limits);
      const open = [...jobs.values()].filter(({ kept, state }) => kept.owner === owner && !isOver(state));
      const same = placeAmong(open, given);
      if (same) return same.id;
      if (jobs.has(id)) throw new Refusal(409, 'This import is there already.', { connection: 'close' });
      if (erased.has(owner)) throw new Refusal(409, 'This owner is erased.', { connection: 'close' });
      const key = randomBytes(KEY_BYTES).toString('base64');
      const kept = { ...given, createdAt: clock.now(), reference: referenceHere(), key };
      folder.make(id, kept);
      expect(addArriving(id, kept, 0), SILENCE_MS, SENTENCES.silent);
      return id;
    },
    async receive(owner, id, offset, pieces) {
      const job = demand(owner, id);
      const whileArriving = async () => {
        const here = job.state.state === 'arriving' ? folder.arrivedBytes(id) : undefined;
        if (here !== offset) throw otherOffset();
        job.stopWaiting();
        return { ...folder.arriving(id, job.kept), offset, size: job.kept.size };
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
      keep(job, { ...job.kept, answers: { ...job.kept.answers, ...answers } });
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
    view: (owner, id) => viewOf(demand(owner, id)),
    resume,
    async erase(owner) {
      erased.add(owner);
      const own = [...jobs.values()].filter((job) => job.kept.owner === owner);
      for (const job of own) job.ending.abort(new Error('the owner is erased'));
      for (const job of own) if (job.state.state !== 'running') fail(job, job.ending.signal.reason);
      await untilEnded(own);
      for (const job of own) forget(job);
    },
    async close() {
      closing.abort();
      stopLooking();
      const error = new Error('the service stops');
      for (const job of jobs.values()) {
        job.stopWaiting();
        job.reception.stop(new Refusal(503, 'The service stops.', { connection: 'close' }));
        job.ending.abort(error);
      }
      await untilEnded(jobs.values());
      folder.close();
    },
  };
}
