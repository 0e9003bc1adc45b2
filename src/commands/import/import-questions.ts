/** What an import asks its person, as buttons. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { ImportAnswers, type ImportQuestion } from '#service/contract/imports.ts';
import { type Button, bold, say, type TextAnswer } from '../answer.ts';
import { shorten } from '../display-text.ts';
import { inertButton, inRows, MOST_ROWS, runButton } from '../press.ts';
import { fileIn } from './import-words.ts';
import { SentFile } from './sent-file.ts';

/** What a button under a question carries: an answer, another page of names, or that the import is not meant. */
export const QuestionPress = z.object({
  id: z.uuid(),
  answers: ImportAnswers.optional(),
  /** What was answered, in words: takes the question's place. */
  said: z.string().max(200).optional(),
  page: z.int().min(0).optional(),
  leave: z.literal(true).optional(),
  /** Which file it is, where it was sent to this chat. */
  from: SentFile.optional(),
});
export type QuestionPress = z.infer<typeof QuestionPress>;

/** Beside the row of those who are none of them, and that which turns pages. */
const NAME_ROWS = MOST_ROWS - 1;
const NAMES_A_ROW = 2;
const NAMES_A_PAGE = (NAME_ROWS - 1) * NAMES_A_ROW;
const MAX_NAME = 40;
/** What a phone shows of a name on one of two buttons in a row, beside its number. */
const MAX_SHORT_NAME = 15;

const pressButton = (label: string, press: QuestionPress, tone?: Button['tone']) =>
  runButton(label, 'import_answer', JSON.stringify(press), tone);

/** Which import asks, and what its file is called; `page` of the names, from 0. */
interface Asking {
  readonly id: string;
  readonly name: string;
  readonly page?: number;
  readonly file: SentFile | undefined;
}

export function questionAnswer(words: Words, asking: Asking, question: ImportQuestion): TextAnswer {
  if (question.kind === 'me') return whoAnswer(words, asking, question);
  if (question.kind === 'date-order') return dateAnswer(words, asking, question.example);

  const { id, file: from } = asking;
  const whose = shorten(question.name, MAX_NAME);
  const press = {
    id,
    from,
    answers: { othersToo: true },
    said: words.text('importing-ask-imported', { person: whose }),
  };
  return say(words.rich('importing-ask-others-export', { name: fileIn(words, asking.name), person: whose }), {
    buttons: [
      [
        pressButton(words.text('importing-ask-all-the-same'), press),
        pressButton(words.text('importing-ask-leave-it'), { id, leave: true }),
      ],
    ],
  });
}

type WhoQuestion = Extract<ImportQuestion, { kind: 'me' }>;
type Person = WhoQuestion['people'][number];

function whoAnswer(
  words: Words,
  { id, name, page = 0, file: from }: Asking,
  { people, likely }: WhoQuestion,
): TextAnswer {
  const file = fileIn(words, name);
  const isOnePage = people.length <= NAME_ROWS * NAMES_A_ROW;
  const pages = isOnePage ? 1 : Math.ceil(people.length / NAMES_A_PAGE);
  const at = Math.min(page, pages - 1);
  const first = at * NAMES_A_PAGE;
  const here = isOnePage ? people : people.slice(first, first + NAMES_A_PAGE);
  const nameOf = (person: Person, most: number) => shorten(person.name, most) || words.text('importing-ask-no-name');
  const nameButton = (person: Person, label: string) => {
    const press = {
      id,
      from,
      answers: { me: person.id },
      said: words.text('importing-ask-you-are', { person: nameOf(person, MAX_NAME), name: file }),
    };
    return pressButton(label, press, person.id === likely ? 'primary' : undefined);
  };
  const lineOf = (person: Person) =>
    words.text('importing-ask-person', { name: nameOf(person, MAX_NAME), messages: person.messages });
  // Few have a button each as wide as the chat; more are told in the text, and their buttons are short.
  const isFew = people.length <= NAME_ROWS;
  const numbered = (index: number, text: string) => `${first + index + 1}. ${text}`;
  const names = isFew
    ? here.map((person) => [nameButton(person, lineOf(person))])
    : inRows(
        here.map((person, index) => nameButton(person, numbered(index, nameOf(person, MAX_SHORT_NAME)))),
        NAMES_A_ROW,
      );
  const list = isFew ? '' : `\n\n${here.map((person, index) => numbered(index, lineOf(person))).join('\n')}`;
  const turning =
    pages === 1
      ? []
      : [
          [
            ...(at > 0 ? [pressButton(words.text('buttons-back'), { id, from, page: at - 1 })] : []),
            inertButton(words.text('importing-ask-page', { page: at + 1, pages })),
            ...(at < pages - 1 ? [pressButton(words.text('buttons-more'), { id, from, page: at + 1 })] : []),
          ],
        ];
  const none = { id, from, answers: { me: 'none' }, said: words.text('importing-ask-you-are-nobody', { name: file }) };
  return say(
    [bold(words.text('importing-ask-who', { name: file })), `\n${words.text('importing-ask-who-why')}${list}`],
    {
      buttons: [
        ...names,
        ...turning,
        [
          pressButton(words.text('importing-ask-none-of-them'), none),
          pressButton(words.text('importing-ask-stop'), { id, leave: true }, 'danger'),
        ],
      ],
    },
  );
}

function dateAnswer(words: Words, { id, name, file: from }: Asking, example: string): TextAnswer {
  const file = fileIn(words, name);
  const [, first, second] = (/(\d{1,4})\D+(\d{1,4})/.exec(example) ?? []).map(Number);
  const isKnown = first !== undefined && second !== undefined;
  const day = {
    id,
    from,
    answers: { dateOrder: 'day-first' as const },
    said: words.text('importing-ask-day-is-first', { name: file }),
  };
  const month = {
    id,
    from,
    answers: { dateOrder: 'month-first' as const },
    said: words.text('importing-ask-month-is-first', { name: file }),
  };
  return say(words.rich('importing-ask-date', { name: file, example: shorten(example, 40) }), {
    buttons: [
      [
        pressButton(
          isKnown
            ? words.text('importing-ask-day-first-as', { day: first, month: second })
            : words.text('importing-ask-day-first'),
          day,
        ),
      ],
      [
        pressButton(
          isKnown
            ? words.text('importing-ask-month-first-as', { day: second, month: first })
            : words.text('importing-ask-month-first'),
          month,
        ),
      ],
    ],
  });
}
