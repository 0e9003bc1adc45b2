/** The record stored with an update while its command runs, so that an attempt after a crash knows what it was. */
import { z } from 'zod';
import type { Command, CommandInput, Person } from '#commands/command.ts';
import { Place } from '../api/message.ts';
import { UnreadableError } from '../jobs/inbox/job-context.ts';
import { KeptInvocation } from '../render/keyboard.ts';
import type { CallbackAnswer } from './callback-answer.ts';

export const RunRecord = z.object({
  /** Never contains a pasted token. */
  invocation: KeptInvocation,
  place: Place,
  /** Description of the work, once it pays or does long work. */
  doing: z.string(),
  /** Credits of the paid request that is about to be sent or was sent. */
  credits: z.number(),
  /** Message id of the progress message. */
  progressId: z.number().optional(),
});
export type RunRecord = z.infer<typeof RunRecord>;

/** The record of an earlier attempt; undefined if there is none. @throws UnreadableError for an unknown format */
export function readRecord(progress: unknown): RunRecord | undefined {
  if (progress === undefined || progress === null) return undefined;
  const read = RunRecord.safeParse(progress);
  if (!read.success) throw new UnreadableError('the record of an earlier attempt has an unknown format');
  return read.data;
}

/** A command to run, with its person and chat. */
export interface RunRequest {
  command: Command;
  input: CommandInput;
  person: Person;
  place: Place;
  answerPress?: CallbackAnswer | undefined;
  /** Shows no progress, only the outcome, because nobody waits for it. */
  quiet?: boolean;
  /** The message that the person wrote. */
  messageId?: number | undefined;
  /** The message whose button was pressed. */
  pressedId?: number | undefined;
  /** The bot's message that progress and answer replace. */
  shownId?: number | undefined;
}

/** The name of a person's message in `BotParts.answers`. */
export const answerName = (chatId: number, messageId: number): string => `${chatId} ${messageId}`;

/** The record of a run that has just begun. */
export function recordOf({
  command,
  input,
  place,
  shownId,
}: Pick<RunRequest, 'command' | 'input' | 'place' | 'shownId'>): RunRecord {
  const { argument, args, about, pasted } = input;
  return {
    invocation: {
      command: command.name,
      argument: pasted ? '' : argument,
      ...(args === undefined ? {} : { args }),
      ...(about === undefined ? {} : { about }),
    },
    place,
    doing: '',
    credits: 0,
    ...(shownId === undefined ? {} : { progressId: shownId }),
  };
}
