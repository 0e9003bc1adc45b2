/** All stores of people's data in one database, except the jobs. */

import { createBusinessConnections } from './business-connections.ts';
import { createConnections } from './connections.ts';
import { createConsents } from './consents.ts';
import type { Database } from './database.ts';
import { createAllKept, createKept } from './kept.ts';
import { createKeyboards } from './keyboards.ts';
import { createPeople } from './people.ts';
import { createRoutines } from './routines.ts';
import { createSettings } from './settings.ts';
import { createSpending } from './spending.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(database: Database) {
  return {
    people: createPeople(database),
    connections: createConnections(database),
    settings: createSettings(database),
    spending: createSpending(database),
    kept: createAllKept(database),
    results: createKept(database, 'result'),
    keyboards: createKeyboards(database),
    consents: createConsents(database),
    live: createBusinessConnections(database),
    routines: createRoutines(database),
  };
}

/** /credits shows 30 days. */
const SPENDING_KEPT_MS = 35 * 86_400_000;
/** Longer than any call can take: a row that is still open then belongs to a dead process. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Erases expired data, and marks calls of dead processes as `unknown`. Safe to run in several processes at once. */
export async function eraseExpired({ kept, spending }: Pick<Stores, 'kept' | 'spending'>, now: number): Promise<void> {
  await kept.eraseExpired(now);
  await spending.settleAbandoned(now - ABANDONED_AFTER_MS);
  await spending.eraseBefore(now - SPENDING_KEPT_MS);
}
