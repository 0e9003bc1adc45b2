/** The gate to Telegram, by itself: whoever waits for it is woken when it is open. */
import { expect, it } from 'vitest';
import type { Clock } from '#platform/clock.ts';
import { createMetrics } from '#platform/metrics.ts';
import { createGate } from '#telegram/jobs/outbox/gate.ts';
import { turnableClock } from '../../support/turnable-clock.ts';

it('wakes those who wait when it is open, also after a timer that fired a moment too early', async () => {
  const clock = turnableClock();
  let early = 1;
  const hasty: Clock = {
    ...clock,
    setTimer(ms, run) {
      const sooner = ms - early;
      early = 0;
      return clock.setTimer(sooner, run);
    },
  };
  const waits: number[] = [];
  const gate = createGate(hasty, createMetrics(), () => waits.push(gate.wait()));
  gate.unreachable();
  expect(gate.wait()).toBeGreaterThan(0);
  await clock.turn(60_000);
  expect(waits.at(-1)).toBe(0);
});

it('opens in time although the clock is set back meanwhile', async () => {
  const clock = turnableClock();
  let back = 0;
  const corrected: Clock = { ...clock, now: () => clock.now() - back };
  let woken = 0;
  const gate = createGate(corrected, createMetrics(), () => {
    woken += 1;
  });
  gate.unreachable();
  back = 3_600_000;
  await clock.turn(1_000);
  expect(woken).toBeGreaterThan(0);
  expect(gate.wait()).toBe(0);
});

it('that another has closed opens when that says, and never sooner than it has to by itself', async () => {
  const clock = turnableClock();
  const gate = createGate(clock, createMetrics(), () => undefined);
  const inMs = (ms: number) => clock.monotonic() + ms;
  gate.heard(inMs(-1));
  expect(gate.wait()).toBe(0);
  gate.heard(inMs(5_000));
  expect(gate.wait()).toBe(5_000);
  gate.heard(inMs(2_000));
  expect(gate.wait()).toBe(5_000);
  gate.heard(inMs(8_000));
  expect(gate.wait()).toBe(8_000);
  await clock.turn(8_000);
  gate.pass();
  gate.heard(inMs(3_000));
  expect(gate.wait()).toBe(Number.POSITIVE_INFINITY);
  gate.reached();
  expect(gate.wait()).toBe(0);
});
