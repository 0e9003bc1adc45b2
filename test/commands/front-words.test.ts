/** What the front says around answers. */
import { describe, expect, test } from 'vitest';
import { plainText, type RichText } from '#commands/answer.ts';
import { spentText } from '#commands/failures/failure-catalogue.ts';
import { wordsIn } from '#locales/words.ts';

const words = wordsIn('en');
const doing = 'Searching your chats for “ferry”';
const said = (text: string | RichText) => (typeof text === 'string' ? text : plainText(text));

describe('a paid request', () => {
  test('is shown with its price, and later with the seconds it has taken', () => {
    expect(words.text('front-beginning', { doing, price: 2 })).toBe('Searching your chats for “ferry”… (2 credits)');
    expect(words.text('front-going', { doing, seconds: 12, price: 1 })).toBe(
      'Searching your chats for “ferry”… 12 s · 1 credit',
    );
  });

  test.each([
    [0, 'Still searching your chats for “ferry”. Yours is next.'],
    [1, 'Still searching your chats for “ferry”. One more is before yours.'],
    [2, 'Still searching your chats for “ferry”. 2 more are before yours.'],
  ])('that waits behind %i others says for what, and when its turn comes', (before, queued) => {
    expect(words.text('front-queued', { doing, before })).toBe(queued);
  });

  test('that ends without an answer says what it may have cost, or that nothing was spent', () => {
    expect(said(words.text('front-stopped', { price: 5 }))).toBe(
      'Stopped. It was already on its way, so 5 credits may still be charged.',
    );
    expect(said(words.text('front-stopped', { price: 0 }))).toBe('Stopped. Nothing was spent.');
    for (const text of [
      (price: number) => words.text('front-interrupted', { cost: spentText(words, price) }),
      (price: number) => words.text('front-timed-out', { cost: spentText(words, price) }),
      (credits: number) => words.rich('front-failed', { reference: 'ref-7Q', cost: spentText(words, credits) }),
    ]) {
      expect(said(text(5))).toContain('It may have cost 5 credits.');
      expect(said(text(1))).toContain('It may have cost 1 credit.');
      expect(said(text(0))).toContain('Nothing was spent.');
    }
    expect(said(words.rich('front-failed', { reference: 'ref-7Q', cost: spentText(words, 0) }))).toContain('ref-7Q');
  });

  test('offers to be run again for its price', () => {
    expect(words.text('numbers-priced', { label: words.text('buttons-run-again'), amount: 1 })).toBe(
      'Run it again (1 credit)',
    );
  });
});

test('one credit is one credit', () => {
  expect([0, 1, 2].map((amount: number) => words.text('numbers-credits', { amount }))).toEqual([
    '0 credits',
    '1 credit',
    '2 credits',
  ]);
});
