/** Finds the passages that answer a question, or else those that come closest. */
import type { DatastoreName } from '../../contract/datastores.ts';
import { isSent } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { wordTest } from '../search/hit-match.ts';
import type { Hit } from '../search/keyword-search.ts';
import {
  asksForClock,
  asksForDay,
  asksForReply,
  changingValue,
  demandsFigure,
  holdsFigure,
  mayAsk,
} from '../search/question-signs.ts';
import { contentWordsIn, hasContentWord, keywordsOf } from '../text/stop-words.ts';
import { answerTest, laterTest } from './answer-signs.ts';
import type { AnswerOptions } from './answerer.ts';
import { fitsEnough, judgeHits, withoutRepeats } from './answering-passages.ts';
import { debtAsked, findPayments } from './debts.ts';
import type { Evidence } from './evidence.ts';
import { findFollowUp, findReply, findReplyBy } from './follow-ups.ts';
import { isSameSender, laterInThread } from './later-messages.ts';
import { type ReadRecord, readOf, textOf, withinLength } from './passage.ts';
import {
  type AskedAt,
  coreQuestion,
  mailsFrom,
  type QuestionSearch,
  searchOf,
  speechOf,
  withOwnSubject,
} from './question-words.ts';
import { findLaterChange, type Superseded } from './superseded.ts';

/** Maximum number of quotes if everything said in a time is asked for. */
const LISTED = 5;
/** Number of hits after which a figure is looked for. */
const MOST_FOLLOWED = 3;
/** Number of passages shown if nothing answers. */
const CLOSEST = 2;
/** Number of hits compared, and of their characters. */
const [COMPARED, COMPARED_LENGTH] = [100, 400_000];

/** What to search, and where to report it. */
interface PassageContext {
  readonly reader: Reader;
  readonly evidence: Evidence;
  readonly tell: AnswerOptions['tell'];
}

export interface Passages {
  /** Answering records, best first. */
  readonly answering: readonly ReadRecord[];
  /** The closest records if none answers. */
  readonly near: readonly ReadRecord[];
  /** The closest records are by others, though the question names a person. */
  readonly isOfOthers?: boolean;
  /** The last answering record is superseded by the others. */
  readonly superseded?: Pick<Superseded, 'changed'> | undefined;
}

/** If the question asks what somebody said: their own words, else what others reported. @returns undefined if no word says what is asked */
export async function findPassages(
  question: string,
  askedAt: AskedAt,
  context: PassageContext,
): Promise<(Passages & { words: QuestionSearch }) | undefined> {
  const { reader } = context;
  const isAboutReply = asksForReply(question);
  const speech = isAboutReply ? undefined : await speechOf(question, askedAt, reader);
  if (!speech) {
    const words = quotedSearch(question, reader, askedAt);
    if (!words) return undefined;
    const mails = mailsFrom(question, words);
    const mailed = mails && (await searchPassages(mails, context));
    if (mailed && mailed.answering.length > 0) return { words: mails, ...mailed };
    const whole = await searchPassages(words, context);
    const found = (await aboutOwnSubject(question, whole, askedAt, context)) ?? whole;
    return { words, ...(isAboutReply ? await replyAmong(found, reader) : found) };
  }
  const { from, ...time } = speech.narrow;
  const own = await searchPassages(speech, context);
  if (own.answering.length > 0) return { words: speech, ...own };
  if (speech.keywords === '') {
    // They said nothing in that time, but may have before or after it.
    const ever = await searchPassages({ ...speech, narrow: { from } }, context);
    return { words: speech, answering: [], near: ever.answering.slice(0, CLOSEST) };
  }
  // "What did the landlord say about the damp?": about it, only the asker said the word.
  const [about] = (await searchPassages({ ...speech, narrow: time }, context, true)).answering;
  const reply = about && (await findReplyBy(from, about, reader));
  if (reply) return { words: speech, answering: [reply, about], near: [] };
  const named = { keywords: `${from} ${speech.keywords}`, partly: true, narrow: time };
  const reported = await searchPassages(named, context, true);
  const near = reported.answering.length > 0 ? [] : own.near.length > 0 ? own.near : reported.near;
  return { words: named, ...reported, near };
}

/** The answer to a follow-up question whose own words aren't in what answers it together with the earlier ones. */
async function aboutOwnSubject(question: string, whole: Passages, askedAt: AskedAt, context: PassageContext) {
  const own = withOwnSubject(question);
  const words = own === undefined ? undefined : quotedSearch(own, context.reader, askedAt);
  if (own === undefined || !words) return undefined;
  const subject = contentWordsIn(own.split('\n', 1)[0] ?? '');
  const isAbout = (read: ReadRecord) => subject.some(wordTest(`${read.record.name} ${textOf(read)}`));
  if (whole.answering.some(isAbout)) return undefined;
  const found = await searchPassages(words, context);
  return found.answering.length > 0 ? found : undefined;
}

/** The reply to what the person wrote last about it; without one, their own message doesn't answer whether there is one. */
async function replyAmong(found: Passages, reader: Reader): Promise<Passages> {
  const [first] = found.answering;
  if (!first) return found;
  // A mail may be answered in its thread, which then waits for another reply.
  const written = [first, ...(await laterInThread(first, reader))].findLast(({ record }) => isSent(record));
  if (!written) return found;
  const reply = await findReply(written, reader);
  return reply ? { answering: [reply, written], near: [] } : { answering: [], near: [written] };
}

/** @param isReported whether messages by others may answer, if they contain all words */
export async function searchPassages(
  words: QuestionSearch,
  { reader, evidence, tell }: PassageContext,
  isReported = false,
): Promise<Passages> {
  const textual = reader.datastores.filter((name) => name !== 'social-chat-group');
  const datastores: readonly DatastoreName[] = words.datastores ?? (textual.length > 0 ? textual : reader.datastores);
  evidence.countSearch();
  const { isAsking = false, ...search } = words;
  const { hits: found, total } = await reader.search({ ...search, limit: COMPARED, datastores });
  const hits = withinLength(COMPARED_LENGTH, found);
  tell({ stage: 'searched', words: keywordsOf(words.keywords).slice(0, 200), count: total });
  if (words.keywords === '') {
    const asking = hits.filter((hit) => isAsking && mayAsk(textOf(hit)));
    return { answering: withoutRepeats(asking.length > 0 ? asking : hits, LISTED).map(readOf), near: [] };
  }
  const asked = coreQuestion(words.keywords);
  const { answering, best, isOfOthers, superseded } = judgeHits(hits, words.keywords, isReported);
  const debt = debtAsked(best, asked);
  const payments = debt ? await findPayments(debt, asked, reader) : [];
  if (debt && payments.length > 0) return { answering: [...payments, readOf(debt)], near: [] };
  const quoted = isReported ? answering.filter(({ match }) => match.missing.length === 0) : answering;
  const [first, ...further] = quoted.map(readOf);
  // A figure may follow a better fit than the hits that have one or, if none has, one of the best.
  const topics = demandsFigure(asked) ? best.slice(0, first ? 1 : MOST_FOLLOWED) : [];
  for (const topic of topics) {
    const reply = topic !== quoted[0] && fitsEnough(topic) ? await findFollowUp(topic, asked, reader) : undefined;
    if (reply) return { answering: [reply, readOf(topic)], near: [] };
  }
  if (!first) {
    const time = isOfOthers ? undefined : timeBeside(best, asked);
    if (time) return { answering: [readOf(time)], near: [] };
    const onTopic = best.filter(({ isByNamed, isOnTopic }) => (isOfOthers ? isByNamed === false : isOnTopic));
    const near = [...onTopic.filter((hit) => !hit.isElsewhere), ...onTopic.filter((hit) => hit.isElsewhere)];
    return { answering: [], near: withoutRepeats(near, CLOSEST).map(readOf), isOfOthers };
  }
  if (superseded && further.length > 0) {
    // "We changed the password", with the new one in a later message.
    const value =
      holdsFigure(textOf(first)) || changingValue(asked) === 'place'
        ? undefined
        : await findFollowUp(first, asked, reader);
    return value
      ? { answering: [value, ...further], near: [], superseded: {} }
      : { answering: [first, ...further], near: [], superseded };
  }
  const isOwn = words.narrow?.from !== undefined;
  const told = await withFollowUp([first, ...further], asked, { reader, isOwn });
  const holds = laterTest(asked);
  if (!holds || told.answering.some((one) => holds(textOf(one)))) return told;
  // "Where is it" after "the barbecue is moved to the 28th" is told after another message about it.
  const others = best
    .slice(0, MOST_FOLLOWED)
    .filter((hit) => hit !== quoted[0] && fitsEnough(hit) && !hit.isElsewhere && !hit.isNeighbour);
  for (const topic of others) {
    const other = await withFollowUp([readOf(topic)], asked, { reader, isOwn });
    if (other.answering.length > 1 && other.answering.some((one) => holds(textOf(one)))) return other;
  }
  return told;
}

/** The best hit that tells a time, if its conversation says everything that is asked about: "it's the 17th". */
function timeBeside(best: readonly Hit[], asked: string): Hit | undefined {
  const tells = asksForDay(asked) || asksForClock(asked) ? answerTest(asked) : undefined;
  return (
    tells && best.find((hit) => hit.isOnTopic && hit.unsaid.length === 0 && !hit.isElsewhere && tells(textOf(hit)))
  );
}

/** Adds the later message that answers in place of the best one, or a later change of it. @param isOwn whether only the sender's own words answer */
async function withFollowUp(
  answering: readonly [ReadRecord, ...ReadRecord[]],
  asked: string,
  { reader, isOwn }: { reader: Reader; isOwn: boolean },
): Promise<Passages> {
  const [first] = answering;
  const later = await findFollowUp(first, asked, reader);
  const followUp = later && isOwn && !isSameSender(later, first) ? undefined : later;
  const changing = changingValue(asked) ?? 'any';
  const answer = followUp ?? first;
  const change = changing !== 'any' ? await findLaterChange(answer, changing, reader) : undefined;
  if (change) return { answering: [change, answer], near: [], superseded: {} };
  return { answering: followUp ? [followUp, first] : answering, near: [] };
}

/** Undefined if no word says what is asked about, since answers would be noise; a narrowed reader then shows all. */
function quotedSearch(question: string, { isNarrowed }: Reader, askedAt: AskedAt): QuestionSearch | undefined {
  const words = searchOf(question, askedAt);
  if (words.keywords === '' || hasContentWord(words.keywords)) return words;
  return isNarrowed ? { ...words, keywords: '', narrow: words.narrow ?? {} } : undefined;
}
