/** The service is killed during a large import: after a restart it continues, and every message is stored once. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCaller } from '../service/import-rig.ts';
import { account, said, written } from '../service/importers/telegram-export.ts';
import { scratchFolders } from '../support/folders.ts';
import { freePort } from '../support/local-server.ts';
import { type ChildProgram, runProgram } from '../support/process.ts';
import { SERVICE_KEY } from '../support/service.ts';

const scratch = scratchFolders('killed');

const COUNT = 60_000;
let folder: string;
let service: ChildProgram | undefined;
let port: string;
let bot: ReturnType<typeof openCaller>;
beforeEach(async () => {
  folder = scratch();
  port = String(await freePort());
  bot = openCaller(() => `http://127.0.0.1:${port}`);
  await starts();
});
afterEach(async () => {
  await service?.close();
});

/** Starts the service, after killing the one that runs. */
async function starts(): Promise<ChildProgram> {
  await service?.close();
  service = runProgram(folder, { SERVICE_KEY, PORT: port }, 'main.ts', ['service']);
  await service.prints(/answers at/);
  return service;
}

async function sendsLargeExport(): Promise<string> {
  const messages = Array.from({ length: COUNT }, (_, at) => said(at + 1, `message ${at} about the boat`));
  const chats = [{ name: 'Bo', type: 'personal_chat', id: 2000, messages }];
  return (await bot.sends('anna', 'result.json', written(account(chats)))).importId;
}

it('an import continues after two kills with -9, and stores every message exactly once', async () => {
  const importId = await sendsLargeExport();
  let seen = 0;
  for (let kills = 0; kills < 2; kills++) {
    for (;;) {
      const view = await bot.view('anna', importId);
      const progress = view.state === 'running' ? view.progress : undefined;
      if (progress && (kills === 0 ? progress.written : progress.read) > seen) {
        seen = progress.read;
        break;
      }
      if (view.state === 'done' || view.state === 'failed') throw new Error(`ended too early: ${JSON.stringify(view)}`);
      await sleep(5);
    }
    await starts();
  }

  const { receipt } = await bot.reaches('anna', importId, 'done');
  expect(receipt).toMatchObject({ read: COUNT, brokenAt: null });
  expect(receipt.duplicate).toBeGreaterThan(0);
  expect(receipt.written + receipt.duplicate).toBe(COUNT);
  const left = await readdir(join(folder, 'data/imports', importId));
  expect(left.sort()).toEqual(['import.sealed', 'lock', 'state.lock']);
  await starts();
  expect(await bot.view('anna', importId)).toMatchObject({ state: 'done', receipt });

  const erasing = runProgram(folder, {}, 'main.ts', ['person', 'erase', 'anna', '--yes', '--json']);
  await erasing.ended;
  // The messages, and their chat.
  expect(JSON.parse(erasing.output)).toMatchObject({ service: { records: COUNT + 1 } });
}, 120_000);

it('an import during which the service dies three times is set aside permanently', async () => {
  const importId = await sendsLargeExport();
  for (let kills = 0; kills < 3; kills++) {
    await bot.reaches('anna', importId, 'running');
    await starts();
  }
  const failed = { state: 'failed', reason: 'set-aside' };
  await expect.poll(() => bot.view('anna', importId), { timeout: 30_000 }).toMatchObject(failed);
  expect(service?.output).toContain('an import was set aside');
  expect((await starts()).output).not.toContain('set aside');
  expect(await bot.view('anna', importId)).toMatchObject(failed);
}, 120_000);
