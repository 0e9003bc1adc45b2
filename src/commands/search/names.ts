/** Names of the people and chats in a person's data, as reported by their service; cached for an hour. */
import { z } from 'zod';
import { GROUPS } from '#service/contract/datastores.ts';
import { KnownName } from '#service/contract/names.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import { offers } from '../registry.ts';
import { foldPhrase } from '../routing/vocabulary.ts';
import type { Item } from './item.ts';

const FRESH_MS = 3_600_000;
const DEADLINE_MS = 5_000;
/** Most names learned from lists of chats, if the service reports none. */
const MAX_LEARNED = 500;

/** `at`: when they were fetched. */
const CachedNames = z.object({ names: z.array(KnownName), at: z.number() });
/** Cached per connection. */
const slotOf = ({ connectedAt }: Pick<Connection, 'connectedAt'>) => `names ${connectedAt}`;

/** Known names, most messages first; empty if the service reports none or fails. */
export async function knownNames(ctx: Context): Promise<readonly KnownName[]> {
  const { deps, person, signal, connection } = ctx;
  if (!connection) return [];
  const { results, clock } = deps;
  const now = clock.now();
  const kept = await results.find(results.keyOf(slotOf(connection), person.id), person.id, now);
  const { names, at } = CachedNames.safeParse(kept).data ?? { names: [], at: Number.NEGATIVE_INFINITY };
  if (now - at < FRESH_MS || !offers(connection, 'names')) return names;
  if (names.length > 0) {
    // Return the cached names, and refresh them in the background.
    void refreshNames(ctx, connection, AbortSignal.timeout(DEADLINE_MS));
    return names;
  }
  const fetched = await refreshNames(ctx, connection, signal);
  if (signal.aborted) throw signal.reason;
  return fetched ?? [];
}

/** Fetches the names from the service; undefined on failure. Never rejects. */
async function refreshNames(
  { deps, person }: Context,
  connection: Connection,
  signal: AbortSignal,
): Promise<readonly KnownName[] | undefined> {
  try {
    const names = await deps.data.names({ token: connection.token, signal, deadlineMs: DEADLINE_MS });
    await deps.results.put(slotOf(connection), person.id, { names, at: deps.clock.now() });
    return names;
  } catch (error) {
    deps.log.warn({ err: error }, "could not fetch a person's names");
    return undefined;
  }
}

/** Remembers the names of found chats, if the service doesn't report names. */
export async function learnChats(ctx: Context, items: readonly Item[]): Promise<void> {
  const { deps, person, connection } = ctx;
  const chats = items.filter(({ datastore }) => datastore === GROUPS);
  if (!connection || offers(connection, 'names') || chats.length === 0) return;
  const known = await knownNames(ctx);
  const fresh = chats.flatMap(({ chat, chatId, platform, at }): KnownName[] => {
    if (chatId === undefined || at === undefined || known.some((name) => name.chats[0]?.groupId === chatId)) return [];
    const own = { groupId: chatId, messages: 0, newestAt: at, ...(platform === undefined ? {} : { platform }) };
    return [{ kind: 'chat', name: chat, messages: 0, chats: [own] }];
  });
  if (fresh.length === 0) return;
  const names = [...known, ...fresh].slice(-MAX_LEARNED);
  await deps.results.put(slotOf(connection), person.id, { names, at: deps.clock.now() });
}

/** Clears the cache, so that the next use fetches them again. */
export function forgetNames({ deps, person, connection, commitWithReply }: Context): void {
  if (connection) commitWithReply(deps.results.removing(slotOf(connection), person.id));
}

/** Exact matches, then names that begin with it, whatever their accents and emoji; each in the given order. */
export function namesLike(names: readonly KnownName[], typed: string): KnownName[] {
  const sought = foldPhrase(typed);
  if (sought === '') return [];
  const whole = names.filter(({ name }) => foldPhrase(name) === sought);
  const begun = names.filter(({ name }) => foldPhrase(name).startsWith(`${sought} `));
  return [...whole, ...begun];
}
