/** The context of an update: Telegraf's, plus what the handlers need. */
import { Context, Telegram } from 'telegraf';
import type { Update as TelegrafUpdate, UserFromGetMe } from 'telegraf/types';
import type { CommandInput, Person } from '#commands/command.ts';
import type { Place } from '../api/message.ts';
import type { JobContext } from '../jobs/inbox/job-context.ts';
import { cleanName } from '../render/clean.ts';
import { type RunRecord, readRecord } from '../run/run-record.ts';
import type { IncomingUpdate } from './update.ts';
import { type IncomingMessage, type Sender, type Update, writtenIn } from './update.ts';

/** Rejects all calls: messages go through the outbox, which alone handles rate limits and retries. */
class NoTelegram extends Telegram {
  override callApi(method: string): Promise<never> {
    return Promise.reject(new Error(`${method}: only the outbox may call Telegram`));
  }
}
const NO_TELEGRAM = new NoTelegram('none');

export class BotContext extends Context {
  /** The parsed update. */
  readonly read: Update;
  readonly job: JobContext;
  /** The record of an earlier attempt. */
  readonly earlier: RunRecord | undefined;
  /** A token that was pasted into the message. */
  pasted: CommandInput['pasted'];
  /** Sender and reply address; undefined if it has no sender or belongs to no chat. */
  readonly sentBy: Person | undefined;
  readonly sentIn: Place | undefined;

  constructor(
    update: IncomingUpdate,
    read: Update,
    job: JobContext,
    { me, pseudonym }: { me: UserFromGetMe; pseudonym(id: number): string },
  ) {
    super(update as unknown as TelegrafUpdate, NO_TELEGRAM, me);
    this.read = read;
    this.job = job;
    this.earlier = readRecord(job.progress);
    const { callback_query: query, inline_query: inline } = read;
    const message = this.written ?? query?.message;
    const sender = (this.written ?? query ?? inline)?.from;
    this.sentBy = sender && personOf(sender, pseudonym);
    this.sentIn = message && placeOf(message);
  }

  /** The new, edited or channel message. */
  get written(): IncomingMessage | undefined {
    return writtenIn(this.read);
  }

  get person(): Person {
    if (!this.sentBy) throw new Error('this update has no sender');
    return this.sentBy;
  }

  get place(): Place {
    if (!this.sentIn) throw new Error('this update belongs to no chat');
    return this.sentIn;
  }
}

function personOf(sender: Sender, pseudonym: (id: number) => string): Person {
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
