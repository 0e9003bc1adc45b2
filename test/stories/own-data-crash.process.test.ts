/** Everything kept about somebody comes as files in parts, through a process that is killed on the way. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { documentOf, LARGE, telegramExport, zipped } from '../support/exports.ts';
import type { ChatMessage } from '../support/playground-watch.ts';
import { startBotProgram } from '../support/process.ts';
import { watchService } from '../support/service.ts';

const ASK = 'Send me everything kept about me';
const PATIENCE = { withinMs: 15_000 };
/** A file that the bot has sent. */
async function contentOf(
  { raw }: ChatMessage,
  { apiRoot, botToken }: Pick<Playground, 'apiRoot' | 'botToken'>,
): Promise<Buffer> {
  const asked = await fetch(`${apiRoot}/bot${botToken}/getFile?file_id=${raw.document?.file_id}`);
  const { result } = (await asked.json()) as { result: { file_path: string } };
  const file = await fetch(`${apiRoot}/file/bot${botToken}/${result.file_path}`);
  return Buffer.from(await file.arrayBuffer());
}

async function asks(person: DrivenPerson) {
  await person.says('/privacy');
  await person.hears(/What is stored/);
  await person.presses(ASK);
}
const files = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ fileName, fromBot }) => fromBot && fileName !== undefined);

describe('at home, where nobody can open a page', { timeout: 120_000 }, () => {
  it('a large archive comes in parts, goes on after a crash, and each part can be brought in again', async () => {
    const service = await watchService({ empty: true });
    const home = await startBotProgram({ service, environment: { DATA_API_URL: '', SAMPLE_DATA: 'off' } });
    onTestFinished(async () => {
      await home.close();
      await service.close();
    });
    const hana = await home.driver.person({ id: 500_500, name: 'Hana' });
    const large = zipped('export.zip', telegramExport(hana.id, { more: 2_000, size: LARGE.size }));
    await hana.says('', documentOf(large));
    await hana.hears(/^Added|^Nothing new|new message/, { withinMs: 60_000 });
    await asks(hana);
    await hana.hears(/comes here in parts/, { withinMs: 30_000 });
    await hana.hears(({ fileName }) => fileName === 'records-1.zip', { withinMs: 30_000 });
    await home.kill();
    await home.start();
    await hana.hears(/That was all of your archive/, { withinMs: 60_000 });
    await home.driver.delivered();
    const names = (await files(hana)).map(({ fileName }) => fileName);
    expect([...new Set(names)].sort()).toEqual(['kept-by-the-bot.json', 'records-1.zip', 'records-2.zip']);
    const part = await contentOf(await hana.hears(({ fileName }) => fileName === 'records-2.zip'), home.telegram);
    await hana.says('', documentOf({ name: 'records-2.zip', bytes: part }));
    expect((await hana.hears(/Records of a data service/, PATIENCE)).text).toContain('0 messages and mails are new');
  });
});
