/** Access and rate limits in private chats, for messages and button presses. */
import type { Middleware } from 'telegraf';
import { reply, type TextReply } from '#commands/reply.ts';
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import type { BotParts } from '../bot-parts.ts';
import { directInvocation } from '../render/keyboard.ts';
import { createCallbackAnswer } from '../run/callback-answer.ts';
import type { BotContext } from '../updates/context.ts';
import { commandOf, wasJustEdited } from '../updates/incoming-message.ts';
import type { CallbackQuery } from '../updates/update.ts';

/** Maximum number of updates of one person that are answered within `perMs`. */
const FREE_RATE = { count: 20, perMs: 10_000 };
/** People who aren't invited are told so at most once in this time. */
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
  const refusals = createRateLimiter(clock, REFUSE_EVERY_MS);
  /** Commands that stop something have a limit of their own, so that they work when a person was too fast. */
  const countControl = createUpdateCount(clock);

  /** The reply that refuses the message, or `silence` for no answer; undefined if it is allowed. */
  function refusalOf(context: BotContext): TextReply | 'silence' | undefined {
    const { sentBy: person, pasted, read, written: message } = context;
    if (!person || !message || (read.edited_message && !pasted && !wasJustEdited(message))) return 'silence';
    const named = commandOf(message, context.me);
    if (named === 'other') return 'silence';
    const command = named && commands.find(named.name);
    if (!mayRun(person, command)) {
      if (refusals(person.id).count > 1) return 'silence';
      return reply(cachedWords(person).rich('errors-stranger', { userId: person.userId }));
    }
    const rate = (command?.control ? countControl : countUpdate)(person);
    if (rate === 'full') return reply([cachedWords(person).text('errors-too-fast')]);
    return rate === 'ok' ? undefined : 'silence';
  }

  /** The text that refuses the press, '' for none; undefined if it is allowed. */
  function pressRefusalOf({ person }: BotContext, { message, data }: CallbackQuery): string | undefined {
    const words = cachedWords(person);
    if (!message || message.chat.type === 'channel') return words.text('errors-stale-button');
    if (message.chat.type !== 'private') return words.text('errors-private-only');
    const direct = directInvocation(data);
    const command = direct && commands.find(direct.command);
    // A stored button may confirm erasing one's own data; access is checked again once its command is known.
    if (!mayRun(person, command) && !data?.startsWith('k:')) return words.text('errors-not-invited');
    const rate = (command?.control ? countControl : countUpdate)(person);
    return rate === 'ok' ? undefined : rate === 'full' ? words.text('errors-too-fast') : '';
  }

  return async (context, next) => {
    const { callback_query: query } = context.read;
    if (context.written) {
      // groups.ts handles groups.
      const refusal = context.place.kind === 'private' ? refusalOf(context) : undefined;
      if (refusal === undefined) await next();
      else if (refusal !== 'silence') await replyNow(context, refusal);
    } else if (query) {
      const refusal = pressRefusalOf(context, query);
      if (refusal === undefined) await next();
      else createCallbackAnswer(outbox, query.id)(refusal, true);
    } else await next();
  };
}
