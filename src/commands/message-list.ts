/** Records by time, a batch for one query of the datastore, older ones on request. */
import { DATASTORES, type Datastore, type DatastoreName } from '../contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '../contract/filters.ts';
import { scopesFor } from '../contract/requirements.ts';
import { type Answer, say } from './answer.ts';
import type { Turn } from './command.ts';
import { type CommandName, offers } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { entryOfRecord } from './entries.ts';
import { keepListing, type Listing, lineOf } from './listing.ts';
import { pageAnswer } from './listing-answer.ts';
import { payFor, receiptText, unreadableFacts } from './paid-call.ts';
import { runButton } from './press.ts';
import { listedDatastore, type Query, typed } from './query.ts';
import { listFilter } from './query-filter.ts';
import { filterTexts } from './query-texts.ts';

/** Records fetched at a time: two pages for one credit. */
const BATCH = 20;

export interface RecordList extends Pick<Listing, 'kind' | 'title' | 'subject' | 'again'> {
  /** Under which the spending is listed. */
  command: CommandName;
  datastore: DatastoreName;
  filter: Filter;
  direction: 'asc' | 'desc';
  /** At a time. */
  limit?: number | undefined;
  doing: string;
  /** Said when there is nothing. */
  nothing: string;
}

/** What passes a query's filters, newest first. */
export async function* listQuery(
  deps: CommandDeps,
  turn: Turn,
  query: Query,
  command: CommandName,
): AsyncGenerator<Answer> {
  const datastore = listedDatastore(query);
  const contains = offers((await turn.known()).connection, CONTAINS_EXTENSION);
  const [, many] = DATASTORES[datastore].noun;
  const subject = filterTexts(query).join(', ');
  yield* listRecords(deps, turn, {
    command,
    kind: 'recent',
    title: `Newest ${many}`,
    subject,
    again: { command: 'recent', argument: typed(query) },
    datastore,
    filter: listFilter(query, datastore, contains),
    direction: 'desc',
    limit: query.limit,
    doing: subject === '' ? `Fetching your newest ${many}` : `Fetching ${many} ${subject}`,
    nothing:
      subject === ''
        ? `There are no ${many} yet. They may not be synced yet.`
        : `There are no ${many} ${subject}. Fewer filters may show more; try: sent, received, telegram, 7d.`,
  });
}

export async function* listRecords(deps: CommandDeps, turn: Turn, list: RecordList): AsyncGenerator<Answer> {
  const { command, datastore, filter, direction, limit = BATCH, doing, nothing, ...head } = list;
  const { timeField }: Datastore = DATASTORES[datastore];
  const sort = [{ [timeField]: direction }];
  const paid = yield* payFor(deps, turn, {
    command,
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', datastore),
    doing,
    again: head.again,
    // One more than is shown tells whether there is a next time.
    request: (call) =>
      deps.data.queryDatastore({ datastore, query: filter, options: { sort, limit: limit + 1, skip: 0 } }, call),
  });
  if (!paid) return;
  const { items, dropped } = paid.value;
  const unreadable = unreadableFacts(dropped);
  if (items.length === 0) {
    const none = `0 ${DATASTORES[datastore].noun[1]}`;
    yield say([dropped > 0 ? '' : `${nothing}\n\n`, ...receiptText(paid.receipt, none, ...unreadable)], {
      buttons: head.kind === 'recent' && head.subject !== '' ? [[runButton('What can I type?', 'help')]] : [],
    });
    return;
  }
  const isMore = items.length + dropped > limit;
  const listing: Listing = {
    ...head,
    ...(direction === 'desc' ? { newestFirst: true } : {}),
    facts: unreadable,
    batches: [items.slice(0, limit).map((item) => lineOf(entryOfRecord(item, datastore)))],
    ...(isMore ? { more: { datastore, query: filter, sort, skip: limit, limit } } : {}),
  };
  const key = keepListing(deps, turn, listing);
  const receipt = receiptText(paid.receipt, ...unreadable);
  yield pageAnswer({ key, listing, page: 0, connection: paid.connection, receipt });
}
