/** What every handler knows of an update, beside what Telegraf knows. */
import { Context, Telegram } from 'telegraf';
import type { Update, UserFromGetMe } from 'telegraf/types';
import type { Person } from '#commands/command.ts';
import type { Place } from '../api/message.ts';
import type { UpdateTurn } from '../jobs/inbox/turn.ts';
import { cleanName } from '../render/clean.ts';
import type { TurnRecord } from '../run/turn-record.ts';
import type { IncomingMessage, Sender } from './incoming.ts';

/** Says nothing: what is to be said goes through the outbox, which alone keeps Telegram's pace and repeats. */
class NoTelegram extends Telegram {
  override callApi(method: string): Promise<never> {
    return Promise.reject(new Error(`${method}: only the outbox speaks to Telegram`));
  }
}
const NO_TELEGRAM = new NoTelegram('none');

export class BotContext extends Context {
  readonly turn: UpdateTurn;
  readonly person: Person;
  readonly place: Place;
  readonly reference: string;
  /** What an earlier attempt kept. */
  readonly earlier: TurnRecord | undefined;

  constructor(
    update: object,
    me: UserFromGetMe,
    known: Pick<BotContext, 'turn' | 'person' | 'place' | 'reference' | 'earlier'>,
  ) {
    super(update as Update, NO_TELEGRAM, me);
    this.turn = known.turn;
    this.person = known.person;
    this.place = known.place;
    this.reference = known.reference;
    this.earlier = known.earlier;
  }
}

export function personOf(sender: Sender, pseudonym: (id: number) => string): Person {
  return {
    id: pseudonym(sender.id),
    userId: String(sender.id),
    language: sender.language_code?.toLowerCase() ?? 'en',
    firstName: cleanName(sender.first_name, 64),
    ...(sender.last_name === undefined ? {} : { lastName: cleanName(sender.last_name, 64) }),
  };
}

export function placeOf(message: IncomingMessage): Place {
  const thread = message.is_topic_message === true ? message.message_thread_id : undefined;
  const isPrivate = message.chat.type === 'private';
  return {
    chatId: message.chat.id,
    kind: isPrivate ? 'private' : 'group',
    ...(thread === undefined ? {} : { threadId: thread }),
    ...(isPrivate ? {} : { replyTo: message.message_id }),
  };
}
