/** Runs a due routine (jobs/inbox/scheduler.ts) as a command for its person, in their private chat. */
import { Composer } from 'telegraf';
import type { Update as TelegrafUpdate } from 'telegraf/types';
import { runDue } from '#commands/actions.ts';
import type { BotParts } from '../bot-parts.ts';
import { Run } from '../run/run.ts';
import type { BotContext } from '../updates/context.ts';

const isRoutine = (update: TelegrafUpdate): update is TelegrafUpdate => 'routine' in update;

export function routineHandlers(parts: BotParts): Composer<BotContext> {
  const { commands, mayRun, database } = parts;
  const handlers = new Composer<BotContext>();
  handlers.on(isRoutine, async ({ read, job, earlier }) => {
    if (!read.routine) return;
    const { id, userId, chatId, language, firstName } = read.routine;
    const person = { id: database.pseudonym(userId), userId, language, firstName };
    const command = commands.find(runDue.name);
    // People who may no longer use the bot get no messages from it either.
    if (!command || !mayRun(person, command)) return;
    const input = { argument: '', args: { id } };
    const place = { chatId: Number(chatId), kind: 'private' as const };
    await new Run(parts, { command, input, person, place, quiet: true }, job, earlier).execute();
  });
  return handlers;
}
