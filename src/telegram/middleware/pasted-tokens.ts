/** A token is taken out of the chat wherever it was pasted; then only /connect ever sees it. */
import type { Middleware } from 'telegraf';
import { hashId, type Log } from '#platform/log.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';
import type { BotContext } from '../updates/context.ts';
import { wordsOf } from '../updates/incoming-message.ts';

/** Access tokens in a text. */
export type FindTokens = (text: string) => { tokens: readonly string[] };

export function pastedTokensMiddleware(deps: {
  outbox: Pick<Outbox, 'remove'>;
  findTokens: FindTokens;
  log: Log;
}): Middleware<BotContext> {
  const { outbox, findTokens, log } = deps;
  return async (context, next) => {
    const { written: message } = context;
    const [token] = message ? findTokens(wordsOf(message)).tokens : [];
    if (!message || token === undefined) return await next();
    const { place } = context;
    const { id, type } = message.chat;
    const removed = await outbox.remove(place, message.message_id);
    log.info({ removed, chat: hashId(id), kind: type }, 'a pasted token was intercepted');
    if (type === 'channel' || !message.from) return;
    if (removed) delete place.replyTo;
    context.pasted = { token, removed };
    await next();
  };
}
