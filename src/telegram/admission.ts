/** Who is answered, where, and how often. */

import type { Clock } from '../clock.ts';
import type { CommandBook } from '../commands/book.ts';
import type { Person } from '../commands/command.ts';
import type { UpdateTurn } from '../updates/turn.ts';
import { commandOf, type IncomingMessage, type IncomingPress, isAnonymous } from './incoming.ts';
import type { Outbox } from './outbox.ts';
import type { Composer } from './outgoing.ts';
import type { Place } from './place.ts';
import { createOncePer, createRateLimiter, FREE_RATE, type RateLimit } from './restraint.ts';
import { notAllowedText, own, WORDS } from './words.ts';

export interface AdmissionDeps {
  commands: CommandBook;
  me: { username: string };
  clock: Clock;
  outbox: Outbox;
  composer: Composer;
  allowedUserIds?: ReadonlySet<string>;
  freeRate?: RateLimit;
}

export interface Admission {
  /** Whether a message goes on to its command. Says why not, where that is called for. */
  letsIn(message: IncomingMessage, person: Person, place: Place, turn: UpdateTurn): Promise<boolean>;
  /** What a press is refused with, '' for silently; undefined when it goes on. */
  refusesPress(query: IncomingPress, message: IncomingMessage, person: Person): string | undefined;
}

const REFUSE_EVERY_MS = 3_600_000;

export function createAdmission(deps: AdmissionDeps): Admission {
  const { commands, me, clock, outbox, composer, allowedUserIds } = deps;
  const rate = createRateLimiter(clock, deps.freeRate ?? FREE_RATE);
  const refuseNow = createOncePer(clock, REFUSE_EVERY_MS);
  const isAllowed = (person: Person) => allowedUserIds === undefined || allowedUserIds.has(person.userId);

  async function send(answer: ReturnType<typeof own>, person: Person, place: Place, turn: UpdateTurn): Promise<void> {
    for (const message of await composer.compose(answer, person.id, '')) await outbox.send(place, message, turn.signal);
  }

  async function letsInPrivately(message: IncomingMessage, person: Person, place: Place, turn: UpdateTurn) {
    if (!isAllowed(person)) {
      if (refuseNow(person.id)) await send(own(notAllowedText(person.userId)), person, place, turn);
      return false;
    }
    const command = commandOf(message, me.username);
    if (command === 'other') return false;
    // Whoever wants to stop something is never too fast.
    if (command?.name === 'cancel') return true;
    const verdict = rate(person.id);
    if (verdict === 'full') await send(own([WORDS.tooFast]), person, place, turn);
    return verdict === 'ok';
  }

  /** In a group only commands meant for the bot count, and only those that show nothing personal run. */
  async function letsInGroup(message: IncomingMessage, person: Person, place: Place, turn: UpdateTurn) {
    if (message.from?.is_bot === true && !isAnonymous(message)) return false;
    const named = commandOf(message, me.username);
    const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
    if (!command?.listed || !isAllowed(person) || rate(person.id) !== 'ok') return false;
    if (command.inGroups) return true;
    const url = `https://t.me/${me.username}?start=from_group`;
    const buttons = [[{ label: WORDS.openChat, press: { kind: 'open', url } as const }]];
    await send(own([WORDS.privateOnly], buttons), person, place, turn);
    return false;
  }

  return {
    letsIn: (message, person, place, turn) =>
      place.kind === 'private'
        ? letsInPrivately(message, person, place, turn)
        : letsInGroup(message, person, place, turn),
    refusesPress(query, message, person) {
      if (message.chat.type === 'channel') return WORDS.unknownButton;
      if (!isAllowed(person)) return WORDS.notAllowed;
      // In a group the answer replies to whoever asked: its buttons are theirs.
      const asker = message.reply_to_message?.from?.id;
      if (message.chat.type !== 'private' && asker !== undefined && asker !== query.from.id) return WORDS.foreignButton;
      if (query.data === 'c:cancel') return undefined;
      const verdict = rate(person.id);
      return verdict === 'ok' ? undefined : verdict === 'full' ? WORDS.tooFast : '';
    },
  };
}
