/**
 * Telegraf's part: a Composer with the bot's commands, its buttons, and what else people write. What comes here has been
 * let in by bot.ts.
 */
import { Composer } from 'telegraf';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { Command, CommandInput } from '#commands/command.ts';
import type { createRateLimiter } from '#platform/rate-limiter.ts';
import type { Guard } from './guard.ts';
import type { MenuDesk } from './menu.ts';
import type { Keyboards } from './render/keyboard.ts';
import { readReplyMark } from './render/reply-mark.ts';
import { Run, type RunDeps } from './run/run.ts';
import { type Job, type Press, recordOf } from './run/turn-record.ts';
import type { Telling } from './telling.ts';
import type { BotContext } from './updates/context.ts';
import {
  commandOf,
  type IncomingMessage,
  type IncomingPress,
  isPassedOn,
  isSomethingSent,
  sentFileOf,
  wordsOf,
} from './updates/incoming.ts';
import { ownMessageOf, SAVED } from './updates/own-message.ts';
import { type Replied, repliedIn } from './updates/replied.ts';

export interface HandlerDeps extends RunDeps {
  keyboards: Keyboards;
  commands: CommandRegistry;
  /** Data of the kept buttons that are being looked up, and used up, right now. */
  pressing: Set<string>;
  /** Presses of one button: a finger that taps twice asks once. */
  pressCount: ReturnType<typeof createRateLimiter>;
  mayRun: Guard['mayRun'];
  menu: MenuDesk;
  spokenTo: Telling['spokenTo'];
}

const NO_REPLY: Replied = { isAnswer: false };
/** A sign of applause asks nothing. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** What Telegraf has read of a message that is a command. */
interface TypedCommand {
  command: string;
  payload: string;
}

export function createHandlers(deps: HandlerDeps): Composer<BotContext> {
  const { commands } = deps;
  const listed = commands.all.filter((command) => command.listed).map(({ name }) => name);
  const handlers = new Composer<BotContext>();

  handlers.command(new RegExp(`^(?:${listed.join('|')})$`, 'i'), async (context) => {
    const { command, payload } = context as BotContext & TypedCommand;
    if (isPassedOn(messageOf(context))) return await said(deps, context);
    const found = commands.find(command);
    const argument = payload.trim();
    const { isAnswer: _, ...replied } = found?.name === 'ask' ? repliedIn(context) : NO_REPLY;
    if (found) await start(deps, context, found, { argument, ...quotedIn(context, argument), ...replied });
  });
  // Hidden commands are run by buttons only: typed, they are words like any other.
  handlers.on('message', (context) => said(deps, context));
  return handlers;
}

async function start(
  deps: HandlerDeps,
  context: BotContext,
  command: Command,
  input: Partial<CommandInput>,
  pressed?: { press: Press; pressedId: number },
): Promise<void> {
  const { person, place, reference, turn, earlier } = context;
  const job: Job = {
    command,
    input: { argument: '', ...input },
    person,
    place,
    reference,
    ...(pressed === undefined ? { messageId: context.message?.message_id } : pressed),
  };
  const known = await new Run(deps, job, turn, earlier).go();
  // Of whom nothing was read there is nothing to compare, and nothing has changed.
  if (command.changesPerson) void deps.menu.fitTo(person, deps.known(person.id));
  else if (known) void deps.menu.fitTo(person, known);
}

const messageOf = ({ message }: BotContext) => message as unknown as IncomingMessage;

/** What a command may be about besides its words: the message that is answered, or this one. */
function quotedIn({ message }: BotContext, argument: string): Pick<CommandInput, 'quoted'> {
  const { reply_to_message: replied } = message as { reply_to_message?: unknown };
  const quoted =
    replied === undefined
      ? argument && ownMessageOf({ ...message, text: argument }, SAVED)
      : ownMessageOf(replied, SAVED);
  return quoted ? { quoted } : {};
}

/** Words without a command: the reply to a question of ours continues its command, one to an answer asks on, anything else is the fallback's. */
async function said(deps: HandlerDeps, context: BotContext): Promise<void> {
  const { commands } = deps;
  const message = messageOf(context);
  const passedOn = isPassedOn(message);
  const words = wordsOf(message).trim();
  const argument = passedOn ? words.replace(/^\/+/, '') : words;
  // Under a picture too.
  const named = passedOn ? undefined : commandOf(message, context.me);
  const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
  const file = sentFileOf(message);
  const taker = command === undefined || command.name === 'import' ? commands.find('import') : undefined;
  if (file && taker) return await start(deps, context, taker, { file });
  if (command?.listed && named !== 'other')
    return await start(deps, context, command, { argument: named?.argument ?? '' });
  if (argument === '' && !isSomethingSent(context.update)) return;
  const question = message.reply_to_message;
  const mark = question?.from?.id === context.botInfo.id ? readReplyMark(question) : undefined;
  const isTyped = argument.startsWith('/');
  // The mark of an answer names what it goes on from, which repliedIn reads.
  const continued = mark === undefined || mark.about !== undefined || isTyped ? undefined : commands.find(mark.command);
  const { isAnswer: _, ...replied } = continued || isTyped ? NO_REPLY : repliedIn(context);
  await start(deps, context, continued ?? commands.fallback, {
    argument,
    ...replied,
    ...(passedOn ? { isForward: true, ...quotedIn(context, argument) } : {}),
  });
}

/** What a message says after it was changed, in private. */
export async function offerChanged(deps: HandlerDeps, context: BotContext, message: IncomingMessage): Promise<void> {
  const argument = wordsOf(message).trim();
  if (isPassedOn(message) || !HAS_WORDS.test(argument)) return;
  await start(deps, context, deps.commands.fallback, { argument, isEdited: true });
}

/** A token that was taken out of the chat: only /connect ever sees it. */
export async function connectWith(
  deps: HandlerDeps,
  context: BotContext,
  pasted: NonNullable<CommandInput['pasted']>,
): Promise<void> {
  const connect = deps.commands.find('connect');
  if (connect) await start(deps, context, connect, { pasted });
}

/** A button; what it ran in an earlier attempt is kept with its update. */
export async function answerPress(
  deps: HandlerDeps,
  context: BotContext,
  query: IncomingPress,
  press: Press,
): Promise<void> {
  const { pressing } = deps;
  const { data = '', message } = query;
  // While the database stalls the chat goes on: an impatient second press must not find what the first is using up.
  if (pressing.has(data)) return void press.answer(deps.wordsTo(context.person).text('errors-used-button'), true);
  const isKept = data.startsWith('k:');
  let meant: { command: Command; input: CommandInput } | undefined;
  try {
    if (isKept) pressing.add(data);
    meant = await meaningOf(deps, context, query, press);
  } finally {
    if (isKept) pressing.delete(data);
  }
  if (!meant || !message) return;
  // What may be opened once more, and is paid for each time.
  const isAgain = !context.earlier && deps.pressCount(`${context.person.id} ${message.message_id} ${data}`).count > 1;
  if (isAgain && meant.command.calls.length > 0) press.answer();
  else await start(deps, context, meant.command, meant.input, { press, pressedId: message.message_id });
}

/** What the press runs, used up if it may run once; undefined when the press was answered instead. */
async function meaningOf(
  { commands, keyboards, mayRun, spokenTo }: HandlerDeps,
  { turn, person, earlier, place, reference }: BotContext,
  { data, message }: IncomingPress,
  press: Press,
): Promise<{ command: Command; input: CommandInput } | undefined> {
  const refuse = async (why: 'stale-button' | 'used-button' | 'not-invited') => {
    const words = await spokenTo(person.id, person.language);
    press.answer(words.text(`errors-${why}`), true);
    return undefined;
  };
  const meaning = earlier
    ? ({ kind: 'run', invocation: earlier, use: undefined } as const)
    : await keyboards.read(data, person.id);
  if (meaning.kind === 'used') return refuse('used-button');
  const command = meaning.kind === 'run' ? commands.find(meaning.invocation.command) : undefined;
  if (meaning.kind === 'gone' || !command || !message) return refuse('stale-button');
  if (!mayRun(person, command)) return refuse('not-invited');
  const { argument, args, about } = meaning.invocation;
  const input = {
    argument,
    ...(args === undefined ? {} : { args }),
    ...(about === undefined ? {} : { about }),
  };
  if (meaning.use) {
    // Used up and noted in one write: another attempt still knows what to run.
    const record = recordOf({ command, input, place, reference });
    await turn.save(record, [meaning.use]);
  }
  return { command, input };
}
