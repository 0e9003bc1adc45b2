/** One suite for every database: what holds on SQLite holds on Postgres. */
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { acceptanceCases } from './acceptance-cases.ts';
import { embeddedPostgres, postgres, sqlite, type TestDatabase } from './databases.ts';
import { forgettingCases } from './forgetting-cases.ts';
import { longWorkCases } from './long-work-cases.ts';
import { recoveryCases } from './recovery-cases.ts';
import { stoppingCases } from './stopping-cases.ts';

describe.each([sqlite, embeddedPostgres, postgres])('on $name', (kind) => {
  describe.skipIf(kind.skipped)('the pipeline', () => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await kind.open();
    });
    afterEach(() => opened?.wipe());
    afterAll(() => opened?.close());
    const database = () => {
      if (!opened) throw new Error('the database is not open');
      return opened.database;
    };

    describe('acknowledges', () => acceptanceCases(database));
    describe('runs long work', () => longWorkCases(database));
    describe('recovers', () => recoveryCases(database));
    describe('forgets', () => forgettingCases(database));
    describe('stops', () => stoppingCases(database));
  });
});
