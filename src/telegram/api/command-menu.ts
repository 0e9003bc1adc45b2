/** What stands in a menu of commands. */
import { z } from 'zod';

/** BotCommand: name of 1-32 characters of `a-z0-9_`, description of 1-256; at most a hundred of them. */
export const MenuEntry = z.object({
  command: z.string(),
  description: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;
