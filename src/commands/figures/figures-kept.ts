/** Figures that were paid for, kept for some hours, so that a second look costs nothing. */
import { z } from 'zod';
import { Statistics } from '#service/contract/statistics.ts';
import type { Connection } from '#storage/connections.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { LISTING_TTL_MS } from '../search/listing.ts';

const Kept = z.object({
  statistics: Statistics,
  /** IANA name of the zone in which they were counted. */
  zone: z.string(),
  /** Milliseconds since 1970. */
  countedAt: z.number(),
  /** The service stopped answering before everything was read. */
  brokenOff: z.boolean().optional(),
});
export type KeptFigures = z.infer<typeof Kept>;

/**
 * Where the figures of a query are kept: who does not have the token can find them neither by the query nor the query by
 * them.
 */
const nameOf = ({ token }: Connection, argument: string, zone: string) =>
  JSON.stringify(['figures', token, argument, zone]);

/** @param argument the query in its typed form */
export function keepFigures(
  deps: CommandDeps,
  turn: Turn,
  connection: Connection,
  { argument, figures }: { argument: string; figures: KeptFigures },
): void {
  const name = nameOf(connection, argument, figures.zone);
  turn.keep(deps.results.putting(name, turn.person.id, figures, deps.clock.now() + LISTING_TTL_MS));
}

export async function findFigures(
  deps: CommandDeps,
  turn: Turn,
  connection: Connection,
  { argument, zone }: { argument: string; zone: string },
): Promise<KeptFigures | undefined> {
  const { results, clock } = deps;
  const key = results.keyOf(nameOf(connection, argument, zone), turn.person.id);
  const kept = await results.take(key, turn.person.id, clock.now());
  return kept === undefined ? undefined : Kept.safeParse(kept).data;
}
