/** The time that answers a question for one, worked out from what a record says. */
import { type MentionedTime, spansMentioned, timesMentioned } from '#locales/times/mentions.ts';
import { clockNear, movedTo, saysMoved } from '#locales/times/named-days.ts';
import { clockAt, dayLater, dayOf } from '#locales/times/today.ts';
import { fold } from '#platform/text-match.ts';
import type { AnswerTime } from '../../contract/answers.ts';
import { textAt } from '../archive/record-values.ts';
import {
  asksForBirthday,
  asksForDay,
  asksOfPast,
  isRepeated,
  speaksOfSelf,
  wishesBirthday,
} from '../search/question-signs.ts';
import { isStopWord, wordsOf } from '../text/stop-words.ts';
import { momentOf, type ReadRecord, recordText } from './passage.ts';

/** Letters that other forms of a word begin with, too. */
const STEM = 5;
/** Days of the longest time that may hold the day on which it was named. */
const LONGEST_PRESENT = 7;

/** Of the first record that names a time, else, of what is over, the day on which the first happened. @param records best first */
export function answerTime(question: string, records: readonly ReadRecord[], zone = 'UTC'): AnswerTime | undefined {
  if (!asksForDay(question)) return undefined;
  const isOver = asksOfPast(question);
  const named = records.map((read, index) => {
    const time = timeNamedBy(read, question, zone, index + 1);
    return { time, isToCome: time !== undefined && time.from > dayOf(momentOf(read), zone) };
  });
  const { time } = named.find(({ time, isToCome }) => time && !(isOver && isToCome)) ?? {};
  const [first] = records;
  const at = first ? momentOf(first) : Number.NaN;
  // "When did we last sail?" is not answered by when something was still to come.
  const isWish = asksForBirthday(question) && first !== undefined && wishesThem(first, question);
  const isItself = first?.datastore === 'social-event' || isWish || (isOver && !named[0]?.isToCome);
  if (time || !first || !isItself || Number.isNaN(at)) return time;
  const from = dayOf(at, zone);
  const clock = first.datastore === 'social-event' ? clockAt(at, zone).toPlainTime().toString().slice(0, 5) : undefined;
  return { source: 1, from, to: dayLater(from, 1), ...(clock === undefined ? {} : { clock }) };
}

/** Whether it is said on the birthday that is asked for: to whoever asks, or by them, or to a name of the question. */
function wishesThem({ record }: ReadRecord, question: string): boolean {
  const text = recordText(record);
  if (!wishesBirthday(text)) return false;
  const isSent = textAt(record, 'type') === 'send';
  const said = fold(text);
  const isNamed = wordsOf(question).some(
    (word) => !isStopWord(word) && said.includes(fold(word).slice(0, STEM)) && !asksForBirthday(word),
  );
  return isNamed || (speaksOfSelf(question) === true ? !isSent : isSent);
}

/** Of several times the one that stands nearest to a word of the question. */
function timeNamedBy(read: ReadRecord, question: string, zone: string, source: number): AnswerTime | undefined {
  const now = momentOf(read);
  // When an event is, is its own time.
  if (Number.isNaN(now) || read.datastore === 'social-event') return undefined;
  const text = recordText(read.record);
  const tense = asksOfPast(question) ? 'over' : 'to come';
  // "When do you come for the summer?" is not answered by "for the summer".
  const known = fold(question);
  const today = dayOf(now, zone);
  // Whoever asks when knows that it is "this year".
  const isVague = ({ from, to }: { from: string; to: string }) =>
    from <= today && today < to && to > dayLater(from, LONGEST_PRESENT);
  // "Moved from the 2nd to the 4th" is no time from the 2nd on.
  const mentioned = saysMoved(text) ? timesMentioned : spansMentioned;
  const all = mentioned(text, { now, zone, language: 'en' }, tense);
  const repeats = isRepeated(
    text,
    all.map(({ at }) => at),
  );
  // "Thursdays from October on, but not on 3 December" tells one day.
  const isOneDay = ({ from, to, words }: MentionedTime) => dayLater(from, 1) === to && /\p{N}/u.test(words);
  const times = all.filter(
    (time) => !known.includes(fold(time.words)) && !isVague(time) && (!repeats || isOneDay(time)),
  );
  if (times.length === 0) return undefined;
  const said = fold(text);
  const asked = wordsOf(question).filter((word) => !isStopWord(word));
  const places = asked.map((word) => said.indexOf(fold(word).slice(0, STEM))).filter((place) => place >= 0);
  const distance = ({ at, words }: (typeof times)[number]) =>
    Math.min(...places.map((place) => Math.max(0, at - place, place - at - words.length)));
  // What was moved is told before where it was moved to.
  const time = saysMoved(text)
    ? movedTo(text, times)
    : times.toSorted((a, b) => (places.length === 0 ? 0 : distance(a) - distance(b)))[0];
  if (!time) return undefined;
  const { from, to, words, at } = time;
  const clock = clockNear(text, at, words.length);
  return { source, from, to, words, ...(clock ? { clock: clockText(clock.clock) } : {}) };
}

const clockText = ({ hour, minute }: { hour: number; minute: number }) =>
  Temporal.PlainTime.from({ hour, minute }).toString().slice(0, 5);
