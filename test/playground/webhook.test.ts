/** Delivery by webhook: the secret, order per chat, parallel chats, and retries. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createUpdateQueue } from '#playground/delivery/update-queue.ts';
import { createWebhookPush } from '#playground/delivery/webhook-push.ts';
import { fakeClock } from '../support/clock.ts';
import { httpSite } from '../support/http-site.ts';
import { serveHttp } from '../support/local-server.ts';
import { until } from '../support/waiting.ts';
import { formOf, GO, openChat, openPlayground } from './open-playground.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const TEXT_TYPE = { 'content-type': 'text/plain' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

interface Delivery {
  readonly kind: string;
  readonly text: string;
  readonly updateId: number;
  readonly secret: string | string[] | undefined;
  readonly authorization: string | undefined;
  answer(status?: number, headers?: Record<string, string>, body?: string): void;
}

/** A server that passes each delivery to the test. */
async function receiver() {
  const arrived: Delivery[] = [];
  const { url, close } = await serveHttp(({ headers, body }, response) => {
    const update = JSON.parse(body) as { update_id: number; message?: { text: string } };
    arrived.push({
      kind: Object.keys(update)[1] ?? '',
      text: update.message?.text ?? '',
      updateId: update.update_id,
      secret: headers['x-telegram-bot-api-secret-token'],
      authorization: headers.authorization,
      answer: (status = 200, headers = {}, reply = '') => response.writeHead(status, headers).end(reply),
    });
  });
  onTestFinished(close);
  return {
    url: `${url}/hook`,
    arrived,
    /** The delivery number `count` (from 1), once it has arrived. */
    nth: (count: number) =>
      until(
        () => arrived[count - 1],
        () => `delivery number ${count}`,
      ),
  };
}

const MESSAGE = { text: 'x', chat: { id: 11 } };

/** A webhook push without a playground, whose failures can be awaited. */
async function openPush() {
  const clock = fakeClock();
  const hook = await receiver();
  const queue = createUpdateQueue(clock);
  let failures = 0;
  const log = createLog('warn', {
    write() {
      failures += 1;
    },
  });
  const push = createWebhookPush({ clock, log, queue, execute: () => Promise.resolve() });
  onTestFinished(() => push.setTarget(undefined));
  push.setTarget({ url: hook.url, secretToken: undefined, maxConnections: 1, certificate: false, ip: undefined });
  return {
    clock,
    hook,
    queue,
    push,
    /** Answers the delivery number `count` (from 1) with this status, and waits for the failure. */
    async fails(count: number, status: number, headers: Record<string, string> = {}) {
      (await hook.nth(count)).answer(status, headers);
      await until(
        () => failures >= count,
        () => `failure number ${count}`,
      );
    },
  };
}

describe('an update that the webhook rejects', () => {
  it('is retried immediately, then after 2, 4, 8 … 60 seconds; Retry-After keeps the backoff', async () => {
    const { clock, hook, queue, fails } = await openPush();
    queue.push('message', MESSAGE, 'chat:11');
    const waits = [0, 10, 2, 4, 8, 16, 32, 60, 60];
    for (const [index, seconds] of waits.entries()) {
      await fails(index + 1, 503, index === 1 ? { 'retry-after': '10' } : {});
      if (seconds > 0) await clock.advance(seconds * 1000 - 1);
      if (seconds > 0) expect(hook.arrived).toHaveLength(index + 1);
      await clock.advance(1);
      await hook.nth(index + 2);
    }
  });

  it('is dropped if it would expire before its next attempt', async () => {
    const { clock, queue, fails } = await openPush();
    queue.push('callback_query', {}, 'presses:11');
    for (const [index, seconds] of [0, 2, 4, 8, 16, 32, 60].entries()) {
      await fails(index + 1, 500);
      await clock.advance(seconds * 1000);
      expect(queue.waiting()).toHaveLength(1);
    }
    await fails(8, 500);
    expect(queue.waiting()).toEqual([]);
  });

  it('with 410 for more than 23 hours removes the webhook', async () => {
    const { clock, push, queue, fails } = await openPush();
    queue.push('message', MESSAGE, 'chat:11');
    for (let hour = 0; hour <= 23; hour += 1) {
      await fails(hour + 1, 410, { 'retry-after': '3590' });
      expect(push.target).toBeDefined();
      await clock.advance(3_590_000);
    }
    await fails(25, 410);
    expect(push.target).toBeUndefined();
  });
});

describe('a webhook', () => {
  it('receives the secret, and one update of a chat at a time', async () => {
    const hook = await receiver();
    const { bot, anna } = await openChat();
    await bot('setWebhook', { url: hook.url, secret_token: 'quiet-harbour' });
    await anna.says('two');
    const first = await hook.nth(1);
    expect(first).toMatchObject({ text: '/start', secret: 'quiet-harbour' });
    expect(hook.arrived).toHaveLength(1);
    first.answer();
    expect((await hook.nth(2)).text).toBe('two');
  });

  it('is called with the credentials of its URL, at the given IP address', async () => {
    const hook = await receiver();
    const { bot } = await openChat();
    const url = hook.url.replace('127.0.0.1', 'me:p%40ss@localhost');
    await bot('setWebhook', { url, ip_address: '127.0.0.1' });
    expect((await hook.nth(1)).authorization).toBe(`Basic ${btoa('me:p@ss')}`);
    expect((await bot('getWebhookInfo')).result).toMatchObject({ ip_address: '127.0.0.1' });
    const other = await openChat();
    await other.bot('setWebhook', { url: hook.url.replace('127.0.0.1', 'localhost'), ip_address: '127.0.0.2' });
    const info = async () => (await other.bot('getWebhookInfo')).result;
    await expect.poll(info).toMatchObject({ last_error_message: 'Connection refused' });
  });

  it('receives other chats’ updates while one is slow, up to max_connections', async () => {
    const hook = await receiver();
    const { bot, driver } = await openPlayground();
    await bot('setWebhook', { url: hook.url, max_connections: 2 });
    for (const name of ['A', 'B', 'C']) await (await driver.person({ name })).says(name);
    const [first] = [await hook.nth(1), await hook.nth(2)];
    expect(hook.arrived.map(({ text }) => text).sort()).toEqual(['A', 'B']);
    first.answer();
    expect((await hook.nth(3)).text).toBe('C');
  });

  it('that does not answer within a minute receives the update again', async () => {
    const clock = fakeClock();
    const hook = await receiver();
    const { bot } = await openChat({ clock });
    await bot('setWebhook', { url: hook.url });
    const first = await hook.nth(1);
    const turning = clock.advance(60_001);
    expect((await hook.nth(2)).updateId).toBe(first.updateId);
    await turning;
    expect((await bot('getWebhookInfo')).result).toMatchObject({ last_error_message: 'Read timeout expired' });
  });

  it('receives a person’s presses while a message of the chat waits', async () => {
    const hook = await receiver();
    const { bot, sends, anna } = await openChat();
    await sends({ reply_markup: GO });
    await bot('setWebhook', { url: hook.url });
    await hook.nth(1);
    await anna.presses('go');
    expect((await hook.nth(2)).kind).toBe('callback_query');
  });

  it('that redirects is not followed', async () => {
    const { url } = await httpSite((response) => void response.writeHead(302).end());
    const { bot } = await openChat();
    await bot('setWebhook', { url });
    const said = async () => (await bot('getWebhookInfo')).result.last_error_message;
    await expect.poll(said).toMatch(/response from the webhook: 302/);
  });

  it.each<[string, string, Record<string, string>, boolean]>([
    ['JSON', JSON.stringify({ method: 'sendMessage', chat_id: 11, text: 'by the way' }), JSON_TYPE, true],
    ['a form', 'method=SENDMESSAGE&chat_id=11&text=by the way', FORM_TYPE, true],
    ['an unknown content type', 'method=sendMessage&chat_id=11&text=by the way', TEXT_TYPE, false],
    ['a call of deleteWebhook', '{"method":"deleteWebhook"}', JSON_TYPE, false],
  ])('may respond with a method, as %s', async (_, body, headers, isDone) => {
    const hook = await receiver();
    const { bot, anna } = await openChat();
    await bot('setWebhook', { url: hook.url });
    (await hook.nth(1)).answer(200, headers, body);
    await anna.says('next');
    await hook.nth(2);
    const texts = (await anna.chat()).map(({ text }) => text);
    expect(texts.includes('by the way')).toBe(isDone);
    expect((await bot('getWebhookInfo')).result).toMatchObject({ url: hook.url });
  });
});

describe('setting a webhook', () => {
  const HOOK = 'https://example.org/hook';
  async function openHook() {
    const clock = fakeClock();
    const opened = await openChat({ clock });
    return {
      ...opened,
      async sets(fields: object, method = 'setWebhook') {
        await clock.advance(1_001);
        return (await opened.bot(method, { url: HOOK, ...fields })).description;
      },
      info: async () => (await opened.bot('getWebhookInfo')).result,
    };
  }

  it('describes the outcome', async () => {
    const { sets } = await openHook();
    expect(await sets({})).toBe('Webhook was set');
    expect(await sets({ allowed_updates: ['message'] })).toBe('Webhook is already set');
    expect(await sets({ max_connections: 3 })).toBe('Webhook was set');
    expect(await sets({ url: '' })).toBe('Webhook was deleted');
    expect(await sets({}, 'deleteWebhook')).toBe('Webhook is already deleted');
  });

  it('is reported by getWebhookInfo, with clamped limits', async () => {
    const { sets, info } = await openHook();
    expect(await info()).toEqual({ url: '', has_custom_certificate: false, pending_update_count: 1 });
    await sets({ max_connections: 1000, allowed_updates: ['message'] });
    expect(await info()).toMatchObject({ url: HOOK, max_connections: 100, allowed_updates: ['message'] });
    await sets({ max_connections: 0 });
    expect(await info()).toMatchObject({ max_connections: 40 });
  });

  it('to an invalid URL removes the old webhook too', async () => {
    const { sets, info } = await openHook();
    await sets({});
    expect(await sets({ url: 'ftp://example.org' })).toBe('Bad Request: invalid webhook URL specified');
    expect(await info()).toMatchObject({ url: '' });
  });

  it('keeps pending updates unless they are to be dropped', async () => {
    const { sets, info } = await openHook();
    await sets({});
    await sets({}, 'deleteWebhook');
    expect(await info()).toMatchObject({ pending_update_count: 1 });
    await sets({ drop_pending_updates: true }, 'deleteWebhook');
    expect(await info()).toMatchObject({ pending_update_count: 0 });
  });

  it('with a custom certificate is reported as such', async () => {
    const { post, info } = await openHook();
    await post('setWebhook', {
      body: formOf({ url: HOOK }, { certificate: new Blob(['-----BEGIN CERTIFICATE-----']) }),
    });
    expect(await info()).toMatchObject({ has_custom_certificate: true });
  });
});
