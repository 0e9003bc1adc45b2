/** A token is taken out of the chat wherever it was pasted; then only /connect ever sees it. */
import type { Middleware } from 'telegraf';
import { findTokens } from '#commands/access/token-pattern.ts';
import { hashId } from '#platform/log.ts';
import type { BotParts } from '../bot-parts.ts';
import type { BotContext } from '../updates/context.ts';
import { wordsOf } from '../updates/incoming-message.ts';

export function pastedTokensMiddleware({ outbox, log }: BotParts): Middleware<BotContext> {
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
