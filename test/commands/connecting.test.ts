import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesSite, httpSite, jsonSite } from '../service/client/http-double.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { openStage, PERSON, SHAPED_TOKEN, wordsOf } from './stage.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ empty: true });
});
afterAll(() => double?.close());

const paste = (token: string, removed = true) => ({ pasted: { token, removed } });

describe('a pasted token', () => {
  test('is checked before "connected" is said, and never shown', async () => {
    const stage = await openStage({ url: double.url, clock: turnableClock(SAMPLE_NOW) });
    const token = await double.tokenWith([
      'api:search-chat-threads',
      'ds:r:social-chat-group',
      'ds:r:social-chat-message',
    ]);
    const before = await double.balance();
    const answers = await stage.run('connect', '', paste(token));
    const words = answers.map(wordsOf).join('\n');
    expect(words).toContain('You are connected');
    expect(words).toContain(`${token.slice(0, 4)}…${token.slice(-4)}`);
    expect(words).toMatch(
      /\/search – .*\(2 credits\)[\s\S]*Not with this token: \/ask, \/recent, \/chats, \/today, \/count, \/stats, \/profile/,
    );
    expect(words).toContain('I removed the message');
    expect(JSON.stringify(answers)).not.toContain(token);
    expect(await double.balance()).toBe(before);
    expect(await stage.deps.connections.find(PERSON)).toMatchObject({
      token,
      scopesFrom: 'service',
      chatId: 'chat-one',
    });
  });

  test('that could not be removed from the chat is the person’s to delete', async () => {
    const stage = await openStage({ url: double.url });
    expect(wordsOf(await stage.ask('connect', '', paste(await double.tokenWith(), false)))).toContain(
      'Please delete your message',
    );
  });

  test('that is refused, expired or malformed gets three different texts, and none is stored', async () => {
    const stage = await openStage({ url: double.url, clock: turnableClock(SAMPLE_NOW) });
    const expired = await double.tokenWith(undefined, { expiresAt: Date.parse(SAMPLE_NOW) - 1 });
    const texts = [
      wordsOf(await stage.ask('connect', '', paste(SHAPED_TOKEN))),
      wordsOf(await stage.ask('connect', '', paste(expired))),
      wordsOf(await stage.ask('connect', '', paste(SHAPED_TOKEN.slice(0, 70)))),
      wordsOf(await stage.ask('connect', '', paste('not a token'))),
    ];
    expect(texts[0]).toMatch(/not accepted/);
    expect(texts[1]).toMatch(/expired/);
    expect(texts[2]).toMatch(/not look like a complete token/);
    expect(texts[3]).toMatch(/not look like a complete token/);
    for (const text of texts) expect(text).toMatch(/Nothing was stored/);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
  });

  test('that cannot be checked now is not stored', async () => {
    const stage = await openStage({ url: 'http://127.0.0.1:1' });
    const words = wordsOf(await stage.ask('connect', '', paste(SHAPED_TOKEN)));
    expect(words).toMatch(/cannot be reached[\s\S]*Nothing was stored/);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
  });

  test('does not take the place of a good one when it is refused', async () => {
    const stage = await openStage({ url: double.url });
    await stage.connect('the-good-token-0123456789');
    await stage.ask('connect', '', paste(SHAPED_TOKEN));
    expect((await stage.deps.connections.find(PERSON))?.token).toBe('the-good-token-0123456789');
  });

  test('at a service that does not tell scopes is stored as untried, in those words', async () => {
    const site = await bytesSite('Cannot GET /api/rest/v1/auth/token', 404);
    const stage = await openStage({ url: site.url });
    const words = wordsOf(await stage.ask('connect', '', paste(SHAPED_TOKEN)));
    expect(words).toContain('Token saved for data.example. I could not check it for free');
    expect(words).not.toContain('You are connected');
    expect(words).toContain('None of these has been tried yet');
    expect(wordsOf(await stage.ask('account'))).toContain('❔ /search');
  });

  test('in a group is not used, and is called exposed', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    const answers = await stage.run('connect', '', { ...paste(SHAPED_TOKEN), group: true });
    expect(answers.map(wordsOf).join()).toMatch(/Treat this token as exposed/);
    expect(site.requests).toEqual([]);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
  });

  test('erases results that came with an earlier one', async () => {
    const stage = await openStage({ url: double.url });
    const { key, write } = stage.deps.results.keeping(PERSON, { kind: 'search' }, stage.clock.now() + 1_000_000);
    await stage.database.write(write);
    await stage.ask('connect', '', paste(await double.tokenWith()));
    expect(await stage.deps.results.take(key, PERSON, stage.clock.now())).toBeUndefined();
  });

  test('left in the argument is still found, and a short word is not taken for one', async () => {
    const stage = await openStage({ url: double.url });
    expect(wordsOf(await stage.ask('connect', await double.tokenWith()))).toContain('You are connected');
    expect(wordsOf(await stage.ask('connect', 'abc'))).toContain('not look like a complete token');
  });
});

test('"Check my token again" learns new scopes from the service, and costs nothing', async () => {
  const stage = await openStage({ url: double.url });
  await stage.connect(await double.tokenWith(), []);
  const refused = await stage.ask('search', 'ferry');
  expect(wordsOf(refused)).toContain('nothing was spent');
  const before = await double.balance();
  expect(wordsOf(await stage.press(refused, /Check my token/))).toContain('✅ /search');
  expect(await double.balance()).toBe(before);
});

test('a check of the token that is cancelled ends with the reason', async () => {
  const controller = new AbortController();
  const site = await httpSite(() => controller.abort(new Error('stop')));
  const stage = await openStage({ url: site.url });
  await expect(stage.run('connect', '', { ...paste(SHAPED_TOKEN), signal: controller.signal })).rejects.toThrow('stop');
});
