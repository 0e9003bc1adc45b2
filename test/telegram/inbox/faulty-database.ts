/** Real databases whose transactions go wrong on their way: made with the reply lost, never made, or held up. */
import { randomBytes } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import { createVault } from '#platform/vault.ts';
import { type Database, prepareDatabase } from '#storage/database.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import type { Tables } from '#storage/schema.ts';
import { createSqliteDialect, SqliteThread } from '#storage/sqlite-driver.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import type { TurnableClock } from '../../support/turnable-clock.ts';

export type Fault = 'reply lost' | 'unreachable';

export interface Faults {
  /** Decides about each transaction by the texts of its statements; a promise holds it up. */
  next: (statements: readonly string[]) => Fault | undefined | Promise<Fault | undefined>;
  /** How many there were. */
  met: number;
}

export interface FaultyDatabase {
  database: Database;
  faults: Faults;
}

export async function openFaultySqlite(clock: TurnableClock): Promise<FaultyDatabase> {
  const faults = noFaults();
  const thread = new FaultyThread(':memory:', faults);
  const query = new Kysely<Tables>({ dialect: createSqliteDialect(thread) });
  return { faults, database: await prepareDatabase('sqlite', query, vault(), { clock, thread }) };
}

async function openFaultyPostgres(clock: TurnableClock): Promise<FaultyDatabase> {
  const faults = noFaults();
  const { url, drop } = await createPostgresDatabase();
  const dialect = faultyDialect(new PostgresDialect({ pool: await openPostgresPool(url) }), faults);
  const database = await prepareDatabase('postgres', new Kysely<Tables>({ dialect }), vault(), { clock });
  return {
    faults,
    database: {
      ...database,
      async close() {
        await database.close();
        await drop();
      },
    },
  };
}

/** In the store of this tier of tests. */
export const openFaultyDatabase = process.env.TEST_POSTGRES_URL === undefined ? openFaultySqlite : openFaultyPostgres;

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

  override together(statements: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const texts = statements.map(({ sql }) => sql);
    return through(this.#faults, texts, () => super.together(statements));
  }
}

/** As `inner`, with a fault in a transaction when it is committed, and in a statement outside one when it is made. */
function faultyDialect(inner: Dialect, faults: Faults): Dialect {
  return {
    createAdapter: () => inner.createAdapter(),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (query) => inner.createIntrospector(query),
    createDriver() {
      const driver = inner.createDriver();
      const connections = new Map<DatabaseConnection, FaultyConnection>();
      const innerOf = (connection: DatabaseConnection) =>
        connection instanceof FaultyConnection ? connection.inner : connection;
      return {
        init: () => driver.init(),
        async acquireConnection() {
          const acquired = await driver.acquireConnection();
          const known = connections.get(acquired) ?? new FaultyConnection(acquired, faults);
          connections.set(acquired, known);
          return known;
        },
        async beginTransaction(connection, settings) {
          if (connection instanceof FaultyConnection) connection.texts = [];
          await driver.beginTransaction(innerOf(connection), settings);
        },
        async commitTransaction(connection) {
          const texts = connection instanceof FaultyConnection ? (connection.texts ?? []) : [];
          if (connection instanceof FaultyConnection) connection.texts = undefined;
          await through(faults, texts, () => driver.commitTransaction(innerOf(connection)));
        },
        async rollbackTransaction(connection) {
          if (connection instanceof FaultyConnection) connection.texts = undefined;
          await driver.rollbackTransaction(innerOf(connection));
        },
        releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
        destroy: () => driver.destroy(),
      } satisfies Driver;
    },
  };
}

class FaultyConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #faults: Faults;
  /** Of the transaction under way. */
  texts: string[] | undefined;

  constructor(inner: DatabaseConnection, faults: Faults) {
    this.inner = inner;
    this.#faults = faults;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const make = () => this.inner.executeQuery<Row>(query);
    if (!this.texts) return through(this.#faults, [query.sql], make);
    this.texts.push(query.sql);
    return make();
  }

  streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, 1);
  }
}
