/**
 * From an update to whoever answers it. Before Telegraf sees anything: a token is taken out of the chat wherever it was
 * pasted, strangers are refused, floods are stopped, and groups get nothing personal.
 */
import type { UserFromGetMe } from 'telegraf/types';
import type { CommandRegistry } from '#commands/all-commands.ts';
import { linkButton } from '#commands/buttons.ts';
import { reply } from '#commands/reply.ts';
import type { UserState } from '#commands/user-state.ts';
import type { Clock } from '#platform/clock.ts';
import { hashId, type Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { requestIdOf } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import type { Keyboards as KeptKeyboards } from '#storage/keyboards.ts';
import type { Results } from '#storage/results.ts';
import type { Write } from '#storage/write.ts';
import type { Desk, Task } from './desks/desk.ts';
import { createInlineDesk } from './desks/inline.ts';
import { createLiveDesk, type LiveParts } from './desks/live.ts';
import { createRoutineDesk } from './desks/routine.ts';
import { createGuard } from './guard.ts';
import { answerPress, connectWith, createHandlers, type HandlerDeps, offerChanged } from './handlers.ts';
import type { Bot } from './jobs/inbox/inbox.ts';
import type { UpdateTurn } from './jobs/inbox/turn.ts';
import type { IncomingUpdate } from './jobs/inbox/update.ts';
import type { Outbox } from './jobs/outbox/outbox.ts';
import { saying } from './jobs/outbox/saying.ts';
import { createMenuDesk } from './menu.ts';
import type { ShownAnswer } from './render/answer.ts';
import { createAnswerComposer } from './render/composer.ts';
import { createKeyboards } from './render/keyboard.ts';
import { OPEN } from './render/protection.ts';
import { conclude, interruptedAnswer } from './run/conclusion.ts';
import { stepsOf } from './run/steps.ts';
import { createPress, readRecord } from './run/turn-record.ts';
import { createSpoken } from './spoken.ts';
import { createTelling, type Telling } from './telling.ts';
import { BotContext, personOf, placeOf } from './updates/context.ts';
import {
  classificationOf,
  type Incoming,
  type IncomingMessage,
  type IncomingPress,
  isAnonymous,
  readIncoming,
  saidToBot,
  wasJustChanged,
  wordsOf,
} from './updates/incoming.ts';

export interface TelegramBotOptions {
  outbox: Outbox;
  database: Database;
  /** What getMe says. */
  me: UserFromGetMe;
  commands: CommandRegistry;
  keyboards: KeptKeyboards;
  results: Pick<Results, 'putting' | 'keyOf' | 'take'>;
  /** What is kept of a person (pseudonym). */
  known(person: string): Promise<UserState>;
  /** Access tokens in a text. */
  looksLikeToken(text: string): { tokens: readonly string[] };
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Telegram ids of who may use the bot; everybody when unset. */
  allowedUserIds?: ReadonlySet<string> | undefined;
  /** Where messages of people's own accounts go, where anything takes them. */
  live?: LiveParts | undefined;
  questionLink: QuestionLink;
}

/** An address that opens the private chat, where /start runs the words for that person (pseudonym); and what keeps them. */
export type QuestionLink = (person: string, text: string) => { url: string; write: Write | undefined };

export interface TelegramBot extends Bot {
  tell: Telling['tell'];
}

const nothing = async () => undefined;
/** A finger that taps twice does so within this time. */
const DOUBLE_PRESS_MS = 1_500;

export function createTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { outbox, database, me, commands, clock, log } = options;
  const { pseudonym } = database;
  const commandNames = new Set<string>(commands.all.map(({ name }) => name));
  const keyboards = createKeyboards(options.keyboards, clock.now);
  const composer = createAnswerComposer({ keyboards, commandNames });
  const { known, wordsTo } = createSpoken(options);
  const guard = createGuard({ ...options, wordsTo });
  const { mayRun } = guard;
  const menu = createMenuDesk({ outbox, database, log });
  const { tell, spokenTo } = createTelling({ ...options, known, composer, menu });
  const deps: HandlerDeps = {
    ...options,
    known,
    wordsTo,
    spokenTo,
    keyboards,
    composer,
    menu,
    pressing: new Set(),
    pressCount: createRateLimiter(clock, DOUBLE_PRESS_MS),
    mayRun,
  };
  const middleware = createHandlers(deps).middleware();
  const desks: Desk[] = [
    ...(options.live ? [createLiveDesk({ ...options, ...options.live, pseudonym, tell, spokenTo })] : []),
    createInlineDesk({ ...options, known, mayRun, commandNames }),
    createRoutineDesk({ ...deps, pseudonym }),
  ];
  /** An update is mostly asked about twice in a row: where it belongs, and then what is to be done. */
  let last: { update: IncomingUpdate; task: Task } | undefined;

  function taskOf(update: IncomingUpdate): Task {
    if (last?.update !== update) last = { update, task: readTask(update) };
    return last.task;
  }

  function readTask(update: IncomingUpdate): Task {
    for (const desk of desks) {
      const task = desk(update);
      if (task) return task;
    }
    const incoming = readIncoming(update);
    return {
      classification: classificationOf(incoming, { commands }, pseudonym, me.username),
      async take(turn) {
        if (incoming?.kind === 'press') return onPress(update, incoming.press, turn);
        if (!incoming) return;
        const [token] = options.looksLikeToken(wordsOf(incoming.message)).tokens;
        if (token !== undefined) return onToken(update, incoming.message, token, turn);
        if (incoming.kind === 'message') await onMessage(update, incoming, turn);
      },
    };
  }

  function contextOf(
    update: IncomingUpdate,
    turn: UpdateTurn,
    sender: NonNullable<IncomingMessage['from']>,
    message: IncomingMessage,
  ) {
    return new BotContext(update, me, {
      turn,
      person: personOf(sender, pseudonym),
      place: placeOf(message),
      reference: requestIdOf(turn.updateId),
      earlier: readRecord(turn.progress),
    });
  }

  async function onMessage(
    update: IncomingUpdate,
    { message, edited }: Pick<Extract<Incoming, { kind: 'message' }>, 'message' | 'edited'>,
    turn: UpdateTurn,
  ): Promise<void> {
    if (!message.from || (edited && !wasJustChanged(message))) return;
    const context = contextOf(update, turn, message.from, message);
    if (context.place.kind === 'group') return await answerInGroup(context, message);
    const verdict = guard.message(message, context.person);
    if (verdict === 'go') await (edited ? offerChanged(deps, context, message) : middleware(context, nothing));
    else if (verdict !== 'silence') await tellAtOnce(context, verdict);
  }

  /** Where it answers, with a link that carries the words there. */
  async function answerInGroup(context: BotContext, message: IncomingMessage): Promise<void> {
    const { person } = context;
    const text = saidToBot(message, me);
    if (text === undefined || !guard.inGroup(text, person)) return;
    // Nobody else could take up what an anonymous administrator has said.
    const { url, write } = options.questionLink(person.id, isAnonymous(message) ? '' : text);
    if (write) await database.write(write);
    const words = await spokenTo(person.id, person.language);
    const onward = linkButton(words.text('group-answer-in-private'), url);
    await tellAtOnce(context, reply([words.text('errors-private-only')], { buttons: [[onward]] }));
  }

  async function onPress(update: IncomingUpdate, query: IncomingPress, turn: UpdateTurn): Promise<void> {
    const press = createPress(outbox, query.id);
    const { message, from } = query;
    const refusal = guard.press(query, personOf(from, pseudonym));
    if (!message || refusal !== undefined) return void press.answer(refusal, true);
    const context = contextOf(update, turn, from, message);
    delete context.place.replyTo;
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
    const context = contextOf(update, turn, message.from, message);
    if (removed) delete context.place.replyTo;
    const verdict = place.kind === 'private' ? guard.message(message, context.person) : 'go';
    if (verdict === 'go') await connectWith(deps, context, { token, removed });
    else if (verdict !== 'silence') await tellAtOnce(context, verdict);
  }

  async function tellAtOnce({ person, place, turn }: BotContext, answer: ShownAnswer): Promise<void> {
    const words = wordsTo(person);
    const { messages, write } = composer.compose(answer, { person: person.id, command: '', privacy: OPEN, words });
    await conclude(outbox, turn, saying(place, messages, words.language), write ? [write] : []);
  }

  /** Past the point of no return, or too often started: what is known of it is said, once. */
  async function interrupted(update: IncomingUpdate, turn: UpdateTurn): Promise<void> {
    const record = readRecord(turn.progress);
    const incoming = readIncoming(update);
    const message = incoming?.kind === 'press' ? incoming.press.message : incoming?.message;
    const place = record?.place ?? (message && placeOf(message));
    if (!place || (!record && place.kind === 'group')) return;
    // Only who asked can press the button, and a paid request is made in a private chat: its number is theirs.
    const person = pseudonym(place.chatId);
    const words = await spokenTo(person, (incoming?.kind === 'press' ? incoming.press : message)?.from?.language_code);
    const to = { person, command: record?.command ?? '', privacy: OPEN, words };
    const composed = composer.compose(interruptedAnswer(words, record), to);
    const progressId = record?.progressId;
    const steps = stepsOf(composed.messages, progressId === undefined ? {} : { edit: progressId }, undefined);
    await conclude(outbox, turn, { place, steps, language: words.language }, composed.write ? [composed.write] : []);
  }

  return {
    classify: (update) => taskOf(update).classification,
    handle: async (update, turn) => taskOf(update).take(turn),
    interrupted,
    tell,
  };
}
