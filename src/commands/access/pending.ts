/** What somebody typed before they were connected, kept for an hour to be answered then. */
import { z } from 'zod';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';

const KEPT_MS = 3_600_000;
const NAME = 'pending';
/** Characters; longer texts are not kept. */
const MAX_LENGTH = 1_000;
const Pending = z.object({ text: z.string() });

/** Keeps it in place of an earlier one. @param text as it was typed, a command with its slash */
export function keepPending(ctx: Context, text: string): void {
  if (text.length > MAX_LENGTH) return;
  const { deps, person } = ctx;
  ctx.commitWithReply(deps.results.putting(NAME, person.id, { text }, deps.clock.now() + KEPT_MS));
}

/** @param person pseudonym */
export async function readPending(
  { results, clock }: Pick<CommandDeps, 'results' | 'clock'>,
  person: string,
): Promise<string | undefined> {
  return Pending.safeParse(await results.take(results.keyOf(NAME, person), person, clock.now())).data?.text;
}
