/** What is kept with an update while it is worked on, so that whoever comes after a crash knows what it was. */
import { z } from 'zod';
import { Place } from '../api/message.ts';
import { UnreadableError } from '../jobs/inbox/turn.ts';

export const TurnRecord = z.object({
  /** Of this form; a newer one is left to a newer version. */
  form: z.literal(1),
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

/** As it was kept before forms had numbers: in a database that has just been brought up to date. */
const Unnumbered = z
  .strictObject({
    ...TurnRecord.omit({ form: true, doing: true, progressId: true }).shape,
    statusId: z.number().optional(),
    pressedId: z.number().optional(),
    answer: z.unknown().optional(),
  })
  .transform(({ statusId, pressedId: _, answer: __, ...kept }): TurnRecord => {
    return { ...kept, form: 1, doing: '', ...(statusId === undefined ? {} : { progressId: statusId }) };
  });

const Kept = z.union([TurnRecord, Unnumbered]);

/** The record of an earlier attempt; undefined where it kept none. Throws UnreadableError for one of another form. */
export function readRecord(progress: unknown): TurnRecord | undefined {
  if (progress === undefined || progress === null) return undefined;
  const read = Kept.safeParse(progress);
  if (!read.success) throw new UnreadableError('what an earlier attempt kept is of another form');
  return read.data;
}
