/** Bot API calls against misbehaving servers: whether each failure means that the call may have been carried out. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { BotApiError, isFormRefusal, isGone, isUnchanged } from '#telegram/api/errors.ts';
import { type FakeClock, fakeClock } from '../../support/clock.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { headed } from '../../support/text-table.ts';
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
const PLACE = { chatId: 1, kind: 'private' } as const;
const MESSAGE = { text: 'private words', entities: [] };
let server: BotApiServer;
let clock: FakeClock;
let api: BotApi;
let logged = '';
const log = createLog('trace', {
  write(line) {
    logged += line;
  },
});

beforeEach(async () => {
  server = await openBotApiServer();
  clock = fakeClock();
  logged = '';
  api = createBotApi({ token: TOKEN, apiRoot: server.root, clock, log });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

const send = (signal?: AbortSignal) => api.sendMessage(PLACE, MESSAGE, { signal });
const edit = () => api.editMessageText(PLACE, 2, MESSAGE);
const bodies = () => server.received.map(({ body }) => JSON.parse(body));

const failureOf = (call: Promise<unknown>) => rejectionOf(BotApiError, call);

describe('a call', () => {
  it('is one JSON request under the root’s path', async () => {
    const prefixed = createBotApi({ token: TOKEN, apiRoot: `${server.root}/proxy/`, clock, log });
    server.react(sent);
    expect(await prefixed.sendMessage({ chatId: 5, kind: 'private' }, { text: 'é "x"', entities: [] })).toBe(7);
    expect(server.received[0]?.url).toBe(`/proxy/bot${TOKEN}/sendMessage`);
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(bodies()).toEqual([{ chat_id: 5, text: 'é "x"', link_preview_options: { is_disabled: true } }]);
    await prefixed.close();
  });

  /** The method and fields of the form that was received; a file as its name, type and bytes. */
  async function uploaded(): Promise<Record<string, unknown>> {
    const { url = '', headers, bytes } = server.received[0] ?? {};
    const type = { headers: { 'content-type': headers?.['content-type'] ?? '' } };
    const fields: Record<string, unknown> = { method: url.split('/').at(-1) };
    for (const [name, value] of await new Response(bytes && new Uint8Array(bytes), type).formData())
      fields[name] = value instanceof File ? [value.name, value.type, Buffer.from(await value.bytes())] : value;
    return fields;
  }

  it('with a file is a form with the other fields as JSON', async () => {
    server.react(sent);
    const message = { ...MESSAGE, file: 'Grüße\r\n--x', protect: true };
    expect(await api.sendMessage({ chatId: 1, kind: 'group', replyTo: 3 }, message)).toBe(7);
    expect(await uploaded()).toEqual({
      method: 'sendDocument',
      document: ['answer.txt', expect.any(String), Buffer.from('Grüße\r\n--x')],
      chat_id: '1',
      reply_parameters: '{"message_id":3,"allow_sending_without_reply":true}',
      protect_content: 'true',
      caption: 'private words',
    });
  });

  const PNG = Buffer.from('89504e470d0a1a0a0000ff', 'hex');
  const picture = { text: 'May', entities: [], picture: PNG.toString('base64'), covered: true, protect: true };

  it('with a picture uploads it byte for byte, with the text as its caption', async () => {
    server.react(sent);
    expect(await api.sendMessage(PLACE, picture)).toBe(7);
    expect(await uploaded()).toEqual({
      method: 'sendPhoto',
      photo: [expect.any(String), 'image/png', PNG],
      ...{ chat_id: '1', caption: 'May', has_spoiler: 'true', protect_content: 'true' },
    });
  });

  it('with a picture can replace the content of a message', async () => {
    await api.editMessageText(PLACE, 4, picture);
    const { media, ...rest } = await uploaded();
    const photo = [expect.any(String), 'image/png', PNG];
    expect(rest).toEqual({ method: 'editMessageMedia', photo, chat_id: '1', message_id: '4' });
    const shown = { type: 'photo', media: 'attach://photo', caption: 'May', has_spoiler: true };
    expect(JSON.parse(String(media))).toEqual(shown);
  });
});

describe('a refusal', () => {
  it('gives the reason, and contains neither the token nor the message', async () => {
    server.react(refused(400, "Bad Request: can't parse entity 'private words'"));
    const error = await failureOf(send());
    expect(error).toMatchObject({ kind: 'refused', code: 400, method: 'sendMessage' });
    log.error({ err: error }, 'x');
    const told = JSON.stringify(error) + String(error) + logged;
    expect(told).toContain('sendMessage: 400 Bad Request: can');
    expect(told).not.toMatch(/SECRET|private words/);
  });

  it.each(
    headed(`
      Forbidden: bot was blocked by the user | bot was kicked from the supergroup chat | user is deactivated
      Bad Request: chat not found | PEER_ID_INVALID | have no rights to send a message | CHAT_WRITE_FORBIDDEN
        not enough rights to send text messages to the chat | have no write access to the chat
        can't access the chat | group chat was upgraded to a supergroup chat`),
  )('"%s" (%s) means that the chat is closed', async (description, kind) => {
    const code = kind === 'Forbidden' ? 403 : 400;
    server.react(refused(code, `${kind}: ${description}`));
    expect(await failureOf(send())).toMatchObject({ kind: 'closed', code });
  });

  it.each(
    headed(`
      isUnchanged: message is not modified: specified new message content and reply markup are exactly the same
      isGone: message to edit not found | message can't be edited | message to delete not found
      isFormRefusal: can't parse entities: unsupported | wrong HTTP URL specified | message thread not found
        BUTTON_DATA_INVALID | reply markup is too long`),
  )('"%s" is recognised by %s only', async (description, expected) => {
    server.react(refused(400, `Bad Request: ${description}`));
    const error = await failureOf(edit());
    const predicates = Object.entries({ isUnchanged, isGone, isFormRefusal });
    expect(predicates.flatMap(([name, predicate]) => (predicate(error) ? [name] : []))).toEqual([expected]);
  });
});

describe('429', () => {
  it.each([
    ['with a time', refused(429, 'Too Many Requests', 117), 117_000],
    ['without a time', refused(429, 'Too Many Requests'), 1_000],
    ['with an invalid time', json({ ok: false, error_code: 429, parameters: { retry_after: 'x' } }, 429), 1_000],
    ['without a body', raw('', 429), 1_000],
    ['from a proxy', raw('<html>', 429), 1_000],
  ])('%s is a flood: the call is sent once, and doesn’t wait', async (_, reaction, retryAfterMs) => {
    server.react(reaction);
    expect(await failureOf(send())).toMatchObject({ kind: 'flood', code: 429, retryAfterMs });
    expect(server.received).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });
});

describe('a call may have been carried out', () => {
  it.each([
    ['the connection is reset', cut],
    ['the reply is cut off', cutMidReply],
    ['the reply is garbage', raw('<html>')],
    ['the reply’s JSON is cut off', raw('{"ok":tru')],
    ['the reply is other JSON', json({ hello: 1 })],
    ['the result has another type', done],
    ['a proxy replies 502', raw('<html>', 502)],
    ['a proxy replies with its own 403', raw('<html>Forbidden', 403)],
    ['a proxy replies with its own 404', raw('<html>Not Found', 404)],
    ['Telegram replies 500', refused(500, 'Internal Server Error')],
    ['the reply has 50 MB', flood(50 << 20)],
  ])('when %s: it is sent once, and in doubt', async (_, reaction) => {
    server.react(reaction);
    expect(await failureOf(send())).toMatchObject({ kind: 'in-doubt' });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['a message', () => send(), 15_000],
    ['a file', () => api.sendMessage(PLACE, { ...MESSAGE, file: 'x' }), 120_000],
    ['a poll', () => api.call('getUpdates', { limit: 1, timeout: 50 }), 60_000],
    ['a call with its own deadline', () => api.sendMessage(PLACE, MESSAGE, { deadlineMs: 2_000 }), 2_000],
  ])('when no reply comes until the deadline of %s', async (_, call, deadlineMs) => {
    server.react(hang);
    let over = false;
    const failure = failureOf(call()).finally(() => {
      over = true;
    });
    await server.got(1);
    await clock.advance(deadlineMs - 1);
    expect(over).toBe(false);
    await clock.advance(1);
    expect(await failure).toMatchObject({ kind: 'in-doubt', cause: { kind: 'timeout' } });
  });

  it('when it is aborted while it waits for the reply', async () => {
    server.react(hang);
    const stop = new AbortController();
    const failure = failureOf(send(stop.signal));
    await server.got(1);
    stop.abort(new Error('enough'));
    expect(await failure).toMatchObject({ kind: 'in-doubt', cause: { kind: 'aborted', cause: { message: 'enough' } } });
  });
});

describe('a call has not arrived', () => {
  it('when its deadline has passed before it starts', async () => {
    const failure = await failureOf(api.sendMessage(PLACE, MESSAGE, { deadlineMs: 0 }));
    expect(failure).toMatchObject({ kind: 'unreachable', cause: { kind: 'timeout', started: false } });
    expect(server.received).toEqual([]);
  });

  it('when it times out while it waits for a connection, and is not sent later', async () => {
    server.react(hang);
    const stop = new AbortController();
    const all = Array.from({ length: 64 }, () => failureOf(send(stop.signal)));
    await server.got(64);
    const queued = failureOf(api.sendMessage(PLACE, MESSAGE, { deadlineMs: 500 }));
    await clock.advance(500);
    expect(await queued).toMatchObject({ kind: 'unreachable', cause: { kind: 'timeout' } });
    server.react(sent);
    stop.abort();
    await Promise.all(all);
    expect(await send()).toBe(7);
    expect(server.received).toHaveLength(65);
  });

  it('when nothing listens, and the error does not contain the token', async () => {
    await server.close();
    const error = await failureOf(send());
    log.error({ err: error }, 'x');
    expect(error.kind).toBe('unreachable');
    expect(String(error) + logged).not.toContain('SECRET');
  });
});

describe('closing', () => {
  it('aborts a poll, finishes a message in flight, and refuses later calls', async () => {
    let answer: () => void = () => undefined;
    server.react(hang, (request, response) => {
      answer = () => sent(request, response);
    });
    const poll = failureOf(api.call('getUpdates', { offset: 1, limit: 1, timeout: 50 }));
    await server.got(1);
    const message = send();
    await server.got(2);
    const closed = api.close();
    expect(await poll).toMatchObject({ kind: 'in-doubt', cause: { kind: 'aborted' } });
    expect(await failureOf(send())).toMatchObject({ kind: 'unreachable' });
    answer();
    expect(await message).toBe(7);
    await closed;
  });
});
