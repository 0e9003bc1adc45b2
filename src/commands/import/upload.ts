/** Runs one import. Its ID is stored before the first byte of the file goes to the service. */

import { bytes } from '#locales/values.ts';
import { TimeoutError, withTimeout } from '#platform/clock.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { ImportAnswers, ImportFailure, ImportReceipt, ImportView } from '#service/contract/imports.ts';
import { continueImport } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { ProblemError } from '../errors.ts';
import { type Button, RefusalError, type Reply, reply, type TextReply } from '../reply.ts';
import { openImports, questionReply } from './questions.ts';
import { type SentFile, SentFileError } from './sent-file.ts';
import {
  failureReply,
  fileLabel,
  forgottenReply,
  guideButton,
  importingOf,
  type Job,
  nameOf,
  progressText,
  readingText,
  receiptReply,
  stoppedReply,
  uploadPageButton,
} from './texts.ts';

/** File extensions that are accepted as exports. */
export const EXPORT_ENDINGS = ['json', 'zip', 'txt', 'mbox', 'eml', 'jsonl', 'csv'] as const;

/** Names of files that people mistake for exports. */
const OTHER_FILES: readonly (readonly [name: RegExp, reason: ImportFailure])[] = [
  [/^messages\d*\.html?$/i, 'telegram-html'],
  [/ \[\d{15,20}\].*\.html?$/i, 'discord-html'],
  [/\.crypt\d{1,2}$/i, 'whatsapp-backup'],
  [/^signal-[\d-]+\.backup$/i, 'signal-backup'],
  [/\.(?:pst|ost|olm|msg)$/i, 'outlook'],
  [/\.(?:rar|7z|gz|tgz|xz)$/i, 'other-archive'],
];

/** @throws RefusalError for a file that is no export, or too large */
export async function checkFile(ctx: Context, file: SentFile): Promise<void> {
  const ending = /\.([a-z]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!EXPORT_ENDINGS.some((known) => known === ending)) {
    const reason = OTHER_FILES.find(([pattern]) => pattern.test(file.name))?.[1] ?? 'not-known';
    throw new RefusalError(failureReply(ctx, file.name, { reason }));
  }
  if (file.size !== undefined && file.size > importingOf(ctx).maxBytes) throw await tooLarge(ctx, file);
}

async function tooLarge(ctx: Context, { name }: SentFile): Promise<RefusalError> {
  const { words } = ctx;
  const page = await uploadPageButton(ctx);
  const help = page ? { ...page, label: words.text('import-upload') } : guideButton(ctx);
  const values = { file: fileLabel(words, name), most: bytes(importingOf(ctx).maxBytes) };
  return new RefusalError(reply(words.text('import-failed-too-large', values), { buttons: [[help]] }));
}

const ATTEMPTS = 2;
const RETRY_DELAY_MS = 1_000;
const STOP_MS = 15_000;

interface RunOptions {
  /** Begun in an earlier run: the service may have its file, or may no longer know it. */
  readonly isBegun?: boolean;
  readonly answers?: ImportAnswers;
  /** Imports to report on after it. */
  readonly then?: readonly string[];
  /** Whether it isn't the one that the pressed message is about. */
  readonly isAnother?: boolean;
}

/** Uploads a file or continues an import, to its outcome; then continues the imports that waited for its answer. */
export async function* runImport(
  ctx: Context,
  job: Job,
  { isBegun = false, answers, then = [], isAnother = false }: RunOptions = {},
): AsyncGenerator<Reply> {
  const { words } = ctx;
  const doing = readingText(words, job.file?.name ?? '');
  const waiting = words.text('import-next', { file: fileLabel(words, job.file?.name ?? '') });
  let current = job;
  try {
    await ctx.longWork({ doing, argument: [job.id, ...then].join(' '), waiting });
    const held = answers ? await heldImports(ctx) : then;
    await begin(ctx, job, isBegun, answers);
    let outcome = await followImport(ctx, job);
    yield { ...outcome.reply, replaces: ctx.pressed && !isAnother };
    for (const [at, id] of held.entries()) {
      // The rest wait for the next answer, too.
      if (outcome.isWaiting) return;
      current = { id };
      await ctx.checkpoint(held.slice(at).join(' '));
      outcome = await followImport(ctx, current);
      yield outcome.reply;
    }
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many-waiting')
      return yield reply(words.text('import-failed-too-many'));
    if (!ctx.signal.aborted) throw error;
    if (ctx.stopped) return yield await stopImport(ctx, current);
    throw ctx.signal.reason;
  }
}

/** Cancels an import instead of answering its question; the imports that waited for the answer continue. */
export async function* abandonImport(ctx: Context, job: Job): AsyncGenerator<Reply> {
  const [next, ...then] = await heldImports(ctx);
  yield await stopImport(ctx, job);
  if (next !== undefined) yield* runImport(ctx, { id: next }, { isBegun: true, then, isAnother: true });
}

/** Imports that wait until another one's question is answered. */
async function heldImports(ctx: Context): Promise<string[]> {
  return (await openImports(ctx)).flatMap(({ importId, import: view }) =>
    view.state === 'waiting' && view.isAfterAnswer ? [importId] : [],
  );
}

/** Sends the file or the answers. @throws RefusalError if it can't */
async function begin(ctx: Context, job: Job, isBegun: boolean, answers: ImportAnswers | undefined): Promise<void> {
  const { person, signal, words } = ctx;
  const { service } = importingOf(ctx);
  const view = isBegun ? await service.describe(person.userId, job.id, signal) : undefined;
  if (job.file && (!view || view.state === 'arriving')) {
    ctx.progress([readingText(words, job.file.name)]);
    return await send(ctx, { ...job, file: job.file });
  }
  if (answers && view && !(await service.answer(person.userId, job.id, answers, signal))) {
    if (view.state === 'done' && !isAnswered(view.receipt, answers)) throw new RefusalError(forgottenReply(ctx));
  }
}

/** Whether an earlier attempt has already applied this answer. */
function isAnswered({ me, timeZone }: ImportReceipt, given: ImportAnswers) {
  return given.timeZone === undefined ? me?.guessed === false : timeZone?.name === given.timeZone;
}

/** Uploads the file, with a retry. @throws RefusalError if it fails */
async function send(ctx: Context, job: Job & { file: SentFile }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transfer(ctx, job);
    } catch (error) {
      ctx.signal.throwIfAborted();
      const mayPass =
        error instanceof SentFileError ? error.trouble === 'interrupted' : error instanceof ServiceFailure;
      if (mayPass && attempt < ATTEMPTS) await ctx.deps.clock.sleep(RETRY_DELAY_MS, ctx.signal);
      else throw await failedTransfer(ctx, job, error);
    }
  }
}

async function transfer(ctx: Context, { id, file }: Job & { file: SentFile }) {
  const { person, signal, settings } = ctx;
  const { files, service } = importingOf(ctx);
  await using content = await files.open(file.id, signal);
  const about = { telegramId: person.userId, personName: nameOf(person), timeZone: settings.zone };
  await service.upload(person.userId, id, { ...about, name: file.name, ...content }, signal);
}

/** What a failed transfer ends with. */
async function failedTransfer(ctx: Context, job: Job & { file: SentFile }, error: unknown): Promise<unknown> {
  const { words } = ctx;
  const file = fileLabel(words, job.file.name);
  const refused = (text: string, canRetry = false) =>
    new RefusalError(reply(text, canRetry ? { buttons: [[retryButton(ctx, job)]] } : {}));
  if (error instanceof SentFileError) {
    if (error.trouble === 'too-large') return await tooLarge(ctx, job.file);
    return refused(words.text('import-failed-gone', { file }), error.trouble === 'interrupted');
  }
  if (!(error instanceof ServiceFailure)) return error;
  const { status, archiveFull } = error.detail;
  if (archiveFull) return refused(words.text('import-failed-archive-full'));
  if (status === 413) return refused(words.text('import-failed-too-large-here', { file }));
  if (status === 409) return refused(words.text('import-failed-too-many'), true);
  return refused(words.text(status === 507 ? 'import-failed-no-room' : 'import-failed-away'), true);
}

const retryButton = ({ words }: Context, job: Job | { id: string; stop: true }): Button =>
  button(words.text('buttons-try-again'), continueImport, job);

/** Cancels an import; what it has added stays. */
async function stopImport(ctx: Context, job: Job): Promise<Reply> {
  const { words, person, deps } = ctx;
  const { service } = importingOf(ctx);
  try {
    await withTimeout(deps.clock, STOP_MS, undefined, (signal) => service.cancel(person.userId, job.id, signal));
    return stoppedReply(ctx, job.read ?? 0);
  } catch (error) {
    if (!(error instanceof ServiceFailure || error instanceof TimeoutError)) throw error;
    const again = retryButton(ctx, { id: job.id, stop: true });
    return reply(words.text('import-cannot-stop'), { buttons: [[again]] });
  }
}

/** Polling interval, growing from first to longest. */
const PAUSE_MS = { first: 200, longest: 2_000 };
/** How long polling may fail before the import counts as failed. */
const MAX_SILENCE_MS = 120_000;
/** After this time the person is told that it takes long. */
const LONG_MS = 600_000;

/** Polls until the import has an outcome. Rejects with the signal's reason or ServiceFailure. */
async function followImport(ctx: Context, job: Job): Promise<Outcome> {
  const { words, signal, deps } = ctx;
  const { clock } = deps;
  const begunAt = clock.monotonic();
  let lastSeenAt = begunAt;
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, PAUSE_MS.longest)) {
    const view = await poll(ctx, job.id);
    const now = clock.monotonic();
    if (view !== 'silent') {
      lastSeenAt = now;
      const outcome = await outcomeOf(ctx, job, view);
      if (outcome) return outcome;
      if (view?.state === 'running' && view.progress) job.read = view.progress.read;
    } else if (now - lastSeenAt > MAX_SILENCE_MS)
      return { reply: reply(words.text('import-failed-away'), { buttons: [[retryButton(ctx, job)]] }) };
    if (now - begunAt > LONG_MS) ctx.progress([words.text('import-long')]);
    else if (view && view !== 'silent') ctx.progress(progressText(words, view));
    await clock.sleep(pauseMs, signal);
  }
}

/** State of the import; `silent` if the service can't be asked at the moment. */
async function poll(ctx: Context, id: string): Promise<ImportView | undefined | 'silent'> {
  const { person, signal } = ctx;
  try {
    return await importingOf(ctx).service.describe(person.userId, id, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceFailure && error.code !== 'not-offered' && error.code !== 'bad-request')
      return 'silent';
    throw error;
  }
}

interface Outcome {
  readonly reply: TextReply;
  /** Whether it asks a question, or waits for another one's answer. */
  readonly isWaiting?: boolean;
}

/** Undefined while it is running. @param view undefined if the service no longer knows it */
async function outcomeOf(ctx: Context, job: Job, view: ImportView | undefined): Promise<Outcome | undefined> {
  const { words } = ctx;
  if (view === undefined) return { reply: forgottenReply(ctx) };
  if (view.state === 'asking') return { reply: questionReply(ctx, job, view.question), isWaiting: true };
  if (view.state === 'waiting' && view.isAfterAnswer) {
    const text = words.text('import-next-after-answer', { file: fileLabel(words, view.name) });
    return { reply: reply(text, { replyRuns: 'import' }), isWaiting: true };
  }
  if (view.state === 'failed') return { reply: failureReply(ctx, view.name, view) };
  return view.state === 'done' ? { reply: await receiptReply(ctx, job.id, view) } : undefined;
}
