/** What holds of a service with its files holds of one that keeps owners and archives in Postgres: the same tests. */
import { describe, it } from 'vitest';
import { keepDoublesInPostgres } from '../service-double.ts';

const url = process.env.TEST_POSTGRES_URL;

if (url === undefined) {
  describe.skip('in Postgres (skipped: TEST_POSTGRES_URL is not set)', () => it('everything holds', () => undefined));
} else {
  keepDoublesInPostgres(url);
  await import('./isolation.test.ts');
  await import('./own-archive.test.ts');
  await import('./credits.test.ts');
  await import('./accesses.test.ts');
  await import('./consent.test.ts');
  await import('../conformance/service.test.ts');
  await import('../conformance/both-dialects.test.ts');
  await import('../conformance/imports.test.ts');
}
