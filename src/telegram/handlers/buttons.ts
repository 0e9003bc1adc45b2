/** Runs the command of a pressed button; after a crash, the command comes from the record kept with the update. */
import { Composer } from 'telegraf';
import type { Command, CommandInput } from '#commands/command.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import type { BotParts } from '../bot-parts.ts';
import { type CallbackAnswer, createCallbackAnswer } from '../run/callback-answer.ts';
import { recordOf } from '../run/run-record.ts';
import type { BotContext } from '../updates/context.ts';
import type { CallbackQuery } from '../updates/update.ts';
import { runCommand } from './commands.ts';

/** Presses of one button within this time count as a double tap. */
const DOUBLE_PRESS_MS = 1_500;

export function buttonHandlers(parts: BotParts): Composer<BotContext> {
  /** Data of the stored buttons that are being looked up and used up now. */
  const pressing = new Set<string>();
  const pressCount = createRateLimiter(parts.clock, DOUBLE_PRESS_MS);

  async function handlePress(context: BotContext, query: CallbackQuery, answerPress: CallbackAnswer): Promise<void> {
    const { data = '', message } = query;
    const { person, earlier, place } = context;
    delete place.replyTo;
    // While the database stalls, the queue moves on: a second press must not find the button the first is using up.
    if (pressing.has(data)) return void answerPress(parts.cachedWords(person).text('errors-used-button'), true);
    const isKept = data.startsWith('k:');
    let invoked: { command: Command; input: CommandInput } | undefined;
    try {
      if (isKept) pressing.add(data);
      invoked = await resolvePress(parts, context, query, answerPress);
    } finally {
      if (isKept) pressing.delete(data);
    }
    if (!invoked || !message) return;
    // Ignore a double tap on a button that can be pressed again if its command calls the service.
    const isAgain = !earlier && pressCount(`${person.id} ${message.message_id} ${data}`).count > 1;
    if (isAgain && invoked.command.asksService) return;
    await runCommand(parts, context, invoked.command, invoked.input, { answerPress, pressedId: message.message_id });
  }

  const handlers = new Composer<BotContext>();
  handlers.on('callback_query', async (context) => {
    const { callback_query: query } = context.read;
    if (!query) return;
    const answerPress = createCallbackAnswer(parts.outbox, query.id);
    await handlePress(context, query, answerPress);
    answerPress();
  });
  return handlers;
}

/** The command that the press runs; uses up a single-use button. Undefined if the press was refused instead. */
async function resolvePress(
  { commands, keyboards, mayRun, readWords }: BotParts,
  { job, person, earlier, place }: BotContext,
  { data, message }: CallbackQuery,
  answerPress: CallbackAnswer,
): Promise<{ command: Command; input: CommandInput } | undefined> {
  const refuse = async (why: 'stale-button' | 'used-button' | 'not-invited') => {
    const words = await readWords(person.id, person.language);
    answerPress(words.text(`errors-${why}`), true);
    return undefined;
  };
  const meaning = earlier
    ? ({ kind: 'run', invocation: earlier.invocation, use: undefined } as const)
    : await keyboards.read(data, person.id);
  if (meaning.kind === 'used') return refuse('used-button');
  const command = meaning.kind === 'run' ? commands.find(meaning.invocation.command) : undefined;
  if (meaning.kind === 'gone' || !command || !message) return refuse('stale-button');
  if (!mayRun(person, command)) return refuse('not-invited');
  const { command: _, ...input } = meaning.invocation;
  // Used up and recorded in one write: a later attempt still knows what to run.
  if (meaning.use) await job.save(recordOf({ command, input, place }), [meaning.use]);
  return { command, input };
}
