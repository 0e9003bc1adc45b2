/** One suite for every database: what holds on SQLite holds on Postgres. */
import { describe } from 'vitest';
import { acceptanceCases } from './acceptance-cases.ts';
import { forgettingCases } from './forgetting-cases.ts';
import { payingCases } from './paying-cases.ts';
import { recoveryCases } from './recovery-cases.ts';
import { describeOn } from './rig.ts';
import { stoppingCases } from './stopping-cases.ts';

describeOn('the inbox', (database) => {
  describe('acknowledges', () => acceptanceCases(database));
  describe('lets people pay', () => payingCases(database));
  describe('recovers', () => recoveryCases(database));
  describe('forgets', () => forgettingCases(database));
  describe('stops', () => stoppingCases(database));
});
