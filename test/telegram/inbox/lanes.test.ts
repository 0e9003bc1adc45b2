/** Order and fairness in memory, for any order of arrivals and ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Entry } from '#telegram/jobs/inbox/entry.ts';
import { createLanes } from '#telegram/jobs/inbox/lanes.ts';
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
  return new Entry({ update_id: id }, { lane, control: false }, { now: () => 0, elapsed: () => 0 });
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
});
