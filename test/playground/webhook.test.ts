/** Delivery by webhook: the secret, order per chat, parallel chats, and what happens when the bot does not take it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { openChat, openPlayground } from './open-playground.ts';

interface Delivery {
  readonly text: string;
  readonly chatId: number;
  readonly updateId: number;
  readonly secret: string | string[] | undefined;
  answer(status?: number, headers?: Record<string, string>, body?: string): void;
}

/** A server that hands each delivery to the test. */
async function receiver() {
  const arrived: Delivery[] = [];
  const waiters: (() => void)[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      update_id: number;
      message?: { text: string; chat: { id: number } };
    };
    arrived.push({
      text: body.message?.text ?? '',
      chatId: body.message?.chat.id ?? 0,
      updateId: body.update_id,
      secret: request.headers['x-telegram-bot-api-secret-token'],
      answer: (status = 200, headers = {}, reply = '') => response.writeHead(status, headers).end(reply),
    });
    for (const waiter of waiters.splice(0)) waiter();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrived,
    /** The delivery number `count` (from 1), once it has come. */
    async nth(count: number): Promise<Delivery> {
      while (arrived.length < count) await new Promise<void>((resolve) => waiters.push(resolve));
      const found = arrived[count - 1];
      if (!found) throw new Error('unreachable');
      return found;
    },
  };
}

describe('a webhook', () => {
  it('is called with the secret, one update of a chat at a time', async () => {
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

  it('gets other chats’ updates while one is slow, up to max_connections', async () => {
    const hook = await receiver();
    const { bot, driver } = await openPlayground();
    await bot('setWebhook', { url: hook.url, max_connections: 2 });
    for (const name of ['A', 'B', 'C']) await (await driver.person({ name })).says(name);
    const [first] = [await hook.nth(1), await hook.nth(2)];
    expect(hook.arrived.map(({ text }) => text).sort()).toEqual(['A', 'B']);
    first.answer();
    expect((await hook.nth(3)).text).toBe('C');
  });

  it('gets a refused update again at once, then after growing waits, and nothing of the chat before it', async () => {
    const clock = fakeClock();
    const hook = await receiver();
    const { bot, anna, driver } = await openChat({ clock });
    await bot('setWebhook', { url: hook.url });
    await anna.says('two');
    (await hook.nth(1)).answer(500);
    (await hook.nth(2)).answer(500);
    await driver.called('setWebhook');
    const info = async () =>
      (await bot<{ last_error_message?: string; pending_update_count: number }>('getWebhookInfo')).result;
    while ((await info()).last_error_message === undefined || clock.waiting === 0);
    await clock.advance(1900);
    expect(hook.arrived).toHaveLength(2);
    expect(await info()).toMatchObject({
      last_error_message: 'Wrong response from the webhook: 500 Internal Server Error',
      pending_update_count: 2,
    });
    const again = clock.advance(200);
    (await hook.nth(3)).answer(200);
    await again;
    expect((await hook.nth(4)).text).toBe('two');
    expect(hook.arrived.map(({ text }) => text)).toEqual(['/start', '/start', '/start', 'two']);
  });

  it('that says when to come back is obeyed', async () => {
    const clock = fakeClock();
    const hook = await receiver();
    const { bot } = await openChat({ clock });
    await bot('setWebhook', { url: hook.url });
    const idle = clock.waiting;
    (await hook.nth(1)).answer(503, { 'retry-after': '7' });
    const info = async () => (await bot<{ last_error_message?: string }>('getWebhookInfo')).result.last_error_message;
    while ((await info()) === undefined);
    await clock.advance(6500);
    expect(hook.arrived).toHaveLength(1);
    const waiting = clock.advance(600);
    (await hook.nth(2)).answer();
    await waiting;
    expect(clock.waiting).toBeLessThanOrEqual(idle + 1);
  });

  it('that does not answer within a minute gets the update again', async () => {
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

  it('may answer with a method, which is carried out', async () => {
    const hook = await receiver();
    const { bot, anna } = await openChat();
    await bot('setWebhook', { url: hook.url });
    (await hook.nth(1)).answer(
      200,
      { 'content-type': 'application/json' },
      JSON.stringify({ method: 'sendMessage', chat_id: 11, text: 'by the way' }),
    );
    await anna.hears('by the way');
  });
});
