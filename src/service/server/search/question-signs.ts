/** Recognizes what a question asks for and what a message says, whatever the topic, by the signs in the locales. */
import type { Sign } from '#locales/list-schemas.ts';
import { abbreviatedWords, READ_LANGUAGES, readingIn } from '#locales/lists.ts';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { sentencesIn } from '../text/passages.ts';

const UNSPACED = ['zh', 'ja', 'ko', 'th'];
/** Patterns around a sign: word boundaries, in scripts with spaces. */
const STARTS = String.raw`(?<![\p{L}\p{M}])`;
const ENDS = String.raw`(?![\p{L}\p{M}])`;
/** The beginning of a sentence; bounded, since a text may be of signs alone. */
const FIRST = String.raw`(?:^\P{L}*|[.!?…。！？؟\n]\P{L}{0,5})`;
const AROUND: Readonly<Partial<Record<Sign, readonly [before: string, after: string]>>> = {
  opens: [FIRST, ENDS],
  every: [STARTS, String.raw`\s*$`],
  starts: [STARTS, String.raw`\s*$`],
  whether: [String.raw`^\P{L}*`, ENDS],
  closes: [STARTS, String.raw`[^\p{L}\p{N}]*$`],
  requests: [FIRST, ENDS],
  requestsBehind: [STARTS, String.raw`\P{L}*$`],
  // For example "mum where is it".
  calls: [String.raw`${FIRST}(?:\p{L}{2,}[\s,،]+){0,2}`, String.raw`[\s,،]+`],
};
const patterns = new Map<Sign, RegExp>();

function patternOf(sign: Sign): RegExp {
  const known = patterns.get(sign);
  if (known) return known;
  const [before, after] = AROUND[sign] ?? [STARTS, ENDS];
  const spaced: string[] = [];
  const unspaced: string[] = [];
  for (const language of READ_LANGUAGES) {
    const forms = readingIn(language).signs?.[sign];
    if (forms !== undefined) (UNSPACED.includes(language) ? unspaced : spaced).push(forms);
  }
  const framed = (forms: string[], from: string, to: string) =>
    forms.length > 0 ? [`${from}(?:${forms.join('|')})${to}`] : [];
  const pattern = new RegExp(
    [
      ...framed(spaced, before, after),
      ...framed(unspaced, before === STARTS ? '' : before, after === ENDS ? '' : after),
    ].join('|'),
    'iu',
  );
  patterns.set(sign, pattern);
  return pattern;
}

const plain = (text: string) => writtenOut(stripDiacritics(foldCase(text)));

let abbreviations: RegExp | undefined;

/** Replaces abbreviations: "q horas", "pq". @param text folded */
function writtenOut(text: string): string {
  const words = abbreviatedWords();
  abbreviations ??= new RegExp(`${STARTS}(?:${[...words.keys()].join('|')})${ENDS}`, 'gu');
  return text.replace(abbreviations, (short) => words.get(short) ?? short);
}

/** Whether a text has one of these signs. @param text as the lists have it, mostly folded */
const hasSign = (text: string, ...signs: readonly Sign[]): boolean => signs.some((sign) => patternOf(sign).test(text));

const holds = (text: string, ...signs: readonly Sign[]): boolean => hasSign(plain(text), ...signs);

const QUESTION_MARK = /[?？؟]/u;

/** Kinds of answers by the signs that ask for them; "what" asks for anything. */
const KINDS = {
  place: ['place'],
  time: ['when', 'clock', 'day'],
  person: ['person'],
  reason: ['reason'],
  amount: ['amount', 'price', 'duration'],
  kind: ['kind'],
  way: ['way'],
} as const;

/** The kinds of answers that a text asks for. */
export function kindsAsked(text: string): string[] {
  return Object.entries(KINDS).flatMap(([kind, signs]) => (holds(text, ...signs) ? [kind] : []));
}

/** Whether a sentence, or one in a text, is a question or a request, with or without a question mark. */
export function mayAsk(text: string): boolean {
  if (QUESTION_MARK.test(text) || hasSign(text, 'opens', 'closes', 'asks', 'requests', 'requestsBehind')) return true;
  const called = text.replace(patternOf('calls'), '');
  return called !== text && hasSign(called, 'opens', 'requests');
}

/** A text without its questions. */
export const withoutQuestions = (text: string): string =>
  sentencesIn(text)
    .filter((sentence) => !mayAsk(sentence))
    .join(' ');

/** Whether a text asks for a figure other than a time. */
export const asksForFigure = (text: string): boolean =>
  holds(text, 'code', 'price') || holds(plain(text).replace(patternOf('clock'), ' '), 'amount');

/** Whether only a figure is an answer: a price or, to a marked question, a code: "when does he get his new number" asks for none. */
export const demandsFigure = (text: string): boolean =>
  asksForPrice(text) || (QUESTION_MARK.test(text) && holds(text, 'code'));

/** Whether a text asks for a price. */
export const asksForPrice = (text: string): boolean => holds(text, 'price');

/** Tells which words of a text only ask, and aren't part of its topic. */
export function wordsThatAsk(text: string): (word: string) => boolean {
  const folded = plain(text);
  const asking = (['clock', 'day', 'duration', 'amount', 'idle', 'replied'] as const).flatMap(
    (sign) => patternOf(sign).exec(folded)?.[0].split(' ') ?? [],
  );
  const only: Sign[] = [
    ...(asksForPrice(text) ? (['costs'] as const) : []),
    ...(holds(text, 'place') ? (['located'] as const) : []),
    ...(debtorIn(text) ? (['money'] as const) : []),
  ];
  return (word) => asking.includes(plain(word)) || only.some((sign) => isWhole(word, sign));
}

const isWhole = (word: string, sign: Sign) => patternOf(sign).exec(plain(word))?.[0].length === plain(word).length;

export const holdsFigure = (text: string): boolean => /\p{N}/u.test(text);

/** Whether the writer speaks about themselves; false if only about the recipient, undefined if about neither. */
export const speaksOfSelf = (text: string): boolean | undefined =>
  holds(text, 'self') || (holds(text, 'other') ? false : undefined);

/** Whether a question is about something named before: "what time does she arrive". */
export const refersBack = (text: string): boolean => holds(text, 'refers');

/** Whether a text asks for a time of day. */
export const asksForClock = (text: string): boolean => holds(text, 'clock');

/** Whether a text asks for a day or a time of day. */
export const asksForDay = (text: string): boolean => holds(text, 'when', 'clock', 'day');

/** The sign of an answer. */
export type AskedSign = 'time' | 'figure' | undefined;

/** The sign of what a question, or keywords such as "phone number", ask for. */
export function signAsked(text: string): AskedSign {
  if (asksForDay(text) || holds(text, 'duration')) return 'time';
  return asksForFigure(text) ? 'figure' : undefined;
}

/** What a question asks for that may have changed since it was first mentioned; `any` if its words don't say. */
export type ChangingValue = 'day' | 'figure' | 'place' | 'any';

/** Undefined if the question asks for the original value, or about the past. */
export function changingValue(text: string): ChangingValue | undefined {
  if (holds(text, 'atFirst')) return undefined;
  if (asksForDay(text)) return 'day';
  if (asksForFigure(text) || holds(text, 'changing')) return 'figure';
  if (asksOfPast(text)) return undefined;
  return holds(text, 'place') ? 'place' : 'any';
}

/** Whether a question asks who does something: "who", rather than "with whom". */
export const asksWho = (text: string): boolean =>
  !denies(text) &&
  plain(text)
    .replace(/^\P{L}+/u, '')
    .search(patternOf('person')) === 0;

/** Whether a question asks who doesn't: "who isn't coming". */
export const asksWhoDoesNot = (text: string): boolean => holds(text, 'person') && denies(text);

/** Whether a question is answered with yes or no. */
export const asksWhether = (text: string): boolean => holds(text, 'whether');

/** Whether a word of such a question is its subject: "tom" in "did tom call". */
export const isSubject = (word: string, question: string): boolean =>
  plain(question).replace(patternOf('whether'), '').trimStart().startsWith(plain(word));

/** Whether a question is about what the asker does: "did I pay Anna". */
export const asksOfSelf = (text: string): boolean => holds(text, 'asker');

/** Who owes the other something, as a text says: its writer, or the person they write to. */
export const debtorIn = (text: string): 'writer' | 'recipient' | undefined =>
  holds(text, 'selfOwes') ? 'writer' : holds(text, 'otherOwes') ? 'recipient' : undefined;

/** Whether a text says where something is. @param text without its times: "in May" is no place */
export const namesPlace = (text: string): boolean => holds(text, 'at');

/** Whether a text says that a place can't be had: "the hall is booked that day". */
export const saysUnavailable = (text: string): boolean => holds(text, 'unavailable');

/** Whether a text speaks of a payment: "sent you 40", "what has she paid back". */
export const speaksOfPayment = (text: string): boolean => holds(text, 'paid');

/** Whether a text asks whether somebody replied. */
export const asksForReply = (text: string): boolean => holds(text, 'replied');

/** Whether a text says that something isn't so. */
export const denies = (text: string): boolean => holds(text, 'denies');

/** Whether a question is about a birthday. */
export const asksForBirthday = (text: string): boolean => holds(text, 'birthday');

/** Whether a text is a birthday wish. */
export const wishesBirthday = (text: string): boolean => holds(text, 'birthdayWish');

/** A text without its birthday wish. */
export const withoutWish = (text: string): string => plain(text).replace(patternOf('birthdayWish'), ' ');

/** Whether a question is about the past, so that a weekday means the last one. */
export const asksOfPast = (text: string): boolean => holds(text, 'past');

let wordsBeforeOthers: ReadonlySet<string> | undefined;

/** Whether a word stands before somebody who is spoken to or about: "what did I recommend to Dani". With its accents: "à" isn't "a". */
export function isBeforeOther(word: string): boolean {
  wordsBeforeOthers ??= new Set(
    READ_LANGUAGES.flatMap((language) => readingIn(language).speech?.notBy?.split(' ') ?? []),
  );
  return wordsBeforeOthers.has(foldCase(word));
}

/** Whether the text of a mail is one to many: newsletters say how to leave them. */
export const isBulk = (text: string): boolean => holds(text, 'bulk');

/** Whether a text is about a recurring event. @param places positions of its days */
export const isRepeated = (text: string, places: readonly number[]): boolean =>
  holds(text, 'weekly') || places.some((at) => holds(text.slice(0, at), 'every'));

/** Whether the day at this position of a text is the first one of what recurs. */
export const isFirstOf = (text: string, at: number): boolean => holds(text.slice(0, at), 'starts');

/** Whether a text has a time: a day, month, year, hour, or a duration. */
export function tellsTime(text: string): boolean {
  timeWords ??= wordsOfTime();
  const folded = stripDiacritics(foldCase(text));
  timeWords.lastIndex = 0;
  for (let found = timeWords.exec(folded); found; found = timeWords.exec(folded)) {
    const [word] = found;
    // "Que horas?" tells none.
    const around = folded.slice(Math.max(0, found.index - ASKING_LENGTH), timeWords.lastIndex + ASKING_LENGTH);
    if (writtenOut(around).replace(patternOf('clock'), ' ').includes(word)) return true;
  }
  return false;
}

/** Maximum length of the rest of a question for the time of day, before or after a word of time. */
const ASKING_LENGTH = 12;

let timeWords: RegExp | undefined;

/** Weekdays, months, relative days and units of time from Intl. */
function wordsOfTime(): RegExp {
  const words = new Set(['ago', 'weekend', 'tonight', 'morning', 'evening']);
  const add = (word: string) => {
    const plain = stripDiacritics(foldCase(word)).trim();
    // Russian and Ukrainian names are inflected after "in" and "on".
    if (plain.length > 1) words.add(plain.replace(/(?<=\p{sc=Cyrillic}{3})[аьяй]$/u, '\\p{L}{0,2}'));
  };
  for (const language of ['en', 'pt', 'de', 'es', 'fr', 'it', 'ru', 'uk', 'hi', 'ar']) {
    const [weekday, month] = (['weekday', 'month'] as const).map(
      (part) => new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }),
    );
    for (let at = 0; at < 12; at++) {
      add(month?.format(Date.UTC(2024, at, 1)) ?? '');
      // Plural or adverb: "Wednesdays", "mittwochs".
      if (at < 7) for (const ending of ['', 's']) add(`${weekday?.format(Date.UTC(2024, 0, 1 + at)) ?? ''}${ending}`);
    }
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const day of [-1, 0, 1]) add(relative.format(day, 'day'));
    for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const)
      for (const count of [1, 2, 5]) {
        const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(
          count,
        );
        add(parts.find(({ type }) => type === 'unit')?.value ?? '');
      }
  }
  const clock = String.raw`\p{N}{1,2}[:h]\p{N}{2}|(?<!\p{N})\p{N}{1,2}\s?(?:am|pm)(?!\p{L})|(?<![\p{N}.,])(?:19|20)\p{N}{2}(?![\p{N}.,])`;
  const unspaced =
    '[月火水木金土日]曜|(?:星期|周)[一二三四五六日天]|昨日|今日|明日|昨天|今天|明天|[先今来]週|[先今来]月|\\p{N}[年月日时時]';
  return new RegExp(`(?<!\\p{L})(?:${[...words].join('|')})(?!\\p{L})|${clock}|${unspaced}`, 'gu');
}
