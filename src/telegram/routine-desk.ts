/** What is due by itself (inbox/timetable.ts), as the command that it stands for: run for its person, in their private chat. */
import { z } from 'zod';
import type { Place } from '../bot-api/message.ts';
import type { CommandBook } from '../commands/book.ts';
import type { Person } from '../commands/command.ts';
import { wordsIn } from '../commands/words/words.ts';
import type { UpdateTurn } from '../inbox/turn.ts';
import type { Classification } from '../inbox/update.ts';
import { referenceOf } from '../origin.ts';
import { FIRST_OWN_NUMBER } from '../storage/inbox.ts';
import type { Guard } from './guard.ts';
import { lostRoutineAnswer } from './interrupted.ts';
import type { ShownAnswer } from './render/answer.ts';
import { Run, type RunDeps } from './run.ts';
import { readRecord, type TurnRecord } from './turn-record.ts';

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

/** What is due, whose it is, and where it is told. */
export interface Due {
  readonly id: string;
  readonly person: Person;
  readonly place: Place;
}

export interface RoutineDesk {
  /** Undefined for all other updates. */
  read(update: unknown): Due | undefined;
  classify(due: Due | undefined): Classification | undefined;
  /** Whoever may no longer use the bot is not told anything by it either. */
  take(due: Due, turn: UpdateTurn): Promise<void>;
  /** What is said of a run of `person` (pseudonym) that ended with its process; undefined for other commands' runs. */
  lost(record: TurnRecord | undefined, person: string): Promise<ShownAnswer | undefined>;
}

export function createRoutineDesk(
  deps: RunDeps & { commands: CommandBook; mayRun: Guard['mayRun']; pseudonym(id: string): string },
): RoutineDesk {
  const { commands, mayRun, pseudonym, known } = deps;
  return {
    read(update) {
      const isOurs = typeof update === 'object' && update !== null && 'routine' in update;
      const read = isOurs ? Update.safeParse(update).data : undefined;
      if (!read) return undefined;
      const { id, userId, chatId, language, firstName } = read.routine;
      return {
        id,
        person: { id: pseudonym(userId), userId, language, firstName },
        place: { chatId: Number(chatId), kind: 'private' },
      };
    },
    // It waits for nobody in the chat, and nobody there waits for it.
    classify: (due) => due && { lane: `routine ${due.id}`, control: false, recorded: true },
    async take({ id, person, place }, turn) {
      const command = commands.find('routine');
      if (!command || !mayRun(person, command)) return;
      const input = { argument: id, confirmed: false };
      const job = { command, input, person, place, reference: referenceOf(turn.updateId), quiet: true };
      await new Run(deps, job, turn, readRecord(turn.progress)).go();
    },
    async lost(record, person) {
      if (record?.command !== 'routine') return undefined;
      const { settings, connection } = await known(person);
      return lostRoutineAnswer(record, wordsIn(settings.language ?? connection?.language ?? 'en'));
    },
  };
}
