/** /chats: the person's chats, or those of a name; a tap opens one. */
import { CONTAINS_EXTENSION, type Filter } from '../contract/filters.ts';
import { scopesFor } from '../contract/requirements.ts';
import { say } from './answer.ts';
import type { Command } from './command.ts';
import { offers } from './command-facts.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { tidy } from './display-text.ts';
import { entryOfGroup } from './entries.ts';
import { keepListing, type Listing, lineOf } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, receiptText, unreadableFacts } from './paid-call.ts';
import { count } from './price.ts';
import { MAX_NAME } from './query.ts';
import { nameTest } from './query-filter.ts';

/** Chats fetched at a time. */
const BATCH = 100;
const DATASTORE = 'social-chat-group';
/** A field that deployments can sort by (assumed): they refuse to sort by the time of the last change. */
const SORT: NonNullable<Listing['more']>['sort'] = [{ insertedAt: 'desc' }];

export function createChatsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'chats', async function* ({ argument }, turn) {
    const name = tidy(argument);
    if ([...name].length > MAX_NAME) {
      yield say([`A chat’s name of up to ${MAX_NAME} characters, please. 0 credits spent.`]);
      return;
    }
    const again = { command: 'chats', argument: name };
    const contains = offers((await turn.known()).connection, CONTAINS_EXTENSION);
    const query: Filter = name === '' ? {} : { name: nameTest(name, contains) };
    const paid = yield* payFor(deps, turn, {
      command: 'chats',
      operation: 'queryDatastore',
      needs: scopesFor('queryDatastore', DATASTORE),
      doing: name === '' ? 'Listing your chats' : `Looking for chats named “${name}”`,
      again,
      request: (call) =>
        deps.data.queryDatastore(
          { datastore: DATASTORE, query, options: { sort: SORT, limit: BATCH + 1, skip: 0 } },
          call,
        ),
    });
    if (!paid) return;
    const { items, dropped } = paid.value;
    const shown = items.slice(0, BATCH).map(entryOfGroup);
    const facts = [count(shown.length, 'chat', 'chats'), ...unreadableFacts(dropped)];
    const receipt = receiptText(paid.receipt, ...facts);
    if (items.length === 0) {
      const none =
        name === '' ? 'There are no chats yet. They may not be synced yet.' : `No chat has “${name}” in its name.`;
      yield say([dropped > 0 ? '' : `${none}\n\n`, ...receipt]);
      return;
    }
    const newestFirst = shown.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
    const listing: Listing = {
      kind: 'chats',
      title: name === '' ? 'Your chats' : 'Your chats named',
      subject: name === '' ? '' : `“${name}”`,
      facts: unreadableFacts(dropped),
      again,
      batches: [newestFirst.map((entry) => lineOf(entry))],
      ...(items.length + dropped > BATCH
        ? { more: { datastore: DATASTORE, query, sort: SORT, skip: BATCH, limit: BATCH } }
        : {}),
    };
    const key = keepListing(deps, turn, listing);
    yield pageAnswer(turn.words, { key, listing, page: 0, connection: paid.connection, receipt });
  });
}
