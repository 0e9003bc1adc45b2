/**
 * From an update to whoever answers it. Before Telegraf sees anything: a token is taken out of the chat wherever it was
 * pasted, strangers are refused, floods are stopped, and groups get nothing personal.
 */
import { TelegramError } from 'telegraf';
import type { UserFromGetMe } from 'telegraf/types';
import type { Clock } from '../clock.ts';
import type { Answer } from '../commands/answer.ts';
import type { CommandBook } from '../commands/book.ts';
import type { Person } from '../commands/command.ts';
import { hashId, type Log } from '../log.ts';
import type { Keepsakes } from '../storage/keepsakes.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { CancelledError, RetryLaterError, type UpdateTurn } from '../updates/turn.ts';
import type { Classification, IncomingUpdate } from '../updates/update.ts';
import { createAdmission } from './admission.ts';
import type { UndiciTelegram } from './bot-api.ts';
import { BlockedError, UnreachableError } from './call-errors.ts';
import { createClassifier } from './classifier.ts';
import { createDelivery } from './delivery.ts';
import { BotContext, createHandlers } from './handlers.ts';
import type { Incoming, IncomingMessage, IncomingPress, Sender } from './incoming.ts';
import { createOutbox } from './outbox.ts';
import { createComposer } from './outgoing.ts';
import type { Place } from './place.ts';
import { createPress } from './press.ts';
import { cleanName } from './render/clean.ts';
import { createKeyboards } from './render/keyboard.ts';
import type { RateLimit } from './restraint.ts';
import { TurnRecord } from './turn-record.ts';
import { WORDS } from './words.ts';

export interface TelegramBotOptions {
  telegram: UndiciTelegram;
  /** What getMe says. */
  me: UserFromGetMe;
  commands: CommandBook;
  invocations: Keepsakes;
  settings: Pick<SettingsStore, 'read'>;
  pseudonym(id: string | number): string;
  /** Access tokens in a text. */
  looksLikeToken(text: string): { tokens: readonly string[] };
  clock: Clock;
  log: Log;
  /** Telegram ids of who may use the bot; everybody when unset. */
  allowedUserIds?: ReadonlySet<string>;
  freeRate?: RateLimit;
}

/** What the update pipeline needs, and what it needs to know of running work. */
export interface TelegramBot {
  classify(update: IncomingUpdate): Classification;
  handle(update: IncomingUpdate, turn: UpdateTurn): Promise<void>;
  interrupted(update: IncomingUpdate, turn: UpdateTurn): Promise<void>;
  /**
   * Says something to a person who has not just written, in their private chat. `person` is the pseudonym. Rejects when
   * Telegram does not take the message.
   */
  tell(to: { person: string; chatId: string }, answer: Answer, signal: AbortSignal): Promise<void>;
  /** What of this person's (pseudonym) runs in this process, and the credits that it may have cost so far. */
  underWay(person: string): { label: string; credits: number } | undefined;
}

export function createTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { telegram, me, commands, clock, log, pseudonym } = options;
  const commandNames = new Set(commands.all.map(({ name }) => name));
  const outbox = createOutbox(telegram, log);
  const keyboards = createKeyboards(options.invocations, clock.now);
  const composer = createComposer({ keyboards, settings: options.settings, clock, commandNames });
  const delivery = createDelivery({ outbox, composer, keyboards, clock, log });
  const dispatch = createHandlers({ outbox, keyboards, commands, delivery, log, botId: me.id });
  const { know, classify } = createClassifier(options);
  const admission = createAdmission({ ...options, outbox, composer });

  const personOf = (sender: Sender): Person => ({
    id: pseudonym(sender.id),
    userId: String(sender.id),
    language: sender.language_code?.toLowerCase() ?? 'en',
    firstName: cleanName(sender.first_name, 64),
  });

  function route(update: IncomingUpdate, turn: UpdateTurn): Promise<void> | undefined {
    const { incoming, tokens } = know(update);
    if (!incoming) return undefined;
    const earlier = turn.progress === undefined ? undefined : TurnRecord.safeParse(turn.progress).data;
    const sender = senderOf(incoming);
    if (earlier?.answer && sender) return delivery.interrupted(earlier, pseudonym(sender.id), turn);
    if (incoming.kind === 'press') return onPress(update, incoming.press, turn, earlier);
    const [token] = tokens;
    if (token !== undefined) return onToken(incoming.message, token, turn, earlier);
    if (incoming.kind !== 'message' || incoming.edited) return undefined;
    return onMessage(update, incoming.message, turn, earlier);
  }

  async function onMessage(
    update: IncomingUpdate,
    message: IncomingMessage,
    turn: UpdateTurn,
    earlier: TurnRecord | undefined,
  ): Promise<void> {
    if (!message.from) return;
    const person = personOf(message.from);
    const place = placeOf(message);
    if (!(await admission.letsIn(message, person, place, turn))) return;
    const admitted = { turn, person, place, reference: referenceOf(turn), earlier, message };
    await dispatch(new BotContext(update, telegram, me, admitted));
  }

  async function onPress(
    update: IncomingUpdate,
    query: IncomingPress,
    turn: UpdateTurn,
    earlier: TurnRecord | undefined,
  ): Promise<void> {
    const press = createPress(outbox, query.id);
    const person = personOf(query.from);
    const { message } = query;
    const refusal = message ? admission.refusesPress(query, message, person) : WORDS.unknownButton;
    if (!message || refusal !== undefined) {
      press.answer(refusal, true);
      await press.settled();
      return;
    }
    const { replyTo: _, ...place } = placeOf(message);
    const admitted = { turn, person, place, reference: referenceOf(turn), earlier, pressed: { query, press } };
    await dispatch(new BotContext(update, telegram, me, admitted));
  }

  /** Out of the chat first; then it is only ever seen by /connect, which binds it to nobody outside a private chat. */
  async function onToken(
    message: IncomingMessage,
    token: string,
    turn: UpdateTurn,
    earlier: TurnRecord | undefined,
  ): Promise<void> {
    const removed = await outbox.remove(message.chat.id, message.message_id);
    log.info({ removed, chat: hashId(message.chat.id), kind: message.chat.type }, 'a pasted token was intercepted');
    const connect = commands.find('connect');
    if (message.chat.type === 'channel' || !message.from || !connect) return;
    const person = personOf(message.from);
    const { replyTo, ...rest } = placeOf(message);
    const place = removed || replyTo === undefined ? rest : { ...rest, replyTo };
    if (place.kind === 'private' && !(await admission.letsIn(message, person, place, turn))) return;
    const input = { argument: '', confirmed: false, pasted: { token, removed } };
    const job = { command: connect, input, person, place, reference: referenceOf(turn), kept: false };
    await delivery.deliver(job, turn, earlier);
  }

  /** What of an error is nobody's business but the log's ends here; the pipeline decides about the rest. */
  async function guarded(turn: UpdateTurn, work: () => Promise<void> | undefined): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof CancelledError) return;
      if (error instanceof UnreachableError)
        throw new RetryLaterError('the Bot API cannot be reached', { cause: error });
      if (!(error instanceof TelegramError)) throw error;
      const line = { err: error, reference: referenceOf(turn) };
      if (error instanceof BlockedError) log.info(line, 'the chat is closed to the bot');
      else log.error(line, 'Telegram refuses an answer');
    }
  }

  return {
    classify,
    handle: (update, turn) => guarded(turn, () => route(update, turn)),
    interrupted: (update, turn) =>
      guarded(turn, async () => {
        const { incoming } = know(update);
        const record = TurnRecord.safeParse(turn.progress).data;
        const sender = incoming && senderOf(incoming);
        if (!sender) return;
        if (record) return await delivery.interrupted(record, pseudonym(sender.id), turn);
        const message = incoming.kind === 'press' ? incoming.press.message : incoming.message;
        if (message?.chat.type !== 'private') return;
        await outbox.send(placeOf(message), { text: WORDS.interruptedFree, entities: [] }, turn.signal);
      }),
    async tell({ person, chatId }, answer, signal) {
      if (answer.kind === 'progress' || answer.kind === 'notice') return;
      for (const message of await composer.compose(answer, person, '')) {
        await outbox.send({ chatId: Number(chatId), kind: 'private' }, message, signal);
      }
    },
    underWay: delivery.underWay,
  };
}

function senderOf(incoming: Incoming): Sender | undefined {
  return incoming.kind === 'press' ? incoming.press.from : incoming.message.from;
}

function placeOf(message: IncomingMessage): Place {
  const thread = message.is_topic_message === true ? message.message_thread_id : undefined;
  return {
    chatId: message.chat.id,
    kind: message.chat.type === 'private' ? 'private' : 'group',
    ...(thread === undefined ? {} : { threadId: thread }),
    ...(message.chat.type === 'private' ? {} : { replyTo: message.message_id }),
  };
}

/** Short, the same in every attempt, and in the log. */
const referenceOf = (turn: UpdateTurn) => turn.updateId.toString(36).toUpperCase();
