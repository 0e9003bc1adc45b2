/** What is said about imports: while they go on, what they ask, and when they have ended. */
import { z } from 'zod';
import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import {
  ImportAnswers,
  type ImportFailure,
  type ImportQuestion,
  type ImportReceipt,
  type ImportView,
} from '#service/contract/imports.ts';
import { shorten } from '../display-text.ts';
import { inRows, MOST_ROWS, runButton } from '../press.ts';
import { type Button, bold, type RichText, reply, type Span, type TextReply } from '../reply.ts';
import { SentFile } from './sent-file.ts';

/** What is taken as an export, by how its name ends. */
export const EXPORT_ENDINGS = ['json', 'zip', 'txt', 'mbox', 'eml', 'jsonl', 'csv'] as const;

/** Files that people take for exports, by how apps name them: each has words of its own for what to send in its place. */
const OTHER_FILES: readonly (readonly [name: RegExp, reason: ImportFailure])[] = [
  [/^messages\d*\.html?$/i, 'telegram-html'],
  [/ \[\d{15,20}\].*\.html?$/i, 'discord-html'],
  [/\.crypt\d{1,2}$/i, 'whatsapp-backup'],
  [/^signal-[\d-]+\.backup$/i, 'signal-backup'],
  [/\.(?:pst|ost|olm|msg)$/i, 'outlook'],
  [/\.(?:rar|7z|gz|tgz|xz)$/i, 'other-archive'],
];

/** What to send in place of a file of this name; undefined where nothing is known of it. */
export function knownRefusal(words: Words, name: string): string | undefined {
  const reason = OTHER_FILES.find(([pattern]) => pattern.test(name))?.[1];
  return reason && words.text(`importing-failed-${reason}`);
}

const MAX_NAME = 60;
const BAR_LENGTH = 10;

/** A file's name as it stands in a sentence. */
export const fileIn = (words: Words, name: string) => shorten(name, MAX_NAME) || words.text('importing-file');

/** `▓▓▓▓░░░░░░ 42 %` */
export function barText(done: number, whole: number): string {
  const part = whole <= 0 ? 0 : Math.min(1, done / whole);
  const filled = Math.floor(part * BAR_LENGTH);
  return `${'▓'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${Math.floor(part * 100)} %`;
}

export const bringingText = (words: Words, name: string) =>
  words.text('importing-bringing', { name: fileIn(words, name) });

/** While the file is on its way from the chat to the service. */
export function takingText(words: Words, name: string, taken: number, size: number | undefined): RichText {
  const sofar =
    size === undefined
      ? ` ${words.number(bytes(taken))}`
      : `\n${words.text('importing-bar-of', { bar: barText(taken, size), bytes: bytes(size) })}`;
  return [`${words.text('importing-taking', { name: fileIn(words, name) })}${sofar}`];
}

/** While the service works on it. */
export function progressText(words: Words, view: ImportView): RichText {
  const name = fileIn(words, view.name);
  if (view.state === 'arriving') return [words.text('importing-handing', { name })];
  if (view.state === 'looking') return [words.text('importing-looking', { name })];
  if (view.state === 'waiting') return [words.text('importing-waiting', { name })];
  const progress = view.state === 'running' ? view.progress : undefined;
  if (!progress) return [`${words.text('importing-bringing', { name })}…`];
  const { position, size, read, written } = progress;
  return [
    `${words.text('importing-bringing', { name })}…\n${barText(position, size)}\n${words.text('importing-progress', { read, written })}`,
  ];
}

export const silentText = (words: Words, name: string): RichText => [
  name === '' ? words.text('importing-silent-no-name') : words.text('importing-silent', { name: fileIn(words, name) }),
];

export const stillGoingText = (words: Words, name: string): string =>
  name === ''
    ? words.text('importing-still-going-no-name')
    : words.text('importing-still-going', { name: fileIn(words, name) });

/** Why nothing, or not all, was brought in; a reason of a newer service is said in its own words. */
export function failureText(words: Words, { reason = '', sentence }: Extract<ImportView, { state: 'failed' }>): string {
  return words.has('importing-failed-', reason) ? words.text(`importing-failed-${reason}`) : sentence;
}

/** How much was left out, and why; a reason of a newer service stands as it is. */
function leftOut(words: Words, skipped: ImportReceipt['skipped']): Span[] {
  const entries = Object.entries(skipped).filter(([, amount]) => amount > 0);
  const all = entries.reduce((sum, [, amount]) => sum + amount, 0);
  if (all === 0) return [];
  const reasons = entries
    .sort(([, a], [, b]) => b - a)
    .map(([reason, amount]) => {
      const known = reason.replaceAll(' ', '-');
      return words.has('importing-left-out-', known)
        ? words.text(`importing-left-out-${known}`, { n: amount })
        : `${words.number(amount)} ${words.text('writing-quoted', { text: shorten(reason, 60) })}`;
    });
  return [
    `\n• ${words.text('importing-receipt-left-out', { amount: all, reasons: reasons.join(words.text('list-comma')) })}`,
  ];
}

/** The receipt: what is new, changed, known, left out, and where it broke. */
export function receiptText(words: Words, name: string, receipt: ImportReceipt): RichText {
  const { format, read, written, updated, duplicate, chats = 0, brokenAt, ended, presumed } = receipt;
  const outcome = ended === 'cancelled' ? 'stopped' : ended === undefined || read > 0 ? 'brought-in' : 'nothing';
  return [
    bold(words.text(`importing-receipt-${outcome}`, { name: fileIn(words, name) })),
    `\n${shorten(format, 80)}`,
    ...(chats > 0 ? [` · ${words.text('records-amount', { kind: 'social-chat-group', amount: chats })}`] : []),
    `\n• ${words.text('importing-receipt-written', { amount: written })}`,
    ...(updated > 0 ? [`\n• ${words.text('importing-receipt-updated', { amount: updated })}`] : []),
    ...(duplicate > 0 ? [`\n• ${words.text('importing-receipt-known', { amount: duplicate })}`] : []),
    ...leftOut(words, receipt.skipped),
    ...(presumed === undefined
      ? []
      : [`\n${words.text('importing-receipt-you-are', { person: shorten(presumed, MAX_NAME) })}`]),
    ...(brokenAt === null ? [] : [`\n\n${words.text('importing-receipt-broken-at', { byte: brokenAt })}`]),
    ...(ended === 'disk full' ? [`\n\n${words.text('importing-receipt-disk-full')}`] : []),
    ...(ended === 'cancelled' ? [`\n\n${words.text('importing-receipt-go-on')}`] : []),
  ];
}

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
const MAX_PERSON = 40;
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

export function questionAnswer(words: Words, asking: Asking, question: ImportQuestion): TextReply {
  if (question.kind === 'me') return whoAnswer(words, asking, question);
  if (question.kind === 'date-order') return dateAnswer(words, asking, question.example);

  const { id, file: from } = asking;
  const whose = shorten(question.name, MAX_PERSON);
  const press = {
    id,
    from,
    answers: { othersToo: true },
    said: words.text('importing-ask-imported', { person: whose }),
  };
  return reply(words.rich('importing-ask-others-export', { name: fileIn(words, asking.name), person: whose }), {
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
): TextReply {
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
      said: words.text('importing-ask-you-are', { person: nameOf(person, MAX_PERSON), name: file }),
    };
    return pressButton(label, press, person.id === likely ? 'primary' : undefined);
  };
  const lineOf = (person: Person) =>
    words.text('importing-ask-person', { name: nameOf(person, MAX_PERSON), messages: person.messages });
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
            ...(at < pages - 1 ? [pressButton(words.text('buttons-more'), { id, from, page: at + 1 })] : []),
          ],
        ];
  const none = { id, from, answers: { me: 'none' }, said: words.text('importing-ask-you-are-nobody', { name: file }) };
  return reply(
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

function dateAnswer(words: Words, { id, name, file: from }: Asking, example: string): TextReply {
  const file = fileIn(words, name);
  const [, first, second] = (/(\d{1,4})\D+(\d{1,4})/.exec(example) ?? []).map(Number);
  const button = (which: 'day' | 'month') => {
    const [day, month] = which === 'day' ? [first, second] : [second, first];
    const answers = { dateOrder: `${which}-first` as const };
    const said = words.text(`importing-ask-${which}-is-first`, { name: file });
    const label =
      day === undefined || month === undefined
        ? words.text(`importing-ask-${which}-first`)
        : words.text(`importing-ask-${which}-first-as`, { day, month });
    return [pressButton(label, { id, from, answers, said })];
  };
  return reply(words.rich('importing-ask-date', { name: file, example: shorten(example, 40) }), {
    buttons: [button('day'), button('month')],
  });
}
