import { defineConfig } from 'vitest/config';

/** Everything under test/ runs in one pass; slow machines get generous deadlines, never sleeps. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/property-seed.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
