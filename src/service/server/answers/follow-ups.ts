/** Finds answers in the messages that follow one in a chat or a mail thread: they mostly share no word with it. */
import { saysMoved } from '#locales/times/named-days.ts';
import { MAILS, MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { writerWords } from '../archive/facts.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import {
  asksForLatest,
  asksWhoDoesNot,
  demandsFigure,
  denies,
  holdsFigure,
  kindsAsked,
  mayAsk,
  wishesBirthday,
} from '../search/question-signs.ts';
import { SESSION_PAUSE } from '../search/ranking.ts';
import { isStopWord, wordsOf } from '../text/stop-words.ts';
import { piecesOf, termsOf, wholeWords } from '../text/words.ts';
import { answerTest, mayTell } from './answer-signs.ts';
import { type ReadRecord, recordText } from './passage.ts';

/** Messages after it in which the chat may still be on the topic. */
const MAX_LATER = 8;
/** Mails of a similar subject among which its thread is looked for. */
const MAX_MAILS = 50;
/** Maximum number of content words of an unmarked question: "until when". */
const MAX_SHORT_QUESTION = 1;
/** Hours within which most questions are answered, if at all. */
const REPLY_HOURS = 48;
const HOUR = 3_600_000;

const momentOf = (one: DataRecord) => Date.parse(happenedAt(MESSAGES, one));
const isInTime = (reply: DataRecord, record: DataRecord) => momentOf(reply) - momentOf(record) < REPLY_HOURS * HOUR;

/** The later message that answers in place of this one. @param asked the question @returns undefined if none does, or if this one answers it */
export async function findFollowUp(
  { datastore, record }: ReadRecord,
  asked: string,
  reader: Pick<Reader, 'search' | 'around'>,
): Promise<ReadRecord | undefined> {
  const holds = answerTest(asked);
  if (holds?.(recordText(record))) return undefined;
  const later = await laterMessages({ datastore, record }, reader);
  // A mail thread has one topic, however long it pauses.
  const following =
    datastore === MAILS ? later : later.filter((one) => momentOf(one) - momentOf(record) < SESSION_PAUSE * 1000);
  const found =
    refusal(record, later, asked) ??
    laterReply(record, following, asked) ??
    following.find((one) => holds?.(recordText(one)) && !mayAsk(recordText(one)) && !wishesBirthday(recordText(one))) ??
    replyTo(record, later, asked) ??
    continuation(record, following, asked);
  return found && (!demandsFigure(asked) || holds?.(recordText(found))) ? { datastore, record: found } : undefined;
}

/** Another's reply that they don't, to "who isn't coming to dinner". */
function refusal(record: DataRecord, later: readonly DataRecord[], asked: string): DataRecord | undefined {
  if (!asksWhoDoesNot(asked) || denies(recordText(record))) return undefined;
  return later.find(
    (one) => !isSameSender(one, record) && isInTime(one, record) && !mayAsk(recordText(one)) && denies(recordText(one)),
  );
}

/** The next messages of its chat, or mails of its thread, oldest first. */
async function laterMessages(read: ReadRecord, reader: Pick<Reader, 'search' | 'around'>): Promise<DataRecord[]> {
  const { datastore, record } = read;
  if (datastore === MAILS) return laterInThread(record, reader);
  const groupId = textAt(record, 'groupId');
  if (datastore !== MESSAGES || groupId === undefined) return [];
  return (await reader.around(groupId, { id: record._id, before: 0, after: MAX_LATER })).slice(1);
}

/** The later mails of a thread, oldest first, found by their subject. */
export async function laterInThread(record: DataRecord, reader: Pick<Reader, 'search'>): Promise<DataRecord[]> {
  const threadId = textAt(record, 'threadId');
  if (threadId === undefined || !record.name || Number.isNaN(momentOf(record))) return [];
  const narrow = { since: new Date(momentOf(record) + 1).toISOString() };
  const search = { keywords: record.name, partly: true, narrow, datastores: [MAILS], limit: MAX_MAILS } as const;
  const { hits } = await reader.search(search);
  const mails = hits.map((hit) => hit.record).filter((mail) => textAt(mail, 'threadId') === threadId);
  return mails.sort((one, other) => momentOf(one) - momentOf(other));
}

/** Another's next reply to a message or mail. */
export async function findReply(
  { datastore, record }: ReadRecord,
  reader: Pick<Reader, 'search' | 'around'>,
): Promise<ReadRecord | undefined> {
  const reply = (await laterMessages({ datastore, record }, reader)).find((one) => !isSameSender(one, record));
  return reply && (datastore === MAILS || isInTime(reply, record)) ? { datastore, record: reply } : undefined;
}

/** What a person says next, up to two days after another's message that doesn't name them. @param name a word or more of theirs */
export async function findReplyBy(
  name: string,
  { datastore, record }: ReadRecord,
  reader: Pick<Reader, 'search' | 'around'>,
): Promise<ReadRecord | undefined> {
  const pieces = wholeWords(name);
  const isTheirs = (one: DataRecord) => pieces.every((piece) => writerWords(one).has(piece));
  const said = new Set(piecesOf(recordText(record)));
  if (isTheirs(record) || pieces.every((piece) => said.has(piece))) return undefined;
  const reply = (await laterMessages({ datastore, record }, reader)).find(isTheirs);
  return reply && isInTime(reply, record) ? { datastore, record: reply } : undefined;
}

/** The reply to a later question about the same or, after a message that says no more than `asked`, about anything. */
function laterReply(record: DataRecord, following: readonly DataRecord[], asked: string): DataRecord | undefined {
  const isBare = !tellsMore(recordText(record), asked);
  const asking = following.find((one) => {
    const text = recordText(one);
    return !isSameSender(one, record) && isQuestionLike(text) && (isBare || asksForSame(text, asked));
  });
  if (!asking) return undefined;
  return following.slice(following.indexOf(asking) + 1).find((one) => isReply(one, asking, asked));
}

function isReply(one: DataRecord, asking: DataRecord, asked: string): boolean {
  const text = recordText(one);
  return !isSameSender(one, asking) && !mayAsk(text) && mayTell(text, asked);
}

/** The reply to a message that ends by asking the same, or that says about it only questions, up to two days later. */
function replyTo(record: DataRecord, later: readonly DataRecord[], asked: string): DataRecord | undefined {
  const [next] = later;
  if (!next || isSameSender(next, record) || mayAsk(recordText(next))) return undefined;
  const text = recordText(record);
  const isOnlyAsked = mayAsk(text) && !contentWordsOf(withoutQuestions(text)).some((word) => isIn(asked, word));
  const last = sentencesOf(text).at(-1) ?? '';
  if (!isOnlyAsked && !(mayAsk(last) && asksForSame(last, asked))) return undefined;
  return later.find((one) => isInTime(one, record) && isReply(one, record, asked));
}

const SENTENCE_END = /(?<=[.!?…。！？؟\n])\s*/u;
const sentencesOf = (text: string) => text.trim().split(SENTENCE_END);

/** A text without its questions. */
export const withoutQuestions = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !mayAsk(sentence))
    .join(' ');

/** What the sender says next, if the message says no more than the question, or only that something changed. */
function continuation(record: DataRecord, following: readonly DataRecord[], asked: string): DataRecord | undefined {
  const text = recordText(record);
  const isBareChange = asksForLatest(asked) && saysMoved(text) && !holdsFigure(text);
  if (tellsMore(text, asked) && !isBareChange) return undefined;
  return following.find((one) => isSameSender(one, record) && tellsMore(recordText(one), asked));
}

export const isSameSender = (one: DataRecord, other: DataRecord) => senderOf(one) === senderOf(other);

const senderOf = (record: DataRecord) => textAt(record, 'fromId') ?? textAt(record, 'fromName');

const isQuestionLike = (text: string) =>
  mayAsk(text) || (kindsAsked(text).length > 0 && contentWordsOf(text).length <= MAX_SHORT_QUESTION);

/** Whether a question asks for the same kind of thing and names no other subject. */
function asksForSame(text: string, asked: string): boolean {
  const [kinds, others] = [kindsAsked(asked), kindsAsked(text)];
  const telling = contentWordsOf(text);
  const isShared = telling.some((word) => isIn(asked, word));
  // "In which hospital" asks for what its own words say.
  if (kinds.length === 0 && others.length === 0) return isShared;
  return others.some((kind) => kinds.includes(kind)) && (telling.length <= MAX_SHORT_QUESTION || isShared);
}

/** Whether a message that isn't a question says more than the question. */
const tellsMore = (text: string, asked: string) =>
  !mayAsk(text) && contentWordsOf(text).some((word) => !isIn(asked, word));

export const contentWordsOf = (text: string) => wordsOf(text).filter((word) => !isStopWord(word));

export const isIn = (text: string, word: string) => !new Set(formsOf(text)).isDisjointFrom(new Set(formsOf(word)));

const formsOf = (text: string) => piecesOf(text).flatMap((piece) => termsOf(piece).map((term) => term.text));
