/** A command to run, for whom, and where its answer goes. */

import type { Command, CommandInput, Person } from '#commands/command.ts';
import type { Place } from '../api/message.ts';
import type { Press } from './press.ts';
import type { TurnRecord } from './turn-record.ts';

export interface Job {
  command: Command;
  input: CommandInput;
  person: Person;
  place: Place;
  /** Short, in the log and in the words about an error. */
  reference: string;
  press?: Press | undefined;
  /** Nobody waits for it: only its outcome is shown. */
  quiet?: boolean;
  /** The message whose button was pressed. */
  pressedId?: number | undefined;
}

/** The record of a run that has just begun. */
export function recordOf({
  command,
  input,
  place,
  reference,
}: Pick<Job, 'command' | 'input' | 'place' | 'reference'>): TurnRecord {
  return {
    command: command.name,
    argument: input.pasted ? '' : input.argument,
    confirmed: input.confirmed,
    ...(input.after === undefined ? {} : { after: input.after }),
    ...(input.about === undefined ? {} : { about: input.about }),
    place,
    reference,
    doing: '',
    credits: 0,
  };
}
