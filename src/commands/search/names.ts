/** The people and chats of a person's data by name: as their service tells them, kept for an hour. */
import { z } from 'zod';
import { fold } from '#platform/text-match.ts';
import { GROUPS } from '#service/contract/datastores.ts';
import { KnownName } from '#service/contract/names.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import { offers } from '../registry.ts';
import type { Item } from './item.ts';

const FRESH_MS = 3_600_000;
const DEADLINE_MS = 5_000;
/** Names learnt from lists of chats, where the service tells none. */
const MAX_LEARNT = 500;

/** `at`: when they were told. */
const Told = z.object({ names: z.array(KnownName), at: z.number() });
/** Another connection has others. */
const slotOf = ({ connectedAt }: Pick<Connection, 'connectedAt'>) => `names ${connectedAt}`;

/** Those that are written with most come first. A service that tells none or fails is made do without. */
export async function knownNames(ctx: Context): Promise<readonly KnownName[]> {
  const { deps, person, signal, connection } = ctx;
  if (!connection) return [];
  const { results, clock } = deps;
  const now = clock.now();
  const kept = await results.find(results.keyOf(slotOf(connection), person.id), person.id, now);
  const { names, at } = Told.safeParse(kept).data ?? { names: [], at: Number.NEGATIVE_INFINITY };
  if (now - at < FRESH_MS || !offers(connection, 'names')) return names;
  if (names.length > 0) {
    // What is known will do: nobody waits for what is new.
    void refreshNames(ctx, connection, AbortSignal.timeout(DEADLINE_MS));
    return names;
  }
  const told = await refreshNames(ctx, connection, signal);
  if (signal.aborted) throw signal.reason;
  return told ?? [];
}

/** Asks the service for them; undefined where that fails. Never rejects. */
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
    deps.log.warn({ err: error }, 'the names of a person could not be asked for');
    return undefined;
  }
}

/** Keeps the names of chats that were found, where the service tells none by itself. */
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
  const names = [...known, ...fresh].slice(-MAX_LEARNT);
  await deps.results.put(slotOf(connection), person.id, { names, at: deps.clock.now() });
}

/** They are asked for anew. */
export function forgetNames({ deps, person, connection, commitWithReply }: Context): void {
  if (connection) commitWithReply(deps.results.removing(slotOf(connection), person.id));
}

/** Letters and figures only, in one case: `Tomás ❤️` and `tomas` are alike. */
export const lettersOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Those with that whole name, else those whose name begins with it; within these the given order. */
export function namesLike(names: readonly KnownName[], typed: string): KnownName[] {
  const sought = lettersOf(typed);
  if (sought === '') return [];
  const whole = names.filter(({ name }) => lettersOf(name) === sought);
  const begun = names.filter(({ name }) => lettersOf(name).startsWith(`${sought} `));
  return [...whole, ...begun];
}
