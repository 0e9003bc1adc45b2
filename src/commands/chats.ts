/** /chats: the person's chats; a tap opens one. */
import { scopesFor } from '../contract/requirements.ts';
import { say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { entryOfGroup } from './entries.ts';
import { keepListing, type Listing, lineOf } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, receiptText } from './paid-call.ts';
import { count } from './price.ts';
import { ProblemError } from './problem.ts';

/** Chats fetched at a time. */
const BATCH = 100;
const DATASTORE = 'social-chat-group';
/** A field that deployments can sort by (assumed): they refuse to sort by the time of the last change. */
const SORT: NonNullable<Listing['more']>['sort'] = [{ insertedAt: 'desc' }];

export function createChatsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'chats',
    usage: '',
    summary: 'List your chats and open one',
    listed: true,
    inGroups: false,
    operations: ['queryDatastore'],
    work: 'long',
    async *run(_, turn) {
      const paid = yield* payFor(deps, turn, {
        command: 'chats',
        operation: 'queryDatastore',
        needs: scopesFor('queryDatastore', DATASTORE),
        doing: 'Listing your chats',
        again: { command: 'chats', argument: '' },
        request: (call) =>
          deps.data.queryDatastore({ datastore: DATASTORE, options: { sort: SORT, limit: BATCH + 1, skip: 0 } }, call),
      });
      if (!paid) return;
      const { items } = paid.value;
      if (items.length === 0) {
        const text = 'There are no chats yet. Only what has been synchronised to the service is here.';
        yield say([text, '\n\n', ...receiptText(paid.receipt, '0 chats')]);
        return;
      }
      const shown = items.slice(0, BATCH).map(entryOfGroup);
      const newestFirst = shown.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
      const listing: Listing = {
        kind: 'chats',
        title: 'Your chats',
        subject: '',
        facts: [],
        again: { command: 'chats', argument: '' },
        batches: [newestFirst.map((entry) => lineOf(entry))],
        ...(items.length > BATCH
          ? { more: { datastore: DATASTORE, query: {}, sort: SORT, skip: BATCH, limit: BATCH } }
          : {}),
      };
      const connection = await deps.connections.find(turn.person.id);
      if (!connection) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
      const key = await keepListing(deps, turn.person.id, listing);
      const receipt = receiptText(paid.receipt, count(shown.length, 'chat', 'chats'));
      yield pageAnswer({ key, listing, page: 0, connection, receipt });
    },
  });
}
