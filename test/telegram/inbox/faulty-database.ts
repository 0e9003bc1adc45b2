/** A real database with injected faults: transactions are committed with the reply lost, not made, or delayed. */
import { type CompiledQuery, Kysely, type QueryResult } from 'kysely';
import { type Database, prepareDatabase } from '#storage/database.ts';
import type { Tables } from '#storage/schema.ts';
import { createSqliteDialect, SqliteThread } from '#storage/sqlite-driver.ts';
import type { FakeClock } from '../../support/clock.ts';
import { testVault } from '../../support/databases.ts';

export type Fault = 'reply lost' | 'unreachable';

export interface Faults {
  /** The fault of each transaction, by the SQL of its statements; a promise delays it. */
  next: (statements: readonly string[]) => Fault | undefined | Promise<Fault | undefined>;
  /** Number of faults so far. */
  met: number;
}

export async function openFaultySqlite(clock: FakeClock): Promise<{ database: Database; faults: Faults }> {
  const faults: Faults = { next: () => undefined, met: 0 };
  const thread = new FaultyThread(':memory:', faults);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(thread) });
  return { faults, database: await prepareDatabase('sqlite', query, testVault(), { clock, thread }) };
}

const lostConnection = () => Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' });

class FaultyThread extends SqliteThread {
  readonly #faults: Faults;

  constructor(path: string, faults: Faults) {
    super(path);
    this.#faults = faults;
  }

  override async runTransaction(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const fault = await this.#faults.next(statements.map(({ sql }) => sql));
    if (fault) this.#faults.met += 1;
    if (fault === 'unreachable') throw lostConnection();
    const made = await super.runTransaction(statements);
    if (fault === 'reply lost') throw lostConnection();
    return made;
  }
}
