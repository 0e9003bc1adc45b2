/**
 * /today: what came in, who waits for an answer, and what was named for the day, out of one page of the newest messages;
 * `/today week` looks back at seven days. What it says is counted and found, by no model.
 */
import type { Records } from '../../contract/data-service.ts';
import { scopesFor } from '../../contract/requirements.ts';
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
import { LINE_LENGTH } from '../search/listing.ts';
import { makeSnippet } from '../search/snippet.ts';
import { askingZone } from '../settings/zone-screen.ts';
import { dayLater, startOfDay } from '../time/calendar.ts';
import { type Digest, digestOf } from './digest.ts';
import { lookButton } from './watches.ts';

export type Look = 'today' | 'week';

/** Messages of one page; it costs the same at any size. */
const MOST_READ: Readonly<Record<Look, number>> = { today: 200, week: 500 };
/** Days before today that are looked at: somebody may have been waiting since then. */
const DAYS_BACK: Readonly<Record<Look, number>> = { today: 3, week: 7 };
const MOST_SHOWN = { waiting: 5, named: 5, chats: 8 } as const;
const MESSAGES = 'social-chat-message';

export function createTodayCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'today', (input, turn) => {
    const kind = /^week$/i.test(input.argument.trim()) ? 'week' : 'today';
    return askingZone(deps, turn, look(deps, turn, kind));
  });
}

async function* look(deps: CommandDeps, turn: Turn, kind: Look): AsyncGenerator<Answer> {
  const paid = yield* payFor(deps, turn, await lookRequest(deps, turn, kind));
  if (paid) yield await lookAnswer(turn, kind, paid);
}

/** The one request: the newest messages of the last days. */
export async function lookRequest({ data }: CommandDeps, turn: Turn, kind: Look): Promise<PaidRequest<Records>> {
  const { today } = await turn.known();
  const { words } = turn;
  const from = new Date(startOfDay(dayLater(today.day, -DAYS_BACK[kind]), today.zone)).toISOString();
  return {
    command: 'today',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', MESSAGES),
    doing: kind === 'today' ? words.today.doing : words.today.doingWeek,
    again: { command: 'today', argument: kind === 'today' ? '' : 'week' },
    request: (call) =>
      data.queryDatastore(
        {
          datastore: MESSAGES,
          query: { sentAt: { $gte: from } },
          options: { sort: [{ sentAt: 'desc' }], limit: MOST_READ[kind], skip: 0 },
        },
        call,
      ),
  };
}

/** What the messages come to. */
export async function lookAnswer(
  turn: Turn,
  kind: Look,
  { value, receipt, connection }: Paid<Records>,
): Promise<Answer> {
  const { today: words } = turn.words;
  const { today } = await turn.known();
  const begins = kind === 'today' ? today.day : dayLater(today.day, -DAYS_BACK.week);
  const days = kind === 'today' ? [today.day] : Array.from({ length: 7 }, (_, index) => dayLater(today.day, index));
  const entries = value.items.map((item) => entryOfRecord(item, turn.words, MESSAGES));
  const since = new Date(startOfDay(begins, today.zone)).toISOString();
  const digest = digestOf(entries, { since, days, zone: today.zone });
  const groups = groupsOf(digest, kind, turn);
  const isAll = value.items.length + value.dropped < MOST_READ[kind];
  const facts = [
    isAll ? words.read(entries.length, dayLater(today.day, -DAYS_BACK[kind])) : words.readNewest(entries.length),
    ...unreadableTexts(value.dropped, turn.words),
  ];
  const footer = receiptText(receipt, ...facts);
  const buttons: ButtonRows = [
    ...(entries.length > 0 && composesAnswers(connection) && allows(connection, 'ask')
      ? [[paidButton(turn.words, words.inWords, 'llmAgentPrompt', askAbout(kind, words))]]
      : []),
    [lookButton(words.daily, 'today'), lookButton(words.weekly, 'week')],
  ];
  if (groups.length === 0) {
    const nothing = kind === 'today' ? words.nothing : words.nothingWeek;
    return say([nothing, '\n', words.notSynced, '\n\n', ...footer], { buttons });
  }
  const title = kind === 'today' ? words.title(today.day) : words.weekTitle(begins, today.day);
  return { kind: 'records', personal: true, title: [title], groups, footer, buttons };
}

const askAbout = (kind: Look, words: Turn['words']['today']) => ({
  command: 'ask',
  argument: kind === 'today' ? words.question : words.questionWeek,
});

function groupsOf({ chats, waiting, named }: Digest, kind: Look, { words: { today: words } }: Turn): RecordGroup[] {
  const isToday = kind === 'today';
  const shown = chats.slice(0, MOST_SHOWN.chats);
  const rest = chats.length - shown.length;
  const groups = [
    { heading: words.waiting, lines: waiting.slice(0, MOST_SHOWN.waiting).map((entry) => lineOf(entry, entry.place)) },
    {
      heading: isToday ? words.named : words.namedNext,
      lines: named.slice(0, MOST_SHOWN.named).map((entry) => lineOf(entry, entry.place)),
    },
    {
      heading: isToday ? words.happened : words.happenedWeek,
      lines: [
        ...shown.map(({ newest, messages, name }) => lineOf(newest, `${name} · ${words.messages(messages)}`)),
        ...(rest > 0 ? [{ text: words.others(rest) }] : []),
      ],
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0).map(({ heading, lines }) => ({ heading: [heading], lines }));
}

/** @param note where it was said, and what else is to be known of that */
function lineOf({ who, outgoing, at, text }: Entry, note: string): RecordLine {
  return {
    ...(who === undefined ? {} : { who }),
    ...(outgoing ? { outgoing } : {}),
    ...(at === undefined ? {} : { at }),
    text: makeSnippet(text, [], LINE_LENGTH).text,
    note,
  };
}
