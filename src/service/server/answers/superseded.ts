/** What was said later of the same thing: another figure, or another time. */
import { spansMentioned } from '#locales/times/mentions.ts';
import { saysMoved } from '#locales/times/named-days.ts';
import { MESSAGES } from '../../contract/datastores.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Hit } from '../search/keyword-search.ts';
import { type ChangingValue, holdsFigure } from '../search/question-signs.ts';
import { figuresIn } from './answer-signs.ts';
import { momentOf, type ReadRecord, recordText } from './passage.ts';
import { isBySame, tellingWords } from './told-behind.ts';

/** Of the fit of the best one and of its words of the question; less where something is said to have changed. */
const SAME = { fit: 0.7, words: 0.6 };
const CHANGED = { fit: 0.5, words: 0.3 };
export interface Superseded {
  /** What counts, and what it takes the place of. */
  readonly newest: Hit;
  readonly earlier: Hit;
  /** Where each holds one figure. */
  readonly changed?: { readonly was: string; readonly now: string };
}

/** The newest of the hits that say something else of what the best one is about. @param best best first, the one that answers first */
export function supersededIn(best: readonly Hit[], asked: ChangingValue): Superseded | undefined {
  const [first, ...others] = best;
  if (first?.datastore !== 'social-chat-message') return undefined;
  // What holds little of the question may be about anything.
  if (first.match.missing.length > first.match.words.length) return undefined;
  const about = others.filter((hit) => isOfSameThing(first, hit, asked));
  const [newest, ...earlier] = [first, ...about].sort((a, b) => momentOf(b) - momentOf(a));
  const other = earlier.find((hit) => newest && saysOtherwise(newest, hit, asked));
  if (!newest || !other) return undefined;
  const [now, was] = [newest, other].map((hit) => figuresIn(recordText(hit.record)));
  const isOne = asked !== 'day' && now?.length === 1 && was?.length === 1 && now[0] !== was[0];
  return {
    newest,
    earlier: other,
    ...(isOne ? { changed: { was: was[0] as string, now: now[0] as string } } : {}),
  };
}

function isOfSameThing(one: Hit, other: Hit, asked: ChangingValue): boolean {
  const [chat, words] = [textAt(one.record, 'groupId'), one.match.words];
  const least = asked !== 'any' && saysMoved(recordText(other.record)) ? CHANGED : SAME;
  if (
    other.fit < least.fit * one.fit ||
    chat === undefined ||
    chat !== textAt(other.record, 'groupId') ||
    words.length === 0
  )
    return false;
  return words.filter((word) => other.match.words.includes(word)).length >= least.words * words.length;
}

function saysOtherwise(newest: Hit, earlier: Hit, asked: ChangingValue): boolean {
  const [now, was] = [newest, earlier].map((hit) =>
    valuesIn(hit).filter((value) => asked !== 'day' || TIME.test(value)),
  );
  const isMoved = saysMoved(recordText(newest.record));
  if (asked === 'any' && isMoved) return true;
  if (!now || !was || was.length === 0) return false;
  if (isMoved) return true;
  // A price says nothing about an age. Where no figure is asked for, only one with a unit can be the same thing's.
  const alike = now.filter(
    (value) => (asked !== 'any' || unitOf(value) !== '') && was.some((other) => unitOf(other) === unitOf(value)),
  );
  return alike.length > 0 && alike.every((value) => !was.includes(value));
}

/** A day, and an hour. */
const TIME = /^\d{4}-\d\d-\d\d$|\d[:h]\d|\d\s?(?:h|am|pm|uhr)$/iu;
/** What a figure counts: nothing is left of a day. */
const unitOf = (value: string) => value.replace(/[\p{N}.,:\s-]/gu, '').toLowerCase();

/** Words that a message of a change shares with what it changes. */
const SHARED = 2;
/** Characters of a message by which those of its chat are found that tell of the same. */
const MOST_TEXT = 300;
const LATER_ONES = 20;
/** Messages of others before its writer goes on, and words of one that is about nothing by itself. */
const [MOST_BETWEEN, FEW_WORDS] = [4, 3];

/** The newest message of its chat that holds words of a message, says that something has changed, and what it is now. */
export async function changedLater(
  read: ReadRecord,
  reader: Pick<Reader, 'search' | 'around'>,
): Promise<ReadRecord | undefined> {
  const { datastore, record } = read;
  const [groupId, at] = [textAt(record, 'groupId'), momentOf(read)];
  if (datastore !== MESSAGES || groupId === undefined || Number.isNaN(at)) return undefined;
  const { hits } = await reader.search({
    keywords: recordText(record).slice(0, MOST_TEXT),
    partly: true,
    narrow: { groupId, since: new Date(at + 1).toISOString() },
    datastores: [MESSAGES],
    limit: LATER_ONES,
  });
  const isChange = (hit: Hit) =>
    hit.match.words.length >= SHARED && saysMoved(recordText(hit.record)) && valuesIn(hit).length > 0;
  const [change] = hits.filter(isChange).sort((a, b) => momentOf(b) - momentOf(a));
  if (change) return change;
  // "Moved, now on the 19th" names nothing: it is of what its writer said last.
  const [, next] = (await reader.around(groupId, { id: record._id, before: 0, after: MOST_BETWEEN }))
    .filter((one) => isBySame(one, record))
    .map((one): ReadRecord => ({ datastore, record: one }));
  const isBare = (text: string) => tellingWords(text).filter((word) => !holdsFigure(word)).length <= FEW_WORDS;
  const text = next === undefined ? '' : recordText(next.record);
  return next && saysMoved(text) && isBare(text) && valuesIn(next).length > 0 ? next : undefined;
}

function valuesIn(hit: ReadRecord): string[] {
  const text = recordText(hit.record);
  const written = { now: momentOf(hit), zone: 'UTC', language: 'en' } as const;
  return [...spansMentioned(text, written).map(({ from }) => from), ...figuresIn(text)];
}
