/** /privacy: whoever asks for everything that is kept about them gets it as files, in private, once. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { bringsArchive, documentOf, entriesOf, LARGE, telegramExport } from '../support/exports.ts';
import type { ChatMessage } from '../support/playground-watch.ts';
import { type Program, startProgram } from '../support/program.ts';
import { SERVICE_KEY, type WatchedService, watchService } from '../support/service.ts';

const ASK = 'Send me everything kept about me';
const PATIENCE = { withinMs: 15_000 };
let program: Program;
beforeAll(async () => {
  program = await startProgram();
});
afterAll(async () => {
  await program.close();
});

/** A file that the bot has sent, from the Telegram of a program. */
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
const textOf = async (...file: Parameters<typeof contentOf>) => (await contentOf(...file)).toString();

async function asks(person: DrivenPerson) {
  await person.says('/privacy');
  await person.hears(/What is stored/);
  await person.presses(ASK);
}
const files = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ fileName, fromBot }) => fromBot && fileName !== undefined);
const recordsFile = ({ fileName }: ChatMessage) => fileName === 'records.jsonl';
const keptFile = ({ fileName }: ChatMessage) => fileName === 'kept-by-the-bot.json';

describe('somebody with an archive of their own', () => {
  it('gets it record by record, and what the bot keeps, without the token', async () => {
    const ann = await program.connected('Ann');
    await ann.says('', documentOf(telegramExport(ann.id)));
    await ann.hears(/^Added|^Nothing new|new message/, PATIENCE);
    await ann.says('/settings cap 77');
    await ann.hears(/Daily cap: 77/);
    const { token } = await program.holding('Zoe');
    await asks(ann);
    const words = await ann.hears(/in two files/, PATIENCE);
    expect(words.text).toContain('6 records');
    const kept = JSON.parse(await textOf(await ann.hears(keptFile, PATIENCE)));
    expect(kept).toMatchObject({ settings: { dailyCreditCap: 77 }, connection: { chatId: String(ann.id) } });
    expect(kept.connection).not.toHaveProperty('token');
    expect(JSON.stringify(kept)).not.toContain(token.slice(36));
    const lines = (await textOf(await ann.hears(recordsFile, PATIENCE))).trim().split('\n');
    const records = lines.map((line) => JSON.parse(line) as { datastore: string; record: Record<string, unknown> });
    expect(records.map(({ datastore }) => datastore).sort()).toEqual([
      ...Array.from({ length: 2 }, () => 'social-chat-group'),
      ...Array.from({ length: 4 }, () => 'social-chat-message'),
    ]);
    expect(records.map(({ record }) => record.messageText)).toContain('The ferry to Texel leaves at nine');
    expect(records.some(({ record }) => 'sourceData' in record)).toBe(false);
    await program.driver.delivered();
    expect(await files(ann)).toHaveLength(2);
  });

  it('gets files that can be saved also where results cannot, and can bring them in again', async () => {
    const bea = await program.connected('Bea');
    await bea.says('', documentOf(telegramExport(bea.id)));
    await bea.hears(/^Added|^Nothing new|new message/, PATIENCE);
    await bea.says('/settings protect on');
    await bea.hears(/Protect results: on/);
    await asks(bea);
    const file = await bea.hears(recordsFile, PATIENCE);
    const sent = (await program.driver.calls('sendDocument')).filter(({ params }) => Number(params.chat_id) === bea.id);
    expect(sent.map(({ params }) => params.protect_content ?? false)).toEqual([false, false]);
    await bea.says('', documentOf({ name: 'records.jsonl', bytes: await contentOf(file) }));
    await bea.hears(/^Nothing new/, PATIENCE);
  });
});

describe('somebody without an archive', () => {
  it('and without anything gets an empty list of it', async () => {
    const dan = await program.driver.person({ id: 500_300, name: 'Dan' });
    await asks(dan);
    const kept = JSON.parse(await textOf(await dan.hears(keptFile, PATIENCE)));
    expect(kept).toMatchObject({ settings: {}, spending: [], routines: [], results: [] });
    expect(kept).not.toHaveProperty('connection');
  });
});

describe('somebody whose archive is too large for a chat', { timeout: 90_000 }, () => {
  let service: WatchedService;
  let remote: Program;
  let gil: DrivenPerson;
  beforeAll(async () => {
    service = await watchService({ empty: true });
    remote = await startProgram({ service, config: { serviceKey: SERVICE_KEY } });
    gil = await remote.driver.person({ id: 500_400, name: 'Gil' });
    await bringsArchive(service.double.url, String(gil.id), LARGE);
  }, 120_000);
  afterEach(() => service.asUsual());
  afterAll(async () => {
    await remote.close();
    await service.close();
  });
  const linkIn = ({ keyboard }: ChatMessage) => String(keyboard.flat()[0]?.url);

  it('gets a link to a page that gives them all of it, free of charge', async () => {
    await asks(gil);
    const offered = await gil.hears(/too large for this chat/, PATIENCE);
    expect(offered.text).toContain('1,501 records');
    expect(offered.text).toContain('at no cost');
    // The link opens for whoever has it first.
    expect(offered.raw.protected).toBe(true);
    expect((await files(gil)).map(({ fileName }) => fileName)).toEqual(['kept-by-the-bot.json']);
    const page = await fetch(linkIn(offered));
    const [, href = ''] = /href="(records[^"]*)"/.exec(await page.text()) ?? [];
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const file = await fetch(new URL(href, linkIn(offered)), { headers: { cookie } });
    const entries = await entriesOf(Buffer.from(await file.arrayBuffer()));
    expect((entries['records.jsonl'] ?? '').trim().split('\n')).toHaveLength(1_501);
    expect(service.paid()).toEqual([]);
  });

  it('is not kept waiting by a service that hangs: Cancel stops it', async () => {
    service.instead('/export');
    await asks(gil);
    await gil.hears(/Collecting what is kept/, PATIENCE);
    await gil.presses('Cancel');
    await gil.hears(/Stopped\. Nothing was spent/, PATIENCE);
  });
});

describe('at a service elsewhere', () => {
  let service: WatchedService;
  let remote: Program;
  beforeAll(async () => {
    service = await watchService();
    remote = await startProgram({ service });
  });
  afterAll(async () => {
    await remote.close();
    await service.close();
  });

  it('the bot gives what it keeps, and says where the rest is', async () => {
    const fay = await remote.holding('Fay');
    await asks(fay);
    expect((await fay.hears(/Your data itself is at/, PATIENCE)).text).toContain('127.0.0.1');
    const content = await textOf(await fay.hears(keptFile, PATIENCE), remote.app.playground);
    expect(content).not.toContain(fay.token);
    expect(content).not.toContain(fay.token.slice(36));
    expect(JSON.parse(content)).toMatchObject({ connection: { chatId: String(fay.id) } });
  });
});
