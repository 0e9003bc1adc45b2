import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADVICE, failureAnswer, problemAnswer } from '#commands/failures/failure-answer.ts';
import { PROBLEM_CODES, type Problem, problemOf } from '#commands/failures/problem.ts';
import { wordsIn } from '#locales/words.ts';
import { FAILURE_CODES, ServiceFailure } from '#service/contract/failure.ts';
import { labelsOf, outcomeOf, wordsOf } from './stage.ts';

const about = {
  words: wordsIn('en'),
  serviceName: 'data.example',
  sample: false,
  botName: 'data_bot',
  reference: 'ref-7Q',
  now: Date.parse('2026-11-21T12:00:00Z'),
};
const cap = { limit: 20, spent: 19, setBy: 'operator' as const, resetsAt: '2026-11-22T00:00:00.000Z', zone: undefined };
const words = (problem: Problem) => wordsOf(problemAnswer(problem, about));

describe('the catalogue of failures', () => {
  test('has its own words for every code, and advice for the operator apart from them', () => {
    const all = PROBLEM_CODES.map((code) => words({ code, mayHaveCost: false, cap }));
    expect(new Set(all).size).toBe(PROBLEM_CODES.length);
    for (const code of PROBLEM_CODES) {
      const title = wordsIn('en').text(`failures-titles-${code}`);
      const advice = ADVICE[code];
      expect(title).toMatch(/^[A-Z].*[^.!]$/);
      expect(advice.length).toBeGreaterThan(5);
      expect(words({ code, mayHaveCost: false, cap })).not.toContain(advice.length > 20 ? advice : 'DATA_API');
      expect(words({ code, mayHaveCost: false, cap })).not.toMatch(/HTTP|[A-Z]{3,}_[A-Z]|undefined|null|Error/);
    }
  });

  test.each(FAILURE_CODES)('says of %s what it may have cost, or that it cost nothing', (code) => {
    expect(words(problemOf(new ServiceFailure(code, true), 5))).toContain('It may have cost 5 credits.');
    expect(words(problemOf(new ServiceFailure(code, false), 5))).toContain('Nothing was spent.');
  });

  test('never shows the text of an error, of whatever kind', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 40 }), fc.constantFrom(...FAILURE_CODES), (secret, code) => {
        const marker = `«${secret}»`;
        for (const error of [
          new Error(marker),
          marker,
          { message: marker },
          new ServiceFailure(code, true, { said: marker }, new Error(marker)),
        ]) {
          expect(JSON.stringify(failureAnswer(error, about))).not.toContain(JSON.stringify(marker).slice(1, -1));
        }
      }),
    );
    expect(problemOf(undefined).code).toBe('internal');
  });

  test('says when to come back, if the service said so', () => {
    const told = words({ code: 'rate-limited', mayHaveCost: false, retryAfterMs: 90_000 });
    expect(told).toContain('after 2026-11-21T12:01:30.000Z');
    expect(words({ code: 'rate-limited', mayHaveCost: false })).toContain('in a minute or two');
    expect(words({ code: 'rate-limited', mayHaveCost: false, retryAfterMs: Number.MAX_VALUE })).toContain(
      'in a minute or two',
    );
  });

  test('leads on: to connecting, to the settings, to a stop, or to another try with its price', () => {
    const buttons = (problem: Problem) =>
      labelsOf(
        outcomeOf([
          problemAnswer(problem, {
            ...about,
            again: { label: 'Try again (2 credits)', press: { kind: 'open', url: 'https://t.me' } },
          }),
        ]),
      );
    expect(buttons({ code: 'not-connected', mayHaveCost: false })).toEqual(['Connect']);
    expect(buttons({ code: 'token-expired', mayHaveCost: false })).toEqual(['Connect again']);
    expect(buttons({ code: 'cap-reached', mayHaveCost: false, cap })).toEqual(['Settings', 'Credits']);
    expect(buttons({ code: 'too-many-waiting', mayHaveCost: false })).toEqual(['Stop them']);
    expect(buttons({ code: 'timeout', mayHaveCost: true })).toEqual(['Try again (2 credits)']);
    expect(buttons({ code: 'credits-out', mayHaveCost: false })).toEqual(['Credits']);
  });

  test('shows scopes of any spelling without letting them through as they are', () => {
    const hostile = `db:r:\u202e${'x'.repeat(500)}`;
    const shown = words({
      code: 'scope-missing',
      mayHaveCost: false,
      scopes: ['ds:r:https://any.example/file/v0.1.0/schema.json', hostile],
    });
    expect(shown).toContain('ds:r:file – Read your files');
    expect(shown).not.toContain('\u202e');
    expect(shown.length).toBeLessThan(500);
  });
});
