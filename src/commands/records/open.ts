/** Behind the numbers of a list: one record whole, from what is kept; what is too long for that is fetched on request. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { DATASTORES, type Datastore } from '#service/contract/datastores.ts';
import type { Filter } from '#service/contract/filters.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type Button, type ButtonRows, type RichText, type Span, say, time } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { allows } from '../command-facts.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { paidButton, queryOf, readPressed } from '../press.ts';
import { soughtWords } from '../query/query-words.ts';
import type { Line } from '../search/listing.ts';
import { headingOf, senderOf } from '../search/listing-answer.ts';
import { findMatches } from '../search/snippet.ts';
import type { Today } from '../time/calendar.ts';
import { aroundButton } from './around.ts';
import { PLATFORM_NAMES } from './entries.ts';
import { goneAnswer } from './gone-answer.ts';
import { findLine, LineArgument, wholeText } from './kept-line.ts';
import { bodyOf } from './record-body.ts';

/** More than anybody reads in a chat; what a record has beyond is left out. */
const MAX_FETCHED = 200_000;

const OpenArgument = LineArgument.extend({ fetch: z.boolean().optional() });
type OpenArgument = z.infer<typeof OpenArgument>;

export function createOpenCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'open', async function* ({ argument }, turn) {
    const asked = readPressed(OpenArgument, argument);
    const line = await findLine(deps, turn.person.id, asked);
    const { connection, today } = await turn.known();
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

function recordAnswer(line: Line, { words, sought, footer, buttons }: Shown): Answer {
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
        lines: [
          {
            ...senderOf(line, words),
            text,
            ...(highlights.length === 0 ? {} : { highlights }),
            unfolded: true,
          },
        ],
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
  const parts: Span[][] = [
    ...(to === undefined ? [] : [[words.text('records-labelled', { label: words.text('records-to'), value: to })]]),
    ...(where === undefined
      ? []
      : [[words.text('records-labelled', { label: words.text('records-where'), value: where })]]),
    ...(until === undefined
      ? []
      : [[words.text('records-labelled', { label: words.text('records-until'), value: '' }), time(until)]]),
    ...(address === undefined
      ? []
      : [[words.text('records-labelled', { label: words.text('records-address'), value: address })]]),
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
  turn: Turn,
  line: Line,
  asked: OpenArgument,
  argument: string,
): AsyncGenerator<Answer> {
  const { id, datastore } = line;
  const { words } = turn;
  if (id === undefined || datastore === undefined) {
    yield say([words.text('results-no-longer')]);
    return;
  }
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
  if (record === undefined) {
    yield say([`${words.text('results-no-longer')}\n\n`, ...receiptText(paid.receipt)]);
    return;
  }
  const { today } = await turn.known();
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
