/** What the bot tells Telegram about itself, and where it wants its updates. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log.ts';
import { UndiciTelegram } from '../../src/telegram/bot-api.ts';
import { ALLOWED_UPDATES } from '../../src/telegram/incoming.ts';
import { DESCRIPTION, identifyBot, registerBot, SHORT_DESCRIPTION } from '../../src/telegram/registration.ts';
import { ensureNoWebhook, ensureWebhook, WebhookInUseError } from '../../src/telegram/webhook-registration.ts';
import { type BotApiServer, cut, done, json, openBotApiServer, type Reaction, refused } from './bot-api-server.ts';
import { createTestCommands } from './test-commands.ts';

let server: BotApiServer;
let telegram: UndiciTelegram;
let logged: string;
const log = createLog('info', {
  write(line) {
    logged += line;
  },
});
/** What each method answers; others are refused. */
let methods: Record<string, Reaction>;
const called = (method: string) =>
  server.received
    .filter(({ path }) => path.endsWith(`/${method}`))
    .map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString()));

beforeEach(async () => {
  logged = '';
  server = await openBotApiServer();
  telegram = new UndiciTelegram('1:T', { apiRoot: server.root, clock: systemClock, log, pace: false });
  methods = {};
  server.react((request, response) => {
    const method = request.path.split('/').at(-1) ?? '';
    (methods[method] ?? refused(404, 'Not Found'))(request, response);
  });
});
afterEach(async () => {
  await server.close();
  await telegram.shutDown();
});
const result = (value: unknown) => json({ ok: true, result: value });

describe('registering', () => {
  const { book } = createTestCommands();

  it('sets the menus and texts, groups getting only what answers there', async () => {
    Object.assign(methods, {
      getMyCommands: result([]),
      getMyDescription: result({ description: '' }),
      getMyShortDescription: result({ short_description: '' }),
      setMyCommands: done,
      setMyDescription: done,
      setMyShortDescription: done,
    });
    await registerBot(telegram, book.all, log);
    const menus = Object.fromEntries(called('setMyCommands').map(({ scope, commands }) => [scope.type, commands]));
    expect(Object.keys(menus)).toEqual(['default', 'all_private_chats', 'all_group_chats']);
    expect(menus.all_group_chats).toEqual([{ command: 'help', description: 'Does help' }]);
    expect(menus.default.map(({ command }: { command: string }) => command)).not.toContain('nod');
    expect(called('setMyDescription')).toEqual([{ description: DESCRIPTION }]);
    expect(DESCRIPTION.length).toBeLessThanOrEqual(512);
    expect(SHORT_DESCRIPTION.length).toBeLessThanOrEqual(120);
  });

  it('sets nothing that is there already', async () => {
    const menu = (list: typeof book.all) => list.map(({ name, summary }) => ({ command: name, description: summary }));
    const listed = book.all.filter((command) => command.listed);
    methods.getMyCommands = (request, response) => {
      const scope = JSON.parse(request.body).scope.type;
      const list = scope === 'all_group_chats' ? listed.filter((command) => command.inGroups) : listed;
      result(menu(list))(request, response);
    };
    methods.getMyDescription = result({ description: DESCRIPTION });
    methods.getMyShortDescription = result({ short_description: SHORT_DESCRIPTION });
    await registerBot(telegram, book.all, log);
    expect(server.received.every(({ path }) => path.includes('/getMy'))).toBe(true);
    expect(logged).toBe('');
  });

  it('goes on when Telegram refuses', async () => {
    await registerBot(telegram, book.all, log);
    expect(logged.match(/was not told/g)?.length).toBe(5);
  });

  it('knows who the bot is, and rejects when the token is wrong', async () => {
    methods.getMe = result({ id: 5, is_bot: true, first_name: 'B', username: 'some_bot' });
    expect(await identifyBot(telegram)).toMatchObject({ id: 5, username: 'some_bot' });
    methods.getMe = refused(401, 'Unauthorized');
    await expect(identifyBot(telegram)).rejects.toMatchObject({ code: 401 });
    methods.getMe = result({ id: 'x' });
    await expect(identifyBot(telegram)).rejects.toThrow();
  });
});

describe('the webhook', () => {
  const wish = { url: 'https://a.example/hook', secret: 's', maxConnections: 40, allowedUpdates: ALLOWED_UPDATES };
  const same = {
    url: wish.url,
    max_connections: 40,
    allowed_updates: [...ALLOWED_UPDATES].reverse(),
    pending_update_count: 0,
  };

  it('is left alone when it is as wanted', async () => {
    methods.getWebhookInfo = result(same);
    expect(await ensureWebhook(telegram, wish, log)).toBe('unchanged');
  });

  it.each([
    ['none is set', { url: '' }],
    ['the address differs', { ...same, url: 'https://b.example/secret-path' }],
    ['the connections differ', { ...same, max_connections: 10 }],
    ['the kinds differ', { ...same, allowed_updates: ['message'] }],
    [
      'Telegram has another secret',
      { ...same, last_error_message: 'Wrong response from the webhook: 401 Unauthorized' },
    ],
  ])('is set when %s', async (_, info) => {
    methods.getWebhookInfo = result(info);
    methods.setWebhook = done;
    expect(await ensureWebhook(telegram, wish, log)).toBe('set');
    expect(called('setWebhook')).toEqual([
      { url: wish.url, secret_token: 's', max_connections: 40, allowed_updates: [...ALLOWED_UPDATES] },
    ]);
    expect(logged).not.toContain('secret-path');
    expect(logged.includes('went to another address')).toBe(info.url === 'https://b.example/secret-path');
  });

  it('is set in the end when Telegram asks to wait, or a connection breaks', async () => {
    methods.getWebhookInfo = result({ url: '' });
    const outcomes = [refused(429, 'Too Many Requests', 0), cut, done];
    methods.setWebhook = (request, response) => outcomes.shift()?.(request, response);
    expect(await ensureWebhook(telegram, wish, log)).toBe('set');
  });

  it('of another deployment stops polling with an explanation, and is removed only on request', async () => {
    methods.getWebhookInfo = result({ url: 'https://b.example/secret-path' });
    const refusal = await ensureNoWebhook(telegram, { takeOver: false, log }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(WebhookInUseError);
    expect(String(refusal)).toContain('https://b.example');
    expect(String(refusal)).not.toContain('secret-path');
    methods.deleteWebhook = done;
    await ensureNoWebhook(telegram, { takeOver: true, log });
    expect(called('deleteWebhook')).toEqual([{ drop_pending_updates: false }]);
  });

  it('that is not set lets polling begin', async () => {
    methods.getWebhookInfo = result({ url: '' });
    await ensureNoWebhook(telegram, { takeOver: false, log });
    expect(server.received.length).toBe(1);
  });
});
