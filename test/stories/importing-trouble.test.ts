/** File transfers from the chat to the service that are cut off, hang, are refused, or are stopped by the person. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { documentOf, telegramExport, whatsappExport } from '../support/exports.ts';
import { openWatchedProgram, startProgram } from '../support/program.ts';
import { replies, SERVICE_KEY } from '../support/service.ts';

const { service, program } = await openWatchedProgram({ config: { serviceKey: SERVICE_KEY } });
afterEach(async () => {
  await program.driver.clearFaults();
  service.asUsual();
});

let lastId = 600_000;
async function somebody(name: string, of = program): Promise<DrivenPerson> {
  lastId += 1;
  return await of.driver.person({ id: lastId, name });
}
const PATIENCE = { withinMs: 15_000 };
const begun = (person: DrivenPerson) =>
  service.seen.filter(({ method, path }) => method === 'PUT' && path.includes(`/owners/${person.id}/imports/`));

describe('a download', () => {
  it('that is cut off is retried once', async () => {
    const ann = await somebody('Ann');
    await program.driver.fault({ method: 'file', kind: 'cut_after' });
    await ann.says('', documentOf(telegramExport(ann.id, { more: 3000 })));
    expect((await ann.hears(/^Added/, PATIENCE)).text).toContain('3,004 messages');
  });

  it('that is cut off repeatedly fails with a message and a retry button', async () => {
    const bea = await somebody('Bea');
    await program.driver.fault({ method: 'file', kind: 'cut_after', times: 2 });
    await bea.says('', documentOf(telegramExport(bea.id, { more: 3000 })));
    const failed = await bea.hears(/^Telegram didn’t give me result\.json\. Please send it again\.$/, PATIENCE);
    await bea.presses('Try again', { on: failed });
    expect((await bea.hears(/^Added 2 chats: 3,004 messages/, PATIENCE)).id).toBe(failed.id);
  });

  it('that hangs can be stopped, after which the next file follows', async () => {
    const dan = await somebody('Dan');
    await program.driver.fault({ method: 'file', kind: 'hang' });
    await dan.says('', documentOf(telegramExport(dan.id)));
    await dan.hears(/^Reading result\.json…/, PATIENCE);
    await dan.says('', documentOf(whatsappExport(['Ed', 'Eva'])));
    await dan.hears(/^WhatsApp Chat with Crew\.txt is next\./, PATIENCE);
    const taking = (await dan.chat()).find(({ text }) => text.startsWith('Reading'));
    await dan.presses('Stop', { on: taking?.id ?? 0 });
    await dan.hears(/^Stopped\. Nothing was added\.$/, PATIENCE);
    await dan.hears(/^Which one is you\?/, PATIENCE);
  });
});

describe('a service', () => {
  it('that fails while an import is polled is polled again', async () => {
    const fay = await somebody('Fay');
    const part = `/owners/${fay.id}/imports/`;
    const release = service.holding(part);
    await fay.says('', documentOf(telegramExport(fay.id)));
    await expect.poll(() => begun(fay).length, { timeout: 5_000 }).toBe(1);
    service.instead(part, replies(502, '<html>Bad Gateway</html>', 'text/html'));
    release();
    const asked = () => service.seen.filter(({ method, path }) => method === 'GET' && path.includes(part)).length;
    await expect.poll(asked, { timeout: 5_000 }).toBeGreaterThan(2);
    service.asUsual();
    await fay.hears(/^Added/, PATIENCE);
    expect(begun(fay)).toHaveLength(1);
  });
});

describe('without a shared service key', () => {
  it('the bot says that data is added at the service, and takes no file', async () => {
    await using other = await startProgram({ service });
    const ida = await somebody('Ida', other);
    await ida.says('/import');
    await ida.hears(/^Your data lives at 127\.0\.0\.1.*; add to it there\. I can only read it\.$/);
    await ida.says('', documentOf(telegramExport(ida.id)));
    await ida.hears(/I can only read it\.$/);
    expect(await other.driver.calls('getFile')).toEqual([]);
  });
});
