/**
 * From an update to whoever answers it. Before Telegraf sees anything: a token is taken out of the chat wherever it was
 * pasted, strangers are refused, floods are stopped, and groups get nothing personal.
 */
import type { UserFromGetMe } from 'telegraf/types';
import type { Clock } from '../clock.ts';
import type { CommandBook } from '../commands/book.ts';
import type { Known } from '../commands/known.ts';
import { wordsIn } from '../commands/words/words.ts';
import type { Bot } from '../inbox/inbox.ts';
import type { UpdateTurn } from '../inbox/turn.ts';
import type { IncomingUpdate } from '../inbox/update.ts';
import { hashId, type Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { saying } from '../outbox/saying.ts';
import type { Database } from '../storage/database.ts';
import type { Keyboards as KeptKeyboards } from '../storage/keyboards.ts';
import { classificationOf } from './classification.ts';
import { createAnswerComposer } from './composer.ts';
import { concludeWith } from './conclusion.ts';
import { BotContext, personOf, placeOf } from './context.ts';
import { createGuard, type RateLimit } from './guard.ts';
import { answerPress, connectWith, createHandlers, type HandlerDeps } from './handlers.ts';
import { type Incoming, type IncomingMessage, type IncomingPress, readIncoming, wordsOf } from './incoming.ts';
import { createInlineDesk, type InlineParts, readInline } from './inline.ts';
import { interruptedAnswer } from './interrupted.ts';
import { createLiveDesk, type LiveParts, readLive } from './live.ts';
import { createMenuDesk } from './menu.ts';
import { createPress } from './press.ts';
import { OPEN } from './privacy.ts';
import type { ShownAnswer } from './render/answer.ts';
import { createKeyboards } from './render/keyboard.ts';
import { createRoutineDesk } from './routine-desk.ts';
import { referenceOf } from './running-work.ts';
import { stepsOf } from './steps.ts';
import { createStopDesk, readStopped } from './stopped.ts';
import { createTelling, type Telling } from './telling.ts';
import { readRecord, type TurnRecord } from './turn-record.ts';
import { createWhispers } from './whispers.ts';

export interface TelegramBotOptions {
  outbox: Outbox;
  database: Database;
  /** What getMe says. */
  me: UserFromGetMe;
  commands: CommandBook;
  keyboards: KeptKeyboards;
  /** What is kept of a person (pseudonym). */
  known(person: string): Promise<Known>;
  /** Stops the paid request of a person (pseudonym) that came with an update. */
  cancel(person: string, updateId: number): Promise<unknown>;
  /** Access tokens in a text. */
  looksLikeToken(text: string): { tokens: readonly string[] };
  clock: Clock;
  log: Log;
  /** Telegram ids of who may use the bot; everybody when unset. */
  allowedUserIds?: ReadonlySet<string> | undefined;
  freeRate?: RateLimit | undefined;
  /** Where messages of people's own accounts go, where anything takes them. */
  live?: LiveParts | undefined;
  questionLink: InlineParts['questionLink'];
  shared: InlineParts['shared'];
}

export interface TelegramBot extends Bot {
  tell: Telling['tell'];
}

const nothing = async () => undefined;

export function createTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { outbox, database, me, commands, clock, log } = options;
  const { pseudonym } = database;
  const commandNames = new Set<string>(commands.all.map(({ name }) => name));
  const keyboards = createKeyboards(options.keyboards, clock.now);
  const composer = createAnswerComposer({ keyboards, clock, commandNames });
  const guard = createGuard(options);
  const menu = createMenuDesk({ outbox, database, log });
  const deps: HandlerDeps = {
    ...options,
    keyboards,
    composer,
    menu,
    whispers: createWhispers({ ...options, composer }),
    pressing: new Set(),
    mayRun: guard.mayRun,
  };
  const routines = createRoutineDesk({ ...deps, pseudonym });
  const middleware = createHandlers(deps).middleware();
  /** An update is mostly asked about twice in a row: where it belongs, and then what is to be done. */
  let last: { update: IncomingUpdate; incoming: Incoming | undefined } | undefined;

  function read(update: IncomingUpdate): Incoming | undefined {
    if (last?.update !== update) last = { update, incoming: readIncoming(update) };
    return last.incoming;
  }

  function contextOf(
    update: IncomingUpdate,
    turn: UpdateTurn,
    sender: NonNullable<IncomingMessage['from']>,
    message: IncomingMessage,
    earlier: TurnRecord | undefined,
  ) {
    const reference = referenceOf(turn.updateId);
    return new BotContext(update, me, {
      turn,
      person: personOf(sender, pseudonym),
      place: placeOf(message),
      reference,
      earlier,
    });
  }

  async function onMessage(update: IncomingUpdate, message: IncomingMessage, turn: UpdateTurn): Promise<void> {
    if (!message.from) return;
    const context = contextOf(update, turn, message.from, message, readRecord(turn.progress));
    const verdict = guard.message(message, context.person);
    if (verdict === 'go') await middleware(context, nothing);
    else if (verdict !== 'silence') await tellAtOnce(context, verdict);
  }

  async function onPress(update: IncomingUpdate, query: IncomingPress, turn: UpdateTurn): Promise<void> {
    const press = createPress(outbox, query.id);
    const { message, from } = query;
    const refusal = guard.press(query, personOf(from, pseudonym));
    if (!message || refusal !== undefined) return void press.answer(refusal, true);
    const context = contextOf(update, turn, from, message, readRecord(turn.progress));
    delete context.place.replyTo;
    if (message.ephemeral_message_id !== undefined) context.place.onlyFor = { userId: from.id, pressId: query.id };
    await answerPress(deps, context, query, press);
    press.answer();
  }

  /** Out of the chat first; then it is only ever seen by /connect, which binds it to nobody outside a private chat. */
  async function onToken(
    update: IncomingUpdate,
    message: IncomingMessage,
    token: string,
    turn: UpdateTurn,
  ): Promise<void> {
    const place = placeOf(message);
    const removed = await outbox.remove(place, message.message_id);
    log.info({ removed, chat: hashId(message.chat.id), kind: message.chat.type }, 'a pasted token was intercepted');
    if (message.chat.type === 'channel' || !message.from) return;
    const context = contextOf(update, turn, message.from, message, readRecord(turn.progress));
    if (removed) delete context.place.replyTo;
    const verdict = place.kind === 'private' ? guard.message(message, context.person) : 'go';
    if (verdict === 'go') await connectWith(deps, context, { token, removed });
    else if (verdict !== 'silence') await tellAtOnce(context, verdict);
  }

  async function tellAtOnce({ person, place }: BotContext, answer: ShownAnswer): Promise<void> {
    const words = wordsIn(person.language);
    const { messages, write } = composer.compose(answer, { person: person.id, command: '', privacy: OPEN, words });
    if (write) await database.write(write);
    await outbox.say(saying(place, messages, words.writing.language));
  }

  /** Past the point of no return, or too often started: what is known of it is said, once. */
  async function interrupted(update: IncomingUpdate, turn: UpdateTurn): Promise<void> {
    const record = readRecord(turn.progress);
    const incoming = read(update);
    const message = incoming?.kind === 'press' ? incoming.press.message : incoming?.message;
    const place = record?.place ?? (message && placeOf(message));
    if (message && message.chat.type !== 'private') outbox.react(placeOf(message), message.message_id, undefined);
    if (!place || (!record && place.kind === 'group')) return;
    // Only who asked can press the button, and a paid request is made in a private chat: its number is theirs.
    const person = pseudonym(place.onlyFor?.userId ?? place.chatId);
    const words = await spokenTo(person, (incoming?.kind === 'press' ? incoming.press : message)?.from?.language_code);
    const answer = (await routines.lost(record, person)) ?? interruptedAnswer(words, record);
    const composed = composer.compose(answer, {
      person,
      command: record?.command ?? '',
      privacy: OPEN,
      words,
    });
    const progressId = record?.progressId;
    const steps = stepsOf(composed.messages, progressId === undefined ? {} : { edit: progressId }, undefined);
    await concludeWith(
      outbox,
      turn,
      { place, steps, language: words.writing.language },
      composed.write ? [composed.write] : [],
    );
  }

  function tokensIn(incoming: Incoming): readonly string[] {
    const words = incoming.kind === 'press' ? '' : wordsOf(incoming.message);
    return words === '' ? [] : options.looksLikeToken(words).tokens;
  }

  const { tell, spokenTo } = createTelling({ ...options, composer, menu });
  const inline = createInlineDesk({ ...options, commandNames, mayRun: guard.mayRun });
  const live = createLiveDesk({ ...options, live: options.live, pseudonym, tell, spokenTo });
  const stops = createStopDesk({ ...options, pseudonym });

  return {
    classify: (update) =>
      live.classify(readLive(update)) ??
      inline.classify(readInline(update)) ??
      stops.classify(readStopped(update)) ??
      routines.classify(routines.read(update)) ??
      classificationOf(read(update), { commands }, pseudonym, me.username),
    async handle(update, turn) {
      const heard = readLive(update);
      if (heard) return live.take(heard, turn);
      const typed = readInline(update);
      if (typed) return inline.take(typed);
      const stopped = readStopped(update);
      if (stopped) return stops.take(stopped);
      const due = routines.read(update);
      if (due) return routines.take(due, turn);
      const incoming = read(update);
      if (!incoming) return;
      if (incoming.kind === 'press') return onPress(update, incoming.press, turn);
      const [token] = tokensIn(incoming);
      if (token !== undefined) return onToken(update, incoming.message, token, turn);
      if (incoming.kind === 'message' && !incoming.edited) await onMessage(update, incoming.message, turn);
    },
    interrupted,
    tell,
  };
}
