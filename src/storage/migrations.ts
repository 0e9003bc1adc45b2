/** The tables of the bot's database, one step a version; the number in `meta` says which have been made. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';
import type { Schema } from './schema-version.ts';

export const SCHEMA: Schema<(db: Kysely<Tables>) => Promise<void>> = {
  baseline: 23,
  steps: [makeBaseline],
};

async function makeBaseline({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('connections')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('warned_at', 'bigint')
    .execute();
  await schema.createIndex('connections_by_use').on('connections').columns(['used_at', 'person']).execute();
  await schema
    .createTable('kept')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', 'bigint')
    .execute();
  await schema.createIndex('kept_by_person').on('kept').column('person').execute();
  await schema.createIndex('kept_by_expiry').on('kept').column('expires_at').execute();
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
  await schema.createIndex('spending_by_start').on('spending').column('started_at').execute();
  await schema
    .createIndex('spending_open')
    .on('spending')
    .column('started_at')
    .where(sql.ref('state'), '=', 'started')
    .execute();
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('queue', 'text', (column) => column.notNull())
    .addColumn('in_order', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('holds_queue', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('progress', 'text')
    .addColumn('owner', 'text')
    .addColumn('visible_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('payer', 'text')
    .addColumn('cancelled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('step', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('maybe_sent', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  const jobs = (name: string) => schema.createIndex(name).on('jobs');
  // The database itself keeps two promises: one holder a queue, one paid request under way a person.
  await jobs('jobs_one_holder_a_queue').unique().column('queue').where(sql.ref('holds_queue'), '=', 1).execute();
  await jobs('jobs_one_paid_a_payer')
    .unique()
    .column('payer')
    .where(sql.ref('state'), '=', 'paid')
    .where(sql.ref('payer'), 'is not', null)
    .execute();
  await jobs('jobs_by_queue').columns(['queue', 'id']).where(sql.ref('queue'), '<>', '').execute();
  await jobs('jobs_by_payer').columns(['payer', 'id']).where(sql.ref('payer'), 'is not', null).execute();
  await jobs('jobs_owned').column('owner').where(sql.ref('owner'), 'is not', null).execute();
  await jobs('jobs_visible').column('visible_at').where(sql.ref('state'), '<>', 'done').execute();
  await jobs('jobs_done').column('visible_at').where(sql.ref('state'), '=', 'done').execute();
  await schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('accounts')
    .addColumn('connection', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('sealed', 'text')
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('since_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('accounts_by_person').on('accounts').column('person').execute();
  await schema
    .createTable('routines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .execute();
  await schema.createIndex('routines_by_person').on('routines').column('person').execute();
  await schema
    .createIndex('routines_by_time')
    .on('routines')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}
