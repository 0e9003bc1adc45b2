/** What a chat goes on to tell of what one of its messages brings up: mostly without a word of it. */
import { saysMoved } from '#locales/times/named-days.ts';
import { MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { asksForLatest, demandsFigure, holdsFigure, kindsAsked, mayAsk } from '../search/question-signs.ts';
import { SESSION_PAUSE } from '../search/ranking.ts';
import { isStopWord, wordsOf } from '../text/stop-words.ts';
import { piecesOf, termsOf } from '../text/words.ts';
import { signOfAnswer } from './answer-signs.ts';
import { type ReadRecord, recordText } from './passage.ts';

/** Messages behind it in which its chat still speaks of it. */
const GOES_ON = 8;
/** Telling words of what asks, though neither a sign nor its first word shows it: "until when". */
const SHORT = 1;
/** Hours in which what was asked is mostly answered, if at all. */
const REPLY_HOURS = 48;
const HOUR = 3_600_000;

const momentOf = (one: DataRecord) => Date.parse(happenedAt(MESSAGES, one));

/** The message behind one that answers in its place. @param asked the question @returns undefined where none does, and where it answers itself */
export async function toldBehind(
  { datastore, record }: ReadRecord,
  asked: string,
  reader: Pick<Reader, 'around'>,
): Promise<ReadRecord | undefined> {
  const groupId = textAt(record, 'groupId');
  const holds = signOfAnswer(asked);
  const text = recordText(record);
  if (datastore !== MESSAGES || groupId === undefined || holds?.(text)) return undefined;
  const [, ...later] = await reader.around(groupId, { id: record._id, before: 0, after: GOES_ON });
  const behind = later.filter((one) => momentOf(one) - momentOf(record) < SESSION_PAUSE * 1000);
  const told =
    replyBehind(record, behind, asked) ??
    behind.find((one) => holds?.(recordText(one)) && !mayAsk(recordText(one))) ??
    goneOnBehind(record, behind, asked) ??
    replyTo(record, later);
  return told && (!demandsFigure(asked) || holds?.(recordText(told))) ? { datastore, record: told } : undefined;
}

/** What was said to somebody who asked the chat for the same, or asked anything of what says no more than the question. */
function replyBehind(record: DataRecord, behind: readonly DataRecord[], asked: string): DataRecord | undefined {
  const isBare = !tellsMore(recordText(record), asked);
  const asking = behind.find((one) => {
    const text = recordText(one);
    return !isBySame(one, record) && asksBack(text) && (isBare || asksForSame(text, asked));
  });
  if (!asking) return undefined;
  const answers = behind.slice(behind.indexOf(asking) + 1);
  return answers.find((one) => !isBySame(one, asking) && !mayAsk(recordText(one)));
}

/** What the next one says to somebody who only asks, also a day later. */
function replyTo(record: DataRecord, [next]: readonly DataRecord[]): DataRecord | undefined {
  if (!next || !asksOnly(recordText(record)) || isBySame(next, record) || mayAsk(recordText(next))) return undefined;
  const between = momentOf(next) - momentOf(record);
  return between < REPLY_HOURS * HOUR ? next : undefined;
}

const SENTENCE_END = /(?<=[.!?…。！？؟\n])\s*/u;
const asksOnly = (text: string) => text.trim().split(SENTENCE_END).every(mayAsk);

/** What somebody goes on to say who so far said no more than the question, or only that something is another now. */
function goneOnBehind(record: DataRecord, behind: readonly DataRecord[], asked: string): DataRecord | undefined {
  const text = recordText(record);
  const isBareChange = asksForLatest(asked) && saysMoved(text) && !holdsFigure(text);
  if (tellsMore(text, asked) && !isBareChange) return undefined;
  return behind.find((one) => isBySame(one, record) && tellsMore(recordText(one), asked));
}

export const isBySame = (one: DataRecord, other: DataRecord) => senderOf(one) === senderOf(other);

const senderOf = (record: DataRecord) => textAt(record, 'fromId') ?? textAt(record, 'fromName');

const asksBack = (text: string) => mayAsk(text) || (kindsAsked(text).length > 0 && tellingWords(text).length <= SHORT);

/** Whether a question asks for the same kind of thing, and names no other. */
function asksForSame(text: string, asked: string): boolean {
  const kinds = kindsAsked(asked);
  const telling = tellingWords(text);
  return (
    kindsAsked(text).some((kind) => kinds.includes(kind)) &&
    (telling.length <= SHORT || telling.some((word) => isIn(asked, word)))
  );
}

/** Whether a message that asks nothing says what the question does not say. */
const tellsMore = (text: string, asked: string) =>
  !mayAsk(text) && tellingWords(text).some((word) => !isIn(asked, word));

export const tellingWords = (text: string) => wordsOf(text).filter((word) => !isStopWord(word));

const isIn = (text: string, word: string) => !new Set(formsOf(text)).isDisjointFrom(new Set(formsOf(word)));

const formsOf = (text: string) => piecesOf(text).flatMap((piece) => termsOf(piece).map((term) => term.text));
