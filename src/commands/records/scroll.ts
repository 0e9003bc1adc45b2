/** The hidden command behind the ways up and down a timeline: free as far as it has been fetched, else one query. */
import { z } from 'zod';
import { scopesFor } from '#service/contract/requirements.ts';
import type { Answer } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { queryOf, readPressed } from '../press.ts';
import { goneAnswer } from './gone-answer.ts';
import { unreadableTexts } from './message-list.ts';
import {
  endOf,
  findTimeline,
  replaceTimeline,
  type Timeline,
  type Window,
  windowAfter,
  windowBefore,
  withEarlier,
  withLater,
} from './timeline.ts';
import { type TimelineView, timelineAnswer } from './timeline-answer.ts';
import { edgeOf, fetchSide } from './timeline-fetch.ts';

const LISTS = ['recent', 'chat', 'chats'] as const;

const ScrollArgument = z.object({
  key: z.string().max(64),
  /** Number of the line before which, or from which on, is shown. */
  before: z.int().optional(),
  after: z.int().optional(),
  again: z.object({ command: z.enum(LISTS), argument: z.string() }),
});
type ScrollArgument = z.infer<typeof ScrollArgument>;

export function createScrollCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'scroll', async function* ({ argument }, turn) {
    const asked = readPressed(ScrollArgument, argument);
    const { key, again } = asked;
    const timeline = await findTimeline(deps, turn.person.id, key);
    if (!timeline) {
      yield goneAnswer(again, (await turn.known()).today, turn.words);
      return;
    }
    const window = windowOf(timeline, asked);
    if (window) yield await freeAnswer(deps, turn, { key, timeline, window });
    else yield* fetchFurther(deps, turn, timeline, asked, argument);
  });
}

/** What of it is here already; undefined where it has to be fetched. */
function windowOf(timeline: Timeline, { before, after }: ScrollArgument): Window | undefined {
  const { first, atStart, atEnd } = timeline;
  const end = endOf(timeline);
  if (before !== undefined) {
    if (before > first) return windowBefore(timeline, before);
    return atStart ? windowAfter(timeline, first) : undefined;
  }
  if (after !== undefined && after < end) return windowAfter(timeline, after);
  return atEnd ? windowBefore(timeline, end) : undefined;
}

async function freeAnswer(
  deps: CommandDeps,
  turn: Turn,
  shown: Pick<TimelineView, 'key' | 'timeline' | 'window'>,
): Promise<Answer> {
  const { connection } = await turn.known();
  return connection
    ? timelineAnswer({ ...shown, connection, ...(await viewOf(turn, shown.timeline)) })
    : refusal(deps, turn, 'not-connected');
}

async function viewOf(turn: Turn, { again }: Timeline) {
  const { today } = await turn.known();
  return {
    query: queryOf(again, today),
    zone: today.zone,
    words: turn.words,
    place: 'replace' as const,
  };
}

async function* fetchFurther(
  deps: CommandDeps,
  turn: Turn,
  timeline: Timeline,
  { key, before, again }: ScrollArgument,
  argument: string,
): AsyncGenerator<Answer> {
  const { words } = turn;

  const side = before === undefined ? 'later' : 'earlier';
  const edge = edgeOf(timeline, side);
  const paid = yield* payFor(deps, turn, {
    // The hidden command is not one to be listed under what was spent.
    command: again.command === 'chat' ? 'recent' : again.command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', timeline.datastore),
    doing: side === 'earlier' ? words.text('timelines-fetching-earlier') : words.text('timelines-fetching-later'),
    again: { command: 'scroll', argument },
    request: (call) => fetchSide(deps.data, timeline, { side, edge, words }, call),
  });
  if (!paid) return;
  const { value, receipt, connection } = paid;
  const extended = side === 'earlier' ? withEarlier(timeline, value) : withLater(timeline, value);
  replaceTimeline(deps, turn, key, extended);
  const none = side === 'earlier' ? words.text('timelines-nothing-earlier') : words.text('timelines-nothing-later');
  const facts = [...(value.lines.length === 0 ? [none] : []), ...unreadableTexts(value.unreadable, words)];
  const shown = { key, timeline: extended, window: furtherWindow(timeline, extended, side, value.lines.length) };
  yield timelineAnswer({
    ...shown,
    connection,
    receipt: receiptText(receipt, ...facts),
    ...(await viewOf(turn, extended)),
  });
}

/** What was fetched; where that is nothing, the page at that edge. */
function furtherWindow(old: Timeline, now: Timeline, side: 'earlier' | 'later', fetched: number): Window {
  if (side === 'earlier') return fetched === 0 ? windowAfter(now, now.first) : windowBefore(now, old.first);
  return fetched === 0 ? windowBefore(now, endOf(now)) : windowAfter(now, endOf(old));
}
