/** The passages that answer a question, and those that only come near it. */
import type { Clock } from '#platform/clock.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Hit } from '../search/keyword-search.ts';
import { endsAsQuestion } from '../search/question-signs.ts';
import { contentWords, tellsSubject } from '../text/stop-words.ts';
import { alikeLast, answeringHits, isAboutNamed, repliesTo, saysMore, spokenWords } from './answering-passages.ts';
import type { Evidence, ReadRecord } from './evidence.ts';
import type { Making } from './language.ts';
import { recordText } from './passage.ts';
import { type QuestionSearch, searchOf, speechOf } from './question-words.ts';

const PASSAGES = 5;
/** Of these, those that are cited: where words are asked for, farther ones hardly answer. */
const MOST_ANSWERING = 2;
/** Shown where nothing answers. */
export const CLOSEST = 3;
const CANDIDATES = 40;
/** An answer often follows its question at once. */
const REPLY_WITHIN_MS = 60 * 60_000;
const MESSAGES = 'social-chat-message';

/** Where is looked, and what hears of it. */
interface Looking {
  readonly reader: Reader;
  readonly evidence: Evidence;
  readonly tell: Making['tell'];
}

/**
 * Those of a question, and the search that found them: of what somebody said, their own words first, then what others told
 * of it. Where nothing answers, what comes closest.
 * @param clock tells what "last week" means
 * @returns undefined where no word tells what is asked about
 */
export async function passagesOn(
  question: string,
  clock: Pick<Clock, 'now'>,
  looking: Looking,
): Promise<(Passages & { words: QuestionSearch }) | undefined> {
  const { reader } = looking;
  const speech = await speechOf(question, clock, reader);
  if (!speech) {
    const words = quotedSearch(question, reader, clock);
    return words && { words, ...(await passagesFor(words, PASSAGES, looking)) };
  }
  const { from, ...time } = speech.narrow;
  const own = await passagesFor(speech, PASSAGES, looking);
  if (own.answering.length > 0) return { words: speech, ...own };
  if (speech.keywords === '') {
    // Who said nothing in that time did so before or after it.
    const ever = await passagesFor({ ...speech, narrow: { from } }, CLOSEST, looking);
    return { words: speech, answering: [], near: ever.answering };
  }
  const named = { keywords: `${from} ${speech.keywords}`, partly: true, narrow: time };
  const told = await passagesFor(named, PASSAGES, looking, ({ match }) => match.missing.length === 0);
  if (told.answering.length > 0) return { words: named, ...told };
  const about = await passagesFor({ ...speech, narrow: time }, CLOSEST, looking);
  return { words: speech, answering: [], near: [...about.answering, ...about.near] };
}

export interface Passages {
  /** Those that answer, best first; what answers by what was said next stands before that. */
  readonly answering: readonly ReadRecord[];
  /** The others that come nearest, likewise. */
  readonly near: readonly ReadRecord[];
}

/**
 * The best hits that say different things. The name of a chat alone tells nothing, unless only chats can be read.
 * @param mayAnswer what else has to be so of a hit that answers
 */
export async function passagesFor(
  words: QuestionSearch,
  most: number,
  { reader, evidence, tell }: Looking,
  mayAnswer: (hit: Hit) => boolean = () => true,
): Promise<Passages> {
  const telling = reader.datastores.filter((name) => name !== 'social-chat-group');
  const datastores: readonly DatastoreName[] = telling.length > 0 ? telling : reader.datastores;
  evidence.searched();
  const { hits, total } = await reader.search({ ...words, limit: CANDIDATES, datastores });
  tell({ stage: 'searched', words: contentWords(words.keywords).slice(0, 200), count: total });
  const said = new Set<string>();
  const isNew = (record: ReadRecord['record']) => {
    const spoken = spokenWords(recordText(record));
    return spoken !== '' && !said.has(spoken) && said.add(spoken);
  };
  const answers = new Set(answeringHits(hits, words.keywords).filter(mayAnswer));
  const rankOf = (hit: Hit) => {
    if (answers.has(hit)) return 0;
    return 1 + (isAboutNamed(hit, words.keywords) ? 0 : 2) + (saysMore(hit, words.keywords) ? 0 : 1);
  };
  const best = alikeLast(hits.toSorted((one, other) => rankOf(one) - rankOf(other))).filter(
    ({ record }) => said.size < most && isNew(record),
  );
  // What somebody else said next is not asked for where it is somebody's words that are.
  const isAsked = (hit: Hit) => words.narrow?.from === undefined && endsAsQuestion(recordText(hit.record));
  const replies = await Promise.all(best.map((hit) => (isAsked(hit) ? replyTo(reader, hit) : undefined)));
  const mostAnswering = words.keywords === '' ? most : MOST_ANSWERING;
  const answering: ReadRecord[] = [];
  const near: ReadRecord[] = [];
  const shown = new Set(best.map(({ record }) => record._id));
  for (const [index, hit] of best.entries()) {
    const reply = replies[index];
    const isAnswer = answers.has(hit) || (reply !== undefined && repliesTo(words.keywords, hit, reply.record));
    const list = isAnswer && answering.length < mostAnswering ? answering : near;
    list.push({ datastore: hit.datastore, record: hit.record });
    if (reply === undefined || shown.has(reply.record._id) || !isNew(reply.record)) continue;
    shown.add(reply.record._id);
    list.push(reply);
  }
  return { answering, near };
}

/** What was said next in the chat. */
async function replyTo(reader: Reader, { datastore, record }: ReadRecord): Promise<ReadRecord | undefined> {
  const groupId = textAt(record, 'groupId');
  const at = happenedAt(datastore, record);
  if (datastore !== MESSAGES || groupId === undefined || at === '') return undefined;
  const [, next] = await reader.around(groupId, { id: record._id, before: 0, after: 1 });
  if (!next || Date.parse(happenedAt(MESSAGES, next)) - Date.parse(at) >= REPLY_WITHIN_MS) return undefined;
  return { datastore: MESSAGES, record: next };
}

/** Undefined where no word tells what is asked about: every answer would be noise. Of some records all are looked at, then. */
function quotedSearch(question: string, { isNarrowed }: Reader, clock: Pick<Clock, 'now'>): QuestionSearch | undefined {
  const words = searchOf(question, clock);
  if (words.keywords === '' || tellsSubject(words.keywords)) return words;
  return isNarrowed ? { ...words, keywords: '', narrow: words.narrow ?? {} } : undefined;
}
