import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesSite } from '../support/http-double.ts';
import { openService, type ServiceDouble } from '../support/service-double.ts';
import { openStage, PERSON, SHAPED_TOKEN, wordsOf } from './stage.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ empty: true });
});
afterAll(() => double?.close());

const paste = (token: string, removed = true) => ({ pasted: { token, removed } });

describe('a pasted token', () => {
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

  test('erases results that came with an earlier one', async () => {
    const stage = await openStage({ url: double.url });
    const { key, write } = stage.deps.results.keeping(PERSON, { kind: 'search' }, stage.clock.now() + 1_000_000);
    await stage.database.write(write);
    await stage.ask('connect', '', paste(await double.tokenWith()));
    expect(await stage.deps.results.take(key, PERSON, stage.clock.now())).toBeUndefined();
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
