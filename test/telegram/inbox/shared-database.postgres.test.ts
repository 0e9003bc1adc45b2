/** Two processes on one Postgres: each queue, person and update belongs to one process at a time. */
import { describe, expect, it } from 'vitest';
import { FIRST_OWN_NUMBER } from '#storage/jobs.ts';
import { CancelledError, TooManyWaitingError } from '#telegram/jobs/inbox/job-context.ts';
import { type FakeClock, fakeClock } from '../../support/clock.ts';
import { until } from '../../support/waiting.ts';
import {
  answering,
  createRig,
  emptiedDatabase,
  gates,
  payment,
  type Rig,
  type RigOptions,
  rowsOf,
  settledSoon,
  update,
} from './rig.ts';

const database = await emptiedDatabase();

describe('two inboxes', () => {
  /** Waits until all are idle; advances the clock, since a queue held by another process is retried after a pause. */
  async function settled(clock: FakeClock, ...rigs: Rig[]): Promise<void> {
    const all = Promise.all(rigs.map((rig) => rig.inbox.settled()));
    await until(async () => {
      await clock.advance(20);
      return (await settledSoon(all)) === 'fulfilled';
    });
  }

  /** Two started processes that know of each other. */
  async function pair(options: RigOptions): Promise<[Rig, Rig, FakeClock]> {
    const clock = fakeClock();
    const one = createRig(database, { ...options, clock });
    await one.start();
    const two = createRig(database, { ...options, clock });
    const starting = two.start();
    await one.turnUntil(async () => (await settledSoon(starting)) === 'fulfilled');
    await one.turnUntil(() => one.lease.processes() === 2 && two.lease.processes() === 2);
    return [one, two, clock];
  }

  /** Two processes in which person `p` pays, waits for the gate, and is answered. */
  async function payingPair() {
    const gate = gates();
    const said: string[] = [];
    const [one, two, clock] = await pair({
      async handle({ update_id }, job) {
        try {
          await job.pay(
            payment(database, 'p', { onPosition: (place) => void said.push(`${update_id} is number ${place}`) }),
          );
          said.push(`${update_id} pays`);
          await gate.wait(update_id, job.signal);
        } catch (error) {
          said.push(`${update_id} ${error instanceof Error ? error.name : ''}`);
          if (!(error instanceof CancelledError) && !(error instanceof TooManyWaitingError)) throw error;
        }
        await answering(job);
      },
      interrupted: async (_, job) => void (await answering(job)),
    });
    const heard = (line: string) => one.turnUntil(() => said.includes(line));
    const receive = (rig: Rig, id: number) => void rig.inbox.receive(update(id, `queue ${id}`)).catch(() => undefined);
    return { one, two, clock, gate, said, heard, receive };
  }

  it('run a routine once, even if both find it due repeatedly', async () => {
    const [one, two, clock] = await pair({});
    const due = update(FIRST_OWN_NUMBER + 77, 'routine');
    for (let look = 0; look < 3; look++) {
      const received = [one, two].map((rig) => rig.inbox.receive(due));
      await settled(clock, one, two);
      await Promise.all(received);
    }
    // A process that starts later has no numbers in memory.
    const three = createRig(database, { clock });
    const starting = three.start();
    await one.turnUntil(async () => (await settledSoon(starting)) === 'fulfilled');
    const received = three.inbox.receive(due);
    await settled(clock, one, two, three);
    await received;
    expect([...one.started, ...two.started, ...three.started]).toEqual([FIRST_OWN_NUMBER + 77]);
  });

  it('run one paid request per person at a time, by number across both', async () => {
    const { one, two, clock, gate, said, heard, receive } = await payingPair();
    receive(one, 1);
    await heard('1 pays');
    receive(two, 3);
    await heard('3 is number 1');
    // The earlier number arrives later, at the process in which the later one waits.
    receive(two, 2);
    await one.turnUntil(() => two.inbox.stats().waitingToPay + two.inbox.stats().paying === 2);
    await clock.advance(1000);
    receive(one, 4);
    await heard('4 TooManyWaitingError').catch(() => undefined);
    gate.open(1);
    await heard('2 pays');
    expect(said).not.toContain('3 pays');
    gate.open(2);
    await heard('3 pays');
    gate.open(3, 4);
    await settled(clock, one, two);
    expect(said.filter((line) => line.endsWith('pays')).slice(0, 3)).toEqual(['1 pays', '2 pays', '3 pays']);
    expect(await rowsOf.updates(database)).toEqual([]);
  });

  it('cancel running and waiting requests in each other', async () => {
    const { one, two, clock, said, heard, receive } = await payingPair();
    receive(one, 1);
    await heard('1 pays');
    receive(one, 2);
    await one.turnUntil(async () => (await rowsOf.updates(database)).filter(({ payer }) => payer).length === 2);
    expect(await two.inbox.cancel('p', 2)).toBe(1);
    await heard('2 CancelledError');
    expect(said).not.toContain('1 CancelledError');
    await settled(clock, two);
    expect(await two.inbox.cancel('p', 1)).toBe(1);
    await heard('1 CancelledError');
    await settled(clock, one, two);
    expect(await two.inbox.cancel('p')).toBe(0);
    expect(await rowsOf.messages(database)).toEqual(['answer 1', 'answer 2']);
    expect(await rowsOf.spending(database)).toHaveLength(1);
  });

  it('forget a person in both: what runs elsewhere has ended by then', async () => {
    const gate = gates();
    const ended: string[] = [];
    const [one, two, clock] = await pair({
      async handle({ update_id }, job) {
        if (update_id === 9) {
          await two.inbox.forget('p');
          ended.push('forgotten');
          await answering(job, 'done');
          return;
        }
        if (update_id === 1) await job.pay(payment(database, 'p'));
        await gate.wait(update_id, job.signal).catch(() => undefined);
        // It takes a moment to end.
        await clock.sleep(300);
        if (await answering(job, 'stopped')) ended.push(`${update_id}`);
      },
    });
    await one.inbox.receive(update(1, 'p'));
    await one.turnUntil(() => one.inbox.stats().paying === 1);
    await one.inbox.receive(update(FIRST_OWN_NUMBER + 5, 'p', { control: true }));
    await one.turnUntil(() => one.started.length === 2);
    await two.inbox.receive(update(9, 'p', { control: true }));
    await settled(clock, one, two);
    expect(ended.toSorted()).toEqual(['1', `${FIRST_OWN_NUMBER + 5}`, 'forgotten']);
    expect(ended.at(-1)).toBe('forgotten');
    expect(await rowsOf.updates(database)).toEqual([]);
  });

  it('report a paid request of a dead process, and continue with the next request in the other', async () => {
    const order: string[] = [];
    const options: RigOptions = {
      async handle({ update_id }, job) {
        await job.pay(payment(database, 'p', { onPosition: () => void order.push(`${update_id} waits`) }));
        order.push(`${update_id} pays`);
        if (update_id === 1) await gates().wait(1);
        await answering(job);
      },
      async interrupted({ update_id }, job) {
        order.push(`${update_id} is told of`);
        await answering(job);
      },
    };
    // Each has its own clock; the first one's stops.
    const one = createRig(database, options);
    await one.start();
    await one.inbox.receive(update(1));
    await until(() => order.length === 1);
    const two = createRig(database, options);
    const starting = two.start();
    await two.turnUntil(async () => (await settledSoon(starting)) === 'fulfilled');
    void two.inbox.receive(update(2, 'b'));
    await two.turnUntil(() => order.includes('2 waits'));
    await two.clock.advance(2000);
    const { query } = database;
    await query.updateTable('jobs').set({ visible_at: 0 }).where('owner', '=', one.lease.jobs.owner).execute();
    await two.turnUntil(async () => (await rowsOf.messages(database)).length === 2);
    await settled(two.clock, two);
    expect(order).toEqual(['1 pays', '2 waits', '1 is told of', '2 pays']);
  });
});
