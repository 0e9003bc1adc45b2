/** What is to be said in one chat, as it is kept until it has been said. */
import { z } from 'zod';
import { MenuEntry, OutgoingMessage, Place } from '../../api/message.ts';

const Step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('send'), message: OutgoingMessage }),
  /** May be repeated; where that message is gone it becomes a new one. */
  z.object({ do: z.literal('edit'), messageId: z.number(), message: OutgoingMessage }),
  /** May be repeated. `left`: what stands there instead where Telegram deletes that message no more. */
  z.object({ do: z.literal('delete'), messageId: z.number(), left: z.string().optional() }),
  /** May be repeated. */
  z.object({ do: z.literal('react'), messageId: z.number(), emoji: z.string() }),
  /** Which commands are offered in that chat; null: those that are everywhere. May be repeated. */
  z.object({ do: z.literal('menu'), commands: z.array(MenuEntry).nullable() }),
]);
export type Step = z.infer<typeof Step>;

/** Deletes itself so many milliseconds (at most 48 hours) after it was shown; `left` as in a step that deletes. */
const AutoDelete = z.object({ afterMs: z.number(), left: z.string() });
export type AutoDelete = z.infer<typeof AutoDelete>;

/** The update that it answers (request-context.ts). */
const Origin = z.object({ reference: z.string(), receivedAt: z.number(), command: z.string().optional() });

/** Steps that are made one after the other, the next when the one before is done. */
export const Delivery = z.object({
  place: Place,
  steps: z.array(Step),
  /** Before everything else that waits, in its own chat too. */
  urgent: z.boolean().optional(),
  /** ISO 639-1, for what the outbox adds by itself. */
  language: z.string().optional(),
  /** Of what it sends or edits. */
  autoDelete: AutoDelete.optional(),
  origin: Origin.optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Messages one after the other; only the first shows what it answers. */
export function toDelivery(place: Place, messages: readonly OutgoingMessage[], language?: string): Delivery {
  const steps = messages.map((message) => ({ do: 'send' as const, message }));
  return { place, steps, ...(language === undefined ? {} : { language }) };
}
