/**
 * The imports that run in this process: each has a folder of its own with the file and, sealed, what was answered; so
 * that one that was interrupted goes on when the process starts again. Two imports of one owner follow one another.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { ImportAnswers } from '../../contract/imports.ts';
import type { Log } from '../../log.ts';
import type { Vault } from '../../secrets.ts';
import type { ArchiveAddress } from '../archive/archive-work.ts';
import { UnreadableExportError } from './export-report.ts';
import { choicesOf, type ImportState, KeptJob, questionOf } from './import-job.ts';
import { bringIn, lookAt } from './import-thread.ts';

export interface ImportJobs {
  /**
   * Makes an import whose file is still to come.
   * @returns its id, and where the file has to be when `arrived` is called: until then it is written beside that place
   */
  begin(job: Omit<KeptJob, 'createdAt'>): { id: string; path: string };
  /** The file is there: looks at it, and brings it in when nothing has to be asked. */
  arrived(id: string): void;
  answer(owner: string, id: string, answers: ImportAnswers): boolean;
  /** Ends an import; what was written stays. */
  cancel(owner: string, id: string): boolean;
  /** Undefined for one that is not this owner's. */
  find(owner: string, id: string): ImportView | undefined;
  /** Goes on with what another process had begun. */
  resume(): void;
  /** Ends and forgets all imports of an owner. */
  erase(owner: string): Promise<void>;
  /** Ends the threads; `resume` goes on with what they were doing. */
  close(): Promise<void>;
}

export type ImportView = ImportState & { readonly name: string };

export interface ImportJobsOptions {
  folder: string;
  vault: Vault;
  schemaBase: string;
  clock: Clock;
  log: Log;
  archiveOf(owner: string): ArchiveAddress;
}

interface Job {
  readonly id: string;
  kept: KeptJob;
  state: ImportState;
  ending: AbortController;
  /** Settles when the job's thread has ended. */
  work: Promise<void>;
}

/** How long the receipt of an import can be asked for. */
const KEPT_AFTER_MS = 24 * 3_600_000;
const ID = /^[0-9a-f-]{36}$/;
const STATE_FILE = 'import.sealed';
const CANCELLED = 'Cancelled. Nothing was brought in.';
const FAILED =
  'The import failed for a reason that is not in your file. Whoever runs this service finds it in the log; try again later.';

/** A name that any disk takes, and that leads nowhere. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, '_').replace(/^\.+/, '_');
  const shortened = [...plain].slice(-60).join('');
  return shortened.trim() === '' || shortened === STATE_FILE ? 'export' : shortened;
}

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { folder, vault, clock, log } = options;
  const closing = new AbortController();
  const jobs = new Map<string, Job>();
  /** The last import of each owner: the next one waits for it. */
  const last = new Map<string, Promise<void>>();
  const folderOf = (id: string) => join(folder, id);
  const pathOf = (job: Job) => join(folderOf(job.id), safeFileName(job.kept.name));
  const bindingOf = (id: string) => `imports/${id}`;

  function keep(job: Job): void {
    const next = join(folderOf(job.id), `${STATE_FILE}.next`);
    writeFileSync(next, vault.seal(JSON.stringify(job.kept), bindingOf(job.id)), { mode: 0o600 });
    renameSync(next, join(folderOf(job.id), STATE_FILE));
  }

  function add(id: string, kept: KeptJob): Job {
    const job: Job = { id, kept, state: { state: 'arriving' }, ending: new AbortController(), work: Promise.resolve() };
    jobs.set(id, job);
    return job;
  }

  /** Its file goes at once; what became of it can be asked for a while. */
  function end(job: Job, state: ImportState): void {
    job.state = state;
    rmSync(folderOf(job.id), { recursive: true, force: true });
    clock.after(KEPT_AFTER_MS, () => jobs.delete(job.id));
  }

  function start(job: Job): void {
    job.work = look(job).catch((error: unknown) => fail(job, error));
  }

  async function look(job: Job): Promise<void> {
    job.state = { state: 'looking' };
    const report = await lookAt(pathOf(job), job.ending.signal);
    const question = questionOf(report, job.kept, job.kept.answers);
    if (question) job.state = { state: 'asking', question };
    else await inTurn(job);
  }

  function inTurn(job: Job): Promise<void> {
    const { owner } = job.kept;
    job.state = { state: 'waiting' };
    const turn = (last.get(owner) ?? Promise.resolve()).then(() => run(job));
    last.set(
      owner,
      turn.catch(() => undefined),
    );
    return turn;
  }

  async function run(job: Job): Promise<void> {
    const { signal } = job.ending;
    signal.throwIfAborted();
    job.state = { state: 'running', progress: undefined };
    const task = {
      path: pathOf(job),
      choices: choicesOf(job.kept.answers),
      schemaBase: options.schemaBase,
      archive: options.archiveOf(job.kept.owner),
      now: clock.now(),
    };
    const receipt = await bringIn(task, (progress) => (job.state = { state: 'running', progress }), signal);
    if (!closing.signal.aborted) end(job, { state: 'done', receipt });
    log.info({ import: job.id, ...receipt }, 'an export was brought in');
  }

  function fail(job: Job, error: unknown): void {
    if (closing.signal.aborted) return;
    end(job, { state: 'failed', sentence: job.ending.signal.aborted ? CANCELLED : sentenceOf(job, error) });
  }

  function sentenceOf(job: Job, error: unknown): string {
    if (error instanceof UnreadableExportError) return error.message;
    log.error({ err: error, import: job.id }, 'an import failed');
    return FAILED;
  }

  function ownJob(owner: string, id: string): Job | undefined {
    const job = jobs.get(id);
    return job?.kept.owner === owner ? job : undefined;
  }

  return {
    begin(given) {
      const id = randomUUID();
      mkdirSync(folderOf(id), { recursive: true, mode: 0o700 });
      const job = add(id, { ...given, createdAt: clock.now() });
      keep(job);
      return { id, path: pathOf(job) };
    },
    arrived(id) {
      const job = jobs.get(id);
      if (job?.state.state === 'arriving') start(job);
    },
    answer(owner, id, answers) {
      const job = ownJob(owner, id);
      if (job?.state.state !== 'asking') return false;
      job.kept = { ...job.kept, answers: { ...job.kept.answers, ...answers } };
      keep(job);
      start(job);
      return true;
    },
    cancel(owner, id) {
      const job = ownJob(owner, id);
      if (!job || job.state.state === 'done' || job.state.state === 'failed') return false;
      job.ending.abort(new Error('the import was cancelled'));
      if (job.state.state === 'arriving' || job.state.state === 'asking') fail(job, job.ending.signal.reason);
      return true;
    },
    find(owner, id) {
      const job = ownJob(owner, id);
      return job && { ...job.state, name: job.kept.name };
    },
    resume() {
      if (!existsSync(folder)) return;
      for (const id of readdirSync(folder)) {
        if (!ID.test(id) || jobs.has(id)) continue;
        const kept = readKept(id);
        const job = kept && add(id, kept);
        // A file that was still arriving cannot be gone on with by itself: whoever sends it begins anew.
        if (job && existsSync(pathOf(job))) start(job);
        else {
          jobs.delete(id);
          rmSync(folderOf(id), { recursive: true, force: true });
        }
      }
    },
    async erase(owner) {
      const own = [...jobs.values()].filter((job) => job.kept.owner === owner);
      for (const job of own) job.ending.abort(new Error('the owner is erased'));
      await Promise.allSettled(own.map((job) => job.work));
      for (const job of own) {
        rmSync(folderOf(job.id), { recursive: true, force: true });
        jobs.delete(job.id);
      }
    },
    async close() {
      closing.abort();
      for (const job of jobs.values()) job.ending.abort(new Error('the service stops'));
      await Promise.allSettled([...jobs.values()].map((job) => job.work));
    },
  };

  function readKept(id: string): KeptJob | undefined {
    try {
      const sealed = readFileSync(join(folderOf(id), STATE_FILE), 'utf8');
      return KeptJob.parse(JSON.parse(vault.open(sealed, bindingOf(id))));
    } catch (error) {
      log.warn({ err: error, import: id }, 'what is left of an import cannot be read; it is removed');
      return undefined;
    }
  }
}
