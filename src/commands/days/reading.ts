/** Reads the records for an overview of days: the newest messages and, if free, mails and events. */
import type { DayRange } from '#locales/times/named-days.ts';
import { dayLater } from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import type { Call, DataService } from '#service/contract/data-service.ts';
import { type DatastoreName, MESSAGES } from '#service/contract/datastores.ts';
import type { Filter } from '#service/contract/filters.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { charge } from '../billing/charge.ts';
import type { Context } from '../command.ts';
import { allows, offers } from '../registry.ts';
import { type Item, itemFromRecord } from '../search/item.ts';

const PAGE = 500;
/** Most messages read if that's free; otherwise one page. */
const MAX_MESSAGES = 5_000;
/** Most messages, and most mails, that a search for named days may return. */
const MAX_NAMED = 500;
/** Mails are long: a larger page might exceed the size limit of a reply. */
const MAX_MAILS = 100;
/** Longest text, in UTF-16 units. */
const MAX_TEXT = 2_000;

export interface Wanted {
  /** ISO 8601 range of the messages' times, from `since` up to `until`. */
  readonly since?: string;
  readonly until?: string;
  /** Also records that name one of these days, whenever written: by search if supported, else among those read. */
  readonly named?: DayRange;
  readonly events?: { readonly since: string; readonly until: string };
}

interface ReadThrough {
  /** Without duplicates, newest messages first. */
  readonly items: readonly Item[];
  /** Whether older messages were left unread. */
  readonly isPartial: boolean;
}

export async function readThrough(ctx: Context, { since, until, named, events }: Wanted): Promise<ReadThrough> {
  const { deps, words, connection, charged } = ctx;
  return await charge(ctx, {
    command: 'today',
    operation: 'queryDatastore',
    datastore: MESSAGES,
    activity: words.text('today-activity'),
    async request(call) {
      const found = new Map<string, Item>();
      const take = (records: readonly DataRecord[], datastore: DatastoreName) => {
        for (const record of records) {
          const key = `${datastore} ${record._id}`;
          if (!found.has(key)) found.set(key, itemFromRecord(record, datastore, words, undefined, MAX_TEXT));
        }
      };
      const page = async (datastore: DatastoreName, query: Filter, limit: number, skip: number, sort: string) => {
        const options = { sort: [{ [sort]: 'desc' as const }], limit, skip };
        const { items, dropped } = await deps.data.queryDatastore({ datastore, query, options }, call);
        take(items, datastore);
        return items.length + dropped;
      };
      const isFound =
        named !== undefined && !charged && connection !== undefined && offers(connection, SEARCH_EXTENSION);
      const written = moments('sentAt', named && !isFound ? undefined : since, until);
      const most = charged ? PAGE : MAX_MESSAGES;
      let isPartial = !isFound || since !== undefined;
      for (let skip = 0; isPartial && skip < most; skip += PAGE)
        isPartial = (await page(MESSAGES, written, PAGE, skip, 'sentAt')) === PAGE;
      if (charged || !connection) return { items: [...found.values()], isPartial };
      const namedIn = async (datastore: DatastoreName, { from, to }: DayRange) => {
        // The service's days are in UTC.
        const $search = { names: `${dayLater(from, -1)}/${to}` };
        for (let skip = 0; skip < MAX_NAMED; skip += MAX_MAILS)
          if ((await page(datastore, { $search }, MAX_MAILS, skip, 'sentAt')) < MAX_MAILS) return;
      };
      if (isFound && named) await namedIn(MESSAGES, named);
      const also = async (datastore: DatastoreName, query: Filter, sort: string) => {
        if (!allows(connection, { operation: 'queryDatastore', datastore })) return;
        // The messages are shown even if the others fail.
        const reading = async () => {
          await page(datastore, query, MAX_MAILS, 0, sort);
          if (isFound && named && datastore === 'social-email') await namedIn(datastore, named);
        };
        await reading().catch((error: unknown) => {
          call.signal.throwIfAborted();
          deps.log.info({ err: error, datastore }, 'could not read some of the data for an overview of days');
        });
      };
      await also('social-email', written, 'sentAt');
      if (events) await also('social-event', moments('start.dateTime', events.since, events.until), 'start.dateTime');
      return { items: [...found.values()], isPartial };
    },
  });
}

function moments(field: string, since: string | undefined, until: string | undefined): Filter {
  return since === undefined && until === undefined ? {} : { [field]: defined({ $gte: since, $lt: until }) };
}

/** Time of the nearest message before or after a moment, ISO 8601. */
export async function nearestMessage(
  data: DataService,
  connection: Connection,
  where: { $lt: string } | { $gte: string },
  call: Pick<Call, 'signal'>,
): Promise<string | undefined> {
  const sort = [{ sentAt: '$lt' in where ? ('desc' as const) : ('asc' as const) }];
  const { items } = await data.queryDatastore(
    { datastore: MESSAGES, query: { sentAt: where }, options: { sort, limit: 1 } },
    { token: connection.token, signal: call.signal },
  );
  return typeof items[0]?.sentAt === 'string' ? items[0].sentAt : undefined;
}

/** Key of an item's conversation: its chat, its mail thread, or else its sender. */
export const conversationOf = ({ chatId, threadId, chat, who, title }: Item): string =>
  chatId ?? threadId ?? (chat || who || title || '');

export const conversationName = ({ chat, who, title, outgoing, to }: Item): string | undefined =>
  chat || (outgoing ? to : who) || title || undefined;
