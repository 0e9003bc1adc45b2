/** Order and fairness in memory, for any order of arrivals and ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Entry } from '#telegram/jobs/inbox/entry.ts';
import { createLanes } from '#telegram/jobs/inbox/lanes.ts';
import { createSeen } from '#telegram/jobs/inbox/seen.ts';
import { turnableClock } from '../../support/turnable-clock.ts';

type Step = { kind: 'enter'; lane: number } | { kind: 'leave'; pick: number } | { kind: 'postpone'; pick: number };

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('enter' as const), lane: fc.nat(4) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('leave' as const), pick: fc.nat(100) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('postpone' as const), pick: fc.nat(100) }) },
  ),
  { maxLength: 120 },
);

function entryOf(id: number, lane: string): Entry {
  return new Entry({ update_id: id }, { lane, control: false }, { now: () => 0, monotonic: () => 0 });
}

describe('lanes', () => {
  it('start each entry once, in order, one a lane, never more than there are places, and none is left', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (script: Step[], places) => {
        const clock = turnableClock();
        const holding: Entry[] = [];
        const done: Entry[] = [];
        const lanes = createLanes({
          places,
          clock,
          begin(entry) {
            expect(holding.some((other) => other.lane === entry.lane)).toBe(false);
            holding.push(entry);
            expect(holding.length).toBeLessThanOrEqual(places);
          },
        });
        const finish = (entry: Entry) => {
          holding.splice(holding.indexOf(entry), 1);
          done.push(entry);
          lanes.leave(entry);
        };
        let id = 0;
        for (const step of script) {
          if (step.kind === 'enter') {
            lanes.enter(entryOf(++id, `lane ${step.lane}`));
            continue;
          }
          const entry = holding[step.pick % Math.max(1, holding.length)];
          if (!entry) continue;
          if (step.kind === 'leave') finish(entry);
          else {
            holding.splice(holding.indexOf(entry), 1);
            lanes.postpone(entry);
          }
        }
        for (let round = 0; round < 1000 && done.length < id; round++) {
          const [entry] = holding;
          if (entry) finish(entry);
          else await clock.turn(500);
        }
        expect(done).toHaveLength(id);
        for (let lane = 0; lane <= 4; lane++) {
          const ids = done.filter((entry) => entry.lane === `lane ${lane}`).map((entry) => entry.id);
          expect(ids).toEqual([...ids].sort((a, b) => a - b));
        }
        await clock.turn(1000);
        expect(lanes.waiting()).toBe(0);
        expect(lanes.size()).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it('give places in the order in which lanes became ready: a lane with many waits like one with few', () => {
    const begun: number[] = [];
    const entries = new Map<number, Entry>();
    const lanes = createLanes({ places: 1, clock: turnableClock(), begin: (entry) => void begun.push(entry.id) });
    const enter = (id: number, lane: string) => {
      const entry = entryOf(id, lane);
      entries.set(id, entry);
      lanes.enter(entry);
    };
    for (const id of [1, 2, 3, 4]) enter(id, 'many');
    enter(5, 'one');
    enter(6, 'another');
    for (let round = 0; round < 6; round++) {
      const entry = entries.get(begun.at(-1) ?? 0);
      if (entry) lanes.leave(entry);
    }
    expect(begun.indexOf(5)).toBeLessThan(begun.indexOf(3));
    expect(begun.indexOf(6)).toBeLessThan(begun.indexOf(3));
    expect(begun).toHaveLength(6);
  });

  it('leaving twice, and removing what is not there, does nothing', () => {
    const lanes = createLanes({ places: 1, clock: turnableClock(), begin: () => undefined });
    const entry = entryOf(1, 'a');
    lanes.enter(entry);
    lanes.leave(entry);
    lanes.leave(entry);
    lanes.remove(entry);
    expect(lanes.free('a')).toBe(true);
    expect(lanes.size()).toBe(0);
  });
});

describe('what was seen', () => {
  it('is remembered for at least so many, and forgotten after twice as many', () => {
    const seen = createSeen(100);
    for (let id = 0; id < 1000; id++) {
      seen.add(id, 'done');
      for (const recent of [id, Math.max(0, id - 99)]) expect(seen.has(recent)).toBe(true);
      expect(seen.has(id - 200)).toBe(false);
    }
  });
});
