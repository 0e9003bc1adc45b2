/** What a person's token can ask about itself at a service that offers it, and what is left after a call that costs. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { openService, type ServiceDouble } from '../../support/service-double.ts';
import { call, clientOf, httpSite, jsonSite } from './http-double.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ empty: true });
});
afterAll(() => double?.close());

describe('a token', () => {
  test('is described with what the service offers, and until when it lasts', async () => {
    const expiresAt = Date.parse('2027-01-01T00:00:00.000Z');
    const token = await double.tokenWith(['api:llm-prompt'], { expiresAt });
    expect(await clientOf(double).describeToken(call({ token }))).toEqual({
      scopes: ['api:llm-prompt'],
      extensions: [...TOKEN_EXTENSIONS],
      expiresAt,
      languageModel: null,
    });
  });

  test.each([
    [{ token: { scopes: [] }, extensions: 'all', expiresAt: 7 }],
    [{ token: { scopes: [] }, extensions: [null, 'teleport', {}], expiresAt: 'soon', languageModel: 'big' }],
  ])('described with nonsense offers nothing: %j', async (body) => {
    expect(await clientOf(await jsonSite(body)).describeToken(call())).toEqual({ scopes: [] });
  });

  test('tells the credits behind it, and ends', async () => {
    const token = await double.tokenWith();
    const client = clientOf(double);
    expect(await client.credits(call({ token }))).toMatchObject({ balance: await double.balance(), allowance: 1000 });
    await client.revoke(call({ token }));
    await expect(client.credits(call({ token }))).rejects.toMatchObject({ code: 'token-refused' });
    await expect(client.revoke(call({ token }))).rejects.toMatchObject({ code: 'token-refused' });
  });

  test.each([[{ balance: 'much' }], [[]], [{ revoked: false }]])(
    'is not taken for ended, nor its credits for known, by %j',
    async (body) => {
      const client = clientOf(await jsonSite(body));
      await expect(client.credits(call())).rejects.toMatchObject({ code: 'unreadable-reply' });
      await expect(client.revoke(call())).rejects.toMatchObject({ code: 'unreadable-reply' });
    },
  );
});

describe('the balance after a call', () => {
  test('comes with its reply, also when that is a refusal', async () => {
    const heard: number[] = [];
    const onBalance = (credits: number) => void heard.push(credits);
    const token = await double.tokenWith();
    onTestFinished(async () => await double.setBalance(1000));
    await double.setBalance(3);
    const client = clientOf(double);
    await client.searchUniversal({ keywords: ['ferry'] }, call({ token, onBalance }));
    await expect(client.searchUniversal({ keywords: ['ferry'] }, call({ token, onBalance }))).rejects.toMatchObject({
      code: 'credits-out',
    });
    expect(heard).toEqual([1, 1]);
  });

  test.each(['', 'many', '-1', '1e9', '12345678901'])('that reads %j counts as not told', async (header) => {
    const heard: number[] = [];
    const site = await httpSite(
      (response) => void response.writeHead(200, { 'credits-balance': header }).end('{"items":[]}'),
    );
    await clientOf(site).searchUniversal(
      { keywords: ['x'] },
      call({ onBalance: (credits: number) => void heard.push(credits) }),
    );
    expect(heard).toEqual([]);
  });
});
