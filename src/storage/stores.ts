/** Everything that is kept of people beside what is being done and said for them, over one database. */

import { type BusinessConnections, createBusinessConnections } from './business-connections.ts';
import { type Connections, createConnections } from './connections.ts';
import { type Consents, createConsents } from './consents.ts';
import type { Database } from './database.ts';
import { createKept, type Kept } from './kept.ts';
import { createKeyboards, type Keyboards } from './keyboards.ts';
import { createNames, type Names } from './names.ts';
import { createPeople, type People } from './people.ts';
import { createRoutines, type Routines } from './routines.ts';
import { createSettings, type SettingsStore } from './settings.ts';
import { createSpending, type Spending } from './spending.ts';

export interface Stores {
  people: People;
  connections: Connections;
  settings: SettingsStore;
  names: Names;
  spending: Spending;
  results: Kept;
  keyboards: Keyboards;
  consents: Consents;
  live: BusinessConnections;
  routines: Routines;
}

export function createStores(database: Database): Stores {
  return {
    people: createPeople(database),
    connections: createConnections(database),
    settings: createSettings(database),
    names: createNames(database),
    spending: createSpending(database),
    results: createKept(database, 'result'),
    keyboards: createKeyboards(database),
    consents: createConsents(database),
    live: createBusinessConnections(database),
    routines: createRoutines(database),
  };
}
