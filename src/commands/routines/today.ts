/**
 * /today: what came in, who waits for an answer, and what was named for the day, out of one page of the newest messages;
 * `/today week` looks back at seven days, `/today friday` at a day or week that is over, in the words of any language of
 * the catalogue. What it says is counted and found, by no model.
 */

import { onDay } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { Records } from '#service/contract/data-service.ts';
import { scopesFor } from '#service/contract/operations.ts';
import { hasModel } from '../ask/model.ts';
import type { Command, Context } from '../command.ts';
import { type Paid, type PaidRequest, payFor, receiptText } from '../credits/paid-call.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { askButton } from '../press.ts';
import { type Entry, entryOfRecord, unreadableTexts } from '../records/entries.ts';
import { allows } from '../registry.ts';
import { type ButtonRows, type RecordGroup, type RecordLine, type Reply, reply } from '../reply.ts';
import {
  keepListing,
  lineOf as keptLine,
  keptLines,
  LINE_LENGTH,
  type Listing,
  openButtons,
} from '../search/listing.ts';
import { makeSnippet } from '../search/snippet.ts';
import { namesDay } from '../time/day-names.ts';
import { parseTimeSpan } from '../time/spans.ts';
import { dayLater, dayOf, presentDay, startOfDay, type Today, type Zone } from '../time/today.ts';
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
  return defineCommand(deps, 'today', (input, turn) => lookAtTyped(deps, turn, input.argument.trim()));
}

async function* lookAtTyped(deps: CommandDeps, turn: Context, typed: string): AsyncGenerator<Reply> {
  const { today } = await turn.user();
  const look = typedLook(typed, today);
  if (look === undefined) return yield reply([turn.words.text('today-which-day')]);
  const paid = yield* payFor(deps, turn, await lookRequest(deps, turn, look));
  if (paid) yield await lookAnswer(deps, turn, look, paid);
}

/** A look as it is offered by itself. @param day the present one */
export function lookOf(kind: 'today' | 'week', day: string): Look {
  return { kind, from: kind === 'today' ? day : dayLater(day, -WEEK_DAYS), to: dayLater(day, 1) };
}

/** What follows the command; undefined for what is no day, and no week, up to today. */
function typedLook(typed: string, person: Today): Look | undefined {
  const today = presentDay(person);
  if (typed === '') return lookOf('today', today);
  const { from, to } = parseTimeSpan(typed, person, { anyLanguage: true }) ?? {};
  if (from === undefined || from > today) return undefined;
  if (to === undefined) return from < dayLater(today, -WEEK_DAYS) ? undefined : lookOf('week', today);
  if (from === today) return lookOf('today', today);
  return to > dayLater(from, WEEK_DAYS) ? undefined : { kind: 'past', from, to };
}

/** The first day that is read. */
const readSince = ({ kind, from }: Look): string => (kind === 'week' ? from : dayLater(from, -DAYS_BEFORE));

const moment = (day: string, zone: Zone): string => new Date(startOfDay(day, zone)).toISOString();

/** The one request: the newest messages of those days. */
export async function lookRequest({ data }: CommandDeps, turn: Context, look: Look): Promise<PaidRequest<Records>> {
  const { today } = await turn.user();
  const { words } = turn;
  const { kind, to } = look;
  const until = kind === 'past' ? { $lt: moment(to, today.zone) } : {};
  return {
    command: 'today',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', MESSAGES),
    doing: words.text(`today-doing${ENDS[kind]}`),
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

/** Of the keys of texts that differ by what is looked at. */
const ENDS = { today: '', week: '-week', past: '-then' } as const;

/** What the messages come to. */
export async function lookAnswer(
  deps: CommandDeps,
  turn: Context,
  look: Look,
  { value, receipt, connection }: Paid<Records>,
): Promise<Reply> {
  const words = turn.words;
  const { today } = await turn.user();
  const { kind, from, to } = look;
  const days = kind === 'week' ? Array.from({ length: 7 }, (_, index) => dayLater(presentDay(today), index)) : [from];
  const entries = value.items.map((item) => entryOfRecord(item, turn.words, MESSAGES));
  const digest = digestOf(entries, { since: moment(from, today.zone), days, zone: today.zone });
  const opened: Entry[] = [];
  const groups = groupsOf(digest, kind, turn, opened);
  const isAll = value.items.length + value.dropped < MOST_READ[kind];
  const facts = [
    words.text(isAll ? 'today-read' : 'today-read-newest', { amount: entries.length, since: onDay(readSince(look)) }),
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
    ...(kind !== 'past' && entries.length > 0 && hasModel(connection) && allows(connection, 'ask')
      ? [
          [
            askButton(
              words,
              words.text('today-in-words'),
              words.text(kind === 'today' ? 'today-question' : 'today-question-week'),
            ),
          ],
        ]
      : []),
    [lookButton(words.text('today-daily'), 'today'), lookButton(words.text('today-weekly'), 'week')],
  ];
  if (groups.length === 0) {
    return reply([words.text(`today-nothing${ENDS[kind]}`), '\n', words.text('today-not-synced'), '\n\n', ...footer], {
      buttons,
    });
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

/** @param opened is given those that a number opens */
function groupsOf(
  { chats, waiting, named }: Digest,
  kind: Look['kind'],
  { words }: Context,
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
      heading: words.text(kind === 'today' ? 'today-happened' : 'today-happened-week'),
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
  const { text: shown } = makeSnippet(text, [], LINE_LENGTH);
  return { ...defined({ who, outgoing: outgoing || undefined, at, note: note || undefined }), text: shown };
}

export interface ChatDigest {
  readonly name: string;
  readonly messages: number;
  readonly newest: Entry;
}

export interface Digest {
  /** Chats with messages since the beginning, those with the newest ones first. */
  readonly chats: readonly ChatDigest[];
  /** The newest of each chat whose last word is another's, asks something or is meant for the person alone; newest first. */
  readonly waiting: readonly Entry[];
  /** Messages that name one of the days; in the order of the days, the newest first. */
  readonly named: readonly Entry[];
}

export interface Asked {
  /** From when on something counts as having happened, ISO 8601. */
  readonly since: string;
  /** Days that may have been named, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly zone: Zone;
}

/** @param entries of messages, with what came before `since`, as far as that matters */
export function digestOf(entries: readonly Entry[], { since, days, zone }: Asked): Digest {
  const dated = entries.filter((entry): entry is Entry & { at: string } => entry.at !== undefined);
  const newestFirst = dated.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const byChat = [...Map.groupBy(newestFirst, ({ chatId, place }) => chatId ?? place).values()];
  const chats = byChat.flatMap((messages): ChatDigest[] => {
    const recent = messages.filter(({ at }) => at >= since);
    const [newest] = recent;
    return newest ? [{ name: newest.place, messages: recent.length, newest }] : [];
  });
  const waiting = byChat.flatMap((messages) => waitsForAnswer(messages) ?? []);
  const named = days.flatMap((day) =>
    newestFirst.filter(
      ({ text, at }) => dayOf(Date.parse(at), zone) <= day && namesDay(text, dayOf(Date.parse(at), zone), day),
    ),
  );
  return { chats, waiting, named: [...new Set(named)] };
}

/** `?` in the scripts that have their own. */
const QUESTION = /[?？؟;](?:\s|$|\p{Extended_Pictographic})/u;
const ASKS = (text: string): boolean => QUESTION.test(text.replaceAll(';', ''));

/** The message that waits for an answer of the person, if the last word of a chat is not theirs. Newest first. */
function waitsForAnswer(messages: readonly Entry[]): Entry | undefined {
  const answered = messages.findIndex(({ outgoing }) => outgoing);
  const unanswered = answered < 0 ? messages : messages.slice(0, answered);
  const asking = unanswered.find(({ text }) => ASKS(text));
  if (asking) return asking;
  // In a chat of two, with whom the person has been talking, any last word may wait.
  const isOfTwo = answered >= 0 && messages.every(({ who, outgoing, place }) => outgoing || who === place);
  return isOfTwo ? unanswered[0] : undefined;
}
