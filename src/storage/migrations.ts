/** The tables of the bot's database, one step a version; the number in `meta` says which have been made. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';
import type { Schema } from './schema-version.ts';

export const SCHEMA: Schema<(db: Kysely<Tables>) => Promise<void>> = {
  baseline: 21,
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
    .createTable('settings')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('names')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
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
  await schema.createIndex('spending_by_start').on('spending').column('started_at').execute();
  await schema
    .createIndex('spending_open')
    .on('spending')
    .column('started_at')
    .where(sql.ref('state'), '=', 'started')
    .execute();
  await schema
    .createTable('results')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('results_by_person').on('results').column('person').execute();
  await schema.createIndex('results_by_expiry').on('results').column('expires_at').execute();
  await schema
    .createTable('consents')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('consents_by_person').on('consents').column('person').execute();
  await schema.createIndex('consents_by_expiry').on('consents').column('expires_at').execute();
  await schema
    .createTable('inbox')
    .addColumn('update_id', 'bigint', (column) => column.primaryKey())
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('control', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'text')
    .addColumn('owner', 'text')
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('holds_lane', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('available_at', 'bigint', (column) => column.notNull())
    .addColumn('payer', 'text')
    .addColumn('cancelled', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  const inbox = (name: string) => schema.createIndex(name).on('inbox');
  // The database itself keeps two promises: one holder a lane, one paid request under way a person.
  await inbox('inbox_one_holder_a_lane').unique().column('lane').where(sql.ref('holds_lane'), '=', 1).execute();
  await inbox('inbox_one_committed_a_payer')
    .unique()
    .column('payer')
    .where(sql.ref('state'), '=', 'committed')
    .where(sql.ref('payer'), 'is not', null)
    .execute();
  await inbox('inbox_by_lane').columns(['lane', 'update_id']).execute();
  await inbox('inbox_by_payer').columns(['payer', 'update_id']).where(sql.ref('payer'), 'is not', null).execute();
  await inbox('inbox_unowned').column('available_at').where(sql.ref('owner'), 'is', null).execute();
  await inbox('inbox_by_arrival').column('received_at').execute();
  await inbox('inbox_owned').column('owner').where(sql.ref('owner'), 'is not', null).execute();
  await schema
    .createTable('seen')
    .addColumn('update_id', 'bigint', (column) => column.primaryKey())
    .addColumn('day', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('seen_by_day').on('seen').column('day').execute();
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chat', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('next', 'integer', (column) => column.notNull())
    .addColumn('doubt', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .execute();
  await schema.createIndex('outbox_by_owner').on('outbox').columns(['owner', 'id']).execute();
  await schema
    .createTable('keyboards')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('keyboards_by_person').on('keyboards').column('person').execute();
  await schema.createIndex('keyboards_by_expiry').on('keyboards').column('expires_at').execute();
  await schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
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
    .createTable('deletions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('deletions_by_time').on('deletions').column('due_at').execute();
  await schema
    .createTable('menus')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .execute();
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
