/** What the inbox knows of an update: its number, and what its classifier says about it. */
import { z } from 'zod';

/** A Bot API `Update` of any kind; everything but its number is left to whoever handles it. */
export const IncomingUpdate = z.looseObject({ update_id: z.int().nonnegative() });
export type IncomingUpdate = z.infer<typeof IncomingUpdate>;

export interface Classification {
  /** Updates of one lane start in order: a chat, or the private chat of a person for button presses too. */
  lane: string;
  /** It never waits behind its lane (/cancel). */
  control: boolean;
  /** It is recorded before it begins: nobody but the database would keep it. */
  recorded?: boolean;
}
