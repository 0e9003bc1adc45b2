/** A question as a search of what it asks for, within the time that it speaks of. */
import type { Reading } from '#locales/list-schemas.ts';
import { READ_LANGUAGES, readingIn } from '#locales/lists.ts';
import { type MentionedTime, timesMentioned } from '#locales/times/mentions.ts';
import { dayLater, dayOf, startOfDay, type Today } from '#locales/times/today.ts';
import { fold } from '#platform/text-match.ts';
import { MAX_NAMED_DAYS } from '../../contract/limits.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { Reader, ReaderQuery } from '../archives/reader.ts';
import {
  asksForFigure,
  asksForTime,
  asksOfPast,
  asksWhen,
  demandsFigure,
  kindsAsked,
} from '../search/question-signs.ts';
import { isStopWord, wordsOf } from '../text/stop-words.ts';

type Speech = NonNullable<Reading['speech']>;

function listSpeech(): Readonly<Record<keyof Speech, ReadonlySet<string>>> {
  const speeches = READ_LANGUAGES.flatMap((language) => readingIn(language).speech ?? []);
  const of = (kind: keyof Speech) => new Set(speeches.flatMap((speech) => speech[kind]?.split(' ') ?? []).map(fold));
  const asking = of('asking');
  return {
    asking,
    saying: new Set([...of('saying'), ...asking]),
    beside: of('beside'),
    unnamed: of('unnamed'),
    notBy: of('notBy'),
    happening: of('happening'),
  };
}

let listed: ReturnType<typeof listSpeech> | undefined;

/** Words about speech, folded, of all languages together. */
const speechWords = () => (listed ??= listSpeech());

/** Within a name: "Joana da Silva". */
const PARTICLE = /^(?:d[aeiou]|d[ao]s|del|della|von|van|der|den|la|le|el|al|bin|ibn)$/u;
/** Names have hardly more. */
const MOST_WORDS = 4;

interface Speaker {
  /** The words by which the question names them, be it a name or not: "the plumber". */
  readonly name: string;
  /** The question without them and without saying: "What did about the engine?"; '' where it asks for nothing else. */
  readonly about: string;
  /** Their questions are what is asked for. */
  readonly isAsking: boolean;
}

/** @returns undefined where it asks for anything but somebody's words */
export function speakerIn(question: string): Speaker | undefined {
  if (asksForFigure(question) && !asksWhen(question)) return undefined;
  const { asking, saying, beside, unnamed, notBy } = speechWords();
  const words = wordsOf(question).map((written) => {
    const bare = written.replace(/['’]s$/u, '');
    const plain = fold(bare);
    const isTelling = bare !== '' && !saying.has(plain) && !beside.has(plain) && !isStopWord(bare);
    return { written, bare, plain, isTelling };
  });
  const said = words.findIndex(({ plain }) => saying.has(plain));
  const first = words.findIndex(({ isTelling }) => isTelling);
  if (said < 0 || first < 0) return undefined;
  const goesOn = (index: number) =>
    PARTICLE.test(words[index]?.plain ?? '') && /^\p{Lu}/u.test(words[index + 1]?.bare ?? '');
  const behind = words.findIndex(({ isTelling }, index) => index > first && !isTelling && !goesOn(index));
  const end = behind < 0 ? words.length : behind;
  const name = words.slice(first, end);
  if (name.length > MOST_WORDS || notBy.has(words[first - 1]?.plain ?? '')) return undefined;
  // Of what they said others may be the subject: "what did Joana say we should bring?"
  if (words.slice(0, Math.max(end, said)).some(({ plain }) => unnamed.has(plain))) return undefined;
  const bare = name.map((word) => word.bare);
  const unspaced = bare.join('');
  const rest = words.flatMap((word) => (name.includes(word) || saying.has(word.plain) ? [] : [word.written]));
  return {
    name: question.includes(unspaced) ? unspaced : bare.join(' '),
    about: words.slice(end).some(({ isTelling }) => isTelling) ? `${rest.join(' ')}?` : '',
    isAsking: words.some(({ plain }) => asking.has(plain)),
  };
}

/** The moment of a question, and by whose days it is meant. */
export type AskedAt = Pick<Today, 'now' | 'zone'>;

/** Characters of a question that are looked for. */
const LONGEST = 500;
/** Words that can be names. */
const CAPITAL = /(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]+/gu;
/** Of those so many are looked up. */
const MOST_NAMES = 8;

/** Whom and which day the question names takes the place of those before. @param prompt a question a line, the newest first */
export async function wholeQuestion(prompt: string, askedAt: AskedAt, reader: Pick<Reader, 'search'>): Promise<string> {
  const [own = '', ...earlier] = prompt
    .slice(0, LONGEST)
    .split('\n')
    .filter((line) => line.trim() !== '');
  let rest = earlier.join('\n');
  if (rest === '') return own;
  if (timeOf(own, askedAt).within) rest = timeOf(rest, askedAt).rest;
  const isWriter = async (from: string) =>
    (await reader.search({ keywords: '', narrow: { from }, limit: 1 })).hits.length > 0;
  const writersIn = async (text: string) => {
    const names = [...new Set(text.match(CAPITAL))].filter((name) => !isStopWord(name)).slice(0, MOST_NAMES);
    const found = await Promise.all(names.map(isWriter));
    return names.filter((_, at) => found[at]);
  };
  const writers = await writersIn(own);
  if (writers.length === 0) return `${own}\n${rest}`;
  for (const name of await writersIn(rest)) rest = rest.replaceAll(name, writers.includes(name) ? name : ' ');
  return `${own}\n${rest}`;
}

/** What a question asks for: its first line, where that asks for something by itself. */
export function askedIn(question: string): string {
  const [own = ''] = question.split('\n', 1);
  const isSaid = asksForFigure(own) || asksForTime(own) || demandsFigure(own) || kindsAsked(own).length > 0;
  return isSaid ? own : question;
}

export interface QuestionSearch extends Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly' | 'byMeaning'> {
  /** Only what asks something is asked for. */
  readonly isAsking?: boolean;
}

/** Where only a time tells what is asked for, all of that time, newest first. */
export function searchOf(question: string, askedAt: AskedAt): QuestionSearch {
  const ahead = daysAhead(question, askedAt);
  if (ahead && isOfNothing(ahead.rest)) return { keywords: '', partly: true, narrow: { names: ahead.names } };
  const { keywords, rest, within, isStrict } = timeOf(question, askedAt);
  if (!within) return { keywords, partly: true, byMeaning: true };
  if (isOfNothing(rest)) return { keywords: '', partly: true, narrow: within };
  return { keywords, partly: true, byMeaning: true, ...(isStrict ? { narrow: within } : {}) };
}

/** Whether a question asks for all that was, or will be. */
const isOfNothing = (rest: string) =>
  wordsOf(rest).every((word) => isStopWord(word) || speechWords().happening.has(fold(word)));

/** Days to come that a question names: what was written of them names them, too. */
function daysAhead(question: string, { now, zone }: AskedAt): { names: string; rest: string } | undefined {
  const text = question.slice(0, LONGEST);
  if (asksOfPast(text)) return undefined;
  const today = dayOf(now, zone);
  const isNear = ({ from, to }: MentionedTime) =>
    from > today && from <= dayLater(today, MAX_NAMED_DAYS) && to <= dayLater(from, MAX_NAMED_DAYS);
  const time = timesMentioned(text, { now, zone, language: 'en' }).find(isNear);
  if (!time) return undefined;
  const { at, words, from, to } = time;
  return { names: `${from}/${dayLater(to, -1)}`, rest: text.slice(0, at) + text.slice(at + words.length) };
}

/** For what somebody said. */
export type SpeechSearch = QuestionSearch & { readonly narrow: SearchFilter & { readonly from: string } };

/** What somebody said, newest first, or of it what is about something. @returns undefined for other questions, and where nobody is called so */
export async function speechOf(
  question: string,
  askedAt: AskedAt,
  reader: Pick<Reader, 'search'>,
): Promise<SpeechSearch | undefined> {
  const { rest, within } = timeOf(question, askedAt);
  const speaker = speakerIn(rest);
  if (speaker === undefined) return undefined;
  const { name: from, about, isAsking } = speaker;
  const { hits } = await reader.search({ keywords: '', narrow: { from }, limit: 1 });
  return hits.length === 0
    ? undefined
    : { keywords: about, partly: true, byMeaning: true, narrow: { ...within, from }, isAsking };
}

/** What to look for first: what of somebody's words is asked for, or, where there is nothing of that, the question itself. */
export async function firstSearchOf(
  question: string,
  askedAt: AskedAt,
  reader: Pick<Reader, 'search'>,
): Promise<QuestionSearch> {
  const speech = await speechOf(question, askedAt, reader);
  const isThere = speech && (await reader.search({ ...speech, byMeaning: false, limit: 1 })).hits.length > 0;
  return isThere ? speech : searchOf(question, askedAt);
}

/** The first time that a question speaks of, where that has begun. */
function timeOf(question: string, { now, zone }: AskedAt) {
  const text = question.slice(0, LONGEST);
  const today = { now, zone, language: 'en' } as const;
  const time = timesMentioned(text, today, 'over').find(({ from }) => from <= dayOf(now, zone));
  if (!time) return { keywords: text, rest: text };
  const { at, words, from, to, sure, isRelative } = time;
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
  // A search reads a day, a month or a year only where its year is said.
  const name = isRelative ? undefined : calendarName(from, to, words);
  const iso = (day: string) => new Date(startOfDay(day, zone)).toISOString();
  return {
    keywords: name === undefined ? text : `${before} ${name} ${after}`,
    /** The question without it. */
    rest: `${before} ${after}`,
    within: { since: iso(from), until: iso(to) },
    /** Nothing of another time is meant: "yesterday", "last Friday". */
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
