/** The stored state of a person that any command may need, the bot's last reply to them, and what replies continue. */

import { z } from 'zod';
import type { Today } from '#locales/times/today.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { Connection } from '#storage/connections.ts';
import { LAST_REPLY } from '#storage/people.ts';
import type { Settings } from '#storage/settings.ts';
import type { CountedCall } from '#storage/spending.ts';
import { isCharged, WINDOW_MS } from './billing/budget.ts';
import type { Context } from './command.ts';
import type { CommandDeps } from './deps.ts';
import type { Reply } from './reply.ts';

export interface UserState {
  readonly connection: Connection | undefined;
  /** Whether their requests cost credits. */
  readonly charged: boolean;
  readonly settings: Settings;
  /** Calls of the last 24 hours that count towards the limit: charged, running, or with unknown outcome. */
  readonly calls: readonly CountedCall[];
  /** The person's current time, zone and language, for reading and naming dates. */
  readonly today: Today;
  /** Identifies the person's own command menu; undefined for the default menu. */
  readonly menu: string | undefined;
  /** What kind of message the bot sent last, if plain text can refer to it. */
  readonly lastReply: LastReply | undefined;
}

export async function readUserState(
  { people, clock, about }: Pick<CommandDeps, 'people' | 'clock' | 'about'>,
  person: string,
): Promise<UserState> {
  const now = clock.now();
  const { connection, settings, spent: calls, menu, lastReply } = await people.read(person, now - WINDOW_MS);
  const words = wordsFor({ connection, settings });
  return {
    connection,
    charged: isCharged({ about }, connection),
    settings,
    calls,
    today: { now, zone: settings.zone, language: words.language },
    menu,
    lastReply: readLastReply(lastReply),
  };
}

/** Texts for somebody outside of a run. @param telegram language code; defaults to the one at the time of connecting */
export function wordsFor(known: Pick<UserState, 'connection' | 'settings'> | undefined, telegram?: string): Words {
  return wordsIn(known?.settings.language ?? telegram ?? known?.connection?.language ?? 'en');
}

/** How long the last reply is kept, and the lists and conversations that it shows. */
const KEPT_MS = 6 * 3_600_000;

/** Stores what buttons and follow-ups of a reply continue, together with it. @returns its key, 16 of `A-Za-z0-9_-` */
export function keepResult({ deps, person, commitWithReply }: Context, value: unknown): string {
  const { key, write } = deps.results.keeping(person.id, value, deps.clock.now() + KEPT_MS);
  commitWithReply(write);
  return key;
}

/** The same again, unparsed; undefined if it has expired or belongs to somebody else. */
export const findResult = ({ deps, person }: Context, key: string): Promise<unknown> =>
  deps.results.find(key, person.id, deps.clock.now());

type Keeper = { deps: Pick<CommandDeps, 'results' | 'clock'>; person: Pick<Context['person'], 'id'> };

/** One value per person under a name, kept for a time; parsed when read. */
export function slot<Value>(name: string, schema: z.ZodType<Value>, keptMs: number) {
  return {
    async read({ deps: { results, clock }, person: { id } }: Keeper): Promise<Value | undefined> {
      return schema.safeParse(await results.find(results.keyOf(name, id), id, clock.now())).data;
    },
    /** Stores the value together with the reply. */
    keep({ deps: { results, clock }, person: { id }, commitWithReply }: Context, value: Value): void {
      commitWithReply(results.putting(name, id, value, clock.now() + keptMs));
    },
  };
}

const Shown = z.object({ key: z.string(), last: z.int(), nextPage: z.int().optional() });
const LastReply = z.discriminatedUnion('kind', [
  /** `key`: conversation; `list`: its sources, if they are numbered under it. */
  z.object({ kind: z.literal('answer'), key: z.string(), list: Shown.optional() }),
  z.object({ kind: z.literal('list'), list: Shown }),
  /** `command` handles the answer. */
  z.object({ kind: z.literal('question'), command: z.string(), at: z.number() }),
  z.object({ kind: z.literal('other') }),
]);
export type LastReply = z.infer<typeof LastReply>;
/** The list that a number or "more" refers to. */
export const listOf = (last: LastReply | undefined) =>
  last?.kind === 'list' || last?.kind === 'answer' ? last.list : undefined;
const KeptLastReply = LastReply.optional();

const readLastReply = (kept: unknown): LastReply | undefined => KeptLastReply.safeParse(kept).data;

/** Records the reply, together with sending it, if that changes the state. */
export async function noteLastReply(ctx: Context, reply: Reply): Promise<void> {
  if (ctx.chat.kind !== 'private') return;
  const { results, clock } = ctx.deps;
  const now = clock.now();
  const current = lastReplyOf(reply, now);
  // The reply is sent even if the state can't be read.
  const before = await ctx.readUser().then(
    ({ lastReply }) => lastReply?.kind ?? 'other',
    () => 'other',
  );
  if (current.kind === 'other' && before === 'other') return;
  ctx.commitWithReply(results.putting(LAST_REPLY, ctx.person.id, current, now + KEPT_MS));
}

function lastReplyOf(reply: Reply, at: number): LastReply {
  if (reply.kind !== 'text') return { kind: 'other' };
  const { replyRuns: command, list, conversationKey: key } = reply;
  if (command !== undefined) return { kind: 'question', command, at };
  if (key !== undefined && key !== list?.key) return { kind: 'answer', key, ...defined({ list }) };
  return list ? { kind: 'list', list } : { kind: 'other' };
}
