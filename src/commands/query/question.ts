/** A question as it was typed: what is asked, and where to look for it, in the words that /search knows. */
import type { Today } from '../time/calendar.ts';
import { parseQuery } from './parse-query.ts';
import { type Query, typed } from './query.ts';
import { QUOTES } from './query-words.ts';
import { isMe, KEYS } from './vocabulary.ts';

export interface Question {
  /** Without what narrows it. */
  readonly words: string;
  /** What narrows it; undefined where nothing does. Without words, its place `any` where nobody named one. */
  readonly within: Query | undefined;
}

/** Keys that narrow a question; `me:` is a word like any other in it. */
const NARROWING = Object.keys(KEYS).filter((word) => KEYS[word] !== 'me');
const QUOTED = Object.entries(QUOTES).map(([open, close]) => `${open}[^${close}]*${close}`);
const NARROWED = new RegExp(
  `(?<=^|[\\s(])(${NARROWING.join('|')})[:：](${QUOTED.join('|')}|[^\\s${Object.keys(QUOTES).join('')}]\\S*)`,
  'giu',
);

/**
 * @param today the person's, for relative dates
 * @returns the question, or what is wrong with what narrows it, in a sentence
 */
export function readQuestion(argument: string, today: Today): Question | { problem: string } {
  const narrowing: string[] = [];
  let namesPlace = false;
  const words = argument.replace(NARROWED, (whole, key: string, value: string) => {
    const meaning = KEYS[key.toLowerCase()];
    // "to:" knows but one person.
    if (meaning === 'to' && !isMe(value)) return whole;
    // What ends the sentence does not belong to the day before it.
    narrowing.push(`${key}:${value.replace(/[?!.,;]+$/, '')}`);
    namesPlace ||= meaning === 'in';
    return '';
  });
  if (narrowing.length === 0) return { words: argument.trim(), within: undefined };
  const parsed = parseQuery(narrowing.join(' '), today, 'filters');
  if ('problem' in parsed) return parsed;
  const within: Query = namesPlace ? parsed.query : { ...parsed.query, place: { kind: 'any' } };
  return { words: words.replace(/[^\S\n]+/g, ' ').trim(), within };
}

/** The question as it would be typed, its days as dates. */
export function typedQuestion({ words, within }: Question): string {
  if (!within) return words;
  const inChats = within.place.kind === 'chats' ? ' in:chats' : '';
  return `${words} ${typed(within)}${inChats}`.trim();
}
