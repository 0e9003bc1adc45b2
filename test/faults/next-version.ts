/** The program as its next version may be: it brings the tables further, in a way that the present one lives with. */
import type { Kysely } from 'kysely';
import { MIGRATIONS } from '#storage/migrations.ts';
import type { Tables } from '#storage/schema.ts';

const steps = MIGRATIONS as ((db: Kysely<Tables>) => Promise<void>)[];
steps.push(async ({ schema }) => {
  await schema.alterTable('inbox').addColumn('of_tomorrow', 'text').execute();
  await schema
    .createIndex('inbox_of_tomorrow')
    .on('inbox')
    .column('of_tomorrow' as 'lane')
    .execute();
  await schema
    .createTable('tomorrow')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
});
await import('../../src/main.ts');
