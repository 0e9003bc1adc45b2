/** The bot is killed during an upload: the import continues, runs once, and its receipt arrives once. */
import { expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { documentOf, telegramExport } from '../support/exports.ts';
import { openWatchedProcess } from '../support/program.ts';
import { SERVICE_KEY } from '../support/service.ts';

const { service, program } = await openWatchedProcess(() => ({ SERVICE_KEY }));

const begun = (person: DrivenPerson) =>
  service.seen.filter(({ method, path }) => method === 'PUT' && path.includes(`/owners/${person.id}/imports/`));
async function receiptsOf(person: DrivenPerson): Promise<string[]> {
  await program.settled();
  return (await person.chat())
    .filter(({ fromBot, text }) => fromBot && text.startsWith('Added'))
    .map(({ text }) => text);
}

it("a bot killed after the upload requests the receipt and doesn't upload the file again", async () => {
  const bea = await program.driver.person({ id: 700_002, name: 'Bea' });
  const release = service.holding(`/owners/${bea.id}/imports/`);
  const { updateId = 0 } = await bea.says('', documentOf(telegramExport(bea.id)));
  await expect.poll(() => begun(bea).length, { timeout: 15_000 }).toBe(1);
  await program.kill();
  release();
  service.asUsual();
  await program.start();
  await program.driver.redeliver(updateId);
  expect((await bea.hears(/^Added/)).text).toContain('4 messages');
  expect(begun(bea)).toHaveLength(1);
  expect(await receiptsOf(bea)).toHaveLength(1);
});
