/** What holds of archives in files holds of archives in Postgres: the same tests, over the other store. */
import { describe, it } from 'vitest';
import { keepInPostgres } from './archive-rig.ts';

const url = process.env.TEST_POSTGRES_URL;

if (url === undefined) {
  describe.skip('in Postgres (skipped: TEST_POSTGRES_URL is not set)', () => it('everything holds', () => undefined));
} else {
  keepInPostgres(url);
  await import('./keyword-index.test.ts');
  await import('./archive.test.ts');
  await import('./ranking.test.ts');
  await import('./search.test.ts');
  await import('./search-filters.test.ts');
  await import('./reach.test.ts');
  await import('./query.test.ts');
  await import('./statistics.test.ts');
  await import('./import-run.test.ts');
}
