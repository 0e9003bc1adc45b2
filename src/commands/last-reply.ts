/** What the newest message of the bot to a person was, so that "3", "more" or "and Sofia?" right under it are understood. */
import { z } from 'zod';
import { LAST_REPLY } from '#storage/people.ts';
import type { Context } from './command.ts';
import type { Reply } from './reply.ts';

/** As long as lists and conversations are kept. */
const KEPT_MS = 6 * 3_600_000;

const Shown = z.object({ key: z.string(), first: z.int(), last: z.int(), nextPage: z.int().optional() });
const LastReply = z.discriminatedUnion('kind', [
  /** `key` of the conversation; the list of what it rests on, where numbers stand under it. */
  z.object({ kind: z.literal('answer'), key: z.string(), list: Shown.optional() }),
  z.object({ kind: z.literal('list'), list: Shown }),
  /** `command` continues with what is answered. */
  z.object({ kind: z.literal('question'), command: z.string(), at: z.number() }),
  z.object({ kind: z.literal('other') }),
]);
export type LastReply = z.infer<typeof LastReply>;

export const readLastReply = (kept: unknown): LastReply | undefined => LastReply.safeParse(kept).data;

/** Writes it with the reply, where that changes what is known. @param command that made the reply */
export async function noteLastReply(ctx: Context, command: string, reply: Reply): Promise<void> {
  if (ctx.chat.kind !== 'private') return;
  const { results, clock } = ctx.deps;
  const now = clock.now();
  const meant = lastReplyOf(reply, command, now);
  // What is said stands even where this cannot be known.
  const before = await ctx.user().then(
    ({ lastReply }) => lastReply?.kind ?? 'other',
    () => 'other',
  );
  if (meant.kind === 'other' && before === 'other') return;
  ctx.commitWithReply(results.putting(LAST_REPLY, ctx.person.id, meant, now + KEPT_MS));
}

function lastReplyOf(reply: Reply, command: string, at: number): LastReply {
  if (reply.kind === 'text' && reply.ask !== undefined)
    return { kind: 'question', command: reply.replyRuns ?? command, at };
  const list = 'list' in reply && reply.list ? { list: reply.list } : {};
  if ('goesOn' in reply && reply.goesOn !== undefined && reply.goesOn !== list.list?.key)
    return { kind: 'answer', key: reply.goesOn, ...list };
  if (list.list) return { kind: 'list', list: list.list };
  return { kind: 'other' };
}
