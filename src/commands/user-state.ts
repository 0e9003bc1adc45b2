/** What is kept of a person that every command may have to know, and what the bot said to them last. */

import { z } from 'zod';
import type { Today } from '#locales/times/today.ts';
import { type Words, wordsIn } from '#locales/words.ts';
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
  /** Whether what they ask costs credits. */
  readonly charged: boolean;
  readonly settings: Settings;
  /** Calls of the last 24 hours that count: charged, running, and those in doubt. */
  readonly calls: readonly CountedCall[];
  /** The person's present moment, and how they name others. */
  readonly today: Today;
  /** Mark of the command menu that is their own; undefined: they see what everybody sees. */
  readonly menu: string | undefined;
  /** What the newest message of the bot to them was, where plain words can refer to it. */
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

/** For somebody who is not being answered. @param telegram language code; without one, as it was when they connected */
export function wordsFor(known: Pick<UserState, 'connection' | 'settings'> | undefined, telegram?: string): Words {
  return wordsIn(known?.settings.language ?? telegram ?? known?.connection?.language ?? 'en');
}

/** As long as lists and conversations are kept. */
const KEPT_MS = 6 * 3_600_000;

const Shown = z.object({ key: z.string(), last: z.int(), nextPage: z.int().optional() });
const LastReply = z.discriminatedUnion('kind', [
  /** `key` of the conversation; the list of what it rests on, where numbers stand under it. */
  z.object({ kind: z.literal('answer'), key: z.string(), list: Shown.optional() }),
  z.object({ kind: z.literal('list'), list: Shown }),
  /** `command` continues with what is answered. */
  z.object({ kind: z.literal('question'), command: z.string(), at: z.number() }),
  z.object({ kind: z.literal('other') }),
]);
export type LastReply = z.infer<typeof LastReply>;

const readLastReply = (kept: unknown): LastReply | undefined => LastReply.safeParse(kept).data;

/** Writes it with the reply, where that changes what is known. @param command that made the reply */
export async function noteLastReply(ctx: Context, command: string, reply: Reply): Promise<void> {
  if (ctx.chat.kind !== 'private') return;
  const { results, clock } = ctx.deps;
  const now = clock.now();
  const meant = lastReplyOf(reply, command, now);
  // What is said stands even where this cannot be known.
  const before = await ctx.readUser().then(
    ({ lastReply }) => lastReply?.kind ?? 'other',
    () => 'other',
  );
  if (meant.kind === 'other' && before === 'other') return;
  ctx.commitWithReply(results.putting(LAST_REPLY, ctx.person.id, meant, now + KEPT_MS));
}

function lastReplyOf(reply: Reply, command: string, at: number): LastReply {
  if (reply.kind === 'text' && (reply.ask !== undefined || reply.replyRuns !== undefined))
    return { kind: 'question', command: reply.replyRuns ?? command, at };
  const list = 'list' in reply && reply.list ? { list: reply.list } : {};
  if ('goesOn' in reply && reply.goesOn !== undefined && reply.goesOn !== list.list?.key)
    return { kind: 'answer', key: reply.goesOn, ...list };
  if (list.list) return { kind: 'list', list: list.list };
  return { kind: 'other' };
}
