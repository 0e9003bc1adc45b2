/** The way to the consent page and back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeConnect } from '#commands/connection/complete-connect.ts';
import { CONNECT_TTL_MS } from '#commands/connection/connect.ts';
import { bytesSite } from '../service/client/http-double.ts';
import { openService, type ServiceDouble } from '../support/service-double.ts';
import { buttonsOf, labelsOf, openStage, PERSON, SHAPED_TOKEN, type Stage, wordsOf } from './stage.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ empty: true });
});
afterAll(() => double?.close());

const consent = { signal: new AbortController().signal, reference: 'ref-web' };

/** The state in the link of a /connect answer. */
async function stateOf(stage: Stage): Promise<string> {
  const press = buttonsOf(await stage.ask('connect')).find(({ press: { kind } }) => kind === 'open')?.press;
  return new URL(press?.kind === 'open' ? press.url : 'none:').searchParams.get('state') ?? '';
}

describe('one-tap connect', () => {
  test('stores the token behind the link, and tells the chat without showing it', async () => {
    const stage = await openStage({ url: double.url });
    const token = await double.tokenWith();
    const done = await completeConnect(stage.deps, { state: await stateOf(stage), token, error: undefined }, consent);
    expect(done).toMatchObject({ outcome: 'connected', status: 200, tell: { person: PERSON, chatId: 'chat-one' } });
    expect(done.tell && wordsOf(done.tell.answer)).toContain('You are connected');
    expect(JSON.stringify(done)).not.toContain(token);
    expect((await stage.deps.connections.find(PERSON))?.token).toBe(token);
  });

  test.each([
    [
      'replayed',
      async (stage: Stage) => {
        const state = await stateOf(stage);
        await completeConnect(stage.deps, { state, token: await double.tokenWith(), error: undefined }, consent);
        await stage.deps.connections.erase(PERSON);
        return state;
      },
    ],
    [
      'expired',
      async (stage: Stage) => {
        const state = await stateOf(stage);
        await stage.clock.turn(CONNECT_TTL_MS);
        return state;
      },
    ],
    [
      'replaced by a newer link',
      async (stage: Stage) => {
        const state = await stateOf(stage);
        await stateOf(stage);
        return state;
      },
    ],
    ['foreign', async () => 'A'.repeat(43)],
    ['malformed', async () => '../../etc/passwd'],
    ['absent', async () => undefined],
  ])('with a state that is %s stores nothing and leads back to /connect', async (_, makeState) => {
    const stage = await openStage({ url: double.url });
    const state = await makeState(stage);
    const done = await completeConnect(
      stage.deps,
      { state, token: await double.tokenWith(), error: undefined },
      consent,
    );
    expect(done).toMatchObject({ outcome: 'refused', status: 410 });
    expect(done.tell).toBeUndefined();
    expect(done.page.paragraphs.join(' ')).toContain('send /connect for a new link');
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
  });

  test.each([
    ['access_denied', 'declined', /You chose not to give access/],
    ['server_error', 'failed', /reported a problem/],
    ['<script>alert(1)</script>', 'failed', /reported a problem/],
  ])('that ends with %s says so in the chat, with a new start', async (error, outcome, words) => {
    const stage = await openStage({ url: double.url });
    const done = await completeConnect(stage.deps, { state: await stateOf(stage), token: undefined, error }, consent);
    expect(done.outcome).toBe(outcome);
    expect(done.tell && wordsOf(done.tell.answer)).toMatch(words);
    expect(JSON.stringify(done)).not.toContain('script');
  });

  test.each([
    ['a token that the service refuses', SHAPED_TOKEN, /not accepted/],
    ['no token', undefined, /no usable token/],
    ['line breaks in the token', `${SHAPED_TOKEN}\r\nX-Evil: 1`, /no usable token/],
  ])('with %s stores nothing, and the link is used up', async (_, token, words) => {
    const stage = await openStage({ url: double.url });
    const state = await stateOf(stage);
    const done = await completeConnect(stage.deps, { state, token, error: undefined }, consent);
    expect(done.outcome).toBe('failed');
    expect(done.tell && wordsOf(done.tell.answer)).toMatch(words);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
    const again = await completeConnect(stage.deps, { state, token, error: undefined }, consent);
    expect(again.outcome).toBe('refused');
  });

  test('keeps what the person ticked where the service does not tell', async () => {
    const site = await bytesSite('not here', 404);
    const stage = await openStage({ url: site.url });
    const redirect = {
      state: await stateOf(stage),
      token: SHAPED_TOKEN,
      error: undefined,
      scopes: ['api:search-ds', 'nonsense'],
    };
    await completeConnect(stage.deps, redirect, consent);
    expect(await stage.deps.connections.find(PERSON)).toMatchObject({
      scopes: ['api:search-ds'],
      scopesFrom: 'person',
    });
  });

  test('asks for what was missing as well', async () => {
    const asked: (readonly string[])[] = [];
    const connectUrl = async ({ state, scopes }: { state: string; scopes: readonly string[] }) => {
      asked.push(scopes);
      return `https://consent.example/?state=${state}`;
    };
    const stage = await openStage({ url: double.url, connectUrl });
    await stage.connect(SHAPED_TOKEN, ['api:search-ds', 'ds:r:file']);
    await stage.press(await stage.ask('chats'), 'Connect with wider access');
    expect(asked).toEqual([['api:search-ds', 'api:ds-query', 'ds:r:social-chat-group', 'ds:r:file']]);
  });

  test('where only pasting works says how, and shows no link', async () => {
    const stage = await openStage({ url: double.url, connectUrl: undefined });
    const answer = await stage.ask('connect');
    expect(wordsOf(answer)).toContain('send /connect followed by it');
    expect(labelsOf(answer)).toEqual(['What is stored?']);
  });
});
