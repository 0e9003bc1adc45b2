import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#app/config.ts';
import { examine } from '#cli/doctor.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

it('the doctor checks a Postgres database', async () => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const config = readConfig({ DATABASE_URL: url, ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') });
  expect(await examine(config, ['database'])).toEqual([
    expect.objectContaining({ about: 'database', says: expect.stringContaining('Postgres') }),
  ]);
});
