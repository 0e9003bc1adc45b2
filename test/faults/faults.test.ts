/** A short run of `npm run faults`: random sequences of faults, kills and stops. */
import { expect, it } from 'vitest';
import { CAMPAIGN_TIMEOUT_MS, faultsOf } from './campaign.ts';

it.each(['polling', 'webhook'] as const)(
  'with %s, one process on SQLite loses no answer, pays nothing twice, repeats nothing unmarked, and blocks nobody',
  async (mode) => expect(await faultsOf('sqlite', mode)).toEqual([]),
  CAMPAIGN_TIMEOUT_MS,
);
