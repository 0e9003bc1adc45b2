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
import { payFor, receiptText, unreadableFacts } from './paid-call.ts';
import { readPressed, runButton } from './press.ts';
import { parseQuery, typed } from './query.ts';
import { messageFilter } from './query-filter.ts';
import { filterTexts } from './query-texts.ts';

/** Messages fetched at a time: two pages for one credit. */
const BATCH = 20;
const DATASTORE = 'social-chat-message';

interface MessageList extends Pick<Listing, 'kind' | 'title' | 'subject' | 'again'> {
  filter: Filter;
  direction: 'asc' | 'desc';
  doing: string;
  /** Said when there is nothing. */
  nothing: string;
}

export function createRecentCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'recent', async function* ({ argument }, turn) {
    const parsed = parseQuery(argument, deps.clock.now(), 'filters');
    if ('problem' in parsed) {
      yield say([parsed.problem, '\n\n0 credits spent.']);
      return;
    }
    const { query } = parsed;
    const subject = filterTexts(query).join(', ');
    yield* listMessages(deps, turn, {
      kind: 'recent',
      title: 'Newest messages',
      subject,
      again: { command: 'recent', argument: typed(query) },
      filter: messageFilter(query.filters),
      direction: 'desc',
      doing: subject === '' ? 'Fetching your newest messages' : `Fetching messages ${subject}`,
      nothing:
        subject === ''
          ? 'There are no messages yet. They may not be synced yet.'
          : `There are no messages ${subject}. Fewer filters may show more; try: sent, received, telegram, 7d.`,
    });
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
  return defineCommand(deps, 'chat', async function* ({ argument }, turn) {
    const { chatId, name, around } = readPressed(ChatArgument, argument);
    const from = around === undefined ? undefined : new Date(Date.parse(around) - LEAD_MS).toISOString();
    const subject = shorten(name, 56);
    yield* listMessages(deps, turn, {
      kind: 'chat',
      title: from === undefined ? 'Newest messages in' : `From ${from.slice(0, 10)} on in`,
      subject,
      again: { command: 'chat', argument },
      filter: { groupId: chatId, ...(from === undefined ? {} : { sentAt: { $gte: from } }) },
      direction: from === undefined ? 'desc' : 'asc',
      doing: `Opening “${subject}”`,
      nothing: 'There are no messages in this chat.',
    });
  });
}

async function* listMessages(deps: CommandDeps, turn: Turn, list: MessageList): AsyncGenerator<Answer> {
  const { filter, direction, doing, nothing, ...head } = list;
  const sort = [{ sentAt: direction }];
  const paid = yield* payFor(deps, turn, {
    command: 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', DATASTORE),
    doing,
    again: head.again,
    // One more than is shown tells whether there is a next time.
    request: (call) =>
      deps.data.queryDatastore(
        { datastore: DATASTORE, query: filter, options: { sort, limit: BATCH + 1, skip: 0 } },
        call,
      ),
  });
  if (!paid) return;
  const { items, dropped } = paid.value;
  const unreadable = unreadableFacts(dropped);
  if (items.length === 0) {
    yield say([dropped > 0 ? '' : `${nothing}\n\n`, ...receiptText(paid.receipt, '0 messages', ...unreadable)], {
      buttons: head.kind === 'recent' && head.subject !== '' ? [[runButton('What can I type?', 'help')]] : [],
    });
    return;
  }
  const isMore = items.length + dropped > BATCH;
  const listing: Listing = {
    ...head,
    facts: unreadable,
    batches: [items.slice(0, BATCH).map((item) => lineOf(entryOfRecord(item, DATASTORE)))],
    ...(isMore ? { more: { datastore: DATASTORE, query: filter, sort, skip: BATCH, limit: BATCH } } : {}),
  };
  const key = keepListing(deps, turn, listing);
  const receipt = receiptText(paid.receipt, ...unreadable);
  yield pageAnswer({ key, listing, page: 0, connection: paid.connection, receipt });
}
