/** What is kept with an update while it is worked on, so that whoever comes after a crash knows what it was. */
import { z } from 'zod';
import type { Command, CommandInput, Person } from '#commands/command.ts';
import { Place } from '../api/message.ts';
import { UnreadableError } from '../jobs/inbox/job-context.ts';
import { KeptInvocation } from '../render/keyboard.ts';
import type { CallbackAnswer } from './callback-answer.ts';

export const RunRecord = z.object({
  /** Never with a token: what was pasted is not kept. */
  invocation: KeptInvocation,
  place: Place,
  /** What is being done, in words, once it is to be paid for. */
  doing: z.string(),
  /** Credits of the paid request that is about to be sent, or was. */
  credits: z.number(),
  /** The progress message. */
  progressId: z.number().optional(),
});
export type RunRecord = z.infer<typeof RunRecord>;

/** The record of an earlier attempt; undefined where it kept none. Throws UnreadableError for one of another form. */
export function readRecord(progress: unknown): RunRecord | undefined {
  if (progress === undefined || progress === null) return undefined;
  const read = RunRecord.safeParse(progress);
  if (!read.success) throw new UnreadableError('what an earlier attempt kept is of another form');
  return read.data;
}

/** What is to be run, for whom and where. */
export interface RunRequest {
  command: Command;
  input: CommandInput;
  person: Person;
  place: Place;
  answerPress?: CallbackAnswer | undefined;
  /** Nobody waits for it: only its outcome is shown. */
  quiet?: boolean;
  /** The message that the person wrote. */
  messageId?: number | undefined;
  /** The message whose button was pressed. */
  pressedId?: number | undefined;
}

/** The record of a run that has just begun. */
export function recordOf({ command, input, place }: Pick<RunRequest, 'command' | 'input' | 'place'>): RunRecord {
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
  };
}
