/** What is to be said in one chat, as it is kept until it has been said. */
import { z } from 'zod';
import { OutgoingMessage, Place } from '../bot-api/message.ts';

const Step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('send'), message: OutgoingMessage }),
  /** May be repeated; where that message is gone it becomes a new one. */
  z.object({ do: z.literal('edit'), messageId: z.number(), message: OutgoingMessage }),
  /** May be repeated. */
  z.object({ do: z.literal('delete'), messageId: z.number() }),
]);
export type Step = z.infer<typeof Step>;

/** Steps that are made one after the other, the next when the one before is done. */
export const Saying = z.object({
  place: Place,
  steps: z.array(Step),
  /** Before everything else that waits, in its own chat too. */
  urgent: z.boolean().optional(),
  /** ISO 639-1, for what the outbox adds by itself. */
  language: z.string().optional(),
});
export type Saying = z.infer<typeof Saying>;

/** Messages one after the other; only the first shows what it answers. */
export function saying(place: Place, messages: readonly OutgoingMessage[], language?: string): Saying {
  const steps = messages.map((message) => ({ do: 'send' as const, message }));
  return { place, steps, ...(language === undefined ? {} : { language }) };
}
