/** /import: where each app hides its export, the ways to hand it over, and what becomes of a file that was sent. */

import { randomUUID } from 'node:crypto';
import { EXPORT_APPS, importAsk, importGuide, importOn } from '../actions.ts';
import type { Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { placeName } from '../deps.ts';
import { type Reply, reply } from '../reply.ts';
import { answerTyped } from './answers.ts';
import { guide } from './guide.ts';
import { askAgain, openQuestion } from './questions.ts';
import { forgottenReply } from './texts.ts';
import { refusalOf, runImport, stopImport } from './upload.ts';

const IMPORT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Its argument is the name of an app, a reply to a question, or, of a run that was interrupted, the import's id. */
export const importCommand = command('import', async function* (ctx, { argument, file }) {
  const { importing } = ctx.deps;
  if (!importing) return yield elsewhere(ctx);
  if (IMPORT_ID.test(argument)) return yield* runImport(ctx, importing, { id: argument, file }, { isBegun: true });
  if (file) {
    const refused = await refusalOf(ctx, importing, file);
    if (refused) yield refused;
    else yield* runImport(ctx, importing, { id: randomUUID(), file });
    return;
  }
  const app = EXPORT_APPS.find((name) => name.toLowerCase() === argument.toLowerCase());
  const asked = argument === '' || app ? undefined : await openQuestion(ctx);
  if (asked) yield* answerTyped(ctx, importing, asked, argument);
  else yield await guide(ctx, importing, app);
});

export const importGuideAction = onAction(importGuide, async function* (ctx, { app }) {
  const { importing } = ctx.deps;
  yield importing ? { ...(await guide(ctx, importing, app)), place: 'replace' } : elsewhere(ctx);
});

export const importOnAction = onAction(importOn, async function* (ctx, { stop, answers, ...job }) {
  const { importing } = ctx.deps;
  if (!importing) yield elsewhere(ctx);
  else if (stop) yield await stopImport(ctx, importing, job);
  else yield* runImport(ctx, importing, job, { isBegun: true, ...(answers === undefined ? {} : { answers }) });
});

export const importAskAction = onAction(importAsk, async function* (ctx, { id, about }) {
  const { importing } = ctx.deps;
  if (!importing) return yield elsewhere(ctx);
  const view = await importing.service.describe(ctx.person.userId, id, ctx.signal);
  const people = view?.state === 'done' ? view.people : undefined;
  if (people) yield askAgain(ctx, { id }, about === 'me' ? { kind: 'me', people } : { kind: 'time-zone' });
  else yield forgottenReply(ctx);
});

function elsewhere(ctx: Context): Reply {
  const { words, deps } = ctx;
  return reply([words.text('import-elsewhere', { host: placeName(words, deps.about, undefined) })]);
}
