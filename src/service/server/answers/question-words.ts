/** Turns a question into a search for its subject, within the time it mentions. */
import type { Reading } from '#locales/list-schemas.ts';
import { listsIn, READ_LANGUAGES, readingIn } from '#locales/lists.ts';
import { type MentionedTime, timesMentioned } from '#locales/times/mentions.ts';
import { dayLater, dayOf, startOfDay, type Today } from '#locales/times/today.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import { MAILS } from '../../contract/datastores.ts';
import { MAX_NAMED_DAYS } from '../../contract/limits.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { Reader, ReaderQuery } from '../archives/reader.ts';
import {
  asksForFigure,
  asksOfPast,
  demandsFigure,
  isBeforeOther,
  kindsAsked,
  refersBack,
  wordsThatAsk,
} from '../search/question-signs.ts';
import { hasContentWord, isStopWord, wordsOf } from '../text/stop-words.ts';

type Speech = NonNullable<Reading['speech']>;

function listSpeech(): Readonly<Record<Exclude<keyof Speech, 'notBy'>, ReadonlySet<string>>> {
  const speeches = READ_LANGUAGES.flatMap((language) => readingIn(language).speech ?? []);
  const of = (kind: keyof Speech) => new Set(speeches.flatMap((speech) => speech[kind]?.split(' ') ?? []).map(fold));
  const asking = of('asking');
  return {
    asking,
    saying: new Set([...of('saying'), ...asking]),
    beside: of('beside'),
    unnamed: of('unnamed'),
    happening: of('happening'),
  };
}

let cachedSpeech: ReturnType<typeof listSpeech> | undefined;

/** Words about speech in all languages, folded. */
const speechWords = () => (cachedSpeech ??= listSpeech());

let cachedMailWords: ReadonlySet<string> | undefined;

/** Words for mails in all languages, folded. */
const mailWords = () =>
  (cachedMailWords ??= new Set(LANGUAGES.flatMap((language) => listsIn(language).counting.mails.map(fold))));

/** Particles within a name: "Joana da Silva". */
const PARTICLE = /^(?:d[aeiou]|d[ao]s|del|della|von|van|der|den|la|le|el|al|bin|ibn)$/u;
/** Maximum number of words of a name. */
const MAX_NAME_WORDS = 4;

interface Speaker {
  /** The person as named in the question, by name or not: "the plumber". */
  readonly name: string;
  /** The question without the person and the verb of saying: "What did about the engine?"; '' if nothing is left. */
  readonly about: string;
  /** Whether only their questions are asked for. */
  readonly isAsking: boolean;
  /** Whether only their mails are asked for: "mail from Julia". */
  readonly isOfMail: boolean;
}

/** @returns undefined if the question isn't about somebody's words */
export function speakerIn(question: string): Speaker | undefined {
  if (asksForFigure(question)) return undefined;
  const { asking, saying, beside, unnamed } = speechWords();
  const words = wordsOf(question).map((written) => {
    const bare = written.replace(/['’]s$/u, '');
    const plain = fold(bare);
    const isContent = bare !== '' && !saying.has(plain) && !beside.has(plain) && !isStopWord(bare);
    return { written, bare, plain, isContent };
  });
  const isOfMail = mailWords().has(words[0]?.plain ?? '');
  const verb = isOfMail ? 0 : words.findIndex(({ plain }) => saying.has(plain));
  const first = words.findIndex(({ isContent }, at) => isContent && !(isOfMail && at === 0));
  if (verb < 0 || first < 0) return undefined;
  const continuesName = (index: number) =>
    PARTICLE.test(words[index]?.plain ?? '') && /^\p{Lu}/u.test(words[index + 1]?.bare ?? '');
  const afterName = words.findIndex(({ isContent }, index) => index > first && !isContent && !continuesName(index));
  const end = afterName < 0 ? words.length : afterName;
  const name = words.slice(first, end);
  if (name.length > MAX_NAME_WORDS || isBeforeOther(words[first - 1]?.bare ?? '')) return undefined;
  // What they said may have another subject: "what did Joana say we should bring?"
  if (words.slice(0, Math.max(end, verb)).some(({ plain }) => unnamed.has(plain))) return undefined;
  const bare = name.map((word) => word.bare);
  const unspaced = bare.join('');
  const rest = words.flatMap((word, at) =>
    name.includes(word) || saying.has(word.plain) || at === verb ? [] : [word.written],
  );
  return {
    name: question.includes(unspaced) ? unspaced : bare.join(' '),
    about: words.slice(end).some(({ isContent }) => isContent) ? `${rest.join(' ')}?` : '',
    isAsking: words.some(({ plain }) => asking.has(plain)),
    isOfMail,
  };
}

/** The time and the time zone of a question. */
export type AskedAt = Pick<Today, 'now' | 'zone'>;

/** Maximum length of the searched part of a question. */
const MAX_LENGTH = 500;
/** Capitalized words, which may be names. */
const CAPITAL = /(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]+/gu;
/** Maximum number of them looked up. */
const MAX_NAMES = 8;

/** Merges a question with the earlier ones; people and days it names replace theirs. @param prompt a question per line, newest first */
export async function wholeQuestion(prompt: string, askedAt: AskedAt, reader: Pick<Reader, 'search'>): Promise<string> {
  const [own = '', ...earlier] = prompt
    .slice(0, MAX_LENGTH)
    .split('\n')
    .filter((line) => line.trim() !== '');
  let rest = earlier.join('\n');
  if (rest === '') return own;
  if (timeOf(own, askedAt).within) rest = timeOf(rest, askedAt).rest;
  const isWriter = async (from: string) =>
    (await reader.search({ keywords: '', narrow: { from }, limit: 1 })).hits.length > 0;
  const writersIn = async (text: string) => {
    const names = [...new Set(text.match(CAPITAL))].filter((name) => !isStopWord(name)).slice(0, MAX_NAMES);
    const found = await Promise.all(names.map(isWriter));
    return names.filter((_, at) => found[at]);
  };
  const writers = await writersIn(own);
  if (writers.length === 0) return `${own}\n${rest}`;
  for (const name of await writersIn(rest)) rest = rest.replaceAll(name, writers.includes(name) ? name : ' ');
  return `${own}\n${rest}`;
}

/** Whether a question is a follow-up with another subject than the earlier ones: "and the hen do?", but not "when does she arrive?". */
export function hasOwnSubject(question: string): boolean {
  const [own = '', ...earlier] = question.split('\n');
  return earlier.length > 0 && hasContentWord(own) && !refersBack(own);
}

/** A follow-up question with only what the earlier ones ask, if it has a subject of its own: "and the hen do?\nwhen is the". */
export function withOwnSubject(question: string): string | undefined {
  if (!hasOwnSubject(question)) return undefined;
  const [own = '', ...earlier] = question.split('\n');
  const rest = earlier.join('\n');
  const onlyAsks = wordsThatAsk(rest);
  const asking = wordsOf(rest).filter((word) => isStopWord(word) || onlyAsks(word));
  return `${own}\n${asking.join(' ')}`;
}

/** The part of a question that asks: its first line, if that is a question by itself. */
export function coreQuestion(question: string): string {
  const [own = ''] = question.split('\n', 1);
  return kindsAsked(own).length > 0 || demandsFigure(own) ? own : question;
}

export interface QuestionSearch
  extends Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly' | 'byMeaning' | 'datastores'> {
  /** Whether only questions are asked for. */
  readonly isAsking?: boolean;
}

/** If the question has nothing but a time, everything in that time, newest first. */
export function searchOf(question: string, askedAt: AskedAt): QuestionSearch {
  const ahead = daysAhead(question, askedAt);
  if (ahead && hasNoSubject(ahead.rest)) return { keywords: '', partly: true, narrow: { names: ahead.names } };
  const { keywords, rest, within, isStrict } = timeOf(question, askedAt);
  if (!within) return { keywords, partly: true, byMeaning: true };
  if (hasNoSubject(rest)) return { keywords: '', partly: true, narrow: within };
  // "Who's on duty on Sunday" may mean the next one.
  return { keywords, partly: true, byMeaning: true, ...(isStrict && !ahead ? { narrow: within } : {}) };
}

/** A search of the mails if they are asked for by their sender, whose name may be inflected: "лист від Олени". */
export function mailsFrom(question: string, search: QuestionSearch): QuestionSearch | undefined {
  const [first = '', from = '', ...rest] = wordsOf(question);
  const isMailFrom = mailWords().has(fold(first)) && isStopWord(from) && rest.length > 0;
  return isMailFrom ? { ...search, keywords: rest.join(' '), datastores: [MAILS] } : undefined;
}

/** Whether a question asks for everything that happened or will happen. */
const hasNoSubject = (rest: string) =>
  wordsOf(rest).every((word) => isStopWord(word) || speechWords().happening.has(fold(word)));

/** The future days that a question names, since messages about them name them too. */
function daysAhead(question: string, { now, zone }: AskedAt): { names: string; rest: string } | undefined {
  const text = question.slice(0, MAX_LENGTH);
  if (asksOfPast(text)) return undefined;
  const today = dayOf(now, zone);
  const isNear = ({ from, to }: MentionedTime) =>
    from > today && from <= dayLater(today, MAX_NAMED_DAYS) && to <= dayLater(from, MAX_NAMED_DAYS);
  const time = timesMentioned(text, { now, zone, language: 'en' }).find(isNear);
  if (!time) return undefined;
  const { at, words, from, to } = time;
  return { names: `${from}/${dayLater(to, -1)}`, rest: text.slice(0, at) + text.slice(at + words.length) };
}

/** A search for what somebody said. */
export type SpeechSearch = QuestionSearch & { readonly narrow: SearchFilter & { readonly from: string } };

/** Searches what somebody said, newest first, or what they said about something. @returns undefined for other questions, and for unknown names */
export async function speechOf(
  question: string,
  askedAt: AskedAt,
  reader: Pick<Reader, 'search'>,
): Promise<SpeechSearch | undefined> {
  const { rest, within } = timeOf(question, askedAt);
  const speaker = speakerIn(rest);
  if (speaker === undefined) return undefined;
  const { name: from, about, isAsking, isOfMail } = speaker;
  const kept = isOfMail ? ({ datastores: [MAILS] } as const) : {};
  const { hits } = await reader.search({ keywords: '', narrow: { from }, limit: 1, ...kept });
  return hits.length === 0
    ? undefined
    : { keywords: about, partly: true, byMeaning: true, narrow: { ...within, from }, isAsking, ...kept };
}

/** The first search: somebody's words if the question asks for them and there are any, else the question itself. */
export async function firstSearchOf(
  question: string,
  askedAt: AskedAt,
  reader: Pick<Reader, 'search'>,
): Promise<QuestionSearch> {
  const speech = await speechOf(question, askedAt, reader);
  const isThere = speech && (await reader.search({ ...speech, byMeaning: false, limit: 1 })).hits.length > 0;
  return isThere ? speech : searchOf(question, askedAt);
}

/** The first time a question mentions that has already begun. */
function timeOf(question: string, { now, zone }: AskedAt) {
  const text = question.slice(0, MAX_LENGTH);
  const today = { now, zone, language: 'en' } as const;
  const time = timesMentioned(text, today, 'past').find(({ from }) => from <= dayOf(now, zone));
  if (!time) return { keywords: text, rest: text };
  const { at, words, from, to, sure, isRelative } = time;
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  // A search only recognizes days, months and years with the year.
  const name = isRelative ? undefined : calendarName(from, to, words);
  const iso = (day: string) => new Date(startOfDay(day, zone)).toISOString();
  return {
    keywords: name === undefined ? text : `${before} ${name} ${after}`,
    /** The question without the time. */
    rest: `${before} ${after}`,
    within: { since: iso(from), until: iso(to) },
    /** Whether only that time is meant: "yesterday", "last Friday". */
    isStrict: isRelative || (sure && name === undefined),
  };
}

function calendarName(from: string, to: string, words: string): string | undefined {
  const [year = '', month = ''] = from.split('-');
  if (dayLater(from, 1) === to) return /\p{N}/u.test(words) ? from : undefined;
  const first = Temporal.PlainDate.from(from);
  if (first.day === 1 && first.add({ months: 1 }).toString() === to) return `${year}-${month}`;
  return first.dayOfYear === 1 && first.add({ years: 1 }).toString() === to ? year : undefined;
}
