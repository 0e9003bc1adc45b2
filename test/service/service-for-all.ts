/** A service for all tests of a file, with a clock that they advance: each begins past the rate limits of the one before. */
import { afterAll, beforeEach } from 'vitest';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { type DoubleOptions, openService, type ServiceDouble } from '../support/service.ts';

const RATE_LIMIT_MS = 60_000;

/** Awaited at the top of a file, and closed after its last test. */
export async function serviceForAll(
  options: Omit<DoubleOptions, 'clock'> = {},
): Promise<{ double: ServiceDouble; clock: FakeClock }> {
  const clock = fakeClock();
  const double = await openService({ ...options, clock });
  beforeEach(() => clock.advance(RATE_LIMIT_MS));
  afterAll(() => double.close());
  return { double, clock };
}
