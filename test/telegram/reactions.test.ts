/** Thumbs that people put on messages: which answer they mean is known to whichever process hears of it. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { Playground } from '#playground/playground.ts';
import type { Database } from '#storage/database.ts';
import { DATABASES } from '../support/databases.ts';
import { type DrivenPerson, openPlaygroundDriver, type PlaygroundDriver } from '../support/playground-driver.ts';
import { openTelegram } from '../support/telegram.ts';
import { type BotProcess, type BotProcessOptions, startBotProcess } from './bot-process.ts';
import { ANSWER_KEY } from './test-commands.ts';

const HOUR = 3_600_000;
let playground: Playground;
let driver: PlaygroundDriver;
let anna: DrivenPerson;
let database: Database;
const running: BotProcess[] = [];
let lastId = 900_000;

beforeEach(async () => {
  playground = await openTelegram();
  driver = await openPlaygroundDriver(playground.url);
  anna = await driver.person({ id: 41, name: 'Anna' });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()));
  await driver.close();
  await playground.close();
  await database.close();
});

async function start(options: BotProcessOptions = {}, over = database): Promise<BotProcess> {
  const process = await startBotProcess(playground, over, options);
  running.push(process);
  return process;
}

/** Of which Telegram tells this process. */
async function reacts(
  process: BotProcess,
  messageId: number,
  { emoji = '👍', before = [] as string[], chat = anna.id, user = anna.id } = {},
): Promise<string[]> {
  const shown = (list: string[]) => list.map((each) => ({ type: 'emoji', emoji: each }));
  const ran = process.commands.ran.length;
  lastId += 1;
  const reaction = {
    chat: { id: chat, type: 'private' },
    message_id: messageId,
    user: { id: user, is_bot: false, first_name: 'Anna' },
    date: 1,
    old_reaction: shown(before),
    new_reaction: shown([emoji]),
  };
  await process.inbox.receive({ update_id: lastId, message_reaction: reaction });
  await process.inbox.settled();
  return process.commands.ran.slice(ran).map(({ name, input }) => `${name} ${input.argument}`);
}

async function answered(process: BotProcess): Promise<number> {
  await anna.says('/liked');
  const { id } = await anna.hears('An answer');
  await process.settled();
  return id;
}

describe.each(DATABASES)('a thumb on an answer, on $name', ({ open }) => {
  beforeEach(async () => {
    database = await open();
  });

  it('rates it, and after a restart as well', async () => {
    const before = await start();
    const id = await answered(before);
    expect(await reacts(before, id)).toEqual([`rate ${ANSWER_KEY} +`]);
    await before.stop();
    const after = await start({ polling: false });
    expect(await reacts(after, id, { emoji: '👎' })).toEqual([`rate ${ANSWER_KEY} -`]);
  });

  it('rates nothing where it is on something else, taken over from before, or a stranger’s', async () => {
    const process = await start();
    const id = await answered(process);
    await anna.says('/help');
    const help = await anna.hears('Here is help.');
    expect(await reacts(process, help.id)).toEqual([]);
    expect(await reacts(process, id + 1000)).toEqual([]);
    expect(await reacts(process, id, { before: ['👍'] })).toEqual([]);
    expect(await reacts(process, id, { user: 42 })).toEqual([]);
    expect(await reacts(process, id, { chat: 42, user: 42 })).toEqual([]);
  });

  it('is asked about once, and nothing is asked or written for other signs and messages', async () => {
    let reads = 0;
    const read: Database['read'] = (...asked) => {
      reads += 1;
      return database.read(...asked);
    };
    const process = await start({}, { ...database, read });
    const id = await answered(process);
    const { writes } = database.counts();
    reads = 0;
    for (const emoji of ['🔥', '❤', '']) expect(await reacts(process, id, { emoji })).toEqual([]);
    expect(await reacts(process, id, { user: 42 })).toEqual([]);
    expect(reads).toBe(0);
    await anna.says('/help');
    const help = await anna.hears('Here is help.');
    await process.settled();
    reads = 0;
    expect(await reacts(process, help.id)).toEqual([]);
    expect(reads).toBe(1);
    expect(database.counts().writes).toBe(writes);
  });

  it('that is older than what can be replied to rates nothing', async () => {
    let later = 0;
    const process = await start({ clock: { ...systemClock, now: () => systemClock.now() + later } });
    const id = await answered(process);
    later = 5 * HOUR;
    expect(await reacts(process, id)).toEqual([`rate ${ANSWER_KEY} +`]);
    later = 6 * HOUR;
    expect(await reacts(process, id)).toEqual([]);
  });
});

describe.each(DATABASES.filter(({ name }) => name === 'Postgres'))('two processes on one $name', ({ open }) => {
  it('know of each other’s answers', async () => {
    database = await open();
    const one = await start();
    const id = await answered(one);
    const two = await start({ polling: false });
    expect(await reacts(two, id)).toEqual([`rate ${ANSWER_KEY} +`]);
    expect(await reacts(one, id, { emoji: '👎' })).toEqual([`rate ${ANSWER_KEY} -`]);
  });
});
