/** Long work: it leaves its lane, one a person, in line beyond the places, and can be cancelled anywhere on its way. */
import { expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { BusyError, CancelledError, type UpdateTurn } from '../../src/updates/turn.ts';
import type { IncomingUpdate } from '../../src/updates/update.ts';
import { createRig, gates, type RigOptions, until, update } from './rig.ts';

/** Each update with work `long` is asked for by the person of its lane. */
function longRig(database: Database, limits: RigOptions['limits'] = {}) {
  const gate = gates();
  const running: number[] = [];
  const said: string[] = [];
  const signals: AbortSignal[] = [];
  const rig = createRig(database, {
    limits,
    async handle({ update_id, work, lane }: IncomingUpdate, turn: UpdateTurn) {
      if (work !== 'long') return;
      await turn
        .longWork(
          {
            person: String(lane),
            label: '/ask',
            onQueued: async (position) => void said.push(`${update_id} is number ${position}`),
          },
          async (signal) => {
            signals.push(signal);
            running.push(update_id);
            await gate.wait(update_id, signal);
          },
        )
        .then(
          () => said.push(`${update_id} is done`),
          (error: unknown) => {
            if (error instanceof BusyError) said.push(`${update_id} is refused: ${error.label}`);
            else if (error instanceof CancelledError) said.push(`${update_id} is cancelled`);
            else throw error;
          },
        );
    },
  });
  return { ...rig, gate, running, said, signals };
}

export function longWorkCases(database: () => Database): void {
  const long = (id: number, lane = 'a') => update(id, 'long', lane);

  it('out of its lane: the next update of the chat is answered meanwhile', async () => {
    const rig = longRig(database());
    await rig.pipeline.start();
    await rig.pipeline.receive(long(1));
    await until(() => rig.running.includes(1));
    await rig.pipeline.receive(update(2));
    expect(rig.ended).toEqual([2]);
    rig.gate.open(1);
    await rig.pipeline.settled();
    expect(rig.said).toEqual(['1 is done']);
  });

  it('one at a time a person: a second is told what still runs, and a third may run after the first', async () => {
    const rig = longRig(database());
    await rig.pipeline.start();
    await rig.pipeline.receive(long(1));
    await until(() => rig.running.includes(1));
    expect(await rig.pipeline.running('a')).toMatchObject({ label: '/ask' });
    await rig.pipeline.receive(long(2));
    await until(() => rig.said.length > 0);
    expect(rig.said).toEqual(['2 is refused: /ask']);
    rig.gate.open(1);
    await until(() => rig.said.includes('1 is done'));
    await rig.pipeline.receive(long(3));
    rig.gate.open(3);
    await rig.pipeline.settled();
    expect(rig.said).toEqual(['2 is refused: /ask', '1 is done', '3 is done']);
    expect(await rig.pipeline.running('a')).toBeUndefined();
  });

  it('first come first served beyond the places, each told its place and again when it has halved', async () => {
    const rig = longRig(database(), { maxLongWork: 1 });
    await rig.pipeline.start();
    for (const id of [1, 2, 3, 4, 5]) {
      await rig.pipeline.receive(long(id, `person ${id}`));
      await until(() => rig.pipeline.stats().longQueued + rig.running.length === id);
    }
    expect(rig.said).toEqual(['2 is number 1', '3 is number 2', '4 is number 3', '5 is number 4']);
    rig.said.length = 0;
    for (const id of [1, 2, 3, 4, 5]) {
      await until(() => rig.running.includes(id));
      rig.gate.open(id);
    }
    await rig.pipeline.settled();
    expect(rig.running).toEqual([1, 2, 3, 4, 5]);
    expect(rig.said.filter((line) => line.includes('number'))).toEqual([
      '3 is number 1',
      '4 is number 1',
      '5 is number 2',
      '5 is number 1',
    ]);
  });

  it('cancelled while it runs, while it waits in line, and not when there is none', async () => {
    const rig = longRig(database(), { maxLongWork: 1 });
    await rig.pipeline.start();
    await rig.pipeline.receive(long(1, 'runs'));
    await until(() => rig.running.includes(1));
    await rig.pipeline.receive(long(2, 'waits'));
    await until(() => rig.pipeline.stats().longQueued === 1);
    expect(await rig.pipeline.cancel('nobody')).toBe(false);
    expect(await rig.pipeline.cancel('waits')).toBe(true);
    await until(() => rig.said.includes('2 is cancelled'));
    expect(rig.running).toEqual([1]);
    expect(await rig.pipeline.cancel('runs')).toBe(true);
    await rig.pipeline.settled();
    expect(rig.said).toContain('1 is cancelled');
    expect(rig.signals[0]?.reason).toBeInstanceOf(CancelledError);
    expect(await rig.pipeline.cancel('runs')).toBe(false);
    await rig.pipeline.receive(long(3, 'runs'));
    rig.gate.open(3);
    await rig.pipeline.settled();
    expect(rig.said).toContain('3 is done');
  });

  it('cancelled work cannot pass its point of no return', async () => {
    const gate = gates();
    const paid: number[] = [];
    const rig = createRig(database(), {
      handle: ({ update_id }, turn) =>
        turn.longWork({ person: 'p', label: '/ask' }, async () => {
          await gate.wait(update_id);
          await turn.pointOfNoReturn({});
          paid.push(update_id);
        }),
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(long(1));
    await until(() => rig.pipeline.stats().longRunning === 1);
    await rig.pipeline.cancel('p');
    gate.open(1);
    await rig.pipeline.settled();
    expect(paid).toEqual([]);
  });

  it('asked for by an update that was not expected to be long, which is recorded then', async () => {
    const gate = gates();
    const rig = createRig(database(), {
      handle: ({ update_id }, turn) => turn.longWork({ person: 'p', label: '/ask' }, () => gate.wait(update_id)),
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1));
    const row = await database().query.selectFrom('updates').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ update_id: 1, state: 'running', sealed: expect.any(String) });
    gate.open(1);
    await rig.pipeline.settled();
    expect(rig.ended).toEqual([1]);
  });

  it('as long as it takes: nobody calls it hung', async () => {
    const rig = longRig(database());
    await rig.pipeline.start();
    await rig.pipeline.receive(long(1));
    await until(() => rig.running.includes(1));
    await rig.clock.turn(50_000);
    expect(rig.signals[0]?.aborted).toBe(false);
    rig.gate.open(1);
    await rig.pipeline.settled();
    expect(rig.said).toEqual(['1 is done']);
  });
}
