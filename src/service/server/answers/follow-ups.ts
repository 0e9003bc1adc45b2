/** Finds answers in the messages that follow one in a chat or a mail thread: they mostly share no word with it. */
import { saysMoved } from '#locales/times/named-days.ts';
import { MAILS } from '../../contract/datastores.ts';
import { writerWords } from '../archive/facts.ts';
import type { Reader } from '../archives/reader.ts';
import { wordTest } from '../search/hit-match.ts';
import {
  asksWho,
  asksWhoDoesNot,
  changingValue,
  demandsFigure,
  denies,
  holdsFigure,
  kindsAsked,
  mayAsk,
  speaksOfSelf,
  wishesBirthday,
  withoutQuestions,
} from '../search/question-signs.ts';
import { SESSION_PAUSE } from '../search/ranking.ts';
import { sentencesIn } from '../text/passages.ts';
import { contentWordsIn } from '../text/stop-words.ts';
import { piecesOf, wholeWords } from '../text/words.ts';
import { answerTest, laterTest, saysNothing } from './answer-signs.ts';
import { isSameSender, laterInChat, laterInThread } from './later-messages.ts';
import { momentOf, type ReadRecord, textOf } from './passage.ts';

/** Number of following messages that are read. */
const MAX_LATER = 8;
/** Maximum number of content words of an unmarked question: "until when". */
const MAX_SHORT_QUESTION = 1;
/** Hours within which most questions are answered, if at all. */
const REPLY_HOURS = 48;
const HOUR = 3_600_000;

/** Messages of a reply, one of which holds what was asked for. */
const MAX_REPLIES = 3;

type Context = Pick<Reader, 'search' | 'around'>;

/** The later message that answers in place of this one. @param asked the question @returns undefined if none does, or if this one answers it */
export async function findFollowUp(read: ReadRecord, asked: string, reader: Context): Promise<ReadRecord | undefined> {
  const holds = laterTest(asked);
  const text = textOf(read);
  if (holds?.(text) || offers(text, asked)) return undefined;
  const later = await laterMessages(read, reader);
  // A mail thread has one topic, however long it pauses.
  const ofSession = read.datastore === MAILS ? later : within(later, read, SESSION_PAUSE * 1000);
  const isAnswer = (one: ReadRecord) =>
    holds?.(textOf(one)) === true && !mayAsk(textOf(one)) && !wishesBirthday(textOf(one));
  const found =
    // "I can't" is followed by an offer, "the amp is dead" by one soon.
    (denies(text) ? ofSession : ofSession.slice(0, MAX_REPLIES)).find((one) => offers(textOf(one), asked)) ??
    laterReply(read, ofSession, asked, holds) ??
    // An invitation is refused as late as a question is answered.
    (asksWhoDoesNot(asked) ? later : answerTest(asked) ? ofSession : ownBeforeNext(read, ofSession)).find(isAnswer) ??
    replyTo(read, later, asked) ??
    continuation(read, ofSession, asked);
  return found && (!demandsFigure(asked) || holds?.(textOf(found))) ? found : undefined;
}

/** The sender's messages before the next question. Most places that others name, or that answer another one, are of something else. */
function ownBeforeNext(read: ReadRecord, later: readonly ReadRecord[]): readonly ReadRecord[] {
  const next = later.findIndex((one) => mayAsk(textOf(one)));
  return later.slice(0, next < 0 ? undefined : next).filter((one) => isSameSender(one, read));
}

/** Whether a text answers a question for who does something: "I can't" doesn't. */
const offers = (text: string, asked: string): boolean =>
  asksWho(asked) && speaksOfSelf(text) === true && !mayAsk(text) && !denies(text);

const within = (later: readonly ReadRecord[], read: ReadRecord, milliseconds: number) =>
  later.filter((one) => momentOf(one) - momentOf(read) < milliseconds);

/** The next messages of its chat within two days, or the later mails of its thread, oldest first. */
async function laterMessages(read: ReadRecord, reader: Context): Promise<ReadRecord[]> {
  return read.datastore === MAILS
    ? laterInThread(read, reader)
    : within(await laterInChat(read, MAX_LATER, reader), read, REPLY_HOURS * HOUR);
}

/** The next reply to a message or mail. @param isBy tells replies by their writers; by default, anyone else's is one */
export async function findReply(
  read: ReadRecord,
  reader: Context,
  isBy = (one: ReadRecord) => !isSameSender(one, read),
): Promise<ReadRecord | undefined> {
  return (await laterMessages(read, reader)).find(isBy);
}

/** What a person says next after another's message that doesn't name them. @param name a word or more of theirs */
export async function findReplyBy(name: string, read: ReadRecord, reader: Context): Promise<ReadRecord | undefined> {
  const pieces = wholeWords(name);
  const isTheirs = ({ record }: ReadRecord) => pieces.every((piece) => writerWords(record).has(piece));
  const said = new Set(piecesOf(textOf(read)));
  return isTheirs(read) || pieces.every((piece) => said.has(piece)) ? undefined : findReply(read, reader, isTheirs);
}

/** The reply to a later question about the same or, after a message that says no more than `asked`, about anything. */
function laterReply(
  read: ReadRecord,
  later: readonly ReadRecord[],
  asked: string,
  holds: ((text: string) => boolean) | undefined,
): ReadRecord | undefined {
  const isBare = !tellsMore(textOf(read), asked);
  const kinds = new Set(kindsAsked(asked));
  const asking = later.find((one) => {
    if (isSameSender(one, read) || !isQuestionLike(textOf(one))) return false;
    const others = kindsAsked(textOf(one));
    // "Where?" after "I'm moving" isn't answered with when.
    const mayBeSame = kinds.size === 0 || others.length === 0 || !kinds.isDisjointFrom(new Set(others));
    return (isBare && mayBeSame) || asksForSame(textOf(one), asked);
  });
  const replies = asking ? later.slice(later.indexOf(asking) + 1).filter((one) => isReply(one, asking, asked)) : [];
  // "When is it", "you forgot again", "it's the 17th".
  return replies.slice(0, MAX_REPLIES).find((one) => holds?.(textOf(one))) ?? replies[0];
}

/** The reply to a message that ends by asking the same, or that says about it only questions. */
function replyTo(read: ReadRecord, later: readonly ReadRecord[], asked: string): ReadRecord | undefined {
  const [next] = later;
  if (!next || isSameSender(next, read) || mayAsk(textOf(next))) return undefined;
  const text = textOf(read);
  const isOnlyAsked = mayAsk(text) && !contentWordsIn(withoutQuestions(text)).some(wordTest(asked));
  const last = sentencesIn(text).at(-1) ?? '';
  const isAsked = isOnlyAsked || (mayAsk(last) && asksForSame(last, asked));
  return isAsked ? later.find((one) => isReply(one, read, asked)) : undefined;
}

function isReply(one: ReadRecord, asking: ReadRecord, asked: string): boolean {
  const text = textOf(one);
  return !isSameSender(one, asking) && !mayAsk(text) && !(kindsAsked(asked).length > 0 && saysNothing(text));
}

/** What the sender says next, if the message says no more than the question, or only that something changed. */
function continuation(read: ReadRecord, later: readonly ReadRecord[], asked: string): ReadRecord | undefined {
  const text = textOf(read);
  const changing = changingValue(asked) ?? 'any';
  const isBareChange = (changing === 'day' || changing === 'figure') && saysMoved(text) && !holdsFigure(text);
  if (tellsMore(text, asked) && !isBareChange) return undefined;
  return later.find((one) => isSameSender(one, read) && tellsMore(textOf(one), asked));
}

const isQuestionLike = (text: string) =>
  mayAsk(text) || (kindsAsked(text).length > 0 && contentWordsIn(text).length <= MAX_SHORT_QUESTION);

/** Whether a question asks for the same kind of thing and names no other subject. */
function asksForSame(text: string, asked: string): boolean {
  const [kinds, others] = [kindsAsked(asked), kindsAsked(text)];
  const words = contentWordsIn(text);
  const isShared = words.some(wordTest(asked));
  // "In which hospital" asks for what its own words say.
  if (kinds.length === 0 && others.length === 0) return isShared;
  return others.some((kind) => kinds.includes(kind)) && (words.length <= MAX_SHORT_QUESTION || isShared);
}

/** Whether a message that isn't a question says more than the question. */
const tellsMore = (text: string, asked: string) => !mayAsk(text) && !contentWordsIn(text).every(wordTest(asked));
