/** One suite for every database: what holds on SQLite holds on Postgres. */
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { acceptanceCases } from './acceptance-cases.ts';
import { comparisonCases } from './comparison-cases.ts';
import { embeddedPostgres, postgres, sqlite, type TestDatabase } from './databases.ts';
import { forgettingCases } from './forgetting-cases.ts';
import { payingCases } from './paying-cases.ts';
import { recoveryCases } from './recovery-cases.ts';
import { stoppingCases } from './stopping-cases.ts';

describe.each([sqlite, embeddedPostgres, postgres])('on $name', (kind) => {
  describe.skipIf(kind.skipped)('the inbox', () => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await kind.open();
    });
    afterEach(async () => {
      await opened?.database.settled();
      await opened?.wipe();
    });
    afterAll(() => opened?.close());
    const database = () => {
      if (!opened) throw new Error('the database is not open');
      return opened.database;
    };

    describe('acknowledges', () => acceptanceCases(database));
    describe('lets people pay', () => payingCases(database));
    describe('recovers', () => recoveryCases(database));
    describe('compares', () => comparisonCases(database));
    describe('forgets', () => forgettingCases(database));
    describe('stops', () => stoppingCases(database));
  });
});
