/** Nonsensical replies about a token and its credits. */
import { describe, expect, test } from 'vitest';
import { call, clientOf, httpSite, jsonSite } from '../../support/http-site.ts';

describe('a token', () => {
  test.each([
    [{ token: { scopes: [] }, extensions: 'all', expiresAt: 7 }],
    [
      {
        token: { scopes: [] },
        extensions: [null, 'teleport', {}],
        expiresAt: 'soon',
        languageModel: 'big',
        embeddings: null,
      },
    ],
  ])('with a nonsensical description has no extensions: %j', async (body) => {
    expect(await clientOf(await jsonSite(body)).describeToken(call())).toEqual({ scopes: [] });
  });

  test.each([[{ balance: 'much' }], [[]], [{ revoked: false }]])(
    'is not taken for revoked, nor its credits for known, by %j',
    async (body) => {
      const client = clientOf(await jsonSite(body));
      await expect(client.credits(call())).rejects.toMatchObject({ code: 'unreadable-reply' });
      await expect(client.revoke(call())).rejects.toMatchObject({ code: 'unreadable-reply' });
    },
  );
});

describe('the balance after a call', () => {
  test.each(['', 'many', '-1', '1e9', '12345678901'])('is ignored if it reads %j', async (header) => {
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
