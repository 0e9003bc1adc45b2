/** The fair queue's scheduling, on a fake clock. */
import { expect, it } from 'vitest';
import { BusyError, createFairQueue, type FairQueueOptions } from '#service/server/fair-queue.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';

const never = new AbortController().signal;
const settle = () => new Promise(setImmediate);

/** A queue whose jobs take fake-clock time, and the started jobs in order, each as owner and slot. */
function rig(options: Omit<FairQueueOptions, 'clock'>) {
  const clock: FakeClock = fakeClock();
  const queue = createFairQueue({ clock, ...options });
  const begun: string[] = [];
  const ask = (owner: string, ms: number, signal = never) =>
    queue.run(owner, signal, async (slot) => {
      begun.push(`${owner}${slot}`);
      await clock.sleep(ms);
      return owner;
    });
  return { clock, ask, begun, take: queue.run };
}

it("makes another owner's job wait for one job at most, however many one owner has queued", async () => {
  const { clock, ask, begun } = rig({ slots: 1, perOwner: 1 });
  for (let count = 0; count < 8; count++) void ask('a', 100);
  await clock.advance(50);
  const other = ask('b', 10);
  await clock.advance(60);
  expect(await other).toBe('b');
  expect(begun).toEqual(['a0', 'b0', 'a0']);
});

it('runs at most perOwner jobs of one owner, and leaves the other slots to others', async () => {
  const { clock, ask, begun } = rig({ slots: 3, perOwner: 2 });
  for (let count = 0; count < 5; count++) void ask('a', 100);
  void ask('b', 100);
  await settle();
  expect(begun).toEqual(['a0', 'a1', 'b2']);
  await clock.advance(100);
  expect(begun).toEqual(['a0', 'a1', 'b2', 'a0', 'a1']);
});

it('prefers the owner with the least recent use, however many jobs they queue', async () => {
  const { clock, ask, begun } = rig({ slots: 1, perOwner: 1 });
  for (let count = 0; count < 10; count++) {
    void ask('slow', 100);
    void ask('fast', 10);
  }
  await clock.advance(210);
  // 100 ms of one against ten times 10 ms of the other.
  expect(begun.slice(0, 12)).toEqual(['slow0', ...Array<string>(10).fill('fast0'), 'slow0']);
});

it('runs the jobs of owners over their share in the extra slots until the share is regained', async () => {
  const { clock, ask, begun } = rig({ slots: 2, overShareSlots: 1, perOwner: 1 });
  for (let count = 0; count < 4; count++) void ask('a', 600);
  await clock.advance(1200);
  expect(begun).toEqual(['a0', 'a0', 'a2']);
  for (const owner of ['b', 'c']) void ask(owner, 600);
  await settle();
  expect(begun.slice(3)).toEqual(['b0', 'c1']);
  await clock.advance(1200);
  expect(begun.slice(5)).toEqual(['a2']);
  await clock.advance(20_000);
  void ask('a', 1);
  await settle();
  expect(begun.at(-1)).toBe('a0');
});

it('charges a failed job like a successful one', async () => {
  const { clock, begun, take } = rig({ slots: 1, overShareSlots: 1, perOwner: 1 });
  const refused = take('a', never, async () => {
    await clock.sleep(1200);
    throw new Error('refused late');
  });
  const failing = expect(refused).rejects.toThrow('refused late');
  await clock.advance(1200);
  await failing;
  await take('a', never, async (slot) => begun.push(`a${slot}`));
  expect(begun).toEqual(['a1']);
});

it('charges what the job reports instead of its elapsed time', async () => {
  const { clock, begun, take } = rig({ slots: 1, overShareSlots: 1, perOwner: 1 });
  for (const ms of [10, 5000, 0]) {
    await take('a', never, async (slot, charge) => {
      begun.push(`a${slot}`);
      charge(ms);
    });
  }
  expect(begun).toEqual(['a0', 'a0', 'a1']);
  const slow = take('b', never, async (_, charge) => {
    await clock.sleep(10_000);
    charge(10);
  });
  await clock.advance(10_000);
  await slow;
  await take('b', never, async (slot) => begun.push(`b${slot}`));
  expect(begun.at(-1)).toBe('b0');
});

it('rejects an aborted call immediately, while its running job keeps the slot until it ends', async () => {
  const { clock, ask, begun } = rig({ slots: 1, perOwner: 1 });
  const [leaving, waiting] = [new AbortController(), new AbortController()];
  const left = expect(ask('a', 100, leaving.signal)).rejects.toThrow('gone');
  const neverBegun = expect(ask('b', 100, waiting.signal)).rejects.toThrow('gone');
  const third = ask('c', 10);
  leaving.abort(new Error('gone'));
  waiting.abort(new Error('gone'));
  await Promise.all([left, neverBegun]);
  await clock.advance(99);
  expect(begun).toEqual(['a0']);
  await clock.advance(20);
  expect(begun).toEqual(['a0', 'c0']);
  expect(await third).toBe('c');
  await expect(ask('a', 1, leaving.signal)).rejects.toThrow('gone');
});

it('rejects with BusyError beyond the limits of waiting time and waiting jobs', async () => {
  const { clock, ask } = rig({ slots: 1, perOwner: 1, waitMs: 1000 });
  const first = ask('a', 5000);
  const waiting = Array.from({ length: 256 }, () => expect(ask('a', 1)).rejects.toThrow(BusyError));
  await expect(ask('a', 1)).rejects.toThrow(BusyError);
  const other = expect(ask('b', 1)).rejects.toThrow(BusyError);
  await clock.advance(1000);
  await Promise.all([...waiting, other]);
  await clock.advance(4000);
  expect(await first).toBe('a');
  const late = ask('b', 1);
  await clock.advance(1);
  expect(await late).toBe('b');
});
