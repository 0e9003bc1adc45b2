import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#app/config.ts';
import { checkDatabase } from '#cli/doctor/keeping.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

it('the doctor reads a database on Postgres', async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const config = readConfig({ DATABASE_URL: url, ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') });
  expect(await checkDatabase(config)).toMatchObject({ about: 'database', says: expect.stringContaining('Postgres') });
});
