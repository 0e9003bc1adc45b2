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
  async (db) => {
    const schema = db.schema;
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
    await schema.createIndex('consents_by_person').on('consents').column('person').execute();
    await schema.createIndex('consents_by_expiry').on('consents').column('expires_at').execute();
    await schema.createIndex('spending_by_start').on('spending').column('started_at').execute();
    await schema
      .createIndex('spending_open')
      .on('spending')
      .column('started_at')
      .where(sql.ref('state'), '=', 'started')
      .execute();
    await schema.createIndex('connections_by_use').on('connections').columns(['used_at', 'person']).execute();
    // What waits is taken along, and what was paid for is told of.
    await sql`insert into inbox (update_id, lane, control, sealed, state, progress, owner, claim, holds_lane, attempts,
        available_at, payer, cancelled)
      select update_id, lane, control, sealed, case state when 'committed' then state else 'accepted' end, progress, null,
        '', 0, attempts, 0, null, 0
      from updates where done_at is null and sealed is not null`.execute(db);
    await sql`insert into seen (update_id, day)
      select update_id, cast(done_at / 86400000 as integer) from updates where done_at is not null`.execute(db);
    await schema.dropTable('updates').execute();
    await schema.dropTable('invocations').execute();
  },
  async ({ schema }) => {
    await schema
      .createTable('accounts')
      .addColumn('connection', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text')
      .addColumn('sealed', 'text')
      .addColumn('is_open', 'integer', (column) => column.notNull())
      .addColumn('since_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('accounts_by_person').on('accounts').column('person').execute();
  },
  async ({ schema }) => {
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
  },
  async ({ schema }) => {
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
  },
  async ({ schema }) => {
    await schema.alterTable('inbox').addColumn('received_at', 'bigint').execute();
    await schema.createIndex('inbox_by_arrival').on('inbox').column('received_at').execute();
  },
];
