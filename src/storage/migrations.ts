/** Numbered steps that bring a database to the present tables. A step that has been released never changes. */
import { type Kysely, sql } from 'kysely';
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
      .addColumn('control', 'integer', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('progress', 'text')
      .addColumn('owner', 'text')
      .addColumn('holds_lane', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('look_at', 'bigint', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('work_label', 'text')
      .addColumn('work_since', 'bigint')
      .addColumn('cancelled', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .execute();
    // The database itself keeps two promises: one holder a lane, one long work a person.
    const index = (name: string) => schema.createIndex(name).on('updates');
    await index('updates_one_holder_a_lane').unique().column('lane').where(sql.ref('holds_lane'), '=', 1).execute();
    await index('updates_one_work_a_person')
      .unique()
      .column('person')
      .where(sql.ref('person'), 'is not', null)
      .execute();
    await index('updates_waiting').columns(['lane', 'update_id']).where(sql.ref('state'), '=', 'accepted').execute();
    await index('updates_unowned')
      .column('look_at')
      .where(sql.ref('owner'), 'is', null)
      .where(sql.ref('done_at'), 'is', null)
      .execute();
    await index('updates_owned').column('owner').where(sql.ref('owner'), 'is not', null).execute();
    await index('updates_done').column('done_at').where(sql.ref('done_at'), 'is not', null).execute();
    await schema
      .createTable('workers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .execute();
  },
];
