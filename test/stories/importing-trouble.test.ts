/** Files whose way from the chat to the service is cut, slow, refused, or stopped by their person. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type Program, startProgram } from '../support/program.ts';
import { documentOf, telegramExport, whatsappExport } from '../support/sent-exports.ts';
import { SERVICE_KEY } from '../support/service-double.ts';
import { replies, type WatchedService, watchService } from '../support/watched-service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service, config: { serviceKey: SERVICE_KEY } });
});
afterEach(async () => {
  await program.driver.clearFaults();
  service.asUsual();
});
afterAll(async () => {
  await program.close();
  await service.close();
});

let lastId = 600_000;
async function somebody(name: string, of = program): Promise<DrivenPerson> {
  lastId += 1;
  return await of.driver.person({ id: lastId, name });
}
const PATIENCE = { withinMs: 15_000 };
const begun = (person: DrivenPerson) =>
  service.seen.filter(({ method, path }) => method === 'POST' && path.includes(`/owners/${person.id}/imports?`));

describe('a download', () => {
  it('that is cut in the middle is made once more', async () => {
    const ann = await somebody('Ann');
    await program.driver.fault({ method: 'file', kind: 'cut_after' });
    await ann.says('', documentOf(telegramExport(ann.id, { more: 3000 })));
    expect((await ann.hears(/Brought in/, PATIENCE)).text).toContain('3,004 messages and mails are new');
  });

  it('that is cut again and again is given up in words, and tried again by a button', async () => {
    const bea = await somebody('Bea');
    await program.driver.fault({ method: 'file', kind: 'cut_after', times: 2 });
    await bea.says('', documentOf(telegramExport(bea.id, { more: 3000 })));
    const failed = await bea.hears(/did not come through from Telegram/, PATIENCE);
    expect(failed.text).toContain('Nothing was brought in');
    await bea.presses('Try again');
    await bea.hears(/Brought in/, PATIENCE);
  });

  it('that hangs is stopped by Cancel, and the file behind it follows', async () => {
    const dan = await somebody('Dan');
    await program.driver.fault({ method: 'file', kind: 'hang' });
    await dan.says('', documentOf(telegramExport(dan.id)));
    await dan.hears(/Taking “result.json” from Telegram/, PATIENCE);
    await dan.says('', documentOf(whatsappExport(['Dan', 'Eva'])));
    await dan.hears(/after the one before it/, PATIENCE);
    const taking = (await dan.chat()).find(({ text }) => text.startsWith('Taking'));
    await dan.presses('Cancel', { on: taking?.id ?? 0 });
    await dan.hears(/Stopped. Nothing of “result.json” was brought in/, PATIENCE);
    await dan.hears(/Who are you in/, PATIENCE);
  });
});

describe('a service', () => {
  it('that fails while it is asked how it stands is asked again', async () => {
    const fay = await somebody('Fay');
    service.instead(`/owners/${fay.id}/imports/`, replies(502, '<html>Bad Gateway</html>', 'text/html'));
    await fay.says('', documentOf(telegramExport(fay.id)));
    await fay.hears(/does not answer just now/, PATIENCE);
    service.asUsual();
    await fay.hears(/Brought in/, PATIENCE);
    expect(begun(fay)).toHaveLength(1);
  });
});

describe('where the service shares no key with the bot', () => {
  it('says that data is brought in there, and takes nothing', async () => {
    const other = await startProgram({ service });
    try {
      const ida = await somebody('Ida', other);
      await ida.says('/import');
      expect((await ida.hears(/brought in there/)).text).toContain('127.0.0.1');
      await ida.says('', documentOf(telegramExport(ida.id)));
      await ida.hears(/Nothing was taken of what you sent/);
      expect(await other.driver.calls('getFile')).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
