/**
 * /today: what came in, who waits for an answer, and what was named for the day, out of one page of the newest messages;
 * `/today week` looks back at seven days, `/today friday` at a day or week that is over, in the words of any language of
 * the catalogue. What it says is counted and found, by no model.
 */
import { onDay } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { Records } from '#service/contract/data-service.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import { type Answer, type ButtonRows, type RecordGroup, type RecordLine, say } from '../answer.ts';
import { composesAnswers } from '../ask/model-access.ts';
import type { Command, Turn } from '../command.ts';
import { allows } from '../command-facts.ts';
import { type Paid, type PaidRequest, payFor, receiptText } from '../credits/paid-call.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { paidButton } from '../press.ts';
import { type Entry, entryOfRecord } from '../records/entries.ts';
import { unreadableTexts } from '../records/message-list.ts';
import { keepListing } from '../search/kept-listing.ts';
import { lineOf as keptLine, keptLines, LINE_LENGTH, type Listing } from '../search/listing.ts';
import { openButtons } from '../search/listing-answer.ts';
import { makeSnippet } from '../search/snippet.ts';
import { askingZone } from '../settings/zone-screen.ts';
import { dayLater, startOfDay, type Today, type Zone } from '../time/calendar.ts';
import { writesMonthFirst } from '../time/dates.ts';
import { saidTime } from '../time/spans.ts';
import { type Digest, digestOf } from './digest.ts';
import { lookButton } from './watches.ts';

export interface Look {
  /** `past` is over: who waits for an answer is not asked of it. */
  readonly kind: 'today' | 'week' | 'past';
  /** First of the days that are looked at, YYYY-MM-DD. */
  readonly from: string;
  /** The day after the last one. */
  readonly to: string;
}

/** Messages of one page; it costs the same at any size. */
const MOST_READ: Readonly<Record<Look['kind'], number>> = { today: 200, week: 500, past: 500 };
const WEEK_DAYS = 7;
/** Days before today that are read as well: somebody may have been waiting since then, or have named the day. */
const DAYS_BEFORE = 3;
const MOST_SHOWN = { waiting: 5, named: 5, chats: 8, opened: 8 } as const;
const MESSAGES = 'social-chat-message';

export function createTodayCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'today', (input, turn) => {
    return askingZone(deps, turn, lookAtTyped(deps, turn, input.argument.trim()));
  });
}

async function* lookAtTyped(deps: CommandDeps, turn: Turn, typed: string): AsyncGenerator<Answer> {
  const { today } = await turn.known();
  const look = typedLook(typed, today);
  if (look === undefined) {
    yield say([turn.words.text('today-which-day')]);
    return;
  }
  const paid = yield* payFor(deps, turn, await lookRequest(deps, turn, look));
  if (paid) yield await lookAnswer(deps, turn, look, paid);
}

/** A look as it is offered by itself. @param day the present one */
export function lookOf(kind: 'today' | 'week', day: string): Look {
  return { kind, from: kind === 'today' ? day : dayLater(day, -WEEK_DAYS), to: dayLater(day, 1) };
}

/** What follows the command; undefined for what is no day, and no week, up to today. */
function typedLook(typed: string, { day: today, zone, language }: Today): Look | undefined {
  if (typed === '') return lookOf('today', today);
  const { from, to } = saidTime(typed, today, { monthFirst: writesMonthFirst(zone, language) })?.span ?? {};
  if (from === undefined || from > today) return undefined;
  if (to === undefined) return from < dayLater(today, -WEEK_DAYS) ? undefined : lookOf('week', today);
  if (from === today) return lookOf('today', today);
  return to > dayLater(from, WEEK_DAYS) ? undefined : { kind: 'past', from, to };
}

/** The first day that is read. */
const readSince = ({ kind, from }: Look): string => (kind === 'week' ? from : dayLater(from, -DAYS_BEFORE));

const moment = (day: string, zone: Zone): string => new Date(startOfDay(day, zone)).toISOString();

/** The one request: the newest messages of those days. */
export async function lookRequest({ data }: CommandDeps, turn: Turn, look: Look): Promise<PaidRequest<Records>> {
  const { today } = await turn.known();
  const { words } = turn;
  const { kind, to } = look;
  const until = kind === 'past' ? { $lt: moment(to, today.zone) } : {};
  return {
    command: 'today',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', MESSAGES),
    doing: {
      today: words.text('today-doing'),
      week: words.text('today-doing-week'),
      past: words.text('today-doing-then'),
    }[kind],
    again: againOf(look),
    request: (call) =>
      data.queryDatastore(
        {
          datastore: MESSAGES,
          query: { sentAt: { $gte: moment(readSince(look), today.zone), ...until } },
          options: { sort: [{ sentAt: 'desc' }], limit: MOST_READ[kind], skip: 0 },
        },
        call,
      ),
  };
}

/** What the messages come to. */
export async function lookAnswer(
  deps: CommandDeps,
  turn: Turn,
  look: Look,
  { value, receipt, connection }: Paid<Records>,
): Promise<Answer> {
  const words = turn.words;
  const { today } = await turn.known();
  const { kind, from, to } = look;
  const days = kind === 'week' ? Array.from({ length: 7 }, (_, index) => dayLater(today.day, index)) : [from];
  const entries = value.items.map((item) => entryOfRecord(item, turn.words, MESSAGES));
  const digest = digestOf(entries, { since: moment(from, today.zone), days, zone: today.zone });
  const opened: Entry[] = [];
  const groups = groupsOf(digest, kind, turn, opened);
  const isAll = value.items.length + value.dropped < MOST_READ[kind];
  const facts = [
    isAll
      ? words.text('today-read', { amount: entries.length, since: onDay(readSince(look)) })
      : words.text('today-read-newest', { amount: entries.length }),
    ...unreadableTexts(value.dropped, turn.words),
  ];
  const footer = receiptText(receipt, ...facts);
  const again = againOf(look);
  const lines = keptLines(opened.map((entry) => keptLine(entry)));
  const title = {
    today: words.text('today-title', { day: onDay(from) }),
    week: words.text('today-week-title', { from: onDay(from), to: onDay(dayLater(to, -1)) }),
    past: pastTitle(words, from, dayLater(to, -1)),
  }[kind];
  const kept: Listing = { kind: 'recent', title, subject: '', facts: [], again, lines };
  const buttons: ButtonRows = [
    ...(opened.length > 0
      ? openButtons(
          opened.map((_, index) => ({ number: index + 1, index })),
          { key: keepListing(deps, turn, kept), again },
        )
      : []),
    ...(kind !== 'past' && entries.length > 0 && composesAnswers(connection) && allows(connection, 'ask')
      ? [[paidButton(turn.words, words.text('today-in-words'), 'llmAgentPrompt', askAbout(kind, words))]]
      : []),
    [lookButton(words.text('today-daily'), 'today'), lookButton(words.text('today-weekly'), 'week')],
  ];
  if (groups.length === 0) {
    const nothing = {
      today: words.text('today-nothing'),
      week: words.text('today-nothing-week'),
      past: words.text('today-nothing-then'),
    }[kind];
    return say([nothing, '\n', words.text('today-not-synced'), '\n\n', ...footer], { buttons });
  }
  return { kind: 'records', personal: true, title: [title], groups, footer, buttons };
}

/** @param last may be the first as well */
export const pastTitle = (words: Words, first: string, last: string): string =>
  first === last
    ? words.capital(words.date(Date.parse(first), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }))
    : words.text('today-then-title', { from: onDay(first), to: onDay(last) });

const againOf = ({ kind, from }: Look) => ({
  command: 'today',
  argument: { today: '', week: 'week', past: from }[kind],
});

const askAbout = (kind: 'today' | 'week', words: Words) => ({
  command: 'ask',
  argument: kind === 'today' ? words.text('today-question') : words.text('today-question-week'),
});

/** @param opened is given those that a number opens */
function groupsOf(
  { chats, waiting, named }: Digest,
  kind: Look['kind'],
  { words }: Turn,
  opened: Entry[],
): RecordGroup[] {
  const line = (entry: Entry, ...notes: string[]): RecordLine => {
    if (!opened.includes(entry) && opened.length < MOST_SHOWN.opened) opened.push(entry);
    const number = opened.indexOf(entry) + 1;
    // In a chat of two the chat has the name of who wrote.
    const note = [...(entry.place === entry.who ? [] : [entry.place]), ...notes].join(' · ');
    return { ...lineOf(entry, note), ...(number === 0 ? {} : { number }) };
  };
  const shown = chats.slice(0, MOST_SHOWN.chats);
  const rest = chats.length - shown.length;
  const groups = [
    {
      heading: words.text('today-waiting'),
      lines: kind === 'past' ? [] : waiting.slice(0, MOST_SHOWN.waiting).map((entry) => line(entry)),
    },
    {
      heading: {
        today: words.text('today-named'),
        week: words.text('today-named-next'),
        past: words.text('today-named-then'),
      }[kind],
      lines: named.slice(0, MOST_SHOWN.named).map((entry) => line(entry)),
    },
    {
      heading: kind === 'today' ? words.text('today-happened') : words.text('today-happened-week'),
      lines: [
        ...shown.map(({ newest, messages }) =>
          line(newest, words.text('records-amount', { kind: 'social-chat-message', amount: messages })),
        ),
        ...(rest > 0 ? [{ text: words.text('today-others', { chats: rest }) }] : []),
      ],
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0).map(({ heading, lines }) => ({ heading: [heading], lines }));
}

/** @param note where it was said, and what else is to be known of that; '' for nothing */
function lineOf({ who, outgoing, at, text }: Entry, note: string): RecordLine {
  return {
    ...(who === undefined ? {} : { who }),
    ...(outgoing ? { outgoing } : {}),
    ...(at === undefined ? {} : { at }),
    text: makeSnippet(text, [], LINE_LENGTH).text,
    ...(note === '' ? {} : { note }),
  };
}
