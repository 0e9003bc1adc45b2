/** Like faults.test.ts, for two processes on one Postgres. */
import { expect, it } from 'vitest';
import { CAMPAIGN_TIMEOUT_MS, faultsOf } from './campaign.ts';

it.each(['polling', 'webhook'] as const)(
  'with %s, two processes on Postgres lose no answer, pay nothing twice, repeat nothing unmarked, and block nobody',
  async (mode) => expect(await faultsOf('postgres', mode)).toEqual([]),
  CAMPAIGN_TIMEOUT_MS,
);
