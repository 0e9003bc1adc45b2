/** Every Bot API method that is emulated, and how a call reaches it. Names are found in any case, as in Telegram. */

import type { BotApiMethod, Emulator, MethodTable } from '../emulator.ts';
import { businessMethods } from '../people/business.ts';
import { Refusal } from '../refusal.ts';
import type { CallArguments } from './arguments.ts';
import { commands } from './methods/commands.ts';
import { editing } from './methods/editing.ts';
import { forwarding } from './methods/forwarding.ts';
import { identity } from './methods/identity.ts';
import { inlineMethods } from './methods/inline.ts';
import { receiving } from './methods/receiving.ts';
import { sending } from './methods/sending.ts';

const METHODS: MethodTable = {
  ...identity,
  ...receiving,
  ...sending,
  ...editing,
  ...forwarding,
  ...inlineMethods,
  ...commands,
  ...businessMethods,
};

const BY_LOWER_CASE: ReadonlyMap<string, BotApiMethod> = new Map(
  Object.entries(METHODS).map(([name, method]) => [name.toLowerCase(), method]),
);

/** Performs one call and resolves to its `result`. Throws a Refusal; 404 names a method that is not emulated. */
export async function perform(
  emulator: Emulator,
  name: string,
  args: CallArguments,
  signal: AbortSignal,
): Promise<unknown> {
  const method = BY_LOWER_CASE.get(name.toLowerCase());
  if (!method) throw new Refusal(404, `Not Found: the playground does not emulate the method "${name.slice(0, 64)}"`);
  return await method(emulator, args, signal);
}
