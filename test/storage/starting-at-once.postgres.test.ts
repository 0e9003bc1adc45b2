/** Several processes that start on one empty Postgres at the same moment. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { openDatabase } from '#storage/database.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

describe('processes that start at once on an empty Postgres', () => {
  it('all open it, and use the same pseudonyms', async () => {
    const vault = createVault([randomBytes(32)]);
    // Collisions are random, so try several times.
    for (let round = 0; round < 5; round++) {
      const { url, drop } = await createPostgresDatabase();
      const opening = Array.from({ length: 6 }, () => openDatabase({ kind: 'postgres', url }, vault));
      const opened = await Promise.allSettled(opening);
      const failures = opened.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      const databases = opened.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
      const pseudonyms = new Set(databases.map(({ pseudonym }) => pseudonym(42)));
      await Promise.all(databases.map((database) => database.close()));
      await drop();
      expect(failures).toEqual([]);
      expect(pseudonyms.size).toBe(1);
    }
  });
});
