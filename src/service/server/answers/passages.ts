/** The passages that answer a question, and those that only come near it. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Reader } from '../archives/reader.ts';
import type { Hit } from '../search/keyword-search.ts';
import { asksForLatest, demandsFigure, holdsFigure, mayAsk } from '../search/question-signs.ts';
import { contentWords, tellsSubject } from '../text/stop-words.ts';
import { signOfAnswer } from './answer-signs.ts';
import type { AnswerOptions } from './answerer.ts';
import { holdsEnough, judgeHits, spokenWords } from './answering-passages.ts';
import type { Evidence } from './evidence.ts';
import { type ReadRecord, readOf, recordText } from './passage.ts';
import { type AskedAt, askedIn, type QuestionSearch, searchOf, speechOf } from './question-words.ts';
import { changedLater, type Superseded } from './superseded.ts';
import { toldBehind } from './told-behind.ts';

/** Of what somebody said in some time, all of it being asked for. */
const LISTED = 5;
/** Shown where nothing answers. */
const CLOSEST = 2;
/** Hits that are compared with one another. */
const COMPARED = 100;

/** Where is looked, and what hears of it. */
interface Looking {
  readonly reader: Reader;
  readonly evidence: Evidence;
  readonly tell: AnswerOptions['tell'];
}

export interface Passages {
  /** Those that answer, best first. */
  readonly answering: readonly ReadRecord[];
  /** Where none does, those that come nearest. */
  readonly near: readonly ReadRecord[];
  /** Others wrote what is asked of somebody who is named. */
  readonly isOfOthers?: boolean;
  /** The last of those that answer says what was so before. */
  readonly superseded?: Pick<Superseded, 'changed'> | undefined;
}

/** Of what somebody said their own words first, then what others told of it. @returns undefined where no word tells what is asked */
export async function passagesOn(
  question: string,
  askedAt: AskedAt,
  looking: Looking,
): Promise<(Passages & { words: QuestionSearch }) | undefined> {
  const { reader } = looking;
  const speech = await speechOf(question, askedAt, reader);
  if (!speech) {
    const words = quotedSearch(question, reader, askedAt);
    return words && { words, ...(await passagesFor(words, looking)) };
  }
  const { from, ...time } = speech.narrow;
  const own = await passagesFor(speech, looking);
  if (own.answering.length > 0) return { words: speech, ...own };
  if (speech.keywords === '') {
    // Who said nothing in that time did so before or after it.
    const ever = await passagesFor({ ...speech, narrow: { from } }, looking);
    return { words: speech, answering: [], near: ever.answering.slice(0, CLOSEST) };
  }
  const named = { keywords: `${from} ${speech.keywords}`, partly: true, narrow: time };
  const told = await passagesFor(named, looking, true);
  return { words: named, ...told, near: told.answering.length > 0 ? [] : own.near.length > 0 ? own.near : told.near };
}

/** @param isTold whether what others wrote of somebody who is named answers, where it holds all words */
export async function passagesFor(
  words: QuestionSearch,
  { reader, evidence, tell }: Looking,
  isTold = false,
): Promise<Passages> {
  const telling = reader.datastores.filter((name) => name !== 'social-chat-group');
  const datastores: readonly DatastoreName[] = telling.length > 0 ? telling : reader.datastores;
  evidence.countSearch();
  const { isAsking = false, ...search } = words;
  const { hits, total } = await reader.search({ ...search, limit: COMPARED, datastores });
  tell({ stage: 'searched', words: contentWords(words.keywords).slice(0, 200), count: total });
  if (words.keywords === '') {
    const asking = hits.filter(({ record }) => isAsking && mayAsk(recordText(record)));
    return { answering: differing(asking.length > 0 ? asking : hits, LISTED), near: [] };
  }
  const asked = askedIn(words.keywords);
  const { answering, best, isOfOthers, superseded } = judgeHits(hits, words.keywords, isTold);
  const quoted = isTold ? answering.filter(({ match }) => match.missing.length === 0) : answering;
  if (quoted.length > 0) {
    const said = differing(quoted, quoted.length);
    if (!superseded) return await goneOn(said, asked, reader);
    // "We changed the password", and what it is now behind it.
    const [newest] = said;
    const told = newest && !holdsFigure(recordText(newest.record)) && (await toldBehind(newest, asked, reader));
    const holds = signOfAnswer(asked);
    return told && (!holds || holds(recordText(told.record)))
      ? { answering: [told, ...said.slice(1)], near: [], superseded: {} }
      : { answering: said, near: [], superseded };
  }
  const [topic] = best;
  const told = topic && holdsEnough(topic) && demandsFigure(asked) && (await toldBehind(topic, asked, reader));
  if (told) return { answering: [told, readOf(topic)], near: [] };
  const near = best.filter(({ isByNamed, tells }) => (isOfOthers ? isByNamed === false : tells));
  return { answering: [], near: differing(near, CLOSEST), isOfOthers };
}

/** With what answers behind the best of them, or with what was said later of what has changed. */
async function goneOn(answering: readonly ReadRecord[], asked: string, reader: Reader): Promise<Passages> {
  const [first] = answering;
  if (!first) return { answering, near: [] };
  const told = await toldBehind(first, asked, reader);
  if (told) return { answering: [told, first], near: [] };
  const change = asksForLatest(asked) ? await changedLater(first, reader) : undefined;
  return change ? { answering: [change, first], near: [], superseded: {} } : { answering, near: [] };
}

/** The first of them that say different things. */
function differing(hits: readonly Hit[], most: number): ReadRecord[] {
  const said = new Set<string>();
  return hits
    .filter(({ record }) => {
      const spoken = spokenWords(recordText(record));
      return said.size < most && spoken !== '' && !said.has(spoken) && said.add(spoken);
    })
    .map(readOf);
}

/** Undefined where no word tells what is asked about: every answer would be noise. Of some records all are looked at, then. */
function quotedSearch(question: string, { isNarrowed }: Reader, askedAt: AskedAt): QuestionSearch | undefined {
  const words = searchOf(question, askedAt);
  if (words.keywords === '' || tellsSubject(words.keywords)) return words;
  return isNarrowed ? { ...words, keywords: '', narrow: words.narrow ?? {} } : undefined;
}
