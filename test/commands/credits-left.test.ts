/** What is left at the service: under answers, on its screens, and used up. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { openService, SAMPLE_NOW, SERVICE_KEY, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { labelsOf, openStage, type Stage, wordsOf } from './stage.ts';

let double: ServiceDouble;
let stage: Stage;
beforeAll(async () => {
  double = await openService();
});
afterAll(() => double?.close());
beforeEach(async () => {
  await double.setBalance(1000);
  const service = createOwnerClient({
    apiUrl: double.url,
    serviceKey: SERVICE_KEY,
    clock: systemClock,
    log: createLog('silent'),
  });
  onTestFinished(() => service.close());
  const about = { botName: 'data_bot', serviceName: 'data.example', sample: true };
  const clock = turnableClock(SAMPLE_NOW);
  stage = await openStage({ url: double.url, clock, about, owners: { service, hasPages: false } });
  await stage.press(await stage.ask('connect'), /Look around/);
});

describe('what is left', () => {
  test('is on /credits and /account, with when it refills', async () => {
    await double.setBalance(42);
    expect(wordsOf(await stage.ask('credits'))).toMatch(/^42 credits left\. There are 1,000 again from 2026-12-01T/);
    expect(wordsOf(await stage.ask('account'))).toContain('Credits: 42 left. There are 1,000 again from');
    await double.setBalance(3);
    expect(wordsOf(await stage.ask('account'))).toMatch(/✅ \/search[\s\S]*⚠️ \/ask · 5 credits · more than is left/);
  });
});

describe('when nothing is left', () => {
  test('the refusal says what is left and when it refills', async () => {
    await double.setBalance(1);
    const refusal = await stage.ask('ask', 'when?');
    expect(wordsOf(refusal)).toMatch(/needs 5 credits; 1 left\. There are 1,000 again from[\s\S]*Nothing was spent/);
    expect(labelsOf(refusal)).toEqual(['Credits']);
    expect(await double.balance()).toBe(1);
  });
});
