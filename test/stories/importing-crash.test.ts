/** The bot is killed while a file is on its way: the import goes on, happens once, and its receipt arrives once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log.ts';
import { createPlayground, type Playground } from '../../src/playground/playground.ts';
import { type DrivenPerson, openPlaygroundDriver, type PlaygroundDriver } from '../playground-driver.ts';
import { SERVICE_KEY } from '../service-double.ts';
import { type ChildProgram, runProgram } from './child-program.ts';
import { documentOf, telegramExport, whatsappExport } from './sent-exports.ts';
import { type WatchedService, watchService } from './watched-service.ts';

let playground: Playground;
let driver: PlaygroundDriver;
let service: WatchedService;
let folder: string;
let bot: ChildProgram;

async function start(): Promise<void> {
  bot = runProgram(folder, {
    BOT_TOKEN: playground.botToken,
    TELEGRAM_API_ROOT: playground.apiRoot,
    DATA_API_URL: service.url,
    SERVICE_KEY,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'trace',
    MESSAGES_PER_SECOND: '0',
  });
  await bot.prints(/takes updates by long polling/);
}
async function dies(): Promise<void> {
  bot.signals('SIGKILL');
  expect((await bot.ended).signal).toBe('SIGKILL');
}

const PATIENCE = { withinMs: 20_000 };
const begun = (person: DrivenPerson) =>
  service.seen.filter(({ method, path }) => method === 'POST' && path.includes(`/owners/${person.id}/imports?`));
async function receiptsOf(person: DrivenPerson): Promise<string[]> {
  await driver.delivered();
  return (await person.chat())
    .filter(({ fromBot, text }) => fromBot && text.includes('Brought in'))
    .map(({ text }) => text);
}

beforeAll(async () => {
  playground = await createPlayground({ port: 0, clock: systemClock, log: createLog('silent') });
  driver = await openPlaygroundDriver(playground.url);
  service = await watchService();
  folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-import-'));
  await start();
});
afterAll(async () => {
  await bot.close();
  await driver.close();
  await playground.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

it('killed while the file comes from Telegram, it takes the file again', async () => {
  const ann = await driver.person({ id: 700_001, name: 'Ann' });
  await driver.fault({ method: 'file', kind: 'hang_after' });
  await ann.says('', documentOf(telegramExport(ann.id, { more: 3000 })));
  await ann.hears(/Taking/, PATIENCE);
  await dies();
  await driver.clearFaults();
  await start();
  expect((await ann.hears(/Brought in/, PATIENCE)).text).toContain('3,004 messages and mails are new');
  expect(await receiptsOf(ann)).toHaveLength(1);
});

it('killed after the file was handed on, it asks for the receipt and does not hand it on again', async () => {
  const bea = await driver.person({ id: 700_002, name: 'Bea' });
  const release = service.holding(`/owners/${bea.id}/imports/`);
  const { updateId = 0 } = await bea.says('', documentOf(telegramExport(bea.id)));
  await expect.poll(() => begun(bea).length, { timeout: 15_000 }).toBe(1);
  await expect
    .poll(() => service.seen.filter(({ path }) => path.includes(`/owners/${bea.id}/imports/`)).length, {
      timeout: 15_000,
    })
    .toBeGreaterThan(0);
  await dies();
  release();
  service.asUsual();
  await start();
  await driver.redeliver(updateId);
  expect((await bea.hears(/Brought in/, PATIENCE)).text).toContain('4 messages and mails are new');
  expect(begun(bea)).toHaveLength(1);
  expect(await receiptsOf(bea)).toHaveLength(1);
});

it('killed between an answer and the receipt, it does not ask again', async () => {
  const cem = await driver.person({ id: 700_003, name: 'Cem' });
  await cem.says('', documentOf(whatsappExport(['Cem', 'Dora'])));
  await cem.hears(/Who are you in/, PATIENCE);
  await cem.presses(/^Cem/);
  const date = await cem.hears(/Which comes first/, PATIENCE);
  const release = service.holding(`/owners/${cem.id}/imports/`);
  const asked = service.seen.length;
  await cem.presses(/^The day/, { on: date });
  await expect.poll(() => service.seen.length, { timeout: 15_000 }).toBeGreaterThan(asked);
  await dies();
  release();
  service.asUsual();
  await start();
  expect((await cem.hears(/Brought in/, PATIENCE)).text).toContain('4 messages and mails are new');
  expect(await receiptsOf(cem)).toHaveLength(1);
});
