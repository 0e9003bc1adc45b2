import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#app/config.ts';
import { examine } from '#cli/doctor.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

it('the doctor says that a new Postgres will get its tables at the first start', async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const config = readConfig({ DATABASE_URL: url, ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') });
  expect(await examine(config, ['database'])).toEqual([
    expect.objectContaining({ about: 'database', says: 'Postgres; it will be created at the first start' }),
  ]);
});
