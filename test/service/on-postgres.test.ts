/** What holds of archives in files holds of archives in Postgres: the same tests, over the other store. Not run where there is none. */
import { keepInPostgres } from './archive-rig.ts';

keepInPostgres(process.env.TEST_POSTGRES_URL ?? '');
await import('./keyword-index.test.ts');
await import('./archive.test.ts');
await import('./ranking.test.ts');
await import('./search.test.ts');
await import('./search-filters.test.ts');
await import('./reach.test.ts');
await import('./query.test.ts');
await import('./statistics.test.ts');
await import('./import-run.test.ts');
