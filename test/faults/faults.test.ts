/** A smaller count of what `npm run faults` plays at length: random sequences of faults, kills and stops. */
import { expect, it } from 'vitest';
import { CAMPAIGN_TIMEOUT_MS, faultsOf } from './campaign.ts';

it.each(['polling', 'webhook'] as const)(
  'by %s, one process on SQLite loses no answer, pays nothing twice, says nothing twice unmarked, and blocks nobody',
  async (mode) => expect(await faultsOf('sqlite', mode)).toEqual([]),
  CAMPAIGN_TIMEOUT_MS,
);
