/** Arguments of commands that mean harm, or are merely broken. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonSite } from '../support/http-site.ts';
import { openStage, wordsOf } from './stage.ts';

const NAMES =
  'start help connect search ask recent profile settings today watches account disconnect credits privacy cancel page older chat dismiss answer_plain unknown';

describe('arguments of any kind', () => {
  test.each(NAMES.split(' '))(
    'to /%s get an answer in words, and cost nothing unless a request was made',
    async (name) => {
      const site = await jsonSite({ items: [], completion: 'x' });
      const stage = await openStage({ url: site.url });
      await stage.connect();
      const tricky = fc.constantFrom(
        '{}',
        '[]',
        'null',
        '{"key":"x","page":1e9}',
        '{"key":"../x","page":0,"again":{"command":"disconnect","argument":""}}',
        '{"__proto__":{"key":1}}',
        '{"chatId":"","name":""}',
        '\u202e',
        '\ud800',
        "'; drop table connections;--",
        '%00',
        `x${'y'.repeat(100_000)}`,
      );
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), tricky), async (argument) => {
          const answers = await stage.run(name, argument);
          // Nobody waits for what runs by itself: of a routine that is not there, nothing is said.
          if (name !== 'routine') expect(answers.length).toBeGreaterThan(0);
          for (const answer of answers) {
            expect(wordsOf(answer)).not.toMatch(/undefined|\[object|SQLITE|Zod/);
            expect(wordsOf(answer)).not.toContain('Something went wrong here');
            expect(wordsOf(answer).length).toBeLessThan(4_000);
          }
        }),
        { numRuns: 25 },
      );
      const spent = (await stage.spending()).length;
      expect(spent).toBe(site.requests.filter(({ url }) => !url.includes('auth/token')).length);
    },
  );
});
