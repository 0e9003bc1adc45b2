/** An outbox with a faulty Telegram and a real database; a dead process is one whose calls and writes never resolve. */
import { setTimeout as realTime } from 'node:timers/promises';
import { afterEach, beforeEach } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { createBotApi } from '#telegram/api/bot-api.ts';
import type { OutgoingMessage, Place } from '#telegram/api/message.ts';
import { createLease, type Lease } from '#telegram/jobs/lease.ts';
import type { Delivery } from '#telegram/jobs/outbox/delivery.ts';
import { createOutbox, type Outbox } from '#telegram/jobs/outbox/outbox.ts';
import { fakeClock } from '../../support/clock.ts';
import { openJobs, testDatabase } from '../../support/databases.ts';
import { createKillable } from '../../support/killable.ts';
import { openTelegramDouble } from './telegram-double.ts';

export const NOTE = '(a repeat)';
export const UNSENDABLE = 'It could not be shown.';

export const inChat = (chatId: number): Place => ({ chatId, kind: 'private' });
export const words = (text: string): OutgoingMessage => ({ text, entities: [] });
/** A delivery of messages with these texts. */
export const sending = (place: Place, ...texts: string[]): Delivery => ({
  place,
  steps: texts.map((text) => ({ do: 'send', message: words(text) })),
});
export const telling = (chatId: number, ...texts: string[]): Delivery => sending(inChat(chatId), ...texts);

export interface Process {
  outbox: Outbox;
  /** Id under which it leases jobs. */
  owner: string;
  lease: Lease;
  /** Kills it: nothing it still does has an effect, and its jobs are free. */
  die(): Promise<void>;
  /** Kills it at its nth write, which is not made. */
  diesAtWrite(count: number): void;
  isDead(): boolean;
  /** Like SIGTERM. */
  stop(graceMs: number): Promise<void>;
}

export type Rig = Awaited<ReturnType<typeof openRig>>;

/** Set by `useRig`, the last two before each test: the database, the rig around the outbox, and a process that runs it. */
export let database: Database;
export let rig: Rig;
export let bot: Process;

/** Replaces `bot` by a new process. */
export async function restart(): Promise<void> {
  bot = await rig.start();
}

/** For the tests of the file. */
export async function useRig(): Promise<void> {
  database = await testDatabase();
  beforeEach(async () => {
    rig = await openRig(database);
    bot = await rig.start();
  });
  afterEach(() => rig.close());
}

export async function openRig(database: Database) {
  const clock = fakeClock();
  const telegram = await openTelegramDouble(clock);
  const processes: Process[] = [];
  await database.query.deleteFrom('jobs').execute();
  await database.query.deleteFrom('workers').execute();

  let reading = 0;

  const rows = () => openJobs(database, 'message');
  const calling = () => processes.reduce((sum, { outbox }) => sum + outbox.stats().outboxCalling, 0);

  /** Waits, without advancing the clock, until only calls that Telegram will never answer are in flight. */
  async function settled(): Promise<void> {
    for (let calm = 0, rounds = 0; calm < 2 && rounds < 2_000; rounds++) {
      await realTime(0);
      await database.settled();
      calm = reading === 0 && calling() <= telegram.unanswered() ? calm + 1 : 0;
    }
  }

  /** Advances the clock in steps, waiting for calls in between. */
  async function pass(ms: number, step = 250): Promise<void> {
    await settled();
    for (let left = ms; left > 0; left -= step) {
      await clock.advance(Math.min(left, step));
      await settled();
    }
  }

  /** Sends a delivery, and waits until it is settled. */
  async function say(process: Process, delivery: Delivery): Promise<void> {
    await process.outbox.send(delivery);
    await settled();
  }

  async function start(options: { perSecond?: number | undefined; processes?: number } = {}): Promise<Process> {
    const log = createLog('silent');
    const killable = createKillable();
    let dead = false;
    const api = createBotApi({ token: '1:T', apiRoot: telegram.root, clock, log });
    const alive = killable.database({
      ...database,
      read(...asked: Parameters<typeof database.read>) {
        reading += 1;
        return database.read(...asked).finally(() => {
          reading -= 1;
        });
      },
    } as Database);
    // The test advances the clock faster than a real database renews a lease.
    const lease = createLease({ database: alive, clock, log, leaseMs: 600_000 });
    const process: Process = {
      owner: lease.jobs.owner,
      lease,
      outbox: createOutbox({
        database: alive,
        botApi: killable.botApi(api, () => () => undefined),
        lease: { ...lease, processes: () => options.processes ?? 1 },
        clock,
        log,
        perSecond: 'perSecond' in options ? options.perSecond : 30,
        words: () => ({ repeatNote: NOTE, unsendable: words(UNSENDABLE) }),
      }),
      async die() {
        // Not awaited: its hanging calls are never answered.
        void killable.kill();
        processes.splice(processes.indexOf(process), 1);
        await database.settled();
        await database.query.updateTable('jobs').set({ visible_at: 0 }).where('owner', '=', process.owner).execute();
      },
      diesAtWrite(count) {
        void killable.dieAt({ at: 'write', count, through: false }).then(() => {
          dead = true;
        });
      },
      isDead: () => dead,
      async stop(graceMs) {
        await process.outbox.stop(graceMs);
        await lease.stop();
      },
    };
    processes.push(process);
    process.outbox.start();
    await lease.start();
    return process;
  }

  return {
    clock,
    telegram,
    database,
    rows,
    settled,
    say,
    pass,
    start,
    async close() {
      for (const process of processes) void process.stop(0);
      await telegram.close();
      await settled();
      await clock.advance(60_000);
    },
  };
}
