/** Long polling: what is handed over, in which order, and what is confirmed when. */
import { describe, expect, it } from 'vitest';
import { gates, until } from './rig.ts';
import { numbered, polling } from './telegram-queue.ts';

describe('the poller', () => {
  it('hands over what it fetches without waiting for it, each once, and confirms it then', async () => {
    const received: number[] = [];
    const gate = gates();
    const { server, poller, clock } = polling(async ({ update_id }) => {
      received.push(update_id);
      await gate.wait(update_id);
    });
    server.post(...numbered(7, 8, 9));
    poller.start();
    await until(() => received.length === 3);
    expect(received).toEqual([7, 8, 9]);
    expect(server.unconfirmed).toHaveLength(3);
    for (const id of [7, 8, 9]) gate.open(id);
    await until(() => server.asked.at(-1)?.offset === 10);
    expect(server.unconfirmed).toHaveLength(0);
    server.post(...numbered(10));
    gate.open(10);
    await until(() => server.asked.at(-1)?.offset === 11);
    expect(received).toEqual([7, 8, 9, 10]);
    const stopping = poller.stop();
    await clock.turn(0);
    await stopping;
  });

  it('asks for more while the last of a full batch are still being taken, and hands over nothing twice', async () => {
    const received: number[] = [];
    const gate = gates();
    const { server, poller, clock } = polling(async ({ update_id }) => {
      received.push(update_id);
      await gate.wait(update_id);
    });
    const ids = Array.from({ length: 150 }, (_, index) => index + 1);
    server.post(...numbered(...ids));
    poller.start();
    await until(() => received.length === 100);
    for (let id = 1; id < 80; id++) gate.open(id);
    await clock.turn(0);
    expect(server.asked).toHaveLength(1);
    gate.open(80);
    await until(() => received.length === 150);
    expect(server.asked.map(({ offset }) => offset)).toEqual([undefined, 81]);
    for (const id of ids) gate.open(id);
    await until(() => server.asked.at(-1)?.offset === 151);
    expect(received).toEqual(ids);
    await poller.stop();
  });

  it('a slow update holds back its own confirmation, not what comes after it', async () => {
    const received: number[] = [];
    const gate = gates();
    const { server, poller, clock } = polling(async ({ update_id }) => {
      received.push(update_id);
      if (update_id === 2) await gate.wait(update_id);
    });
    server.post(...numbered(1, 2, 3));
    poller.start();
    await until(() => received.length === 3);
    await clock.turn(60);
    await until(() => server.asked.at(-1)?.offset === 2);
    server.post(...numbered(4));
    await clock.turn(600);
    await until(() => received.includes(4));
    expect(received).toEqual([1, 2, 3, 4]);
    expect(server.asked.every(({ offset }) => offset === undefined || offset <= 2)).toBe(true);
    gate.open(2);
    await clock.turn(600);
    await until(() => server.asked.at(-1)?.offset === 5);
    await poller.stop();
  });

  it('what the inbox refuses is offered again until it takes it, and is not confirmed before', async () => {
    let refusals = 3;
    const { server, poller, clock, said } = polling(async () => {
      if (refusals-- > 0) throw new Error('too much');
    });
    server.post(...numbered(1));
    poller.start();
    await until(() => server.asked.length === 1);
    for (let round = 0; round < 20; round++) await clock.turn(500);
    await until(() => server.asked.at(-1)?.offset === 2);
    expect(refusals).toBeLessThan(0);
    expect(said().match(/cannot be taken now/g)).toHaveLength(1);
    await poller.stop();
  });

  it('what has no number is ignored, and the rest goes on', async () => {
    const received: number[] = [];
    const { server, poller, clock } = polling(async ({ update_id }) => void received.push(update_id));
    server.post({ message: 'x' }, null, { update_id: 'one' }, { update_id: -1 }, { update_id: 5 });
    poller.start();
    await until(() => received.length === 1);
    expect(received).toEqual([5]);
    // The server goes on giving what has no number: that must not become a busy loop.
    const before = server.asked.length;
    await clock.turn(5000);
    expect(server.asked.length - before).toBeLessThan(15);
    await poller.stop();
  });

  it('numbers that start anew, lower than before, are taken', async () => {
    const received: number[] = [];
    const { server, poller } = polling(async ({ update_id }) => void received.push(update_id));
    server.post(...numbered(5000));
    poller.start();
    await until(() => server.asked.at(-1)?.offset === 5001);
    server.fetchUpdates(5001, new AbortController().signal, true);
    server.unconfirmed.push({ update_id: 12 });
    server.post();
    await until(() => received.includes(12));
    await until(() => server.asked.at(-1)?.offset === 13);
    await poller.stop();
  });

  it('stopping aborts the poll and confirms what was taken since, once', async () => {
    const gate = gates();
    const { server, poller, clock } = polling(({ update_id }) => gate.wait(update_id));
    server.post(...numbered(1, 2));
    poller.start();
    await until(() => server.asked.length === 1);
    const stopping = poller.stop();
    gate.open(1);
    gate.open(2);
    await clock.turn(0);
    await stopping;
    expect(server.asked.at(-1)).toEqual({ offset: 3, last: true });
    await poller.stop();
    expect(server.asked).toHaveLength(2);
  });

  it('stopping with an update that is never taken ends, and leaves that one unconfirmed', async () => {
    const { server, poller, clock } = polling(() => new Promise(() => undefined));
    server.post(...numbered(1));
    poller.start();
    await until(() => server.asked.length === 1);
    const stopping = poller.stop();
    await clock.turn(10_000);
    await stopping;
    expect(server.unconfirmed).toHaveLength(1);
    expect(server.asked.every(({ offset }) => offset === undefined || offset <= 1)).toBe(true);
  });
});
