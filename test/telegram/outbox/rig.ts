/** An outbox over a Telegram with trouble and a real database; a process that dies is one that is never asked again. */
import { setTimeout as realTime } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import type { OutgoingMessage, Place } from '#telegram/api/message.ts';
import { createLease, type Lease } from '#telegram/jobs/lease.ts';
import { type Delivery, toDelivery } from '#telegram/jobs/outbox/delivery.ts';
import { createOutbox, type Outbox } from '#telegram/jobs/outbox/outbox.ts';
import { fakeClock } from '../../support/clock.ts';
import { DATABASES, openJobs } from '../../support/databases.ts';
import { openTelegramDouble } from './telegram-double.ts';

export const NOTE = '(a repeat)';
export const UNSENDABLE = 'It could not be shown.';

export const inChat = (chatId: number): Place => ({ chatId, kind: 'private' });
export const words = (text: string): OutgoingMessage => ({ text, entities: [] });
/** Messages with these texts, one after the other. */
export const telling = (chatId: number, ...texts: string[]): Delivery => toDelivery(inChat(chatId), texts.map(words));

export interface Process {
  outbox: Outbox;
  botApi: BotApi;
  /** The name under which it leases jobs. */
  owner: string;
  lease: Lease;
  /** It dies in the middle of everything: nothing it still does counts, and what it owned is nobody's. */
  die(): Promise<void>;
  /** From its nth write on it is dead: that one is not made. */
  diesAtWrite(count: number): void;
  isDead(): boolean;
  /** As SIGTERM. */
  stop(graceMs: number): Promise<void>;
}

export type Rig = Awaited<ReturnType<typeof openRig>>;

/** What a test has, set anew before each by `onEachDatabase`: the database, all around the outbox, a process that runs it. */
export let database: Database;
export let rig: Rig;
export let bot: Process;

/** Another process takes the place of `bot`. */
export async function startAnew(): Promise<void> {
  bot = await rig.start();
}

/** Makes the tests that `tests` holds on each database there is. */
export function onEachDatabase(tests: (name: string) => void): void {
  describe.each(DATABASES)('on $name', ({ name, open }) => {
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      rig = await openRig(database);
      bot = await rig.start();
    });
    afterEach(() => rig.close());
    afterAll(() => database.close());

    tests(name);
  });
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

  /** Waits, without time going on, until nothing is on its way but what Telegram will never answer. */
  async function settled(): Promise<void> {
    for (let calm = 0, rounds = 0; calm < 2 && rounds < 2_000; rounds++) {
      await realTime(0);
      await database.settled();
      calm = reading === 0 && calling() <= telegram.unanswered() ? calm + 1 : 0;
    }
  }

  /** Lets time go on, in steps that no answer of a call takes. */
  async function pass(ms: number, step = 250): Promise<void> {
    await settled();
    for (let left = ms; left > 0; left -= step) {
      await clock.advance(Math.min(left, step));
      await settled();
    }
  }

  /** Sends it, and waits for what comes of it by itself. */
  async function say(process: Process, delivery: Delivery): Promise<void> {
    await process.outbox.send(delivery);
    await settled();
  }

  async function start(options: { perSecond?: number | undefined; processes?: number } = {}): Promise<Process> {
    const log = createLog('silent');
    const botApi = createBotApi({ token: '1:T', apiRoot: telegram.root, clock, log });
    let dead = false;
    let writesLeft = Number.POSITIVE_INFINITY;
    // The dead ask for nothing more.
    const alive = {
      ...database,
      write(write: Parameters<typeof database.write>[0], how?: Parameters<typeof database.write>[1]) {
        writesLeft -= 1;
        dead ||= writesLeft < 0;
        return dead ? new Promise(() => undefined) : database.write(write, how);
      },
      read(...asked: Parameters<typeof database.read>) {
        if (dead) return new Promise(() => undefined);
        reading += 1;
        return database.read(...asked).finally(() => {
          reading -= 1;
        });
      },
    } as Database;
    // The test advances the clock faster than a real database renews a lease.
    const lease = createLease({ database: alive, clock, log, leaseMs: 600_000 });
    const process: Process = {
      botApi,
      owner: lease.jobs.owner,
      lease,
      outbox: createOutbox({
        database: alive,
        botApi: {
          ...botApi,
          sendMessage: (...call) => (dead ? new Promise(() => undefined) : botApi.sendMessage(...call)),
          editMessageText: (...call) => (dead ? new Promise(() => undefined) : botApi.editMessageText(...call)),
          call: (...call) => (dead ? new Promise(() => undefined) : botApi.call(...call)),
        },
        lease: { ...lease, processes: () => options.processes ?? 1 },
        clock,
        log,
        perSecond: 'perSecond' in options ? options.perSecond : 30,
        words: () => ({ repeatNote: NOTE, unsendable: words(UNSENDABLE) }),
      }),
      async die() {
        dead = true;
        processes.splice(processes.indexOf(process), 1);
        await database.settled();
        await database.query.updateTable('jobs').set({ visible_at: 0 }).where('owner', '=', process.owner).execute();
      },
      diesAtWrite(count) {
        writesLeft = count - 1;
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
