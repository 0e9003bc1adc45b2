/** Follows an import at the service to its question or its end. */

import { ServiceFailure } from '#service/contract/failure.ts';
import type { ImportView } from '#service/contract/imports.ts';
import { importOn } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import type { Importing } from '../deps.ts';
import { type Reply, reply } from '../reply.ts';
import { type Job, questionReply } from './questions.ts';
import { receiptReply } from './receipt.ts';
import { failureReply, forgottenReply, progressText } from './texts.ts';

/** How often is asked how it stands: soon at first. */
const PAUSE_MS = { first: 200, longest: 2_000 };
/** For how long the service may fail to say it. */
const PATIENCE_MS = 120_000;
/** After that, nobody is expected to wait for it. */
const LONG_MS = 600_000;

/** Yields progress, and then the one outcome. Rejects with the signal's reason, or with ServiceFailure. */
export async function* followImport(ctx: Context, importing: Importing, job: Job): AsyncGenerator<Reply> {
  const { words, signal } = ctx;
  const { clock } = ctx.deps;
  const begunAt = clock.monotonic();
  let toldAt = begunAt;
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, PAUSE_MS.longest)) {
    const view = await look(ctx, importing, job.id);
    if (view === undefined) return yield forgottenReply(ctx);
    if (view !== 'silent') {
      toldAt = clock.monotonic();
      const outcome = await outcomeOf(ctx, job, view);
      if (outcome) return yield ctx.pressed ? { ...outcome, place: 'replace' } : outcome;
      if (view.state === 'running' && view.progress) job.read = view.progress.read;
    } else if (clock.monotonic() - toldAt > PATIENCE_MS) return yield away(ctx, job);
    const isLong = clock.monotonic() - begunAt > LONG_MS;
    if (isLong) yield { kind: 'progress', text: [words.text('import-long')], cancellable: true };
    else if (view !== 'silent') yield { kind: 'progress', text: progressText(words, view), cancellable: true };
    await clock.sleep(pauseMs, signal);
  }
}

/** How it stands; `silent` when the service cannot say it now. */
async function look(ctx: Context, { service }: Importing, id: string): Promise<ImportView | undefined | 'silent'> {
  const { person, signal } = ctx;
  try {
    return await service.describe(person.userId, id, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceFailure && error.code !== 'not-offered' && error.code !== 'bad-request')
      return 'silent';
    throw error;
  }
}

function away(ctx: Context, { id, file }: Job): Reply {
  const { words } = ctx;
  const again = button(words.text('buttons-try-again'), importOn, { id, file });
  return reply([words.text('import-failed-away')], { buttons: [[again]] });
}

/** Undefined while it goes on. */
async function outcomeOf(ctx: Context, job: Job, view: ImportView) {
  if (view.state === 'asking') return questionReply(ctx, job, view.question);
  if (view.state === 'failed') return failureReply(ctx, view.name, view);
  return view.state === 'done' ? await receiptReply(ctx, job.id, view) : undefined;
}
