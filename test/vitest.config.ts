import { configDefaults, defineConfig } from 'vitest/config';

/** Suites that are run once more over Postgres: without one there is nothing to run (run.ts says so). */
const ONCE_MORE = process.env.TEST_POSTGRES_URL === undefined ? ['test/**/*on-postgres.test.ts'] : [];

/** Everything under test/ runs in one pass; slow machines get generous deadlines, never sleeps. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...ONCE_MORE],
    setupFiles: ['test/property-seed.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
