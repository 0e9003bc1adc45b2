/** File transfers from the chat to the service that are cut off, hang, are refused, or are stopped by the person. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { runningClock } from '../support/clock.ts';
import { documentOf, sends, telegramExport, whatsappChat, whatsappExport } from '../support/exports.ts';
import { openWatchedProgram, startProgram } from '../support/program.ts';
import { replies, SERVICE_KEY } from '../support/service.ts';

const clock = runningClock();
const { service, program } = await openWatchedProgram({ clock, config: { serviceKey: SERVICE_KEY } });
afterEach(async () => {
  await program.driver.clearFaults();
  service.asUsual();
});

let lastId = 600_000;
async function somebody(name: string, of = program): Promise<DrivenPerson> {
  lastId += 1;
  return await of.driver.person({ id: lastId, name });
}

describe('a download', () => {
  it('that is cut off is retried once, then fails with a message and a retry button', async () => {
    const ann = await somebody('Ann');
    await program.driver.fault({ method: 'file', kind: 'cut_after' });
    await sends(ann, telegramExport(ann.id, { more: 3000 }), /^Added[\s\S]*3,004 messages/);
    await program.driver.fault({ method: 'file', kind: 'cut_after', times: 2 });
    const refusal = /^Telegram didn’t give me result\.json\. Please send it again\.$/;
    const failed = await sends(ann, telegramExport(ann.id, { more: 4000 }), refusal);
    expect((await ann.taps('Try again', /^1,000 new messages/, { on: failed })).id).toBe(failed.id);
  });

  it('that hangs can be stopped, after which the next file follows', async () => {
    const dan = await somebody('Dan');
    await program.driver.fault({ method: 'file', kind: 'hang' });
    const taking = await sends(dan, telegramExport(dan.id), /^Reading result\.json…/);
    await sends(dan, whatsappExport(['Ed', 'Eva']), /^WhatsApp Chat with Crew\.txt is next\./);
    await dan.taps('Stop', /^Stopped\. Nothing was added\.$/, { on: taking });
    await dan.hears(/^Which one is you\?/);
  });
});

describe('a service', () => {
  it('that fails while an import is polled is polled again', async () => {
    const fay = await somebody('Fay');
    const part = `/owners/${fay.id}/imports/`;
    const asked = (by: string) =>
      service.seen.filter(({ method, path }) => method === by && path.includes(part)).length;
    const release = service.holding(part);
    await fay.says('', documentOf(telegramExport(fay.id)));
    await expect.poll(() => asked('PUT')).toBe(1);
    service.instead(part, replies(502, '<html>Bad Gateway</html>', 'text/html'));
    release();
    await expect.poll(() => asked('GET')).toBeGreaterThan(2);
    service.asUsual();
    await fay.hears(/^Added/);
    expect(asked('PUT')).toBe(1);
  });
});

it('an upload that is about to be repeated doesn’t recreate an archive that the person erases meanwhile', async () => {
  const hal = await somebody('Hal');
  await sends(hal, telegramExport(hal.id), /^Added/);
  const own = `/owners/${hal.id}`;
  const asked = (path: string) => service.seen.filter((request) => request.path.includes(own + path)).length;
  const before = asked('/imports/');
  service.instead(`${own}/imports/`, replies(502, '<html>Bad Gateway</html>', 'text/html'));
  await hal.says('', documentOf(whatsappChat('Bo', ['Bo', 'Hal'])));
  await expect.poll(() => asked('/imports/')).toBe(before + 1);
  service.asUsual();
  const leaving = await hal.asks('/disconnect', /^Leave\?/);
  const listed = asked('/tokens');
  const release = service.holding(`${own}/tokens`);
  await hal.presses('Leave and erase my archive', { on: leaving });
  await expect.poll(() => asked('/tokens')).toBe(listed + 1);
  clock.jump(1000);
  await (await somebody('Ida')).asks('/help', /./);
  release();
  await hal.hears(/^Done\. Your archive and everything/);
  await program.settled();
  const known = await fetch(`${service.double.url}/api/rest/v1${own}`, {
    headers: { authorization: `Bearer ${SERVICE_KEY}` },
  });
  expect(await known.json()).toMatchObject({ exists: false });
});

it('without a shared service key the bot says that data is added at the service, and takes no file', async () => {
  await using other = await startProgram({ service });
  const ida = await somebody('Ida', other);
  await ida.asks('/import', /^Your data lives at 127\.0\.0\.1.*; add to it there\. I can only read it\.$/);
  await sends(ida, telegramExport(ida.id), /I can only read it\.$/);
  expect(await other.driver.calls('getFile')).toEqual([]);
});
