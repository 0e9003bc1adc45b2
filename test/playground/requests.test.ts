/** How a request is parsed and answered: paths, tokens, HTTP methods, body types. */
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { formOf, openChat, openPlayground } from './open-playground.ts';

describe('a path', () => {
  const INVALID = 'Unauthorized: invalid token specified';
  it.each<[string, number, string]>([
    ['/bot/getMe', 401, INVALID],
    ['/bot0:x/getMe', 401, INVALID],
    ['/botx/getMe', 401, INVALID],
    [`/bot1:${'x'.repeat(79)}/getMe`, 401, INVALID],
    ['/botme:x/getMe', 421, 'Misdirected Request: unallowed token specified'],
    ['/bot1:wrong/getMe', 401, 'Unauthorized'],
    ['/bot1:wrong/nonsense', 401, 'Unauthorized'],
    ['/nothing', 404, 'Not Found'],
    ['/TOKEN/nonsense', 404, 'Not Found: method not found'],
    ['/TOKEN/', 404, 'Not Found: method not found'],
  ])('%s is answered with %i %s', async (path, status, description) => {
    const { playground } = await openPlayground();
    const response = await fetch(playground.apiRoot + path.replace('TOKEN', `bot${playground.botToken}`));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, error_code: status, description });
  });

  it('accepts only GET and POST', async () => {
    const { post } = await openPlayground();
    const response = await post('getMe', { method: 'PUT' });
    expect([response.status, await response.text()]).toEqual([501, '']);
  });

  it('without a method takes it from the arguments', async () => {
    const { post } = await openPlayground();
    expect(await (await post('?method=GETME')).json()).toMatchObject({ ok: true, result: { is_bot: true } });
  });
});

/** Sends a message with this request and returns the text that arrived, or the error. */
async function sent(query: string, init: RequestInit): Promise<string> {
  const { post, anna } = await openChat();
  const response = await post(`sendMessage${query}`, init);
  const { ok, description } = (await response.json()) as { ok: boolean; description: string };
  return ok ? ((await anna.chat()).at(-1)?.text ?? '') : description;
}

describe('arguments', () => {
  const json = (body: string) => ({ headers: { 'content-type': 'application/json; charset=utf-8' }, body });
  it.each<[string, string, RequestInit, string]>([
    ['the query', '?chat_id=11&text=query', {}, 'query'],
    ['a GET', '?chat_id=11&text=get', { method: 'GET' }, 'get'],
    ['a form', '', { body: new URLSearchParams({ chat_id: '11', text: 'form' }) }, 'form'],
    ['a multipart form', '', { body: formOf({ chat_id: '11', text: 'multipart' }) }, 'multipart'],
    ['JSON', '', json('{"chat_id":11,"text":"json"}'), 'json'],
    ['the query before the body', '?text=query', json('{"chat_id":11,"text":"json"}'), 'query'],
    ['JSON values of any type', '', json('{"chat_id":11,"text":["x"]}'), '["x"]'],
    ['no other type of body', '?chat_id=11', { headers: { 'content-type': 'text/plain' }, body: 'text=x' }, 'EMPTY'],
    ['lowercase names only', '?chat_id=11&TEXT=query', {}, 'EMPTY'],
  ])('come from %s', async (_, query, init, text) => {
    expect(await sent(query, init)).toBe(text === 'EMPTY' ? 'Bad Request: message text is empty' : text);
  });
});

describe('a body', () => {
  const statusOf = async (init: RequestInit) => (await (await openChat()).post('sendMessage', init)).status;
  const json = (encoding: string) => ({ 'content-type': 'application/json', 'content-encoding': encoding });
  const message = '{"chat_id":11,"text":"packed"}';

  it('may be compressed as gzip or deflate', async () => {
    expect(await statusOf({ body: gzipSync(message), headers: json('gzip') })).toBe(200);
    expect(await statusOf({ body: deflateSync(message), headers: json('deflate') })).toBe(200);
    expect(await statusOf({ body: message, headers: json('gzip') })).toBe(400);
    expect(await statusOf({ body: message, headers: json('br') })).toBe(415);
  });

  it.each([
    [50, 200],
    [51, 413],
  ])('of %i files is answered with %i', async (count, status) => {
    const files = Array.from({ length: count }, (_, index) => [`file${index}`, new Blob(['x'])] as const);
    expect(await statusOf({ body: formOf({ chat_id: '11', text: 'x' }, Object.fromEntries(files)) })).toBe(status);
  });
});

describe('close', () => {
  it('is rejected for the first ten minutes, with the remaining seconds', async () => {
    const clock = fakeClock();
    const { verdict } = await openPlayground({ clock });
    await clock.advance(590_000);
    expect(await verdict('close')).toBe('429 Too Many Requests: retry after 10');
    await clock.advance(10_000);
    expect(await verdict('close')).toBe('ok');
  });
});

describe('a response', () => {
  it('of 429 has retry_after in the body and the header', async () => {
    const { post, bot } = await openPlayground();
    await bot('setWebhook', { url: 'https://example.org/one' });
    const response = await post('setWebhook?url=https://example.org/2');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await response.json()).toEqual({
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 1',
      parameters: { retry_after: 1 },
    });
  });
});
