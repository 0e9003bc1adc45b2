/** Who is answered, where, and how often. */

import type { CommandRegistry } from '#commands/all-commands.ts';
import type { Command, Person } from '#commands/command.ts';
import { reply, type TextReply } from '#commands/reply.ts';
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { directInvocation } from './render/keyboard.ts';
import type { Spoken } from './spoken.ts';
import type { IncomingMessage, IncomingPress } from './updates/incoming.ts';
import { commandOf } from './updates/incoming.ts';

/** Updates of one person that are answered within `perMs`. */
const FREE_RATE = { count: 20, perMs: 10_000 };
/** Whoever is not invited is told so, but not in a conversation. */
const REFUSE_EVERY_MS = 60_000;

/** Goes on, is told why not, or is not answered at all. */
export type Verdict = 'go' | 'silence' | TextReply;

export interface Guard {
  /** Whether this person may run that command: what is one's own can always be looked at and erased. */
  mayRun(person: Person, command: Command | undefined): boolean;
  /** In a private chat. */
  message(message: IncomingMessage, person: Person): Verdict;
  /** Whether somebody who says something to the bot in a group is told where it answers. @param text without its name */
  inGroup(text: string, person: Person): boolean;
  /** What a press is refused with, '' for silently; undefined when it goes on. */
  press(query: IncomingPress, person: Person): string | undefined;
}

export function createGuard(deps: {
  commands: CommandRegistry;
  me: { username: string };
  wordsTo: Spoken['wordsTo'];
  clock: Clock;
  allowedUserIds?: ReadonlySet<string> | undefined;
}): Guard {
  const { commands, me, wordsTo, clock, allowedUserIds } = deps;
  const { count: most, perMs } = FREE_RATE;
  const counted = createRateLimiter(clock, perMs);
  const refused = createRateLimiter(clock, REFUSE_EVERY_MS);
  const mayRun: Guard['mayRun'] = (person, command) =>
    allowedUserIds === undefined || allowedUserIds.has(person.userId) || command?.alwaysAllowed === true;

  /** `full`: the first too many, which is told so. */
  function rate(person: Person): 'ok' | 'full' | 'silent' {
    const { count } = counted(person.id);
    if (count <= most) return 'ok';
    return count === most + 1 ? 'full' : 'silent';
  }

  function inPrivate(message: IncomingMessage, person: Person): Verdict {
    const named = commandOf(message, me.username);
    if (named === 'other') return 'silence';
    const command = named && commands.find(named.name);
    const words = wordsTo(person);
    if (!mayRun(person, command))
      return refused(person.id).count === 1
        ? reply(words.rich('errors-stranger', { userId: person.userId }))
        : 'silence';
    // Whoever wants to stop something is never too fast.
    if (command?.control) return 'go';
    const verdict = rate(person);
    return verdict === 'ok' ? 'go' : verdict === 'full' ? reply([words.text('errors-too-fast')]) : 'silence';
  }

  return {
    mayRun,
    message: inPrivate,
    inGroup(text, person) {
      const name = /^\/(\S+)/.exec(text)?.[1];
      const command = name === undefined ? undefined : commands.find(name);
      if (name !== undefined && !command?.listed) return false;
      return mayRun(person, command) && rate(person) === 'ok';
    },
    press(query, person) {
      const { message, data } = query;
      const words = wordsTo(person);
      if (!message || message.chat.type === 'channel') return words.text('errors-stale-button');
      if (message.chat.type !== 'private') return words.text('errors-private-only');
      const direct = directInvocation(data);
      const command = direct && commands.find(direct.command);
      // A kept button may be the confirmation to erase what is one's own: what it runs is looked at again then.
      if (!mayRun(person, command) && !data?.startsWith('k:')) return words.text('errors-not-invited');
      if (command?.control) return undefined;
      const verdict = rate(person);
      return verdict === 'ok' ? undefined : verdict === 'full' ? words.text('errors-too-fast') : '';
    },
  };
}
