/** The outgoing client against servers that behave badly. */
import { Writable } from 'node:stream';
import { Input, TelegramError } from 'telegraf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../src/log.ts';
import { UndiciTelegram } from '../../src/telegram/bot-api.ts';
import { AmbiguousSendError, BlockedError, UnreachableError } from '../../src/telegram/call-errors.ts';
import { type TurnableClock, turnableClock } from '../turnable-clock.ts';
import {
  type BotApiServer,
  cut,
  cutMidReply,
  done,
  flood,
  hang,
  json,
  openBotApiServer,
  raw,
  refused,
  sent,
} from './bot-api-server.ts';

const TOKEN = '123456:SECRETSECRETSECRETSECRETSECRET';
let server: BotApiServer;
let clock: TurnableClock;
let telegram: UndiciTelegram;
let logged = '';
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _, next) {
      logged += String(chunk);
      next();
    },
  }),
);

beforeEach(async () => {
  server = await openBotApiServer();
  clock = turnableClock();
  logged = '';
  telegram = client();
});
afterEach(async () => {
  await server.close();
  await telegram.shutDown();
});

const client = (options: { apiRoot?: string; pace?: false } = {}) =>
  new UndiciTelegram(TOKEN, { apiRoot: server.root, clock, log, pace: false, ...options });
const send = (chat = 1, text = 'private words') => telegram.callApi('sendMessage', { chat_id: chat, text });
const edit = () => telegram.callApi('editMessageText', { chat_id: 1, message_id: 2, text: 'x' });
/** What a call ends in, while time goes on as it has to. */
async function ending(call: Promise<unknown>): Promise<unknown> {
  let over = false;
  const end = call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  void end.then(() => {
    over = true;
  });
  for (let turns = 0; !over && turns < 400; turns++) {
    await clock.turn(500);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return await end;
}

describe('a call', () => {
  it('is one JSON request under the root with its path kept', async () => {
    const prefixed = client({ apiRoot: `${server.root}/proxy/` });
    server.react(sent);
    const result = await prefixed.callApi('sendMessage', { chat_id: 5, text: 'é "x"' });
    expect(result).toEqual({ message_id: 7 });
    expect(server.received[0]?.path).toBe(`/proxy/bot${TOKEN}/sendMessage`);
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(Buffer.from(server.received[0]?.body ?? '', 'latin1').toString())).toEqual({
      chat_id: 5,
      text: 'é "x"',
    });
    await prefixed.shutDown();
  });

  it('takes fields and methods that Telegraf has no types for, and never a field called url for a file', async () => {
    server.react(json({ ok: true, result: { id: 'p1' } }));
    const payload = { result: { type: 'article', url: 'http://127.0.0.1:1/x' }, items: [null] };
    expect(await telegram.call('savePreparedInlineMessage', payload, z.object({ id: z.string() }))).toEqual({
      id: 'p1',
    });
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(payload);
  });

  it('uploads bytes as a form that keeps objects', async () => {
    server.react(sent);
    const document = Input.fromBuffer(Buffer.from('file content'), 'a.txt');
    await telegram.callApi('sendDocument', { chat_id: 1, document, reply_parameters: { message_id: 3 } });
    const { headers, body } = server.received[0] ?? { headers: {}, body: '' };
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('name="reply_parameters"\r\n\r\n{"message_id":3}');
    expect(body).toContain('filename="a.txt"');
    expect(body).toContain('file content');
  });

  it('refuses to upload what is not bytes', async () => {
    await expect(telegram.callApi('sendDocument', { chat_id: 1, document: { source: '/etc/passwd' } })).rejects.toThrow(
      TypeError,
    );
    expect(server.received).toEqual([]);
  });

  it('that Telegram refuses says why, and carries neither token nor payload', async () => {
    server.react(refused(400, "Bad Request: can't parse entity 'private words'"));
    const error = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TelegramError);
    log.error({ err: error }, 'x');
    const told = JSON.stringify(error) + String(error) + logged;
    expect(told).toContain('sendMessage');
    expect(told).not.toMatch(/SECRET|private words/);
  });

  it('to somebody who has blocked the bot is a BlockedError', async () => {
    server.react(refused(403, 'Forbidden: bot was blocked by the user'));
    await expect(send()).rejects.toBeInstanceOf(BlockedError);
    server.react(refused(400, 'Bad Request: chat not found'));
    await expect(send()).rejects.toBeInstanceOf(BlockedError);
  });

  it('that changes nothing, or answers a press too late, is a success', async () => {
    server.react(refused(400, 'Bad Request: message is not modified: specified new message content'));
    expect(await edit()).toBe(true);
    server.react(refused(400, 'Bad Request: query is too old and response timeout expired or query ID is invalid'));
    expect(await telegram.answerCbQuery('1')).toBe(true);
  });
});

describe('429', () => {
  it('is waited out as long as Telegram says, and then the call succeeds', async () => {
    server.react(refused(429, 'Too Many Requests', 7), sent);
    const call = send();
    await server.got(1);
    await expect.poll(() => clock.waiting).toBeGreaterThan(0);
    await clock.turn(6_900);
    expect(server.received.length).toBe(1);
    await clock.turn(200);
    expect(await call).toEqual({ message_id: 7 });
    expect(server.received.length).toBe(2);
  });

  it('that lasts longer than half a minute, or comes four times, is an error', async () => {
    server.react(refused(429, 'Too Many Requests', 31));
    expect(await ending(send())).toMatchObject({ code: 429 });
    expect(server.received.length).toBe(1);
    server.react(refused(429, 'Too Many Requests', 1));
    expect(await ending(send())).toMatchObject({ code: 429 });
    expect(server.received.length).toBe(5);
  });

  it('stops waiting when the caller gives up', async () => {
    server.react(refused(429, 'Too Many Requests', 20));
    const stop = new AbortController();
    const call = telegram.callApi('sendMessage', { chat_id: 1, text: 'x' }, { signal: stop.signal });
    await expect.poll(() => logged).toContain('asks to wait');
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});

describe('a message whose fate is unknown', () => {
  it.each([
    ['the connection is reset', cut],
    ['the reply breaks off', cutMidReply],
    ['the reply is garbage', raw('<html>')],
    ['the reply is JSON of another kind', json({ hello: 1 })],
    ['a proxy answers 502', raw('<html>', 502)],
    ['Telegram answers 500', refused(500, 'Internal Server Error')],
    ['the reply has 50 MB', flood(50 << 20)],
    ['no reply comes', hang],
  ])('because %s is sent once and reported as such', async (_, reaction) => {
    server.react(reaction);
    expect(await ending(send())).toBeInstanceOf(AmbiguousSendError);
    expect(server.received.length).toBe(1);
  });

  it('is not interrupted by an abort', async () => {
    const stop = new AbortController();
    server.react((request, response) => {
      stop.abort();
      setImmediate(() => sent(request, response));
    });
    expect(await telegram.callApi('sendMessage', { chat_id: 1, text: 'x' }, { signal: stop.signal })).toEqual({
      message_id: 7,
    });
  });
});

describe('a call that may be repeated', () => {
  it.each([
    ['a reset', cut],
    ['a cut reply', cutMidReply],
    ['garbage', raw('{"ok":tru')],
    ['502', raw('', 502)],
    ['silence', hang],
  ])('is repeated after %s', async (_, reaction) => {
    server.react(reaction, done);
    expect(await ending(edit())).toEqual({ value: true });
    expect(server.received.length).toBe(2);
  });

  it('is given up after some tries', async () => {
    server.react(cut);
    expect(await ending(edit())).toBeInstanceOf(UnreachableError);
    expect(server.received.length).toBe(4);
  });

  it('ends at once when the caller gives up', async () => {
    server.react(hang);
    const stop = new AbortController();
    const call = telegram.callApi('getMe', {}, { signal: stop.signal });
    await server.got(1);
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});

describe('a server that cannot be reached', () => {
  it('is tried again even with a message, because nothing was sent', async () => {
    await server.close();
    const error = await ending(send());
    expect(error).toBeInstanceOf(UnreachableError);
    expect(String(error) + logged).not.toContain('SECRET');
    expect(logged.match(/is repeated/g)?.length).toBe(3);
  });
});
