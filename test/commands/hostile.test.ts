/** Malicious or broken command arguments. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonSite } from '../support/http-site.ts';
import { items } from '../support/text-table.ts';
import { connectedAt, wordsOf } from './stage.ts';

const NAMES =
  'start help connect search ask recent chats count stats profile settings today alerts account disconnect credits privacy cancel save import page open query person chat day say text';

describe('arguments of any kind', () => {
  test.each(NAMES.split(' '))('to /%s get a readable answer, and cost nothing without a request', async (name) => {
    const { stage, requests } = await connectedAt(jsonSite({ items: [], completion: 'x' }));
    const tricky = fc.constantFrom(
      `x${'y'.repeat(100_000)}`,
      ...items(`
        {} | [] | null | {"key":"x","page":1e9}
        {"key":"../x","page":0,"again":{"command":"disconnect","argument":""}} | {"__proto__":{"key":1}}
        {"chatId":"","name":""} | \u202e | \ud800 | '; drop table connections;-- | %00`),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), tricky), async (argument) => {
        const answers = await stage.run(name, argument);
        expect(answers.length).toBeGreaterThan(0);
        for (const answer of answers) {
          expect(wordsOf(answer)).not.toMatch(/undefined|\[object|SQLITE|Zod/);
          expect(wordsOf(answer)).not.toContain('my fault');
          expect(wordsOf(answer).length).toBeLessThan(4_000);
        }
      }),
      { numRuns: 25 },
    );
    const spent = (await stage.spending()).length;
    expect(spent).toBe(requests.filter(({ url }) => !url.includes('auth/token')).length);
  });
});
