/** The same suite for SQLite and Postgres. */
import { describe } from 'vitest';
import { acceptanceCases } from './acceptance-cases.ts';
import { forgettingCases } from './forgetting-cases.ts';
import { payingCases } from './paying-cases.ts';
import { recoveryCases } from './recovery-cases.ts';
import { describeOn } from './rig.ts';
import { stoppingCases } from './stopping-cases.ts';

describeOn('the inbox', (database) => {
  describe('when accepting updates', () => acceptanceCases(database));
  describe('for payments', () => payingCases(database));
  describe('after a crash', () => recoveryCases(database));
  describe('when forgetting a person', () => forgettingCases(database));
  describe('when stopping', () => stoppingCases(database));
});
