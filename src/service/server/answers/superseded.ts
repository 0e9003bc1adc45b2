/** Finds later statements about the same thing, with another figure or time. */
import { spansMentioned } from '#locales/times/mentions.ts';
import { saysMoved, withoutMove } from '#locales/times/named-days.ts';
import { fold } from '#platform/text-match.ts';
import { MAILS, MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Hit } from '../search/keyword-search.ts';
import type { ChangingValue } from '../search/question-signs.ts';
import { amountsIn, CLOCK, figuresIn, withoutTimes } from './answer-signs.ts';
import { contentWordsOf, isIn, isSameSender, laterInThread, withoutQuestions } from './follow-ups.ts';
import { momentOf, type ReadRecord, recordText, withinLength } from './passage.ts';

/** Minimum share of the best hit's fit and words; lower if the message says that something has changed. */
const SAME = { fit: 0.7, words: 0.6 };
const CHANGED = { fit: 0.5, words: 0.3 };
/** Number of characters compared, some hundred ordinary messages: finding times in a text is slow. */
const MOST_COMPARED = 20_000;

export interface Superseded {
  /** The current statement, and the one it supersedes. */
  readonly newest: Hit;
  readonly earlier: Hit;
  /** The figures, if each has exactly one. */
  readonly changed?: { readonly was: string; readonly now: string };
}

/** The newest hit that contradicts others about the same thing. @param best the answer first, then best first */
export function findSuperseded(best: readonly Hit[], asked: ChangingValue): Superseded | undefined {
  const [first, ...others] = best;
  if (!first || conversationOf(first) === undefined) return undefined;
  // A hit with few words of the question may be about anything.
  if (first.match.missing.length > first.match.words.length) return undefined;
  const about = withinLength(
    MOST_COMPARED,
    others.filter((hit) => isOfSameThing(first, hit, asked)),
  );
  const [newest = first, ...earlier] = [first, ...about].sort((a, b) => momentOf(b) - momentOf(a));
  // "Cat7" isn't what Cat7 costs.
  const known = new Set(first.match.words.map(fold));
  const newValues = (hit: Hit) => valuesIn(hit).filter((value) => !known.has(fold(value)));
  const values = newValues(newest);
  const other = earlier.find((hit) => contradicts(newest, values, newValues(hit), asked));
  if (!other) return undefined;
  const [now, was] = [newest, other].map((hit) => amountsIn(recordText(hit.record)));
  const isOne = asked !== 'day' && now?.length === 1 && was?.length === 1 && now[0] !== was[0];
  return {
    newest,
    earlier: other,
    ...(isOne ? { changed: { was: was[0] as string, now: now[0] as string } } : {}),
  };
}

/** The chat or the mail thread. */
const conversationOf = ({ record }: ReadRecord) => textAt(record, 'groupId') ?? textAt(record, 'threadId');

/** Without the chat's name, which is the same for all of its messages. */
const ownText = ({ datastore, record }: ReadRecord) =>
  datastore === MAILS ? `${record.name} ${recordText(record)}` : recordText(record);

function isOfSameThing(one: Hit, other: Hit, asked: ChangingValue): boolean {
  const conversation = conversationOf(one);
  const words = one.match.words.filter((word) => isIn(ownText(one), word));
  const least = asked !== 'any' && saysMoved(recordText(other.record)) ? CHANGED : SAME;
  if (
    other.fit < least.fit * one.fit ||
    conversation === undefined ||
    conversation !== conversationOf(other) ||
    words.length === 0
  )
    return false;
  const text = ownText(other);
  return words.filter((word) => isIn(text, word)).length >= least.words * words.length;
}

/** @param values those of `newest` */
function contradicts(
  newest: Hit,
  values: readonly string[],
  earlier: readonly string[],
  asked: ChangingValue,
): boolean {
  const [now, was] = [values, earlier].map((all) => all.filter((value) => isOfKind(value, asked)));
  const isMoved = saysMoved(recordText(newest.record));
  if (asked === 'any' && isMoved) return true;
  if (!now || !was || was.length === 0) return false;
  if (isMoved) return true;
  // A price doesn't contradict an age. If no figure is asked for, only values with a unit are compared.
  const alike = now.filter(
    (value) => (asked !== 'any' || unitOf(value) !== '') && was.some((other) => unitOf(other) === unitOf(value)),
  );
  return alike.length > 0 && alike.every((value) => !was.includes(value));
}

const DAY = /^\d{4}-\d\d-\d\d$/u;
const isOfKind = (value: string, asked: ChangingValue) =>
  asked === 'any' || (asked === 'day' ? DAY.test(value) || CLOCK.test(value) : !DAY.test(value));
/** The unit of a figure; '' for a day. */
const unitOf = (value: string) => value.replace(/[\p{N}.,:\s-]/gu, '').toLowerCase();

/** Minimum number of words shared by a message and its later change. */
const SHARED = 2;
/** Characters of a message used to search for later ones about the same thing. */
const MAX_TEXT = 300;
const MAX_LATER = 20;
/** Maximum messages until the sender continues, and content words besides the change of a message without a subject. */
const [MAX_BETWEEN, FEW_WORDS] = [4, 1];

/** The newest later message of the chat that shares words with `read` and says what has changed to what, or such a mail. */
export async function findLaterChange(
  read: ReadRecord,
  asked: ChangingValue,
  reader: Pick<Reader, 'search' | 'around'>,
): Promise<ReadRecord | undefined> {
  const { datastore, record } = read;
  const groupId = textAt(record, 'groupId');
  if (datastore === MAILS) return findMailedChange(read, asked, reader);
  if (datastore !== MESSAGES || groupId === undefined || Number.isNaN(momentOf(read))) return undefined;
  const change = await newestChange(recordText(record), read, { groupId }, reader, (hit) => valuesIn(hit).length > 0);
  if (change) return change;
  // "Moved, now on the 19th" names no subject: it's about the sender's previous message.
  const [, next] = (await reader.around(groupId, { id: record._id, before: 0, after: MAX_BETWEEN }))
    .filter((one) => isSameSender(one, record))
    .map((one): ReadRecord => ({ datastore, record: one }));
  const isBare = (text: string) =>
    contentWordsOf(withoutMove(withoutTimes(text, ' ').replace(/\S*\p{N}\S*/gu, ' '))).length <= FEW_WORDS;
  const text = next === undefined ? '' : recordText(next.record);
  return next && saysMoved(text) && isBare(text) && valuesIn(next).length > 0 ? next : undefined;
}

/** The newest later record that shares words with `keywords` and says that something has changed. */
async function newestChange(
  keywords: string,
  read: ReadRecord,
  narrow: SearchFilter,
  reader: Pick<Reader, 'search'>,
  isChange: (hit: Hit) => boolean,
): Promise<Hit | undefined> {
  const { hits } = await reader.search({
    keywords: keywords.slice(0, MAX_TEXT),
    partly: true,
    narrow: { ...narrow, since: new Date(momentOf(read) + 1).toISOString() },
    datastores: [read.datastore],
    limit: MAX_LATER,
  });
  return hits
    .filter((hit) => hit.match.words.length >= SHARED && saysMoved(recordText(hit.record)) && isChange(hit))
    .sort((a, b) => momentOf(b) - momentOf(a))[0];
}

/** The newest later mail of the thread that states another value, or one of the same sender that says that it has changed. */
async function findMailedChange(
  read: ReadRecord,
  asked: ChangingValue,
  reader: Pick<Reader, 'search'>,
): Promise<ReadRecord | undefined> {
  const { datastore, record } = read;
  const was = valuesIn(read);
  const isNew = (mail: DataRecord) =>
    valuesIn({ datastore, record: mail }, withoutQuestions(recordText(mail))).some(
      (value) => isOfKind(value, asked) && !was.includes(value),
    );
  const reply = (await laterInThread(record, reader)).findLast(isNew);
  if (reply) return { datastore, record: reply };
  const from = textAt(record, 'fromEmail');
  if (from === undefined || Number.isNaN(momentOf(read))) return undefined;
  const isChange = (hit: Hit) => textAt(hit.record, 'fromEmail') === from && isNew(hit.record);
  return await newestChange(`${record.name} ${recordText(record)}`, read, {}, reader, isChange);
}

function valuesIn(hit: ReadRecord, text = recordText(hit.record)): string[] {
  const written = { now: momentOf(hit), zone: 'UTC', language: 'en' } as const;
  return [...spansMentioned(text, written).map(({ from }) => from), ...figuresIn(text)];
}
