/** What is kept with an update while it is worked on, so that whoever comes after a crash knows what it was. */
import { z } from 'zod';
import { Place } from '../api/message.ts';
import { UnreadableError } from '../jobs/inbox/turn.ts';

export const TurnRecord = z.object({
  command: z.string(),
  /** Never a token: what was pasted is not kept. */
  argument: z.string(),
  confirmed: z.boolean(),
  after: z.enum(['search', 'ask']).optional(),
  about: z.string().optional(),
  place: Place,
  reference: z.string(),
  /** What is being done, in words, once it is to be paid for. */
  doing: z.string(),
  /** Credits of the paid request that is about to be sent, or was. */
  credits: z.number(),
  /** The progress message. */
  progressId: z.number().optional(),
});
export type TurnRecord = z.infer<typeof TurnRecord>;

/** The record of an earlier attempt; undefined where it kept none. Throws UnreadableError for one of another form. */
export function readRecord(progress: unknown): TurnRecord | undefined {
  if (progress === undefined || progress === null) return undefined;
  const read = TurnRecord.safeParse(progress);
  if (!read.success) throw new UnreadableError('what an earlier attempt kept is of another form');
  return read.data;
}
