/** One import: the file goes to the service under the import's id, which is kept before its first byte. */

import { TimeoutError, withTimeout } from '#platform/clock.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { ImportAnswers, ImportFailure, ImportReceipt } from '#service/contract/imports.ts';
import { importOn } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import type { Importing } from '../deps.ts';
import { ProblemError } from '../errors.ts';
import { type Reply, reply } from '../reply.ts';
import { followImport } from './follow.ts';
import { largerFiles, nameOf } from './guide.ts';
import type { Job } from './questions.ts';
import { type SentFile, SentFileError } from './sent-file.ts';
import {
  failureReply,
  fileIn,
  forgottenReply,
  guideButton,
  readingText,
  stoppedReply,
  tooLargeReply,
} from './texts.ts';

/** What is taken as an export, by how its name ends. */
export const EXPORT_ENDINGS = ['json', 'zip', 'txt', 'mbox', 'eml', 'jsonl', 'csv'] as const;

/** Files that people take for exports, by how apps name them. */
const OTHER_FILES: readonly (readonly [name: RegExp, reason: ImportFailure])[] = [
  [/^messages\d*\.html?$/i, 'telegram-html'],
  [/ \[\d{15,20}\].*\.html?$/i, 'discord-html'],
  [/\.crypt\d{1,2}$/i, 'whatsapp-backup'],
  [/^signal-[\d-]+\.backup$/i, 'signal-backup'],
  [/\.(?:pst|ost|olm|msg)$/i, 'outlook'],
  [/\.(?:rar|7z|gz|tgz|xz)$/i, 'other-archive'],
];

/** Why a file is not taken at all. */
export async function refusalOf(ctx: Context, { maxBytes }: Importing, file: SentFile): Promise<Reply | undefined> {
  const ending = /\.([a-z]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!EXPORT_ENDINGS.some((known) => known === ending)) {
    const reason = OTHER_FILES.find(([pattern]) => pattern.test(file.name))?.[1] ?? 'not-known';
    return failureReply(ctx, file.name, { reason });
  }
  return file.size !== undefined && file.size > maxBytes ? await tooLarge(ctx, maxBytes, file) : undefined;
}

async function tooLarge(ctx: Context, maxBytes: number, { name }: SentFile): Promise<Reply> {
  const page = await largerFiles(ctx);
  const upload = page && { ...page, label: ctx.words.text('import-upload') };
  return tooLargeReply(ctx, name, maxBytes, upload ?? guideButton(ctx));
}

const ATTEMPTS = 2;
const BEFORE_AGAIN_MS = 1_000;
const STOP_MS = 15_000;

/** @param isBegun in an earlier run: the service may have its file, and may know it no longer */
export async function* runImport(
  ctx: Context,
  importing: Importing,
  job: Job,
  { isBegun = false, answers }: { isBegun?: boolean; answers?: ImportAnswers } = {},
): AsyncGenerator<Reply> {
  const { words, person, signal } = ctx;
  const { service } = importing;
  try {
    const activity = readingText(words, job.file?.name ?? '');
    const waiting = words.text('import-next', { file: fileIn(words, job.file?.name ?? '') });
    await ctx.longWork({ doing: activity, argument: job.id, waiting });
    const view = isBegun ? await service.describe(person.userId, job.id, signal) : undefined;
    if (job.file && (!view || view.state === 'arriving')) {
      const failed = yield* send(ctx, importing, { ...job, file: job.file });
      if (failed) return yield failed;
    } else if (answers && view && !(await service.answer(person.userId, job.id, answers, signal))) {
      if (view.state === 'done' && !isAnswered(view.receipt, answers)) return yield forgottenReply(ctx);
    }
    yield* followImport(ctx, importing, job);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'too-many-waiting')
      yield reply([words.text('import-failed-too-many')]);
    else if (!ctx.signal.aborted) throw error;
    else if (ctx.stopped) yield await stopImport(ctx, importing, job);
    else throw ctx.signal.reason;
  }
}

/** Whether an earlier attempt has had this answer read again. */
function isAnswered({ me, timeZone }: ImportReceipt, given: ImportAnswers) {
  return given.timeZone === undefined ? me?.guessed === false : timeZone?.name === given.timeZone;
}

/** Yields progress. Returns why the service has not got the file, where it has not. */
async function* send(
  ctx: Context,
  importing: Importing,
  job: Job & { file: SentFile },
): AsyncGenerator<Reply, Reply | undefined> {
  const { words, signal } = ctx;
  for (let attempt = 1; ; attempt += 1) {
    try {
      yield { kind: 'progress', text: [readingText(words, job.file.name)], cancellable: true };
      return void (await transfer(ctx, importing, job));
    } catch (error) {
      signal.throwIfAborted();
      const failed = await failedTransfer(ctx, importing, job, error);
      const mayPass =
        error instanceof SentFileError ? error.trouble === 'interrupted' : error instanceof ServiceFailure;
      if (!failed) throw error;
      if (!mayPass || attempt === ATTEMPTS) return failed;
      await ctx.deps.clock.sleep(BEFORE_AGAIN_MS, signal);
    }
  }
}

async function transfer(ctx: Context, { files, service }: Importing, { id, file }: Job & { file: SentFile }) {
  const { person, signal } = ctx;
  const { settings } = await ctx.user();
  await using content = await files.open(file.id, signal);
  const about = { telegramId: person.userId, personName: nameOf(person), timeZone: settings.zone };
  await service.upload(person.userId, id, { ...about, name: file.name, ...content }, signal);
}

/** What is said of a transfer that failed; undefined for what nobody thought of. */
async function failedTransfer(
  ctx: Context,
  { maxBytes }: Importing,
  job: Job & { file: SentFile },
  error: unknown,
): Promise<Reply | undefined> {
  const { words } = ctx;
  const file = fileIn(words, job.file.name);
  const buttons = [[button(words.text('buttons-try-again'), importOn, job)]];
  if (error instanceof SentFileError)
    return error.trouble === 'too-large'
      ? await tooLarge(ctx, maxBytes, job.file)
      : reply([words.text('import-failed-gone', { file })], error.trouble === 'gone' ? {} : { buttons });
  if (!(error instanceof ServiceFailure)) return undefined;
  const { status, archiveFull } = error.detail;
  if (archiveFull) return reply([words.text('import-failed-archive-full')]);
  if (status === 413) return reply([words.text('import-failed-too-large-here', { file })]);
  if (status === 409) return reply([words.text('import-failed-too-many')], { buttons });
  return reply([words.text(status === 507 ? 'import-failed-no-room' : 'import-failed-away')], { buttons });
}

/** Ends an import; what it has brought in stays. */
export async function stopImport(ctx: Context, { service }: Importing, job: Job): Promise<Reply> {
  const { words, person, deps } = ctx;
  try {
    await withTimeout(deps.clock, STOP_MS, undefined, (signal) => service.cancel(person.userId, job.id, signal));
    return stoppedReply(ctx, job.read ?? 0);
  } catch (error) {
    if (!(error instanceof ServiceFailure || error instanceof TimeoutError)) throw error;
    const again = button(words.text('buttons-try-again'), importOn, { id: job.id, stop: true });
    return reply([words.text('import-cannot-stop')], { buttons: [[again]] });
  }
}
