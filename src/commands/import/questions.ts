/** What an import has to ask: buttons, or a reply in words. */

import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { type ImportAnswers, ImportQuestion } from '#service/contract/imports.ts';
import { importOn } from '../actions.ts';
import { button, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { foreign, reply, type TextReply } from '../reply.ts';
import { SentFile } from './sent-file.ts';

export interface Job {
  readonly id: string;
  /** Which file it is, where it was sent to this chat. */
  readonly file?: SentFile | undefined;
  /** Messages read, as last told. */
  read?: number;
}

/** The last question that can be answered in words. */
const Asked = z.object({ id: z.uuid(), file: SentFile.optional(), question: ImportQuestion });
export type Asked = z.infer<typeof Asked>;

const SLOT = 'import-question';
/** As long as the service waits for the answer. */
const KEPT_MS = 86_400_000;

/** The question about an import that waits for words of this person. */
export async function openQuestion({ deps, person }: Context): Promise<Asked | undefined> {
  const { results, clock } = deps;
  return Asked.safeParse(await results.find(results.keyOf(SLOT, person.id), person.id, clock.now())).data;
}

/** Most names that are buttons. */
const MOST_NAMES = 8;
const [A_ROW, MOST_ROWS] = [3, 3];

export function questionReply(ctx: Context, job: Job, question: ImportQuestion): TextReply {
  const { words } = ctx;
  const answer = (label: string, answers: ImportAnswers) =>
    button(label, importOn, { id: job.id, file: job.file, answers });
  if (question.kind === 'owner') {
    const leave = button(words.text('import-leave-it'), importOn, { id: job.id, stop: true });
    return reply(words.rich('import-ask-owner', { name: foreign(question.name) }), {
      buttons: [[answer(words.text('import-add-it'), { othersToo: true }), leave]],
    });
  }
  if (question.kind === 'date-order') {
    const days = (['month-first', 'day-first'] as const).map((dateOrder) =>
      answer(dayIn(words, question.days[dateOrder]), { dateOrder }),
    );
    return reply([words.text('import-ask-date')], { buttons: [days] });
  }
  return askInWords(ctx, job, question);
}

export function askInWords(
  ctx: Context,
  { id, file }: Job,
  question: Extract<ImportQuestion, { kind: 'me' | 'time-zone' }>,
): TextReply {
  const { words, deps, person } = ctx;
  const { results, clock } = deps;
  ctx.commitWithReply(results.putting(SLOT, person.id, { id, file, question }, clock.now() + KEPT_MS));
  if (question.kind === 'time-zone')
    return reply([words.text('import-ask-city')], { ask: words.text('import-hint-city'), replyRuns: 'import' });
  const { people } = question;
  const nobody = words.text(people.length === 2 ? 'import-neither' : 'import-none-of-them');
  const buttons = [
    ...people
      .slice(0, MOST_NAMES)
      .map(({ id: me, name }) => button(name || me, importOn, { id, file, answers: { me } })),
    button(nobody, importOn, { id, file, answers: { me: 'none' } }),
  ];
  const rows = inRows(buttons.slice(0, -1), A_ROW);
  const isFull = rows.length === MOST_ROWS;
  return reply([words.text(people.length > MOST_NAMES ? 'import-ask-me-or-reply' : 'import-ask-me')], {
    buttons: isFull ? inRows(buttons, A_ROW) : [...rows, buttons.slice(-1)],
    replyRuns: 'import',
  });
}

const dayIn = (words: Words, day: string) =>
  words.date(Date.parse(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
