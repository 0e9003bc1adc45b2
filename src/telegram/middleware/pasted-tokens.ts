/** Deletes messages that contain a token, in any chat, and passes the token only to /connect. */
import type { Middleware } from 'telegraf';
import { findTokens } from '#commands/access/token-pattern.ts';
import { hashId } from '#platform/log.ts';
import type { BotParts } from '../bot-parts.ts';
import type { BotContext } from '../updates/context.ts';
import { textOf } from '../updates/incoming-message.ts';
import type { IncomingMessage } from '../updates/update.ts';

/** Everything in the message that a reply of the bot or a request may repeat. */
const wordsOf = (message: IncomingMessage) =>
  [textOf(message), message.document?.file_name ?? ''].filter((words) => words !== '').join('\n');

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
