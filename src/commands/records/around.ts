/** Behind buttons: what was said before and after a message, with the message marked; two queries, wherever it stands. */

import type { Words } from '#locales/words.ts';
import type { Call } from '#service/contract/data-service.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import type { Connection } from '#storage/connections.ts';
import type { Answer, Button, Invocation } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { allows } from '../command-facts.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf } from '../credits/price.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { buttonFor, readPressed } from '../press.ts';
import type { Line } from '../search/listing.ts';
import { goneAnswer } from './gone-answer.ts';
import { findLine, LineArgument } from './kept-line.ts';
import { unreadableTexts } from './message-list.ts';
import { MAX_TITLE } from './recent.ts';
import { keepTimeline, type Timeline, windowAround } from './timeline.ts';
import { timelineAnswer } from './timeline-answer.ts';
import { type FetchedSide, fetchSide, inOrder, nameOf } from './timeline-fetch.ts';

/** Messages fetched of each side. */
const BATCH = 20;
const MESSAGES = 'social-chat-message';

/** What was said before and after it. */
const price = () => 2 * priceOf('queryDatastore');

/** Undefined for what is no message of a chat, and where the token does not allow it. */
export function aroundButton(
  line: Line,
  where: LineArgument,
  connection: Connection,
  words: Words,
): Button | undefined {
  if (line.chatId === undefined || line.moment === undefined || !allows(connection, 'recent')) return undefined;
  const invocation: Invocation = { command: 'around', argument: JSON.stringify(where) };
  return buttonFor(words, words.text('results-around'), price(), invocation, { repeatable: true });
}

interface Sides {
  before: FetchedSide;
  /** Undefined where it could not be fetched, with what it may have cost. */
  after: FetchedSide | undefined;
  charged: number;
}

export function createAroundCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'around', async function* ({ argument }, turn) {
    const where = readPressed(LineArgument, argument);
    const line = await findLine(deps, turn.person.id, where);
    if (line?.chatId === undefined || line.moment === undefined) {
      yield goneAnswer(where.again, (await turn.known()).today, turn.words);
      return;
    }
    yield* showAround(deps, turn, argument, { ...line, chatId: line.chatId, moment: line.moment });
  });
}

async function* showAround(
  deps: CommandDeps,
  turn: Turn,
  argument: string,
  hit: Line & { chatId: string; moment: string },
): AsyncGenerator<Answer> {
  const { words } = turn;
  const subject = shorten(hit.place, MAX_TITLE);
  const source = { datastore: MESSAGES, filter: { groupId: hit.chatId }, field: 'sentAt', limit: BATCH } as const;
  const paid = yield* payFor(deps, turn, {
    command: 'recent',
    operation: 'queryDatastore',
    credits: price(),
    needs: scopesFor('queryDatastore', MESSAGES),
    doing: words.text('timelines-looking-around', { chat: subject }),
    again: { command: 'around', argument },
    request: (call) => fetchAround(deps, source, hit, words, call),
    charged: ({ charged }) => charged,
  });
  if (!paid) return;
  const { before, after } = paid.value;
  const others = before.lines.filter((line) => nameOf(line) !== nameOf(hit));
  const lines = [...inOrder([...others, hit]), ...(after?.lines ?? [])];
  const timeline: Timeline = {
    ...source,
    kind: 'around',
    title: words.text('timelines-around-in'),
    subject,
    again: {
      command: 'chat',
      argument: JSON.stringify({
        chatId: hit.chatId,
        name: hit.place,
        ...(hit.at === undefined ? {} : { around: hit.at }),
      }),
    },
    lines,
    first: 0,
    atStart: before.isAll,
    atEnd: after?.isAll === true,
    hit: lines.indexOf(hit),
  };
  const facts = [
    ...(after === undefined ? [words.text('timelines-later-failed')] : []),
    ...unreadableTexts(before.unreadable + (after?.unreadable ?? 0), words),
  ];
  const { today } = await turn.known();
  yield timelineAnswer({
    key: keepTimeline(deps, turn, timeline),
    timeline,
    window: windowAround(timeline, timeline.hit ?? 0),
    connection: paid.connection,
    receipt: receiptText(paid.receipt, ...facts),
    zone: today.zone,
    words,
  });
}

/** The first half is worth its price without the second one: what is missing then is a tap away. */
async function fetchAround(
  { data }: CommandDeps,
  source: Pick<Timeline, 'datastore' | 'filter' | 'field' | 'limit'>,
  hit: Line & { moment: string },
  words: Words,
  call: Call,
): Promise<Sides> {
  const edge = { moment: hit.moment, known: [] };
  const before = await fetchSide(data, source, { side: 'earlier', edge, words }, call);
  try {
    const after = await fetchSide(data, source, { side: 'later', edge: { ...edge, beyond: true }, words }, call);
    return { before, after, charged: price() };
  } catch (error) {
    if (call.signal.aborted) throw error;
    const mayHaveCost = !(error instanceof ServiceFailure) || error.mayHaveCost;
    return { before, after: undefined, charged: mayHaveCost ? price() : price() / 2 };
  }
}
