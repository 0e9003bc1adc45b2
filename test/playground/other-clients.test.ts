/** Third-party clients: a grammY bot, and requests of python-telegram-bot and aiogram as they're sent over the wire. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Bot, InlineKeyboard, InputFile } from 'grammy';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openChat, openPlayground } from './open-playground.ts';

const PICTURE = readFileSync(new URL('./picture.png', import.meta.url));

describe('a grammY bot', () => {
  it('answers commands, presses, files and inline queries, and continues after a flood wait', async () => {
    const { playground, driver } = await openPlayground();
    const anna = await driver.person({ id: 11, name: 'Anna' });
    const bot = new Bot(playground.botToken, { client: { apiRoot: playground.apiRoot } });
    const problems: unknown[] = [];
    bot.catch(({ error }) => void problems.push(error));
    onTestFinished(async () => {
      await bot.stop();
      expect(problems).toEqual([]);
    });
    bot.command('start', (context) =>
      context.reply('Hello, <b>sailor</b>', {
        parse_mode: 'HTML',
        reply_markup: new InlineKeyboard().text('More', 'more').url('Read', 'https://example.org'),
      }),
    );
    bot.callbackQuery('more', async (context) => {
      await context.answerCallbackQuery({ text: 'Here it comes' });
      await context.editMessageText('There is more');
      await context.replyWithPhoto(new InputFile(PICTURE, 'boat.png'), { caption: 'A boat' });
    });
    bot.on('message:document', async (context) => {
      const { file_path: path } = await context.getFile();
      const file = await fetch(`${bot.api.options?.apiRoot}/file/bot${bot.token}/${path}`);
      await context.reply(`It says: ${await file.text()}`);
    });
    bot.on('inline_query', (context) =>
      context.answerInlineQuery([
        { type: 'article', id: '1', title: 'A boat', input_message_content: { message_text: 'Ahoy' } },
      ]),
    );
    void bot.start({ drop_pending_updates: true });
    await driver.called('getUpdates');
    await driver.fault({ method: 'getUpdates', kind: 'refuse_429', retry_after: 0 });

    await anna.says('/start');
    const hello = await anna.hears('Hello, sailor');
    expect(hello.entities).toMatchObject([{ type: 'bold', offset: 7, length: 6 }]);
    const pressed = await anna.presses('More', { on: hello });
    expect(await pressed.answer()).toEqual({ text: 'Here it comes', alert: false });
    await anna.hears('There is more');
    await anna.hears('A boat');
    const base64 = Buffer.from('land ahoy').toString('base64');
    await anna.says('', { file: { name: 'a.txt', mime: 'text/plain', base64, as_document: true } });
    await anna.hears('It says: land ahoy');
    expect((await (await anna.types('boat')).offers()).results).toMatchObject([{ title: 'A boat' }]);
  });
});

/** Sends a request with the client's own header lines; adds Host, Content-Length and Connection. */
async function send(playground: { apiRoot: string; botToken: string }, path: string, head: string[], body: string) {
  const { host, port } = new URL(playground.apiRoot);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const length = Buffer.byteLength(body, 'latin1');
  const lines = [
    `POST /bot${playground.botToken}/${path} HTTP/1.1`,
    `Host: ${host}`,
    ...head,
    `Content-Length: ${length}`,
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  const answer = Buffer.concat(await socket.toArray()).toString();
  return JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '') as { ok: boolean; result: Record<string, unknown> };
}

const parts = (boundary: string, fields: readonly (readonly [head: string, body: string])[]) =>
  [...fields.map(([head, body]) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`), `--${boundary}--\r\n`].join('');

const HTTPX = [
  'Accept: */*',
  'Accept-Encoding: gzip, deflate',
  'User-Agent: python-telegram-bot/21.6 (https://python-telegram-bot.org)',
];
const AIOHTTP = [
  'Accept: */*',
  'Accept-Encoding: gzip, deflate',
  'User-Agent: Python/3.12 aiohttp/3.10.5 aiogram/3.13.1',
];
const FORM = 'Content-Type: application/x-www-form-urlencoded';

describe('python-telegram-bot', () => {
  it('sends forms whose lists and objects are JSON', async () => {
    const { playground, anna } = await openChat();
    const started = await send(playground, 'getUpdates', [...HTTPX, FORM], 'timeout=10&allowed_updates=%5B%5D');
    expect(started).toMatchObject({ ok: true, result: [{ message: { text: '/start' } }] });
    const keyboard = encodeURIComponent('{"inline_keyboard": [[{"callback_data": "1", "text": "Option 1"}]]}');
    const body = `chat_id=11&text=Please+choose%3A&disable_notification=False&protect_content=False&reply_markup=${keyboard}`;
    expect(await send(playground, 'sendMessage', [...HTTPX, FORM], body)).toMatchObject({ ok: true });
    expect((await anna.chat()).at(-1)).toMatchObject({ text: 'Please choose:', buttons: [['Option 1']] });
  });

  it('attaches files under names that the fields refer to', async () => {
    const { playground, anna } = await openChat();
    const boundary = '6f1c3b0e2f4b4d54a6f1';
    const name = 'attached59a8f3';
    const body = parts(boundary, [
      ['Content-Disposition: form-data; name="chat_id"', '11'],
      ['Content-Disposition: form-data; name="document"', `attach://${name}`],
      ['Content-Disposition: form-data; name="caption"', 'notes'],
      [`Content-Disposition: form-data; name="${name}"; filename="notes.txt"\r\nContent-Type: text/plain`, 'land ahoy'],
    ]);
    const type = `Content-Type: multipart/form-data; boundary=${boundary}`;
    const sent = await send(playground, 'sendDocument', [...HTTPX, type], body);
    expect(sent.result.document).toMatchObject({ file_name: 'notes.txt', file_size: 9 });
    expect((await anna.chat()).at(-1)).toMatchObject({ text: 'notes' });
  });
});

describe('aiogram', () => {
  const boundary = '0c3a5d6b7e8f4a1bb2c3d4e5f6a7b8c9';
  const field = (name: string) =>
    `Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name="${name}"`;
  const type = `Content-Type: multipart/form-data; boundary=${boundary}`;

  it('sends every call as multipart, each part with its own content type', async () => {
    const { playground, anna } = await openChat();
    const body = parts(boundary, [
      [field('chat_id'), '11'],
      [field('text'), '<i>ahoy</i>'],
      [field('parse_mode'), 'HTML'],
      [field('disable_notification'), 'true'],
      [field('reply_parameters'), '{"message_id": 1}'],
    ]);
    const sent = await send(playground, 'sendMessage', [...AIOHTTP, type], body);
    expect(sent.result).toMatchObject({
      text: 'ahoy',
      entities: [{ type: 'italic' }],
      reply_to_message: { message_id: 1 },
    });
    expect((await anna.chat()).at(-1)).toMatchObject({ text: 'ahoy' });
  });
});
