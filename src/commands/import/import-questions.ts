/** What an import asks its person, as buttons. */
import { z } from 'zod';
import { ImportAnswers, type ImportQuestion } from '../../contract/imports.ts';
import { type Button, bold, say, type TextAnswer } from '../answer.ts';
import { shorten } from '../display-text.ts';
import { inertButton, runButton } from '../press.ts';
import type { Words } from '../words/words.ts';
import { fileIn } from './import-words.ts';

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

/** Which import asks, and what its file is called; `page` of the names, from 0. */
interface Asking {
  readonly id: string;
  readonly name: string;
  readonly page?: number;
}

export function questionAnswer(words: Words, asking: Asking, question: ImportQuestion): TextAnswer {
  if (question.kind === 'me') return whoAnswer(words, asking, question);
  if (question.kind === 'date-order') return dateAnswer(words, asking, question.example);
  const { ask } = words.importing;
  const { id } = asking;
  const whose = shorten(question.name, MAX_NAME);
  const press = { id, answers: { othersToo: true }, said: ask.imported(whose) };
  return say(ask.othersExport(fileIn(words, asking.name), whose), {
    buttons: [[pressButton(ask.allTheSame, press), pressButton(ask.leaveIt, { id, leave: true })]],
  });
}

type WhoQuestion = Extract<ImportQuestion, { kind: 'me' }>;

function whoAnswer(words: Words, { id, name, page = 0 }: Asking, { people, likely }: WhoQuestion): TextAnswer {
  const { ask } = words.importing;
  const { back, more } = words.buttons;
  const file = fileIn(words, name);
  const pages = Math.max(1, Math.ceil(people.length / NAMES_A_PAGE));
  const at = Math.min(page, pages - 1);
  const names = people.slice(at * NAMES_A_PAGE, (at + 1) * NAMES_A_PAGE).map((person) => {
    const shown = shorten(person.name, MAX_NAME) || ask.noName;
    const press = { id, answers: { me: person.id }, said: ask.youAre(shown, file) };
    const tone = person.id === likely ? 'primary' : undefined;
    return [pressButton(ask.person(shown, person.messages), press, tone)];
  });
  const turning =
    pages === 1
      ? []
      : [
          [
            ...(at > 0 ? [pressButton(back, { id, page: at - 1 })] : []),
            inertButton(ask.page(at + 1, pages)),
            ...(at < pages - 1 ? [pressButton(more, { id, page: at + 1 })] : []),
          ],
        ];
  const none = { id, answers: { me: 'none' }, said: ask.youAreNobody(file) };
  return say([bold(ask.who(file)), `\n${ask.whoWhy}`], {
    buttons: [
      ...names,
      ...turning,
      [pressButton(ask.noneOfThem, none), pressButton(ask.stop, { id, leave: true }, 'danger')],
    ],
  });
}

function dateAnswer(words: Words, { id, name }: Asking, example: string): TextAnswer {
  const { ask } = words.importing;
  const file = fileIn(words, name);
  const [, first, second] = (/(\d{1,4})\D+(\d{1,4})/.exec(example) ?? []).map(Number);
  const isKnown = first !== undefined && second !== undefined;
  const day = { id, answers: { dateOrder: 'day-first' as const }, said: ask.dayIsFirst(file) };
  const month = { id, answers: { dateOrder: 'month-first' as const }, said: ask.monthIsFirst(file) };
  return say(ask.date(file, shorten(example, 40)), {
    buttons: [
      [pressButton(isKnown ? ask.dayFirstAs(first, second) : ask.dayFirst, day)],
      [pressButton(isKnown ? ask.monthFirstAs(second, first) : ask.monthFirst, month)],
    ],
  });
}
