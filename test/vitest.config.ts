import { defineConfig } from 'vitest/config';

const suffixed = (tier: string) => `test/**/*.${tier}.test.ts`;
const FAULTS = 'test/faults/**/*.test.ts';
const OUTSIDE_UNIT = [...['process', 'browser', 'postgres'].map(suffixed), FAULTS];

/** A tier of the tests, by the names of its files; one tier after the other. */
const tier = (groupOrder: number, name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, sequence: { groupOrder }, testTimeout: name === 'unit' ? 20_000 : 60_000, ...more },
});

/** Deadlines are generous, for slow machines. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    setupFiles: ['test/support/setup.ts'],
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    isolate: false,
    projects: [
      // Many of these wait for timers: two workers would leave cores idle.
      tier(1, 'unit', ['test/**/*.test.ts'], { exclude: OUTSIDE_UNIT, maxWorkers: 3 }),
      tier(2, 'process', [suffixed('process')]),
      tier(3, 'browser', [suffixed('browser')]),
      // Suites named `.stores` run here once more: what they keep is in Postgres instead of files.
      tier(4, 'postgres', [suffixed('postgres'), suffixed('stores')], {
        globalSetup: ['test/support/postgres.ts'],
      }),
      tier(5, 'faults', [FAULTS], { exclude: [suffixed('postgres')] }),
    ],
  },
});
