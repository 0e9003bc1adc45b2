/** What to send to one chat, as stored in the database until it is sent. */
import { z } from 'zod';
import { MenuEntry, OutgoingMessage, Place } from '../../api/message.ts';

const Step = z.discriminatedUnion('do', [
  z.object({ do: z.literal('send'), message: OutgoingMessage }),
  /** Idempotent; if that message is gone, a new one is sent. */
  z.object({ do: z.literal('edit'), messageId: z.number(), message: OutgoingMessage }),
  /** Idempotent. `left`: text that replaces the message if Telegram no longer deletes it. */
  z.object({ do: z.literal('delete'), messageId: z.number(), left: z.string().optional() }),
  /** Idempotent. */
  z.object({ do: z.literal('react'), messageId: z.number(), emoji: z.string() }),
  /** Sets the command menu of that chat; null: the default one. Idempotent. */
  z.object({ do: z.literal('menu'), commands: z.array(MenuEntry).nullable() }),
]);
export type Step = z.infer<typeof Step>;

/** The message deletes itself `afterMs` (at most 48 hours) after it was shown; `left` as in a `delete` step. */
const AutoDelete = z.object({ afterMs: z.number(), left: z.string() });
export type AutoDelete = z.infer<typeof AutoDelete>;

/** The update that it answers (request-context.ts). */
const Origin = z.object({ reference: z.string(), receivedAt: z.number(), command: z.string().optional() });

/** Steps that are performed in order, each after the one before is done. */
export const Delivery = z.object({
  place: Place,
  steps: z.array(Step),
  /** Goes ahead of all waiting messages that are not urgent, in its own chat too. */
  urgent: z.boolean().optional(),
  /** ISO 639-1, for texts that the outbox adds. */
  language: z.string().optional(),
  /** Applies to every message that it sends or edits. */
  autoDelete: AutoDelete.optional(),
  origin: Origin.optional(),
});
export type Delivery = z.infer<typeof Delivery>;
