/** The time that answers a question about time, derived from what a record says. */
import { type MentionedTime, spansMentioned, timesMentioned } from '#locales/times/mentions.ts';
import { clockNear, clockText, movedTo, saysMoved } from '#locales/times/named-days.ts';
import { clockAt, dayLater, dayOf } from '#locales/times/today.ts';
import { fold } from '#platform/text-match.ts';
import { AnswerTime } from '../../contract/answers.ts';
import { isSent, textAt } from '../archive/record-values.ts';
import {
  asksForBirthday,
  asksForDay,
  asksOfPast,
  isFirstOf,
  isRepeated,
  speaksOfSelf,
  wishesBirthday,
  withoutWish,
} from '../search/question-signs.ts';
import { contentWordsIn, wordsOf } from '../text/stop-words.ts';
import { momentOf, type ReadRecord, textOf } from './passage.ts';

/** Letters of a word compared, to match its other forms. */
const [SHORT_STEM, STEM_LENGTH] = [3, 5];
/** Longest current time span, in days, that still counts as an answer. */
const MAX_CURRENT_DAYS = 7;

/** The time in the first record that names one; for past events, else the day of the first record. @param records best first */
export function answerTime(question: string, records: readonly ReadRecord[], zone = 'UTC'): AnswerTime | undefined {
  // "In 8000 years" is no day of a calendar.
  return asksForDay(question) ? AnswerTime.safeParse(timeAmong(question, records, zone)).data : undefined;
}

/** The time in the newest of two records; if it only changes the hour, the day of the earlier one. */
export function changedTime(
  question: string,
  [newest, ...earlier]: readonly ReadRecord[],
  zone = 'UTC',
): AnswerTime | undefined {
  if (!newest) return undefined;
  const clock = clockNear(textOf(newest), 0, 0)?.clock;
  const time = answerTime(question, [newest], zone);
  if (time || !clock) return time;
  const before = answerTime(question, earlier, zone);
  return before?.words === undefined ? undefined : { ...before, source: before.source + 1, clock: clockText(clock) };
}

function timeAmong(question: string, records: readonly ReadRecord[], zone: string): AnswerTime | undefined {
  const isOver = asksOfPast(question);
  const named = records.map((read, index) => {
    const time = timeMentionedIn(read, question, zone, index + 1);
    return { time, isToCome: time !== undefined && time.from > dayOf(momentOf(read), zone) };
  });
  const { time } = named.find(({ time, isToCome }) => time && !(isOver && isToCome)) ?? {};
  const [first] = records;
  const at = first ? momentOf(first) : Number.NaN;
  // "When did we last sail?" isn't answered by a time that was still in the future.
  const isWish = asksForBirthday(question) && first !== undefined && wishesPersonAsked(first, question);
  const isItself = first?.datastore === 'social-event' || isWish || (isOver && !named[0]?.isToCome);
  if (time || !first || !isItself || Number.isNaN(at)) return time;
  const from = dayOf(at, zone);
  const clock = first.datastore === 'social-event' ? clockText(clockAt(at, zone)) : undefined;
  return { source: 1, from, to: dayLater(from, 1), ...(clock === undefined ? {} : { clock }) };
}

const stemOf = (name: string, letters: number) =>
  name.slice(0, Math.min(letters, Math.max(SHORT_STEM, name.length - 1)));

/** Whether the message wishes the person in question a happy birthday: the asker, the recipient, or someone named. */
export function wishesPersonAsked(read: Pick<ReadRecord, 'record'>, question: string): boolean {
  const { record } = read;
  const text = textOf(read);
  if (!wishesBirthday(text)) return false;
  const words = contentWordsIn(question).filter((word) => !asksForBirthday(word));
  // "Happy birthday Jonny" for Jonathan.
  const isNamed = (words: readonly string[], of: string, letters = STEM_LENGTH) =>
    wordsOf(fold(of)).some((piece) => words.some((word) => piece.startsWith(stemOf(fold(word), letters))));
  if (isNamed(words, withoutWish(text), SHORT_STEM)) return true;
  return speaksOfSelf(question) === true
    ? !isSent(record)
    : isSent(record) && isNamed(words, textAt(record, 'groupName') ?? '');
}

/** The new time in a message that says that something was moved; else the time nearest to a word of the question. */
function timeMentionedIn(read: ReadRecord, question: string, zone: string, source: number): AnswerTime | undefined {
  const now = momentOf(read);
  // An event happens at its own time.
  if (Number.isNaN(now) || read.datastore === 'social-event') return undefined;
  const text = textOf(read);
  const isMoved = saysMoved(text);
  // "Moved from the 2nd to the 4th" isn't a span that starts on the 2nd.
  const mentioned = isMoved ? timesMentioned : spansMentioned;
  const tense = asksOfPast(question) ? 'past' : 'future';
  const all = mentioned(text, { now, zone, language: 'en' }, tense, question);
  const times = possibleTimes(all, text, question, dayOf(now, zone));
  const time = isMoved ? movedTo(text, times) : nearestTime(times, text, question);
  if (!time) return undefined;
  const { from, to, words, at } = time;
  const clock = clockNear(text, at, words.length);
  return { source, from, to, words, ...(clock ? { clock: clockText(clock.clock) } : {}) };
}

/** The times in a text that may answer the question. @param today when it was written */
function possibleTimes(
  all: readonly MentionedTime[],
  text: string,
  question: string,
  today: string,
): readonly MentionedTime[] {
  // "When do you come for the summer?" isn't answered by "for the summer".
  const known = fold(question);
  // Anyone who asks when already knows "this year".
  const isVague = ({ from, to }: MentionedTime) => from <= today && today < to && to > dayLater(from, MAX_CURRENT_DAYS);
  const repeats = isRepeated(
    text,
    all.map(({ at }) => at),
  );
  // "Thursdays from 1 October on, but not on 3 December" still names one day.
  const isOneDay = ({ from, to, words, at }: MentionedTime) =>
    dayLater(from, 1) === to && /\p{N}/u.test(words) && !isFirstOf(text, at);
  return all.filter((time) => !known.includes(fold(time.words)) && !isVague(time) && (!repeats || isOneDay(time)));
}

/** The time nearest to a word of the question, or the first one; undefined if it's one of several. */
function nearestTime(times: readonly MentionedTime[], text: string, question: string): MentionedTime | undefined {
  const folded = fold(text);
  const places = contentWordsIn(question)
    .map((word) => folded.indexOf(fold(word).slice(0, STEM_LENGTH)))
    .filter((place) => place >= 0);
  const distance = ({ at, words }: MentionedTime) =>
    Math.min(...places.map((place) => Math.max(0, at - place, place - at - words.length)));
  const [time] = places.length === 0 ? times : times.toSorted((a, b) => distance(a) - distance(b));
  return time && isOneOfSeveral(time, times, text) ? undefined : time;
}

/** Between two weekdays. */
const AND = /^(?:[\s,/&+]|(?<!\p{L})(?:and|und|et|y|e|и|і|та)(?!\p{L}))*$/iu;

/** Whether a weekday is named beside another that isn't the next day: "Tuesdays and Fridays", said in the singular. */
function isOneOfSeveral(time: MentionedTime, times: readonly MentionedTime[], text: string): boolean {
  const isBare = ({ words }: MentionedTime) => !/\p{N}/u.test(words);
  return times.some((other) => {
    const [first, second] = other.at < time.at ? [other, time] : [time, other];
    return (
      other.from !== time.from &&
      isBare(first) &&
      isBare(second) &&
      second.from !== first.to &&
      AND.test(text.slice(first.at + first.words.length, second.at))
    );
  });
}
