/** The bot is killed while a file is on its way: the import goes on, happens once, and its receipt arrives once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MortalProgram, startMortal } from '../support/mortal-program.ts';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { documentOf, telegramExport } from '../support/sent-exports.ts';
import { SERVICE_KEY } from '../support/service-double.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';

let program: MortalProgram;
let service: WatchedService;

const PATIENCE = { withinMs: 20_000 };
const begun = (person: DrivenPerson) =>
  service.seen.filter(({ method, path }) => method === 'POST' && path.includes(`/owners/${person.id}/imports?`));
async function receiptsOf(person: DrivenPerson): Promise<string[]> {
  await program.driver.delivered();
  return (await person.chat())
    .filter(({ fromBot, text }) => fromBot && text.includes('Brought in'))
    .map(({ text }) => text);
}

beforeAll(async () => {
  service = await watchService();
  program = await startMortal({ service, environment: { SERVICE_KEY } });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

it('killed after the file was handed on, it asks for the receipt and does not hand it on again', async () => {
  const bea = await program.driver.person({ id: 700_002, name: 'Bea' });
  const release = service.holding(`/owners/${bea.id}/imports/`);
  const { updateId = 0 } = await bea.says('', documentOf(telegramExport(bea.id)));
  await expect.poll(() => begun(bea).length, { timeout: 15_000 }).toBe(1);
  await expect
    .poll(() => service.seen.filter(({ path }) => path.includes(`/owners/${bea.id}/imports/`)).length, {
      timeout: 15_000,
    })
    .toBeGreaterThan(0);
  await program.dies();
  release();
  service.asUsual();
  await program.starts();
  await program.driver.redeliver(updateId);
  expect((await bea.hears(/Brought in/, PATIENCE)).text).toContain('4 messages and mails are new');
  expect(begun(bea)).toHaveLength(1);
  expect(await receiptsOf(bea)).toHaveLength(1);
});
