/** The questions of an import: who the person is, the date order, the time zone, or whether to add another's export. */

import { z } from 'zod';
import { fold } from '#platform/text-match.ts';
import { type ImportAnswers, ImportQuestion, type OpenImport } from '#service/contract/imports.ts';
import { describeOwn } from '../access/tokens.ts';
import { continueImport, lookAround } from '../actions.ts';
import { button, commandButton, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { bestEffort } from '../deps.ts';
import { foreign, reply, type TextReply } from '../reply.ts';
import { findZones } from '../time/zones.ts';
import { slot } from '../user-state.ts';
import { SentFile } from './sent-file.ts';
import { dayIn, type Job } from './texts.ts';

/** The last question that can be answered by text. */
const PendingQuestion = z.object({ id: z.uuid(), file: SentFile.optional(), question: ImportQuestion });
export type PendingQuestion = z.infer<typeof PendingQuestion>;

/** The same as the service waits for an answer. */
const KEPT_MS = 86_400_000;

/** The import question that awaits a typed answer of this person. */
export const openQuestion = slot('import-question', PendingQuestion, KEPT_MS);
/** The import whose question was last repeated under a search in an archive that holds something. */
const reminded = slot('import-reminded', z.object({ id: z.string() }), KEPT_MS);

/** The person's unfinished imports; empty if the service doesn't answer. */
export async function openImports(ctx: Context): Promise<readonly OpenImport[]> {
  const { deps, person } = ctx;
  return (await bestEffort(ctx, ({ signal }) => deps.owners?.service.list(person.userId, signal))) ?? [];
}

/** Whether a text that isn't a reply answers the open question: a city, or a name in the export. */
export async function isAnswer(ctx: Context, typed: string): Promise<boolean> {
  const question = (await openQuestion.read(ctx))?.question;
  if (question?.kind === 'time-zone') return findZones(typed, ctx.words).length > 0;
  return question?.kind === 'me' && question.people.some(({ name }) => fold(name) === fold(typed.trim()));
}

/** Most names shown as buttons. */
const MAX_NAMES = 8;
const [BUTTONS_PER_ROW, MAX_ROWS] = [3, 3];

export function questionReply(ctx: Context, job: Job, question: ImportQuestion): TextReply {
  const { words } = ctx;
  const answer = (label: string, answers: ImportAnswers) =>
    button(label, continueImport, { id: job.id, file: job.file, answers });
  if (question.kind === 'owner') {
    const leave = button(words.text('import-leave-it'), continueImport, { id: job.id, stop: true });
    return reply(words.rich('import-ask-owner', { name: foreign(question.name) }), {
      buttons: [[answer(words.text('import-add-it'), { othersToo: true }), leave]],
    });
  }
  if (question.kind === 'date-order') {
    const days = (['month-first', 'day-first'] as const).map((dateOrder) =>
      answer(dayIn(words, question.days[dateOrder], { year: 'numeric' }), { dateOrder }),
    );
    return reply(words.text('import-ask-date'), { buttons: [days] });
  }
  return askForText(ctx, job, question);
}

export function askForText(
  ctx: Context,
  { id, file }: Job,
  question: Extract<ImportQuestion, { kind: 'me' | 'time-zone' }>,
): TextReply {
  const { words } = ctx;
  openQuestion.keep(ctx, { id, file, question });
  if (question.kind === 'time-zone')
    return reply(words.text('import-ask-city'), { ask: words.text('import-hint-city'), replyRuns: 'import' });
  const { people } = question;
  const nobody = words.text(people.length === 2 ? 'import-neither' : 'import-none-of-them');
  const buttons = [
    ...people
      .slice(0, MAX_NAMES)
      .map(({ id: me, name }) => button(name || me, continueImport, { id, file, answers: { me } })),
    button(nobody, continueImport, { id, file, answers: { me: 'none' } }),
  ];
  const rows = inRows(buttons.slice(0, -1), BUTTONS_PER_ROW);
  const isFull = rows.length === MAX_ROWS;
  return reply(words.text(people.length > MAX_NAMES ? 'import-ask-me-or-reply' : 'import-ask-me'), {
    buttons: isFull ? inRows(buttons, BUTTONS_PER_ROW) : [...rows, buttons.slice(-1)],
    replyRuns: 'import',
  });
}

/**
 * The question that an import is waiting on, a note that one is running, or how to add chats; undefined if neither
 * explains why nothing was found.
 */
export async function emptyArchiveReply(ctx: Context): Promise<TextReply | undefined> {
  const { words, deps, connection } = ctx;
  if (connection?.access?.whose !== 'own') return undefined;
  const open = await openImports(ctx);
  const empty = (await describeOwn(ctx))?.archive.records === 0;
  const [asking] = open.flatMap(({ importId, import: view }) =>
    view.state === 'asking' ? [{ id: importId, question: view.question }] : [],
  );
  if (asking) {
    // Once is enough: after that, an empty search says that nothing was found.
    if (!empty && (await reminded.read(ctx))?.id === asking.id) return undefined;
    if (!empty) reminded.keep(ctx, { id: asking.id });
    const asked = questionReply(ctx, { id: asking.id }, asking.question);
    const why = words.text(empty ? 'results-empty-archive' : 'results-import-waits');
    return { ...asked, isDeadEnd: true, text: [why, '\n', ...asked.text] };
  }
  if (open.length > 0) return reply(words.text('results-import-running'), { isDeadEnd: true });
  if (!empty) return undefined;
  const add = commandButton(words.text('results-add-chats'), 'import');
  const look = deps.about.sample ? [button(words.text('buttons-look-around'), lookAround, {})] : [];
  return reply(words.text('results-empty-archive'), { isDeadEnd: true, buttons: [[add, ...look]] });
}
