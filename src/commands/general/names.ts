/** The names of a person's archive: read from what is kept of them, and asked for again an hour later at the earliest. */
import type { KnownName } from '#service/contract/names.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { Context } from '../command.ts';

const FRESH_MS = 3_600_000;
/** Plain words do not wait longer for names. */
const DEADLINE_MS = 1_500;

/** Empty where the service does not tell them. Throws nothing but the signal's reason. */
export async function namesOf(ctx: Context): Promise<readonly KnownName[]> {
  const { deps, person, signal } = ctx;
  const { connection } = await ctx.user();
  if (!connection?.access?.extensions.includes('names')) return [];
  const now = deps.clock.now();
  const kept = await deps.names.find(person.id);
  if (kept && now - kept.at < FRESH_MS) return kept.names;
  try {
    const names = await deps.data.names({ token: connection.token, signal, deadlineMs: DEADLINE_MS });
    ctx.commitWithReply(deps.names.putting(person.id, names, now));
    return names;
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceFailure)) throw error;
    return kept?.names ?? [];
  }
}
