import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsSecret, findTokens } from '#commands/access/token-pattern.ts';
import { items, rows } from '../support/text-table.ts';
import { SHAPED_TOKEN } from './stage.ts';

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Tokens as deployments create them: an id and 36 random bytes in base64, the first + as _. */
const token = fc
  .tuple(fc.uuid(), fc.string({ unit: fc.constantFrom(...base64), minLength: 48, maxLength: 48 }))
  .map(([id, secret]) => id + secret.replace('+', '_'));
/** Text around a token; an adjacent token character would make it part of another word. */
const around = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replace(/[A-Za-z0-9+/_=-]$|^[A-Za-z0-9+/_=-]/g, ' '));

describe('a token in a text', () => {
  test('is found anywhere, and removed', () => {
    fc.assert(
      fc.property(token, around, around, (secret, before, after) => {
        const { tokens, rest } = findTokens(`${before} ${secret} ${after}`);
        expect(tokens).toContain(secret);
        expect(rest).not.toContain(secret);
        expect(rest).not.toContain(secret.slice(36));
      }),
    );
  });

  test('is found as often as it occurs', () => {
    fc.assert(
      fc.property(fc.uniqueArray(token, { minLength: 2, maxLength: 4 }), (secrets) => {
        expect(findTokens(`old: ${secrets.join('\nnew: ')}.`).tokens).toEqual(secrets);
      }),
    );
  });

  test.each([
    ...rows(`
      in quotes | "TOKEN"
      after an equals sign | token=TOKEN
      after a colon | token:TOKEN
      before a full stop | It is TOKEN.
      in a header | Authorization: Bearer TOKEN
      in the URL of the consent page's redirect | https://bot.example/callback?auth_token=TOKEN&state=x
      in the fragment of a URL | https://bot.example/#auth_token=TOKEN
      after /connect with the bot’s name | /connect@data_bot TOKEN
      as an argument of another command | /search TOKEN`),
    ['percent-encoded in a URL', `https://bot.example/?auth_token=${encodeURIComponent(SHAPED_TOKEN)}`],
    ['with invisible characters inside', `${SHAPED_TOKEN.slice(0, 30)}\u200b${SHAPED_TOKEN.slice(30)}\u2060`],
    ['broken over lines after /connect', `/connect ${SHAPED_TOKEN.slice(0, 40)}\n${SHAPED_TOKEN.slice(40)}`],
  ])('is found %s', (_, text = '') => {
    const { tokens, rest } = findTokens(text.replace('TOKEN', () => SHAPED_TOKEN));
    expect(tokens).toContain(SHAPED_TOKEN);
    expect(rest).not.toContain(SHAPED_TOKEN.slice(36));
  });

  test('of another form is only found after /connect', () => {
    const odd = 'sk-live_9f8e7d6c5b4a39281706';
    expect(findTokens(`/connect ${odd}`).tokens).toEqual([odd]);
    expect(findTokens(`/connect ${'a1'.repeat(10)}`).tokens).toEqual(['a1'.repeat(10)]);
    expect(findTokens(`/connect please help me to connect`).tokens).toEqual([]);
    expect(findTokens(`take ${odd} home`).tokens).toEqual([]);
  });
});

describe("another service's secret", () => {
  test.each([
    'curl -H "Authorization: Bearer sk-live_9f8e7d6c5b4a39281706"',
    'https://files.example/report.pdf?token=9f8e7d6c5b4a392817064f2e',
    'https://shop.example/#access_token=9f8e7d6c5b4a392817064f2e&x=1',
    `here it is: eyJhbGciOiJIUzI1NiJ9.${'a1'.repeat(20)}.${'b2'.repeat(20)}`,
    `my bot is 123456789:${'Ab-1_'.repeat(7)}`,
    `sk-proj-${'a1'.repeat(15)}`,
    `ghp_${'a1'.repeat(18)}`,
    '-----BEGIN OPENSSH PRIVATE KEY-----',
  ])("is detected, and isn't taken for a token: %s", (text) => {
    expect(findTokens(text)).toEqual({ tokens: [], rest: text });
    expect(containsSecret(text)).toBe(true);
  });

  test.each(
    items(`
      when does the ferry leave? | the bearer of good news, unquestionably | https://example.org/?tab=1
      risk-averse-people-of-the-sk-language | call me at 123456789: it is about the ferry`),
  )("isn't detected where there is none: %s", (text) => {
    expect(containsSecret(text)).toBe(false);
  });
});

describe('ordinary text', () => {
  test.each([
    'Meet at 10? I will bring the bearer of good news, unquestionably.',
    'the bearer incomprehensibilities-notwithstanding',
    'https://example.org/a/very/long/path/3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d/edit?tab=1#section-of-the-page',
    'https://docs.example/d/1aBcD_efGhIjKlMnOpQrStUvWxYz0123456789-AbCdEfGhIjKlMnOp/edit',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'pneumonoultramicroscopicsilicovolcanoconiosis-pneumonoultramicroscopicsilicovolcanoconiosis',
    '2026-11-21T12:00:00.000Z 0x52908400098527886E0F7030069857D2E4169EE7',
    '/connect',
    '/connect https://consent.example/authorize?state=abc',
    'bearer',
    '',
  ])('is left unchanged: %s', (text) => {
    expect(findTokens(text)).toEqual({ tokens: [], rest: text });
  });

  test('with hashes, ids and random base64 contains no token', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (bytes) => {
        const id = randomUUID();
        const hashes = ['md5', 'sha1', 'sha256', 'sha512'].map((name) => createHash(name).update(bytes).digest('hex'));
        const random = [16, 32, 36, 63, 64].flatMap((size) =>
          (['base64', 'hex'] as const).map((encoding) => randomBytes(size).toString(encoding)),
        );
        for (const text of [...hashes, id, `${id}-${id}`, `${id}${id}`, ...random])
          expect(findTokens(`see ${text} there`).tokens).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('of any words in any script contains no token', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.lorem(),
      fc.webUrl({ withFragments: true }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        expect(findTokens(words.join(' ')).tokens).toEqual([]);
      }),
    );
  });

  test('of 100 kB is scanned in linear time', () => {
    for (const unit of ['a', 'bearer ', '/connect ', '3f2b1c4d-']) {
      const text = unit.repeat(100_000 / unit.length);
      const begun = performance.now();
      findTokens(text);
      // Rules out a quadratic search on any machine: that would take minutes.
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
  });
});
