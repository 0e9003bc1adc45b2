/** Startup: the bot's profile at Telegram, its identity and its webhook. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS, menuLine } from '#commands/registry.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { createLog } from '#platform/log.ts';
import { deriveSecret } from '#platform/vault.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { createRegistration, type Registration } from '#storage/registration.ts';
import { type BotApi, createBotApi } from '#telegram/api/bot-api.ts';
import { identifyBot, syncBotProfile } from '#telegram/startup/bot-profile.ts';
import type { StartupDeps } from '#telegram/startup/retry-call.ts';
import { registerWebhook, removeWebhook, webhookAt, webhookProblem } from '#telegram/startup/webhook.ts';
import { ALLOWED_UPDATES } from '#telegram/updates/update.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { testVault } from '../support/databases.ts';
import {
  type BotApiServer,
  cut,
  done,
  json,
  openBotApiServer,
  type Reaction,
  raw,
  refused,
} from './api/bot-api-server.ts';

let server: BotApiServer;
let api: BotApi;
let clock: FakeClock;
let stop: AbortController;
let deps: StartupDeps;
let database: Database;
let registration: Registration;
let logged: string;
const log = createLog('info', {
  write(line) {
    logged += line;
  },
});
/** Replies of each method in order, the last one repeated; other methods are refused. */
let methods: Record<string, Reaction | Reaction[]>;
const called = (method: string) =>
  server.received.filter(({ url }) => url.endsWith(`/${method}`)).map(({ body }) => JSON.parse(body));

beforeEach(async () => {
  logged = '';
  server = await openBotApiServer();
  clock = fakeClock();
  stop = new AbortController();
  api = createBotApi({ token: '1:T', apiRoot: server.root, clock, log });
  deps = { api, clock, log, signal: stop.signal };
  database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
  registration = createRegistration(database);
  methods = {};
  server.react((request, response) => {
    const known = methods[request.url.split('/').at(-1) ?? ''] ?? refused(404, 'Not Found');
    const reaction = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known;
    reaction?.(request, response);
  });
});
afterEach(async () => {
  stop.abort();
  await server.close();
  await api.close();
  await database.close();
});
const result = (value: unknown) => json({ ok: true, result: value });

/** Advances the clock through the pauses of `work` until it ends; returns them in milliseconds. */
async function pausesOf(work: Promise<unknown>): Promise<number[]> {
  let over = false;
  const end = work.finally(() => {
    over = true;
  });
  const pauses: number[] = [];
  while (!over) {
    const logs = logged.split('\n').filter((line) => line.includes('; retrying'));
    for (const line of logs.slice(pauses.length)) {
      const { again } = JSON.parse(line);
      pauses.push(again);
      await clock.advance(again);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  await end;
  return pauses;
}

describe('syncing the bot profile', () => {
  const everythingAccepted = { setMyCommands: done, setMyDescription: done, setMyShortDescription: done };
  /** Number of calls that a start makes. */
  async function syncs(commands = COMMANDS): Promise<number> {
    const before = server.received.length;
    await syncBotProfile({ ...deps, me: { id: 1 }, registration }, commands);
    return server.received.length - before;
  }

  it('sets menus and texts in each language, with one command for groups', async () => {
    Object.assign(methods, everythingAccepted);
    await syncs();
    for (const language of LANGUAGES) {
      // English is also for everybody else.
      const inIt = (fields: { language_code?: string }) => (fields.language_code ?? 'en') === language;
      const words = wordsIn(language);
      const menus = called('setMyCommands').filter(inIt);
      expect(menus.map(({ scope }) => scope.type)).toEqual(['default', 'all_private_chats', 'all_group_chats']);
      const everything = COMMANDS.map((facts) => ({ command: facts.name, description: menuLine(words, facts) }));
      expect(menus[0].commands).toEqual(everything);
      expect(menus[2].commands).toMatchObject([{ command: 'help' }]);
      expect(called('setMyDescription').filter(inIt)).toMatchObject([{ description: words.text('bot-description') }]);
      expect(called('setMyShortDescription').filter(inIt)).toMatchObject([
        { short_description: words.text('bot-short-description') },
      ]);
    }
  });

  it('happens once, and again if the commands changed or a call failed', async () => {
    Object.assign(methods, everythingAccepted);
    const all = 5 * LANGUAGES.length;
    expect([await syncs(), await syncs()]).toEqual([all, 0]);
    const fewer = COMMANDS.filter(({ name }) => name !== 'profile');
    methods.setMyDescription = refused(400, 'Bad Request: DESCRIPTION_INVALID');
    expect([await syncs(fewer), await syncs(fewer)]).toEqual([all, all]);
    methods.setMyDescription = done;
    expect([await syncs(fewer), await syncs(fewer)]).toEqual([all, 0]);
  });

  it('continues with the rest if Telegram refuses one text', async () => {
    Object.assign(methods, everythingAccepted, { setMyDescription: refused(400, 'Bad Request: DESCRIPTION_INVALID') });
    await syncs();
    expect(logged.match(/could not update the bot profile/g)?.length).toBe(LANGUAGES.length);
    expect(logged).toContain('"method":"setMyDescription"');
    expect(called('setMyShortDescription')).toHaveLength(LANGUAGES.length);
  });
});

describe('identifying the bot', () => {
  it('retries getMe until Telegram replies', async () => {
    const me = { id: 5, is_bot: true, first_name: 'B', username: 'some_bot' };
    methods.getMe = [raw('', 502), cut, refused(429, 'Too Many Requests', 5), result({ id: 'x' }), result(me)];
    const identifying = identifyBot(deps);
    expect(await pausesOf(identifying)).toEqual([1_000, 2_000, 5_000, 8_000]);
    expect(await identifying).toMatchObject({ ...me, can_join_groups: true });
  });

  it.each([401, 404])('fails when Telegram does not know the bot token (%i)', async (code) => {
    methods.getMe = refused(code, 'Unauthorized');
    await expect(identifyBot(deps)).rejects.toMatchObject({ code });
    expect(server.received).toHaveLength(1);
  });
});

describe('the webhook', () => {
  const root = randomBytes(32);
  const secretFor = (purpose: string) => deriveSecret(root, purpose);
  const webhook = webhookAt('https://a.example/hook', secretFor);
  const same = {
    url: webhook.url,
    max_connections: 40,
    allowed_updates: [...ALLOWED_UPDATES].reverse(),
    pending_update_count: 0,
  };

  it('is not set again if nothing differs', async () => {
    methods.getWebhookInfo = result(same);
    await registerWebhook(deps, webhook);
    expect(server.received).toHaveLength(1);
    expect(logged).toContain('unchanged');
  });

  it.each([
    ['none is set', { url: '' }],
    ['the address differs', { ...same, url: 'https://b.example/secret-path' }],
    ['the connections differ', { ...same, max_connections: 10 }],
    ['the kinds of updates differ', { ...same, allowed_updates: ['message'] }],
    ['an earlier version has set it, without a mark of its secret', { ...same, url: 'https://a.example/hook' }],
    ['Telegram has another secret', { ...same, url: webhookAt('https://a.example/hook', secretFor, 'an-old-one').url }],
  ])('is set when %s', async (_, info) => {
    methods.getWebhookInfo = result(info);
    methods.setWebhook = done;
    await registerWebhook(deps, webhook);
    const { url, secret } = webhook;
    const set = { url, secret_token: secret, max_connections: 40, allowed_updates: [...ALLOWED_UPDATES] };
    expect(called('setWebhook')).toEqual([set]);
    expect(logged).not.toContain('secret-path');
    expect(logged.includes('went to another address')).toBe(info.url === 'https://b.example/secret-path');
  });

  it('has a secret that Telegram accepts, and a URL that reveals nothing of it', () => {
    expect(webhook.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(webhookAt('https://a.example/hook', secretFor)).toEqual(webhook);
    const chosen = webhookAt('https://a.example/hook', secretFor, 'a-word');
    expect(chosen.secret).toBe('a-word');
    expect(chosen.url).toMatch(/^https:\/\/a\.example\/hook\?v=[A-Za-z0-9_-]{12}$/);
    const elsewhere = randomBytes(32);
    expect(webhookAt('https://a.example/hook', (purpose) => deriveSecret(elsewhere, purpose), 'a-word').url).not.toBe(
      chosen.url,
    );
  });

  it('prevents polling with an explanation if it is another deployment’s, and is removed only on request', async () => {
    methods.getWebhookInfo = result({ url: 'https://b.example/secret-path' });
    methods.deleteWebhook = done;
    await removeWebhook(deps, false);
    expect(called('deleteWebhook')).toEqual([]);
    expect(logged).toContain('https://b.example');
    expect(logged).toContain('set DELETE_WEBHOOK=1 to take over');
    expect(logged).not.toContain('secret-path');
    await removeWebhook(deps, true);
    expect(called('deleteWebhook')).toEqual([{ drop_pending_updates: false }]);
  });

  it.each([
    ['', 'Telegram has no webhook yet'],
    ['https://other.example/hook', 'Telegram delivers to another address, or with another secret'],
    ['https://a.example/hook?v=another', 'Telegram delivers to another address, or with another secret'],
  ])('is explained to the operator if it is %j', async (url, why) => {
    methods.getWebhookInfo = result({ url });
    expect(await webhookProblem(api, webhook, stop.signal)).toBe(why);
  });
});
