/** /import: how to export from each app, how to upload the file, and the import of a file sent to the chat. */

import { randomUUID } from 'node:crypto';
import { fold } from '#platform/text-match.ts';
import { EXPORT_APPS } from '#service/contract/export-guides.ts';
import type { ImportAnswers } from '#service/contract/imports.ts';
import { continueImport, importAsk, importGuide } from '../actions.ts';
import { button, inRows } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { foreign, type Reply, reply } from '../reply.ts';
import { findZones } from '../time/zones.ts';
import { askForText, openQuestion, type PendingQuestion } from './questions.ts';
import { forgottenReply, guide, importingOf } from './texts.ts';
import { abandonImport, checkFile, runImport } from './upload.ts';

const IMPORT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const importCommands: readonly Command[] = [
  /** Its argument: an app name, an answer to a question, or the import IDs of a run that was interrupted. */
  command('import', async (ctx, { argument, file }) => {
    importingOf(ctx);
    const [id = '', ...then] = argument.split(' ');
    if (IMPORT_ID.test(id)) return runImport(ctx, { id, file }, { isBegun: true, then });
    if (file) {
      await checkFile(ctx, file);
      return runImport(ctx, { id: randomUUID(), file });
    }
    const app = EXPORT_APPS.find((name) => name.toLowerCase() === argument.toLowerCase());
    const asked = argument === '' || app ? undefined : await openQuestion.read(ctx);
    if (asked) return await answerTyped(ctx, asked, argument);
    return await guide(ctx, app);
  }),
  onAction(importGuide, (ctx, { app }) => guide(ctx, app)),
  onAction(continueImport, async (ctx, { stop, answers, ...job }) => {
    if (stop) return abandonImport(ctx, job);
    return runImport(ctx, job, { isBegun: true, ...(answers === undefined ? {} : { answers }) });
  }),
  onAction(importAsk, async (ctx, { id, about }) => {
    const view = await importingOf(ctx).service.describe(ctx.person.userId, id, ctx.signal);
    const people = view?.state === 'done' ? view.people : undefined;
    if (!people) return forgottenReply(ctx);
    return askForText(ctx, { id }, about === 'me' ? { kind: 'me', people } : { kind: 'time-zone' });
  }),
];

const BUTTONS_PER_ROW = 3;

/** Continues the import with the typed answer to its question. */
async function answerTyped(
  ctx: Context,
  { question, ...job }: PendingQuestion,
  typed: string,
): Promise<Reply | AsyncIterable<Reply> | undefined> {
  const { words, settings } = ctx;
  const resume = (answers: ImportAnswers) => runImport(ctx, job, { isBegun: true, answers });
  if (question.kind === 'me') {
    const wanted = fold(typed.trim());
    const called = question.people.filter(({ name }) => fold(name) === wanted);
    const likely = called.length > 0 ? called : question.people.filter(({ name }) => fold(name).startsWith(wanted));
    const [person, another] = likely;
    if (person && !another) return resume({ me: person.id });
    const asking = askForText(ctx, job, another ? { kind: 'me', people: likely } : question);
    return another ? asking : { ...asking, text: words.rich('import-nobody', { name: foreign(typed) }) };
  }
  if (question.kind !== 'time-zone') return undefined;
  const zones = findZones(typed, words);
  const [found, another] = zones;
  if (found === undefined) {
    const asking = askForText(ctx, job, question);
    return { ...asking, text: words.rich('import-unknown-city', { city: foreign(typed) }) };
  }
  if (another !== undefined) {
    const choices = zones.map(({ zone: timeZone, label }) =>
      button(label, continueImport, { ...job, answers: { timeZone } }),
    );
    return reply(words.text('import-which-city'), { buttons: inRows(choices, BUTTONS_PER_ROW) });
  }
  const { zone } = found;
  if (settings.zone === undefined) await ctx.deps.settings.change(ctx.person.id, { zone });
  return resume({ timeZone: zone });
}
