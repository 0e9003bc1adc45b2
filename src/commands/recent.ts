/** /recent and the messages of one chat: lists of messages by time, older ones on request. */
import { z } from 'zod';
import type { Filter } from '../contract/filters.ts';
import { scopesFor } from '../contract/requirements.ts';
import { type Answer, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { entryOfRecord } from './entries.ts';
import { keepListing, type Listing, lineOf } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, receiptText } from './paid-call.ts';
import { runButton } from './press.ts';
import { ProblemError } from './problem.ts';
import { parseRecent } from './recent-filter.ts';

/** Messages fetched at a time: two pages for one credit. */
const BATCH = 20;
const DATASTORE = 'social-chat-message';

interface MessageList extends Pick<Listing, 'kind' | 'title' | 'subject' | 'again'> {
  filter: Filter;
  direction: 'asc' | 'desc';
  /** Said when there is nothing. */
  nothing: string;
}

export function createRecentCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'recent',
    usage: '[filters]',
    summary: 'Show your newest messages',
    listed: true,
    inGroups: false,
    operations: ['queryDatastore'],
    work: 'long',
    async *run({ argument }, turn) {
      const parsed = parseRecent(argument, deps.clock.now());
      if ('problem' in parsed) {
        yield say([parsed.problem, '\n\n0 credits spent.']);
        return;
      }
      const { filter, texts } = parsed.query;
      yield* listMessages(deps, turn, {
        kind: 'recent',
        title: 'Newest messages',
        subject: texts.join(', '),
        again: { command: 'recent', argument },
        filter,
        direction: 'desc',
        nothing:
          texts.length === 0
            ? 'There are no messages yet. Only what has been synchronised to the service is here.'
            : `There are no messages ${texts.join(', ')}. Fewer filters may show more; try: sent, received, telegram, 7d.`,
      });
    },
  });
}

const ChatArgument = z.object({
  chatId: z.string().min(1).max(300),
  name: z.string().max(200),
  /** Shows what was said from a little before this moment on, instead of the newest. */
  around: z.iso.datetime().optional(),
});

/** How much before the moment of a hit its surroundings begin. */
const LEAD_MS = 3_600_000;

/** Behind buttons: the messages of one chat. */
export function createChatCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'chat',
    usage: '',
    summary: 'Open a chat',
    listed: false,
    inGroups: false,
    operations: ['queryDatastore'],
    work: 'long',
    async *run({ argument }, turn) {
      const { chatId, name, around } = readChat(argument);
      const from = around === undefined ? undefined : new Date(Date.parse(around) - LEAD_MS).toISOString();
      yield* listMessages(deps, turn, {
        kind: 'chat',
        title: from === undefined ? 'Newest messages in' : `From ${from.slice(0, 10)} on in`,
        subject: shorten(name, 56),
        again: { command: 'chat', argument },
        filter: { groupId: chatId, ...(from === undefined ? {} : { sentAt: { $gte: from } }) },
        direction: from === undefined ? 'desc' : 'asc',
        nothing: 'There are no messages in this chat.',
      });
    },
  });
}

function readChat(argument: string): z.infer<typeof ChatArgument> {
  try {
    return ChatArgument.parse(JSON.parse(argument));
  } catch {
    throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
  }
}

async function* listMessages(deps: CommandDeps, turn: Turn, list: MessageList): AsyncGenerator<Answer> {
  const { filter, direction, nothing, ...head } = list;
  const sort = [{ sentAt: direction }];
  const paid = yield* payFor(deps, turn, {
    command: 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', DATASTORE),
    doing: head.kind === 'chat' ? `Opening ${head.subject}` : 'Fetching your newest messages',
    again: head.again,
    // One more than is shown tells whether there is a next time.
    request: (call) =>
      deps.data.queryDatastore(
        { datastore: DATASTORE, query: filter, options: { sort, limit: BATCH + 1, skip: 0 } },
        call,
      ),
  });
  if (!paid) return;
  const { items } = paid.value;
  if (items.length === 0) {
    yield say([nothing, '\n\n', ...receiptText(paid.receipt, '0 messages')], {
      buttons: head.kind === 'recent' && head.subject !== '' ? [[runButton('What can I type?', 'help')]] : [],
    });
    return;
  }
  const listing: Listing = {
    ...head,
    facts: [],
    batches: [items.slice(0, BATCH).map((item) => lineOf(entryOfRecord(item, DATASTORE)))],
    ...(items.length > BATCH ? { more: { datastore: DATASTORE, query: filter, sort, skip: BATCH, limit: BATCH } } : {}),
  };
  const connection = await deps.connections.find(turn.person.id);
  if (!connection) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
  const key = await keepListing(deps, turn.person.id, listing);
  yield pageAnswer({ key, listing, page: 0, connection, receipt: receiptText(paid.receipt) });
}
