/** Behind the numbers of a list: one record whole, from what is kept or fetched on request, and what was said around it. */

import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { Call } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Filter } from '#service/contract/filters.ts';
import { scopesFor } from '#service/contract/operations.ts';

import type { Connection } from '#storage/connections.ts';
import type { Command, Context } from '../command.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf } from '../credits/price.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { buttonFor, paidButton, queryOf, readPressed } from '../press.ts';
import { soughtWords } from '../query/query-words.ts';
import { allows } from '../registry.ts';
import {
  type Button,
  type ButtonRows,
  type Invocation,
  type Reply,
  type RichText,
  reply,
  type Span,
  time,
} from '../reply.ts';
import type { Line } from '../search/listing.ts';
import { headingOf, senderOf } from '../search/listing-answer.ts';
import { findMatches } from '../search/snippet.ts';
import type { Today } from '../time/today.ts';
import { bodyOf, PLATFORM_NAMES } from './entries.ts';
import { timelineAnswer, unreadableTexts } from './message-list.ts';
import { MAX_TITLE } from './recent.ts';
import {
  type FetchedSide,
  fetchSide,
  findLine,
  goneAnswer,
  inOrder,
  keepTimeline,
  LineArgument,
  nameOf,
  type Timeline,
  wholeText,
  windowAround,
} from './timeline.ts';

/** More than anybody reads in a chat; what a record has beyond is left out. */
const MAX_FETCHED = 200_000;

const OpenArgument = LineArgument.extend({ fetch: z.boolean().optional() });
type OpenArgument = z.infer<typeof OpenArgument>;

export function createOpenCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'open', async function* ({ argument }, turn) {
    const asked = readPressed(OpenArgument, argument);
    const line = await findLine(deps, turn.person.id, asked);
    const { connection, today } = await turn.user();
    if (!line) yield goneAnswer(asked.again, today, turn.words);
    else if (!connection) yield refusal(deps, turn, 'not-connected');
    else if (asked.fetch) yield* fetchWhole(deps, turn, line, asked, argument);
    else {
      const { fetch: _, ...where } = asked;
      const around = aroundButton(line, where, connection, turn.words);
      const buttons = [
        ...(around === undefined ? chatButton(line, connection, turn.words) : [[around]]),
        ...wholeButton(line, asked, turn.words),
        ...linkButton(line, turn.words),
      ];
      const sought = soughtIn(asked, today);
      yield recordAnswer(line, { words: turn.words, sought, footer: footerOf(line, turn.words), buttons });
    }
  });
}

/** What was searched for, to be marked in the whole as well. */
function soughtIn({ again }: OpenArgument, today: Today): string[] {
  const query = again.command === 'search' ? queryOf(again, today) : undefined;
  return query === undefined ? [] : soughtWords(query.words);
}

interface Shown {
  words: Words;
  sought: readonly string[];
  footer: RichText;
  buttons: ButtonRows;
}

function recordAnswer(line: Line, { words, sought, footer, buttons }: Shown): Reply {
  const { body } = line;
  const text = wholeText(line);
  const highlights = findMatches(text, sought);
  const details = detailsOf(line, words);
  return {
    kind: 'records',
    personal: true,
    title: [headingOf(line) || words.text('records-other-heading')],
    groups: [
      {
        ...(details.length === 0 ? {} : { separator: details }),
        ...(body?.title === undefined || !body.text ? {} : { heading: [body.title] }),
        lines: [{ ...senderOf(line, words), text, ...(highlights.length === 0 ? {} : { highlights }), unfolded: true }],
      },
    ],
    footer,
    ...(buttons.length > 0 ? { buttons } : {}),
    place: 'new',
  };
}

/** `To: Ben · Where: the yard`. */
function detailsOf({ body }: Line, words: Words): Span[] {
  if (!body) return [];
  const { to, where, until, address } = body;
  const part = (name: 'to' | 'where' | 'until' | 'address', value: string | undefined, ...more: Span[]): Span[][] =>
    value === undefined
      ? []
      : [[words.text('records-labelled', { label: words.text(`records-${name}`), value }), ...more]];
  const parts = [
    ...part('to', to),
    ...part('where', where),
    ...(until === undefined ? [] : part('until', '', time(until))),
    ...part('address', address),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

function footerOf(line: Line, words: Words): RichText {
  const reason = reasonForNoLink(line, words);
  return [
    ...(line.isPart ? [`${words.text('results-only-part')}\n`] : []),
    ...(reason === undefined ? [] : [`${reason}\n`]),
    words.text('timelines-free'),
  ];
}

/** Why a message cannot be opened where it is from; undefined where it can, and for what is no message. */
function reasonForNoLink({ datastore, platform, link }: Line, words: Words): string | undefined {
  if (datastore !== 'social-chat-message' || platform === undefined || link !== undefined) return undefined;
  return platform === 'telegram'
    ? words.text('results-no-link-telegram')
    : words.text('results-no-link-other', { platform: PLATFORM_NAMES[platform] });
}

/** A service may name a chat without the message that it found there. */
function chatButton({ chatId, place }: Line, connection: Connection, words: Words): Button[][] {
  if (chatId === undefined || !allows(connection, 'recent')) return [];
  const invocation = { command: 'chat', argument: JSON.stringify({ chatId, name: place }) };
  return [[paidButton(words, words.text('results-open-chat'), 'queryDatastore', invocation, { repeatable: true })]];
}

function linkButton({ link }: Line, words: Words): Button[][] {
  return link === undefined
    ? []
    : [[{ label: words.text('results-open-in-telegram'), press: { kind: 'open', url: link } }]];
}

function wholeButton({ isPart, id, datastore }: Line, asked: OpenArgument, words: Words): Button[][] {
  if (!isPart || id === undefined || datastore === undefined) return [];
  const argument = JSON.stringify({ ...asked, fetch: true });
  return [
    [
      paidButton(
        words,
        words.text('results-whole-text'),
        'queryDatastore',
        { command: 'open', argument },
        { repeatable: true },
      ),
    ],
  ];
}

async function* fetchWhole(
  deps: CommandDeps,
  turn: Context,
  line: Line,
  asked: OpenArgument,
  argument: string,
): AsyncGenerator<Reply> {
  const { id, datastore } = line;
  const { words } = turn;
  if (id === undefined || datastore === undefined) return yield reply([words.text('results-no-longer')]);
  const paid = yield* payFor(deps, turn, {
    command: asked.again.command === 'search' ? 'search' : 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', datastore),
    doing: words.text('results-fetching'),
    again: { command: 'open', argument },
    request: (call) =>
      deps.data.queryDatastore(
        { datastore, query: filterFor(line, id, DATASTORES[datastore]), options: { limit: 1 } },
        call,
      ),
  });
  if (!paid) return;
  const [record] = paid.value.items;
  if (record === undefined)
    return yield reply([`${words.text('results-no-longer')}\n\n`, ...receiptText(paid.receipt)]);
  const { today } = await turn.user();
  const { isPart: __, ...rest } = line;
  const body = bodyOf(record, datastore, MAX_FETCHED);
  const whole = { ...rest, ...(body === undefined ? {} : { body }) };
  const sought = soughtIn(asked, today);
  const buttons = linkButton(line, words);
  yield recordAnswer(whole, { words, sought, footer: receiptText(paid.receipt), buttons });
}

/** Its moment and its chat lead to it without a look at every record. */
function filterFor({ moment, chatId }: Line, id: string, { timeField }: Datastore): Filter {
  return {
    _id: id,
    ...(chatId === undefined ? {} : { groupId: chatId }),
    ...(moment === undefined ? {} : { [timeField]: { $gte: moment, $lte: moment } }),
  };
}

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
    if (line?.chatId === undefined || line.moment === undefined)
      return yield goneAnswer(where.again, (await turn.user()).today, turn.words);
    yield* showAround(deps, turn, argument, { ...line, chatId: line.chatId, moment: line.moment });
  });
}

async function* showAround(
  deps: CommandDeps,
  turn: Context,
  argument: string,
  hit: Line & { chatId: string; moment: string },
): AsyncGenerator<Reply> {
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
  const { today } = await turn.user();
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
