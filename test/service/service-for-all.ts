/** A service for all tests of a file, with a clock that they advance: each begins past the rate limits of the one before. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { type DoubleOptions, openService, type ServiceDouble } from '../support/service.ts';

export interface ServiceForAll {
  readonly double: ServiceDouble;
  readonly clock: FakeClock;
}

const RATE_LIMIT_MS = 60_000;

/** Without the sample person. Called where a file's hooks are set. */
export function serviceForAll(options: Omit<DoubleOptions, 'clock' | 'empty'> = {}): ServiceForAll {
  let double: ServiceDouble;
  let clock: FakeClock;
  beforeAll(async () => {
    clock = fakeClock();
    double = await openService({ ...options, clock, empty: true });
  });
  afterAll(() => double?.close());
  beforeEach(() => clock.advance(RATE_LIMIT_MS));
  return {
    get double() {
      return double;
    },
    get clock() {
      return clock;
    },
  };
}
