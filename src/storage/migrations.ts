/** Numbered steps that bring a database to the present tables. A step that has been released never changes. */
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

type Step = (db: Kysely<Tables>) => Promise<void>;

export const MIGRATIONS: readonly Step[] = [
  async (db) => {
    const schema = db.schema;
    await schema
      .createTable('connections')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('connected_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('warned_at', 'bigint')
      .execute();
    await schema
      .createTable('settings')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('spending')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('command', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('credits', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('spending_by_person').on('spending').columns(['person', 'started_at']).execute();
    for (const table of ['invocations', 'results'] as const) {
      const columns = schema
        .createTable(table)
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull());
      await (table === 'invocations'
        ? columns.addColumn('once', 'integer', (column) => column.notNull())
        : columns
      ).execute();
      await schema.createIndex(`${table}_by_person`).on(table).column('person').execute();
      await schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute();
    }
    await schema
      .createTable('consents')
      .addColumn('state_hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('updates')
      .addColumn('update_id', 'bigint', (column) => column.primaryKey())
      .addColumn('lane', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('progress', 'text')
      .addColumn('owner', 'text')
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .execute();
    await schema.createIndex('updates_by_state').on('updates').columns(['state', 'lane', 'update_id']).execute();
  },
];
