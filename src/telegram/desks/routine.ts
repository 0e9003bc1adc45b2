/** What is due by itself (inbox/timetable.ts), as the command that it stands for: run for its person, in their private chat. */

import { z } from 'zod';
import { runDue } from '#commands/actions.ts';
import type { CommandRegistry } from '#commands/all-commands.ts';
import { requestIdOf } from '#platform/request-context.ts';
import { FIRST_OWN_NUMBER } from '#storage/inbox.ts';
import type { Guard } from '../guard.ts';
import { Run, type RunDeps } from '../run/run.ts';
import { readRecord } from '../run/turn-record.ts';
import type { Desk } from './desk.ts';

const Update = z.object({
  // Telegram's numbers are lower.
  update_id: z.int().min(FIRST_OWN_NUMBER),
  routine: z.object({
    id: z.string(),
    userId: z.string(),
    chatId: z.string(),
    language: z.string(),
    firstName: z.string(),
  }),
});

export function createRoutineDesk(
  deps: RunDeps & { commands: CommandRegistry; mayRun: Guard['mayRun']; pseudonym(id: string): string },
): Desk {
  const { commands, mayRun, pseudonym } = deps;
  return (update) => {
    const due = 'routine' in update ? Update.safeParse(update).data?.routine : undefined;
    if (!due) return undefined;
    const { id, userId, chatId, language, firstName } = due;
    const person = { id: pseudonym(userId), userId, language, firstName };
    return {
      // It waits for nobody in the chat, and nobody there waits for it.
      classification: { lane: `routine ${id}`, control: false, recorded: true },
      async take(turn) {
        const command = commands.find(runDue.name);
        // Whoever may no longer use the bot is not told anything by it either.
        if (!command || !mayRun(person, command)) return;
        const input = { argument: '', args: { id } };
        const place = { chatId: Number(chatId), kind: 'private' as const };
        const job = { command, input, person, place, reference: requestIdOf(turn.updateId), quiet: true };
        await new Run(deps, job, turn, readRecord(turn.progress)).go();
      },
    };
  };
}
