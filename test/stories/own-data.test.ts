/** People can download everything stored about them as a file, in private. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { bringsArchive, entriesOf, LARGE, sends, telegramExport } from '../support/exports.ts';
import type { ChatMessage } from '../support/playground-watch.ts';
import { openProgram, openWatchedProgram, startProgram } from '../support/program.ts';
import { SERVICE_KEY, watchService } from '../support/service.ts';

const program = await openProgram();

/** Downloads a file that the bot sent. */
async function contentOf(
  { raw }: ChatMessage,
  telegram: Pick<Playground, 'apiRoot' | 'botToken'> | undefined = program.app.playground,
): Promise<Buffer> {
  if (!telegram) throw new Error('there is no playground');
  const { apiRoot, botToken } = telegram;
  const asked = await fetch(`${apiRoot}/bot${botToken}/getFile?file_id=${raw.document?.file_id}`);
  const { result } = (await asked.json()) as { result: { file_path: string } };
  const file = await fetch(`${apiRoot}/file/bot${botToken}/${result.file_path}`);
  return Buffer.from(await file.arrayBuffer());
}

async function asks(person: DrivenPerson) {
  await person.says('/privacy');
  await person.presses('Download everything', { on: await person.hears(/disconnect/) });
}
const isZip = ({ fileName }: ChatMessage) => fileName === 'everything.zip';

describe('somebody with their own archive', () => {
  it('gets its records and what the bot stores, without the token, in a file that can be imported again', async () => {
    const ann = await program.connected('Ann');
    await sends(ann, telegramExport(ann.id), /^Added/);
    await ann.asks('/settings', /^Settings/);
    await ann.taps('This chat', /^In this chat/);
    await ann.taps('No forwarding: off', /not forwardable/);
    const { token } = await program.holding('Zoe');
    await asks(ann);
    const whole = await ann.hears(isZip);
    expect(whole.text).toBe('Everything I have about you. Anyone with this file can read it.');
    const bytes = await contentOf(whole);
    const entries = await entriesOf(bytes);
    const kept = JSON.parse(entries['kept-by-the-bot.json'] ?? '');
    expect(kept).toMatchObject({ settings: { protectResults: true }, connection: { chatId: String(ann.id) } });
    expect(kept.connection).not.toHaveProperty('token');
    expect(JSON.stringify(kept)).not.toContain(token.slice(36));
    const lines = (entries['records.jsonl'] ?? '').trim().split('\n');
    const records = lines.map((line) => JSON.parse(line) as { datastore: string; record: Record<string, unknown> });
    expect(records.map(({ datastore }) => datastore).sort()).toEqual([
      ...Array.from({ length: 2 }, () => 'social-chat-group'),
      ...Array.from({ length: 4 }, () => 'social-chat-message'),
    ]);
    expect(records.map(({ record }) => record.messageText)).toContain('The ferry to Texel leaves at nine');
    expect(records.some(({ record }) => 'sourceData' in record)).toBe(false);
    const sent = (await program.driver.calls('sendDocument')).filter(({ params }) => Number(params.chat_id) === ann.id);
    expect(sent.map(({ params }) => params.protect_content ?? false)).toEqual([false]);
    await sends(ann, { name: 'everything.zip', bytes }, /^Nothing new/);
  });
});

describe('somebody without data', () => {
  it('gets an empty file', async () => {
    const dan = await program.driver.person({ id: 500_300, name: 'Dan' });
    await asks(dan);
    const entries = await entriesOf(await contentOf(await dan.hears(isZip)));
    expect(Object.keys(entries)).toEqual(['kept-by-the-bot.json']);
    const kept = JSON.parse(entries['kept-by-the-bot.json'] ?? '');
    expect(kept).toMatchObject({ settings: {}, spending: [], routines: [] });
    expect(kept).not.toHaveProperty('connection');
  });
});

const { service, program: remote } = await openWatchedProgram({
  service: { empty: true },
  config: { serviceKey: SERVICE_KEY },
});

describe('somebody whose archive is too large for a chat', { timeout: 90_000 }, () => {
  let gil: DrivenPerson;
  beforeAll(async () => {
    gil = await remote.driver.person({ id: 500_400, name: 'Gil' });
    await bringsArchive(service.double.url, String(gil.id), LARGE);
  }, 120_000);
  afterEach(() => service.asUsual());

  it('gets a link to a page with all of it', async () => {
    await asks(gil);
    const offered = await gil.hears(/^Your archive is too large for this chat\. The link is yours alone/);
    // The link works for whoever opens it first.
    expect(offered.raw.protected).toBe(true);
    await gil.hears(({ fileName }) => fileName === 'kept-by-the-bot.json');
    const page = await fetch(String(offered.keyboard.flat()[0]?.url));
    const [, href = ''] = /href="(records[^"]*)"/.exec(await page.text()) ?? [];
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const file = await fetch(new URL(href, page.url), { headers: { cookie } });
    const entries = await entriesOf(Buffer.from(await file.arrayBuffer()));
    expect((entries['records.jsonl'] ?? '').trim().split('\n')).toHaveLength(1_501);
  });

  it('can stop the export if the service hangs', async () => {
    service.instead('/export');
    await asks(gil);
    const waiting = await gil.hears(/^Collecting everything I have about you/);
    await gil.taps(waiting.buttons.flat()[0] ?? '', /^Stopped\./, { on: waiting });
  });
});

describe('with a remote service', () => {
  it('the bot sends what it stores, and says where the rest is', async () => {
    await using service = await watchService();
    await using remote = await startProgram({ service });
    const fay = await remote.holding('Fay');
    await asks(fay);
    await fay.hears(/Your data itself is at 127/);
    const bytes = await contentOf(await fay.hears(isZip), remote.app.playground);
    const kept = (await entriesOf(bytes))['kept-by-the-bot.json'] ?? '';
    expect(kept).not.toContain(fay.token);
    expect(kept).not.toContain(fay.token.slice(36));
    expect(JSON.parse(kept)).toMatchObject({ connection: { chatId: String(fay.id) } });
  });
});
