/** Who is answered in private, and how often; a press of a button, too. */
import type { Middleware } from 'telegraf';
import { reply, type TextReply } from '#commands/reply.ts';
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import type { BotParts } from '../bot-parts.ts';
import { directInvocation } from '../render/keyboard.ts';
import { createCallbackAnswer } from '../run/callback-answer.ts';
import type { BotContext } from '../updates/context.ts';
import { commandOf, wasJustChanged } from '../updates/incoming-message.ts';
import type { CallbackQuery } from '../updates/update.ts';

/** Updates of one person that are answered within `perMs`. */
const FREE_RATE = { count: 20, perMs: 10_000 };
/** Whoever is not invited is told so, but not in a conversation. */
const REFUSE_EVERY_MS = 60_000;

export function createMayRun({ allowedUserIds }: Pick<BotParts, 'allowedUserIds'>): BotParts['mayRun'] {
  return (person, command) =>
    allowedUserIds === undefined || allowedUserIds.has(person.userId) || command?.alwaysAllowed === true;
}

export function createUpdateCount(clock: Clock): BotParts['countUpdate'] {
  const counted = createRateLimiter(clock, FREE_RATE.perMs);
  return (person) => {
    const { count } = counted(person.id);
    if (count <= FREE_RATE.count) return 'ok';
    return count === FREE_RATE.count + 1 ? 'full' : 'silent';
  };
}

export function accessMiddleware(parts: BotParts): Middleware<BotContext> {
  const { outbox, commands, mayRun, countUpdate, replyNow, cachedWords, clock } = parts;
  const refused = createRateLimiter(clock, REFUSE_EVERY_MS);

  /** Undefined: it goes on; else what it is refused with, or that it is not answered at all. */
  function refusalOf(context: BotContext): TextReply | 'silence' | undefined {
    const { sentBy: person, pasted, read, written: message } = context;
    if (!person || !message || (read.edited_message && !pasted && !wasJustChanged(message))) return 'silence';
    const named = commandOf(message, context.me);
    if (named === 'other') return 'silence';
    const command = named && commands.find(named.name);
    if (!mayRun(person, command)) {
      if (refused(person.id).count > 1) return 'silence';
      return reply(cachedWords(person).rich('errors-stranger', { userId: person.userId }));
    }
    // Whoever wants to stop something is never too fast.
    const rate = command?.control ? 'ok' : countUpdate(person);
    if (rate === 'full') return reply([cachedWords(person).text('errors-too-fast')]);
    return rate === 'ok' ? undefined : 'silence';
  }

  /** What a press is refused with, '' for silently; undefined when it goes on. */
  function refusedPress({ person }: BotContext, { message, data }: CallbackQuery): string | undefined {
    const words = cachedWords(person);
    if (!message || message.chat.type === 'channel') return words.text('errors-stale-button');
    if (message.chat.type !== 'private') return words.text('errors-private-only');
    const direct = directInvocation(data);
    const command = direct && commands.find(direct.command);
    // A kept button may be the confirmation to erase what is one's own: what it runs is looked at again then.
    if (!mayRun(person, command) && !data?.startsWith('k:')) return words.text('errors-not-invited');
    const rate = command?.control ? 'ok' : countUpdate(person);
    return rate === 'ok' ? undefined : rate === 'full' ? words.text('errors-too-fast') : '';
  }

  return async (context, next) => {
    const { callback_query: query } = context.read;
    if (context.written) {
      // What groups are told is the affair of groups.ts.
      const refusal = context.place.kind === 'private' ? refusalOf(context) : undefined;
      if (refusal === undefined) await next();
      else if (refusal !== 'silence') await replyNow(context, refusal);
    } else if (query) {
      const refusal = refusedPress(context, query);
      if (refusal === undefined) await next();
      else createCallbackAnswer(outbox, query.id)(refusal, true);
    } else await next();
  };
}
