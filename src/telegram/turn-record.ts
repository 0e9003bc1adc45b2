/** What is kept with an update while it is worked on, so that another attempt can go on where this one ended. */
import { z } from 'zod';
import { OutgoingMessage } from './outgoing.ts';
import { Place } from './place.ts';

/** An answer on its way. */
export const Answering = z.object({
  messages: z.array(OutgoingMessage),
  /** The first message takes the place of this one: an edit, which may be repeated. */
  editId: z.number().optional(),
  /** A progress message that goes when the answer is there. */
  removeId: z.number().optional(),
  /** Messages before this one have been sent; this one may have been. */
  next: z.number(),
  /** The last message known to be in the chat. */
  lastId: z.number().optional(),
});
export type Answering = z.infer<typeof Answering>;

export const TurnRecord = z.object({
  command: z.string(),
  /** Never a token: what was pasted is not kept. */
  argument: z.string(),
  confirmed: z.boolean(),
  place: Place,
  reference: z.string(),
  /** The message whose button was pressed. */
  pressedId: z.number().optional(),
  /** The progress message. */
  statusId: z.number().optional(),
  /** Credits of the paid calls that may have been sent. */
  credits: z.number(),
  answer: Answering.optional(),
});
export type TurnRecord = z.infer<typeof TurnRecord>;
