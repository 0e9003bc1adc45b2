/** What an import asks its person, as buttons. */
import { z } from 'zod';
import { ImportAnswers, type ImportQuestion } from '../contract/imports.ts';
import { type Answer, type Button, bold, say } from './answer.ts';
import { shorten } from './display-text.ts';
import { amountOf, quoted } from './import-words.ts';
import { inertButton, runButton } from './press.ts';

/** What a button under a question carries: an answer, another page of names, or that the import is not meant. */
export const QuestionPress = z.object({
  id: z.uuid(),
  answers: ImportAnswers.optional(),
  /** What was answered, in words: takes the question's place. */
  said: z.string().max(200).optional(),
  page: z.int().min(0).optional(),
  leave: z.literal(true).optional(),
});
export type QuestionPress = z.infer<typeof QuestionPress>;

const NAMES_A_PAGE = 10;
const MAX_NAME = 40;

const pressButton = (label: string, press: QuestionPress, tone?: Button['tone']) =>
  runButton(label, 'import_answer', JSON.stringify(press), tone);

/** @param page of the names, from 0 */
export function questionAnswer(id: string, name: string, question: ImportQuestion, page = 0): Answer {
  if (question.kind === 'me') return whoAnswer(id, name, question.people, page);
  if (question.kind === 'date-order') return dateAnswer(id, name, question.example);
  const whose = shorten(question.name, MAX_NAME);
  return say([`${quoted(name)} is the export of `, bold(whose), '. Import it all the same?'], {
    buttons: [
      [
        pressButton('Import it all the same', {
          id,
          answers: { othersToo: true },
          said: `The export of ${whose} is imported all the same.`,
        }),
        pressButton('Leave it', { id, leave: true }),
      ],
    ],
  });
}

type Person = Extract<ImportQuestion, { kind: 'me' }>['people'][number];

function whoAnswer(id: string, name: string, people: readonly Person[], page: number): Answer {
  const pages = Math.max(1, Math.ceil(people.length / NAMES_A_PAGE));
  const at = Math.min(page, pages - 1);
  const names = people.slice(at * NAMES_A_PAGE, (at + 1) * NAMES_A_PAGE).map((person) => {
    const shown = shorten(person.name, MAX_NAME) || 'No name';
    const label = `${shown} · ${amountOf(person.messages, 'message', 'messages')}`;
    return [pressButton(label, { id, answers: { me: person.id }, said: `You are ${shown} in ${quoted(name)}.` })];
  });
  const turning =
    pages === 1
      ? []
      : [
          [
            ...(at > 0 ? [pressButton('◂ Back', { id, page: at - 1 })] : []),
            inertButton(`${at + 1} of ${pages}`),
            ...(at < pages - 1 ? [pressButton('More ▸', { id, page: at + 1 })] : []),
          ],
        ];
  const none = { id, answers: { me: 'none' }, said: `You are nobody of those in ${quoted(name)}.` };
  return say([bold(`Who are you in ${quoted(name)}?`), '\nSo that I know which messages are yours.'], {
    buttons: [
      ...names,
      ...turning,
      [pressButton('None of them', none), pressButton('Stop', { id, leave: true }, 'danger')],
    ],
  });
}

function dateAnswer(id: string, name: string, example: string): Answer {
  const said = (order: 'day' | 'month') => `In ${quoted(name)} the ${order} comes first.`;
  const [, first, second] = /(\d{1,4})\D+(\d{1,4})/.exec(example) ?? [];
  const shown = (day: string | undefined, month: string | undefined) =>
    day === undefined || month === undefined ? '' : ` (day ${Number(day)}, month ${Number(month)})`;
  return say([`In ${quoted(name)} there is the date `, bold(shorten(example, 40)), '. Which comes first?'], {
    buttons: [
      [pressButton(`The day${shown(first, second)}`, { id, answers: { dateOrder: 'day-first' }, said: said('day') })],
      [
        pressButton(`The month${shown(second, first)}`, {
          id,
          answers: { dateOrder: 'month-first' },
          said: said('month'),
        }),
      ],
    ],
  });
}
