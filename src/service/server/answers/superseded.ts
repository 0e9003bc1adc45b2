/** Finds later statements about the same thing, with another figure or time. */
import { saysMoved, withoutMove } from '#locales/times/named-days.ts';
import { fold } from '#platform/text-match.ts';
import { MAILS, MESSAGES } from '../../contract/datastores.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { wordTest } from '../search/hit-match.ts';
import type { Hit } from '../search/keyword-search.ts';
import {
  type ChangingValue,
  holdsFigure,
  mayAsk,
  saysUnavailable,
  withoutQuestions,
} from '../search/question-signs.ts';
import { contentWordsIn } from '../text/stop-words.ts';
import { saysNothing, tellsPlace, valuesIn, withoutTimes } from './answer-signs.ts';
import { isSameSender, laterInChat, laterInThread } from './later-messages.ts';
import { momentOf, type ReadRecord, textOf, withinLength } from './passage.ts';

/** Minimum share of the best hit's fit and words; lower if the message says that something has changed. */
const SAME = { fit: 0.7, words: 0.6 };
const CHANGED = { fit: 0.35, words: 0.3 };
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
  // A hit with few words of the question may be about anything.
  if (!first || first.match.missing.length > first.match.words.length) return undefined;
  const about = withinLength(MOST_COMPARED, aboutSameThing(first, others, asked));
  const [newest = first, ...earlier] = [first, ...about].sort((a, b) => momentOf(b) - momentOf(a));
  // "Cat7" isn't what Cat7 costs.
  const known = new Set(first.match.words.map(fold));
  const newValues = (hit: Hit) => valuesOf(hit, asked).filter((value) => !known.has(fold(value)));
  const values = newValues(newest);
  const other = earlier.find((hit) =>
    asked === 'place' ? isMovedFrom(hit, newest) : contradicts(newest, values, newValues(hit), asked),
  );
  if (!other) return undefined;
  const [now, was] = [newest, other].map((hit) => onlyFigure(hit));
  const isChange = asked !== 'day' && now !== undefined && was !== undefined && now !== was;
  return { newest, earlier: other, ...(isChange ? { changed: { was, now } } : {}) };
}

/** The figure of a record with exactly one. */
function onlyFigure(read: ReadRecord): string | undefined {
  const figures = valuesOf(read, 'figure');
  return figures.length === 1 ? figures[0] : undefined;
}

/** The chat or the mail thread. */
const conversationOf = ({ record }: ReadRecord) => textAt(record, 'groupId') ?? textAt(record, 'threadId');

/** Without the chat's name, which is the same for all of its messages. */
const ownText = (read: ReadRecord) => (read.datastore === MAILS ? `${read.record.name} ${textOf(read)}` : textOf(read));

/** The hits of the same conversation with most words of the question that the first one has. */
function aboutSameThing(first: Hit, others: readonly Hit[], asked: ChangingValue): Hit[] {
  const conversation = conversationOf(first);
  const words = first.match.words.filter(wordTest(ownText(first)));
  if (conversation === undefined || words.length === 0) return [];
  return others.filter((other) => {
    if (conversationOf(other) !== conversation) return false;
    if (other.fit < CHANGED.fit * first.fit) return false;
    const held = words.filter(wordTest(ownText(other))).length / words.length;
    const isAbove = (some: typeof SAME) => other.fit >= some.fit * first.fit && held >= some.words;
    return isAbove(SAME) || (asked !== 'any' && isAbove(CHANGED) && saysMoved(textOf(other)));
  });
}

/** Whether a record says that something is elsewhere now, and where. */
function isMovedFrom(earlier: ReadRecord, newest: ReadRecord): boolean {
  if (!saysMoved(textOf(newest)) || !tellsPlace(textOf(newest))) return false;
  const wasSaid = wordTest(textOf(earlier));
  return unchanged(textOf(newest)).some((word) => !wasSaid(word));
}

/** The content words of a text besides its times, its figures and that something has changed. */
function unchanged(text: string): string[] {
  const words = withoutTimes(text).split(/\s+/u);
  return contentWordsIn(withoutMove(words.filter((word) => !holdsFigure(word)).join(' ')));
}

/** @param now values of `newest` @param was those of an earlier hit */
function contradicts(newest: Hit, now: readonly string[], was: readonly string[], asked: ChangingValue): boolean {
  const isMoved = saysMoved(textOf(newest));
  if (asked === 'any' && isMoved) return true;
  if (was.length === 0) return false;
  // A new departure time is no new price, but "moved to the 19th" has a day that looks like any figure.
  const isOnlyMove = () => {
    const others = valuesOf(newest, 'any');
    return asked === 'day'
      ? others.every((value) => unitOf(value) === '') && !tellsPlace(textOf(newest))
      : others.length === 0;
  };
  if (isMoved && (now.length > 0 || isOnlyMove())) return true;
  // A price doesn't contradict an age. If no figure is asked for, only values with a unit are compared.
  const units = new Set(was.map(unitOf));
  const alike = now.filter((value) => (asked !== 'any' || unitOf(value) !== '') && units.has(unitOf(value)));
  return alike.length > 0 && new Set(alike).isDisjointFrom(new Set(was));
}

/** The values of a kind in a record: days and times of day, figures, or all of them; a place isn't recognized as one. */
function valuesOf(read: ReadRecord, kind: ChangingValue, text = textOf(read)): string[] {
  const { days, clocks, amounts } = valuesIn(text, momentOf(read));
  return [
    ...(kind === 'figure' ? [] : [...days, ...clocks.map(({ time }) => time)]),
    ...(kind === 'day' ? [] : amounts),
  ];
}

/** The unit of a figure; '' for a day or a time of day. */
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
  // "Moved to 7" has an hour that looks like any figure.
  const hasValue = (one: ReadRecord) =>
    asked === 'place' ? isMovedFrom(read, one) : valuesOf(one, asked === 'figure' ? asked : 'any').length > 0;
  const change = await newestLater(textOf(read), read, { groupId }, reader, (hit) => isChange(hit) && hasValue(hit));
  if (change) return change;
  if (asked === 'place') return findOtherPlace(read, groupId, reader);
  // "Moved, now on the 19th" names no subject: it's about the sender's previous message.
  const next = (await laterInChat(read, MAX_BETWEEN, reader)).find((one) => isSameSender(one, read));
  return next && saysMoved(textOf(next)) && unchanged(textOf(next)).length <= FEW_WORDS && hasValue(next)
    ? next
    : undefined;
}

/** What is said after the place can't be had. */
async function findOtherPlace(read: ReadRecord, groupId: string, reader: Pick<Reader, 'search' | 'around'>) {
  const isOff = (hit: Hit) => hit.match.words.length > 0 && saysUnavailable(textOf(hit));
  const off = await newestLater(textOf(read), read, { groupId }, reader, isOff);
  const later = off ? await laterInChat(off, MAX_BETWEEN, reader) : [];
  return later.find((one) => !mayAsk(textOf(one)) && !saysNothing(textOf(one)));
}

/** Whether a hit shares words with the search and says that something has changed. */
const isChange = (hit: Hit) => hit.match.words.length >= SHARED && saysMoved(textOf(hit));

/** The newest later record with words of `keywords` that passes a test. */
async function newestLater(
  keywords: string,
  read: ReadRecord,
  narrow: SearchFilter,
  reader: Pick<Reader, 'search'>,
  isMeant: (hit: Hit) => boolean,
): Promise<Hit | undefined> {
  const { hits } = await reader.search({
    keywords: keywords.slice(0, MAX_TEXT),
    partly: true,
    narrow: { ...narrow, since: new Date(momentOf(read) + 1).toISOString() },
    datastores: [read.datastore],
    limit: MAX_LATER,
  });
  return hits.filter(isMeant).sort((a, b) => momentOf(b) - momentOf(a))[0];
}

/** The newest later mail of the thread that states another value, or one of the same sender that says that it has changed. */
async function findMailedChange(
  read: ReadRecord,
  asked: ChangingValue,
  reader: Pick<Reader, 'search'>,
): Promise<ReadRecord | undefined> {
  const was = new Set(valuesOf(read, asked));
  // A house number is no new number of guests.
  const units = asked === 'figure' ? new Set([...was].map(unitOf).filter((unit) => unit !== '')) : undefined;
  const isNew = (mail: ReadRecord) =>
    asked === 'place'
      ? isMovedFrom(read, mail)
      : valuesOf(mail, asked, withoutQuestions(textOf(mail))).some(
          (value) => !was.has(value) && (units?.has(unitOf(value)) ?? true),
        );
  const reply = (await laterInThread(read, reader)).findLast(isNew);
  if (reply) return reply;
  const from = textAt(read.record, 'fromEmail');
  if (from === undefined || Number.isNaN(momentOf(read))) return undefined;
  const isOfSender = (hit: Hit) => textAt(hit.record, 'fromEmail') === from && isChange(hit) && isNew(hit);
  return await newestLater(ownText(read), read, {}, reader, isOfSender);
}
