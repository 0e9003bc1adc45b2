import { configDefaults, defineConfig } from 'vitest/config';

/** Suites that are run once more over Postgres: without one there is nothing to run (run.ts says so). */
const ON_POSTGRES = 'test/**/*on-postgres.test.ts';
/** Files that set the state of a module for themselves. */
const ISOLATED = [ON_POSTGRES, 'test/stories/watching.test.ts'];

/** Slow machines get generous deadlines, never sleeps. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    setupFiles: ['test/support/property-seed.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED,
          exclude: [...configDefaults.exclude, ...(process.env.TEST_POSTGRES_URL === undefined ? [ON_POSTGRES] : [])],
        },
      },
    ],
  },
});
