/** Upcoming appointments: calendar events, and plans in messages and mails; each once, at its latest time. */
import { type Clock, type DayRange, namedDays, saysMoved, withoutMove } from '#locales/times/named-days.ts';
import { clockAt, dayLater, dayOf, momentOf, type Today, type Zone } from '#locales/times/today.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { fold, splitWords } from '#platform/text-match.ts';
import { MESSAGES } from '#service/contract/datastores.ts';
import { MAX_NAMED_DAYS } from '#service/contract/limits.ts';
import type { Context } from '../command.ts';
import { shorten } from '../display-text.ts';
import { foreign, type RichText, type Span } from '../reply.ts';
import type { Item } from '../search/item.ts';
import { appointmentDate, clockTime } from '../time/dates.ts';
import { conversationName, conversationOf } from './reading.ts';

export interface Appointment {
  readonly item: Item;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly clock: Clock | undefined;
  readonly what: string;
  readonly who: string | undefined;
}

interface Mention extends Appointment {
  readonly moves: boolean;
  /** Significant words that distinguish it from others. */
  readonly words: ReadonlySet<string>;
}

const MAX_WHAT = 80;
/** Fewest letters of a significant word. */
const MIN_LETTERS = 4;

/** The appointments that one item mentions within a range. */
function mentionsIn(item: Item, range: DayRange, zone: Zone, isPlan: boolean): Mention[] {
  if (item.at === undefined) return [];
  const at = Date.parse(item.at);
  const who = conversationName(item);
  if (item.datastore === 'social-event') {
    const day = dayOf(at, zone);
    const isWhole = item.moment?.length === 'YYYY-MM-DD'.length;
    const { hour, minute } = clockAt(at, zone);
    const what = shorten(item.title ?? item.text, MAX_WHAT);
    const named = { item, day, clock: isWhole ? undefined : { hour, minute }, what, who: item.where, moves: false };
    return day < range.from || day >= range.to ? [] : [{ ...named, words: significantWords(what) }];
  }
  return namedDays(item.text, dayOf(at, zone), range, isPlan && !isNote(item)).map(
    ({ day, clock, sentence, rest }) => ({
      item,
      day,
      clock,
      what: shorten(item.title ?? (isBehindQuestion(item.text, sentence, rest) ? item.text : rest), MAX_WHAT),
      who: item.outgoing || item.datastore === 'social-email' ? who : (item.who ?? who),
      moves: saysMoved(item.text),
      words: significantWords(`${item.title ?? ''} ${rest}`).intersection(
        significantWords(`${item.title ?? ''} ${withoutMove(sentence)}`),
      ),
    }),
  );
}

let noteChats: ReadonlySet<string> | undefined;

/** Whether the person saved it for themselves: "pay the rent on Friday" is a plan there. */
function isNote({ outgoing, chat }: Item): boolean {
  noteChats ??= new Set(LANGUAGES.map((language) => wordsIn(language).text('save-chat')));
  return outgoing && noteChats.has(chat);
}

/** A sentence with at most this many words besides its time needs the question before it to be understood. */
const FEW_WORDS = 2;
const ASKED = /[?؟？]\s*$/u;

/** "When do you bring the drill back? I need it tomorrow": the question says what the appointment is about. */
const isBehindQuestion = (text: string, sentence: string, rest: string) =>
  splitWords(rest).length <= FEW_WORDS && ASKED.test(text.slice(0, Math.max(0, text.indexOf(sentence))));

const significantWords = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .map(({ folded }) => fold(folded))
      .filter((word) => word.length >= MIN_LETTERS && !/\p{N}/u.test(word)),
  );

/** Longest range in days; a request adds a day on either side. */
export const MAX_DAYS = MAX_NAMED_DAYS - 2;

/** Extends a range to `MAX_DAYS`, to include days to which an appointment may have been moved. */
export const withMoved = ({ from }: DayRange): DayRange => ({ from, to: dayLater(from, MAX_DAYS) });

/**
 * The appointments within a range in order of time, without past ones and those moved out of it.
 * @param items that name a day of the range extended by `withMoved`
 * @param isPlan only mentions that show a plan by more than just "Friday"
 */
export function appointmentsIn(items: readonly Item[], range: DayRange, today: Today, isPlan = true): Appointment[] {
  const { now, zone } = today;
  const mentions = items.flatMap((item) => mentionsIn(item, withMoved(range), zone, isPlan));
  let known: Mention[] = [];
  for (const said of mentions.toSorted((a, b) => ((a.item.at ?? '') < (b.item.at ?? '') ? -1 : 1))) {
    let mention = said;
    const own = conversationOf(mention.item);
    const isOwn = ({ item }: Mention) => conversationOf(item) === own;
    if (mention.moves) {
      const moved = movedBy(
        mention,
        known.filter((each) => isOwn(each) && each.item.id !== mention.item.id),
      );
      if (moved) {
        known = known.filter(({ item }) => item.id !== moved.item.id);
        mention = { ...mention, words: mention.words.union(moved.words) };
      }
    }
    const same = known.findIndex((each) => each.day === mention.day && (isOwn(each) || isSame(each, mention)));
    const before = known[same];
    if (before === undefined) known.push(mention);
    // A mention with a time wins; in the same chat the newer one does.
    else if (mention.clock !== undefined && (before.clock === undefined || isOwn(before))) known[same] = mention;
  }
  const at = ({ day, clock }: Appointment) => momentOf(day, clock ?? { hour: 0, minute: 0 }, zone);
  const isShown = (each: Mention) =>
    each.day >= range.from && each.day < range.to && (each.clock === undefined || at(each) > now);
  return known.filter(isShown).sort((a, b) => at(a) - at(b));
}

/** The earlier mention nearest to the new day, if it shares a word; "Moved to Friday" has none, so it is about any. */
function movedBy({ day, words }: Mention, before: readonly Mention[]): Mention | undefined {
  const meant = words.size === 0 ? before : before.filter((each) => !words.isDisjointFrom(each.words));
  const distance = (other: Mention) => Math.abs(Date.parse(other.day) - Date.parse(day));
  return meant.toSorted((a, b) => distance(a) - distance(b))[0];
}

function isSame(a: Mention, b: Mention): boolean {
  if (a.clock && b.clock) return a.clock.hour === b.clock.hour && a.clock.minute === b.clock.minute;
  return [...a.words].some((word) => b.words.has(word));
}

/** `1 Thu 3 Dec, 10:45 Crane · Marina do Seixal`. @param isDayKnown shows only the time */
export function appointmentLines(
  { words }: Context,
  appointments: readonly Appointment[],
  now: Today,
  number: (item: Item) => Span,
  isDayKnown = false,
): RichText[] {
  return appointments.map(({ item, day, clock, what, who }): RichText => {
    const when = isDayKnown
      ? clock && clockTime(clock, now, words)
      : appointmentDate(clock ? momentOf(day, clock, now.zone) : day, now, words);
    return [
      number(item),
      ...(when === undefined ? [' '] : [` ${when} `]),
      foreign(what),
      ...(who === undefined ? [] : [' · ', foreign(who)]),
    ];
  });
}

/** `4 Andorinha crew ⛵ · 6 messages` */
export const amountLine = ({ words }: Context, number: Span, name: string | undefined, amount: number): RichText => [
  number,
  ' ',
  foreign(name || words.text('results-unnamed-chat')),
  ` · ${words.text('list-amount', { amount, kind: MESSAGES })}`,
];
