/**
 * Telegraf's part: a Composer whose handlers are for commands, for other words and for presses. Which command is meant is
 * read once and looked up in the book: handlers added for each of them would be asked in turn. What comes here has been
 * let in by router.ts.
 */
import { Composer, Context, type MiddlewareFn } from 'telegraf';
import type { Update, UserFromGetMe } from 'telegraf/types';
import { z } from 'zod';
import type { CommandBook } from '../commands/book.ts';
import type { Command, CommandInput, Person } from '../commands/command.ts';
import type { UpdateTurn } from '../updates/turn.ts';
import type { UndiciTelegram } from './bot-api.ts';
import { type Delivery, recordOf } from './delivery.ts';
import { commandOf, type IncomingMessage, type IncomingPress, isSomethingSent, wordsOf } from './incoming.ts';
import type { Outbox } from './outbox.ts';
import { OutgoingMessage } from './outgoing.ts';
import type { Place } from './place.ts';
import type { Press } from './press.ts';
import type { Keyboards, Pressed } from './render/keyboard.ts';
import type { Job } from './run.ts';
import { type SendingDeps, sendOne } from './sending.ts';
import type { TurnRecord } from './turn-record.ts';
import { askedCommand, WORDS } from './words.ts';

/** What router.ts knows of an update by the time Telegraf sees it. */
export interface Admitted {
  turn: UpdateTurn;
  person: Person;
  place: Place;
  reference: string;
  earlier: TurnRecord | undefined;
  message?: IncomingMessage;
  pressed?: { query: IncomingPress; press: Press };
}

export class BotContext extends Context {
  readonly admitted: Admitted;
  constructor(update: object, telegram: UndiciTelegram, me: UserFromGetMe, admitted: Admitted) {
    super(update as Update, telegram, me);
    this.admitted = admitted;
  }
}

export interface HandlerDeps extends SendingDeps {
  outbox: Outbox;
  keyboards: Keyboards;
  commands: CommandBook;
  delivery: Delivery;
  /** Telegram's id of the bot. */
  botId: number;
}

const nothing = async () => undefined;
const Rest = z.object({ messages: z.array(OutgoingMessage) });

export function createHandlers(deps: HandlerDeps): (context: BotContext) => Promise<void> {
  const middleware = new Composer<BotContext>(typed(deps), said(deps), pressed(deps)).middleware();
  return async (context) => {
    await middleware(context, nothing);
  };
}

function jobOf(
  { person, place, reference, pressed }: Admitted,
  command: Command,
  { argument, confirmed = false }: Pick<CommandInput, 'argument'> & { confirmed?: boolean | undefined },
  kept = false,
): Job {
  return {
    command,
    input: { argument, confirmed },
    person,
    place,
    reference,
    kept,
    ...(pressed === undefined ? {} : { press: pressed.press }),
    ...(pressed?.query.message === undefined ? {} : { pressedId: pressed.query.message.message_id }),
  };
}

/** A command of the book. Hidden ones are run by buttons only: typed, they are words like any other. */
function typed({ commands, delivery }: HandlerDeps): MiddlewareFn<BotContext> {
  return ({ admitted, me }, next) => {
    const named = admitted.message && commandOf(admitted.message, me);
    // Meant for another bot.
    if (named === 'other') return nothing();
    const command = named && commands.find(named.name);
    if (!named || !command?.listed) return next();
    return delivery.deliver(jobOf(admitted, command, named), admitted.turn, admitted.earlier);
  };
}

/** Words without a command: the reply to a question of ours continues its command, anything else is the fallback's. */
function said({ commands, delivery, botId }: HandlerDeps): MiddlewareFn<BotContext> {
  return async ({ admitted, update }, next) => {
    const { message, place, turn, earlier } = admitted;
    if (!message) return await next();
    if (place.kind !== 'private') return;
    const argument = wordsOf(message).trim();
    if (argument === '' && !isSomethingSent(update)) return;
    const question = message.reply_to_message;
    const asked = question?.from?.id === botId ? askedCommand(question.text ?? '') : undefined;
    const command =
      (asked === undefined || argument.startsWith('/') ? undefined : commands.find(asked)) ?? commands.fallback;
    await delivery.deliver(jobOf(admitted, command, { argument }), turn, earlier);
  };
}

function pressed(deps: HandlerDeps): MiddlewareFn<BotContext> {
  return async ({ admitted }) => {
    if (admitted.pressed) await answerPress(deps, admitted, admitted.pressed);
  };
}

async function answerPress(
  deps: HandlerDeps,
  admitted: Admitted,
  { query, press }: NonNullable<Admitted['pressed']>,
): Promise<void> {
  const { turn, person, earlier } = admitted;
  const meaning: Pressed = earlier
    ? { kind: 'run', kept: true, invocation: earlier }
    : await deps.keyboards.read(query.data, person.id);
  switch (meaning.kind) {
    case 'run':
      await runPressed(deps, admitted, press, meaning);
      break;
    case 'rest':
      press.answer();
      await sendRest(deps, admitted, meaning.rest);
      break;
    case 'gone':
      // A press that was used up by an earlier attempt, which ended before it could note what to run.
      if (turn.attempt > 1) await sendWords(deps, admitted, WORDS.pressLost);
      else press.answer(WORDS.goneButton, true);
      break;
    case 'unknown':
      press.answer(WORDS.unknownButton, true);
      break;
    case 'inert':
      break;
  }
  await press.settled();
}

async function runPressed(
  { commands, delivery }: HandlerDeps,
  admitted: Admitted,
  press: Press,
  { invocation, kept }: Pressed & { kind: 'run' },
): Promise<void> {
  const command = commands.find(invocation.command);
  if (!command) press.answer(WORDS.unknownButton, true);
  else if (admitted.place.kind === 'group' && !command.inGroups) press.answer(WORDS.privateOnly, true);
  else {
    const job = jobOf(admitted, command, invocation, kept);
    const record = admitted.earlier ?? recordOf(job);
    if (kept && !admitted.earlier) await admitted.turn.saveProgress(record);
    await delivery.deliver(job, admitted.turn, record);
  }
}

async function sendRest(deps: HandlerDeps, { place, turn }: Admitted, kept: unknown): Promise<void> {
  for (const message of Rest.safeParse(kept).data?.messages ?? []) {
    await sendOne(deps, place, message, false, turn.signal);
  }
}

async function sendWords(deps: HandlerDeps, { place, turn }: Admitted, text: string): Promise<void> {
  await sendOne(deps, place, { text, entities: [] }, false, turn.signal);
}
