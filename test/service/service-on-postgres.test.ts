/**
 * What holds of a service with its files holds of one that keeps owners and archives in Postgres: the same tests. Not run
 * where there is none.
 */
import { keepDoublesInPostgres } from '../support/service-double.ts';

keepDoublesInPostgres(process.env.TEST_POSTGRES_URL ?? '');
await import('./isolation.test.ts');
await import('./own-archive.test.ts');
await import('./credits.test.ts');
await import('./pages.test.ts');
await import('./consent.test.ts');
await import('../conformance/service.test.ts');
await import('../conformance/both-dialects.test.ts');
await import('../conformance/imports.test.ts');
