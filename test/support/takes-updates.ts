/** Whether a bot takes updates: of all that makes it ready, what it does itself. */
import { z } from 'zod';

const Readiness = z.object({ parts: z.object({ updates: z.object({ ready: z.boolean() }) }) });

/** False too where nobody answers, or something else does. @param home the bot's address, such as http://127.0.0.1:3000 */
export async function takesUpdates(home: string): Promise<boolean> {
  try {
    return Readiness.parse(await (await fetch(`${home}/readyz`)).json()).parts.updates.ready;
  } catch {
    return false;
  }
}
