/** A real database with injected faults: transactions are committed with the reply lost, not made, or delayed. */
import { randomBytes } from 'node:crypto';
import { type CompiledQuery, Kysely, type QueryResult } from 'kysely';
import { createVault } from '#platform/vault.ts';
import { type Database, prepareDatabase } from '#storage/database.ts';
import type { Tables } from '#storage/schema.ts';
import { createSqliteDialect, SqliteThread } from '#storage/sqlite-driver.ts';
import type { FakeClock } from '../../support/clock.ts';

export type Fault = 'reply lost' | 'unreachable';

export interface Faults {
  /** The fault of each transaction, by the SQL of its statements; a promise delays it. */
  next: (statements: readonly string[]) => Fault | undefined | Promise<Fault | undefined>;
  /** Number of faults so far. */
  met: number;
}

interface FaultyDatabase {
  database: Database;
  faults: Faults;
}

export async function openFaultySqlite(clock: FakeClock): Promise<FaultyDatabase> {
  const faults = noFaults();
  const thread = new FaultyThread(':memory:', faults);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(thread) });
  return { faults, database: await prepareDatabase('sqlite', query, vault(), { clock, thread }) };
}

const vault = () => createVault([randomBytes(32)]);
const noFaults = (): Faults => ({ next: () => undefined, met: 0 });
const lostConnection = () => Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' });

async function through<T>(faults: Faults, texts: readonly string[], make: () => Promise<T>): Promise<T> {
  const fault = await faults.next(texts);
  if (fault) faults.met += 1;
  if (fault === 'unreachable') throw lostConnection();
  const made = await make();
  if (fault === 'reply lost') throw lostConnection();
  return made;
}

class FaultyThread extends SqliteThread {
  readonly #faults: Faults;

  constructor(path: string, faults: Faults) {
    super(path);
    this.#faults = faults;
  }

  override runTransaction(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const texts = statements.map(({ sql }) => sql);
    return through(this.#faults, texts, () => super.runTransaction(statements));
  }
}
