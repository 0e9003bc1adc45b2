/** What is due by itself (jobs/inbox/scheduler.ts), as the command that it stands for: run for its person, in their private chat. */
import { Composer } from 'telegraf';
import type { Update as TelegrafUpdate } from 'telegraf/types';
import { runDue } from '#commands/actions.ts';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { MayRun } from '../middleware/access.ts';
import { Run, type RunDeps } from '../run/run.ts';
import type { BotContext } from '../updates/context.ts';

interface RoutineDeps extends RunDeps {
  commands: CommandRegistry;
  mayRun: MayRun;
  pseudonym(id: string): string;
}

const isRoutine = (update: TelegrafUpdate): update is TelegrafUpdate => 'routine' in update;

export function routineHandlers(deps: RoutineDeps): Composer<BotContext> {
  const { commands, mayRun, pseudonym } = deps;
  const handlers = new Composer<BotContext>();
  handlers.on(isRoutine, async ({ read, job, reference, earlier }) => {
    if (!read.routine) return;
    const { id, userId, chatId, language, firstName } = read.routine;
    const person = { id: pseudonym(userId), userId, language, firstName };
    const command = commands.find(runDue.name);
    // Whoever may no longer use the bot is not told anything by it either.
    if (!command || !mayRun(person, command)) return;
    const input = { argument: '', args: { id } };
    const place = { chatId: Number(chatId), kind: 'private' as const };
    await new Run(deps, { command, input, person, place, reference, quiet: true }, job, earlier).execute();
  });
  return handlers;
}
