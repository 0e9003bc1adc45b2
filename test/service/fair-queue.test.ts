/** Whose turn it is, counted on a clock that the test moves. */
import { expect, it } from 'vitest';
import { BusyError, createFairQueue, type FairQueueOptions } from '#service/server/fair-queue.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';

const never = new AbortController().signal;
const settle = () => new Promise(setImmediate);

/** Turns in which work ends when the clock comes to it, and what was begun, in order, with its place. */
function rig(options: Omit<FairQueueOptions, 'clock'>) {
  const clock: FakeClock = fakeClock();
  const turns = createFairQueue({ clock, ...options });
  const begun: string[] = [];
  const ask = (owner: string, ms: number, signal = never) =>
    turns.run(owner, signal, async (place) => {
      begun.push(`${owner}${place}`);
      await clock.sleep(ms);
      return owner;
    });
  return { clock, ask, begun, take: turns.run };
}

it('eight requests of one owner at once leave the next one of another no longer to wait than one of them takes', async () => {
  const { clock, ask, begun } = rig({ places: 1, perOwner: 1 });
  for (let count = 0; count < 8; count++) void ask('a', 100);
  await clock.advance(50);
  const other = ask('b', 10);
  await clock.advance(60);
  expect(await other).toBe('b');
  expect(begun).toEqual(['a0', 'b0', 'a0']);
});

it('of one owner no more is done at once than may be, and places that are free are for the others', async () => {
  const { clock, ask, begun } = rig({ places: 3, perOwner: 2 });
  for (let count = 0; count < 5; count++) void ask('a', 100);
  void ask('b', 100);
  await settle();
  expect(begun).toEqual(['a0', 'a1', 'b2']);
  await clock.advance(100);
  expect(begun).toEqual(['a0', 'a1', 'b2', 'a0', 'a1']);
});

it('whose work took longer is behind whose work took less, however often those ask', async () => {
  const { clock, ask, begun } = rig({ places: 1, perOwner: 1 });
  for (let count = 0; count < 10; count++) {
    void ask('slow', 100);
    void ask('fast', 10);
  }
  await clock.advance(210);
  // 100 ms of the one against ten times 10 ms of the other.
  expect(begun.slice(0, 12)).toEqual(['slow0', ...Array<string>(10).fill('fast0'), 'slow0']);
});

it('who has used up their share is worked for at places of their own until time has given it back', async () => {
  const { clock, ask, begun } = rig({ places: 2, placesBeyondShare: 1, perOwner: 1 });
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

it('what is refused late is charged as what succeeds', async () => {
  const { clock, begun, take } = rig({ places: 1, placesBeyondShare: 1, perOwner: 1 });
  const refused = take('a', never, async () => {
    await clock.sleep(1200);
    throw new Error('refused late');
  });
  const failing = expect(refused).rejects.toThrow('refused late');
  await clock.advance(1200);
  await failing;
  await take('a', never, async (place) => begun.push(`a${place}`));
  expect(begun).toEqual(['a1']);
});

it('who says what the work took is charged that, however long others had the processor', async () => {
  const { clock, begun, take } = rig({ places: 1, placesBeyondShare: 1, perOwner: 1 });
  for (const ms of [10, 5000, 0]) {
    await take('a', never, async (place, charge) => {
      begun.push(`a${place}`);
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
  await take('b', never, async (place) => begun.push(`b${place}`));
  expect(begun.at(-1)).toBe('b0');
});

it('whoever leaves is answered at once, and their work keeps its place until it ends', async () => {
  const { clock, ask, begun } = rig({ places: 1, perOwner: 1 });
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

it('what waits has a time and a number, beyond which its owner is told that it is too much', async () => {
  const { clock, ask } = rig({ places: 1, perOwner: 1, waitMs: 1000 });
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
