/** An outbox over a Telegram with trouble and a real database; a process that dies is one that is never asked again. */
import { setTimeout as realTime } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import type { OutgoingMessage, Place } from '#telegram/api/message.ts';
import { createOutbox, type Outbox } from '#telegram/jobs/outbox/outbox.ts';
import { type Saying, saying } from '#telegram/jobs/outbox/saying.ts';
import { fakeClock } from '../../support/clock.ts';
import { DATABASES } from '../../support/databases.ts';
import { openTelegramDouble } from './telegram-double.ts';

export const NOTE = '(a repeat)';
export const UNSENDABLE = 'It could not be shown.';

export const inChat = (chatId: number): Place => ({ chatId, kind: 'private' });
export const words = (text: string): OutgoingMessage => ({ text, entities: [] });
/** Messages with these texts, one after the other. */
export const telling = (chatId: number, ...texts: string[]): Saying => saying(inChat(chatId), texts.map(words));

export interface Process {
  outbox: Outbox;
  botApi: BotApi;
  /** Its name as a worker. */
  owner: string;
  /** It dies in the middle of everything: nothing it still does counts, and what it owned is nobody's. */
  die(): Promise<void>;
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
  let started = 0;
  await database.query.deleteFrom('outbox').execute();
  await database.query.deleteFrom('inbox').execute();
  await database.query.deleteFrom('meta').where('name', '=', 'gate').execute();

  const rows = () => database.query.selectFrom('outbox').selectAll().orderBy('id').execute();
  const calling = () => processes.reduce((sum, { outbox }) => sum + outbox.stats().outboxCalling, 0);

  /** Waits, without time going on, until nothing is on its way but what Telegram will never answer. */
  async function settled(): Promise<void> {
    for (let calm = 0, rounds = 0; calm < 2 && rounds < 2_000; rounds++) {
      await realTime(0);
      await database.settled();
      calm = calling() <= telegram.unanswered() ? calm + 1 : 0;
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

  async function start(options: { perSecond?: number | undefined; processes?: number } = {}): Promise<Process> {
    started += 1;
    const log = createLog('silent');
    const botApi = createBotApi({ token: '1:T', apiRoot: telegram.root, clock, log });
    let dead = false;
    const process: Process = {
      botApi,
      owner: `worker-${started}`,
      outbox: createOutbox({
        // The dead ask for nothing more.
        database: {
          ...database,
          write: (write, how) => (dead ? new Promise(() => undefined) : database.write(write, how)),
          read: (query, parameters) => (dead ? new Promise(() => undefined) : database.read(query, parameters)),
        },
        botApi: {
          ...botApi,
          sendMessage: (...call) => (dead ? new Promise(() => undefined) : botApi.sendMessage(...call)),
          editMessageText: (...call) => (dead ? new Promise(() => undefined) : botApi.editMessageText(...call)),
          deleteMessage: (...call) => (dead ? new Promise(() => undefined) : botApi.deleteMessage(...call)),
        },
        owner: () => process.owner,
        processes: () => options.processes ?? 1,
        clock,
        log,
        perSecond: 'perSecond' in options ? options.perSecond : 30,
        words: () => ({ repeatNote: NOTE, unsendable: words(UNSENDABLE) }),
      }),
      async die() {
        dead = true;
        processes.splice(processes.indexOf(process), 1);
        await database.settled();
        await database.query.updateTable('outbox').set({ owner: null }).where('owner', '=', process.owner).execute();
      },
    };
    processes.push(process);
    await process.outbox.start();
    return process;
  }

  return {
    clock,
    telegram,
    database,
    rows,
    settled,
    pass,
    start,
    async close() {
      for (const { outbox } of processes) void outbox.stop(0);
      await telegram.close();
      await settled();
      await clock.advance(60_000);
    },
  };
}
