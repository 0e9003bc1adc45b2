/** How lists are cut into pages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_LENGTH, type Line, type Listing, lineOf, PAGE_SIZES, pagesOf } from '#commands/search/listing.ts';
import { pageAnswer } from '#commands/search/listing-answer.ts';
import { wordsIn } from '#locales/words.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { SHAPED_TOKEN, wordsOf } from './stage.ts';

const connection = {
  token: SHAPED_TOKEN,
  scopes: [...ALL_SCOPES],
  scopesFrom: 'service' as const,
  chatId: 'c',
  language: 'en',
  connectedAt: 0,
  usedAt: 0,
  warnedAt: null,
};

describe('pages', () => {
  const entry = fc.record({
    who: fc.option(fc.string({ unit: 'grapheme', maxLength: 48 }), { nil: undefined }),
    text: fc.string({ unit: 'grapheme', maxLength: 1_500 }),
    place: fc.string({ unit: 'grapheme', maxLength: 56 }),
    outgoing: fc.boolean(),
    datastore: fc.constantFrom('social-chat-message' as const, 'file' as const),
  });

  const words = wordsIn('en');
  const listingOf = (kind: Listing['kind'], lines: Line[]): Listing => ({
    kind,
    title: 'Found:',
    subject: 'a',
    facts: [],
    again: { command: kind, argument: 'a' },
    lines,
  });
  const shown = (listing: Listing, page: number) => pageAnswer({ key: 'k', listing, page, connection, words });

  test('hold every line once, in order, and fit into one message', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), fc.constantFrom('search', 'recent'), (entries, kind) => {
        const lines = entries.map(({ who, ...rest }) =>
          lineOf({ ...rest, ...(who === undefined ? {} : { who }), at: '2026-11-01T10:00:00.000Z' }, ['a']),
        );
        const listing = listingOf(kind, lines);
        const pages = pagesOf(lines, PAGE_SIZES[kind]);
        expect(pages.flat()).toEqual(lines);
        for (const page of pages.keys()) expect(wordsOf(shown(listing, page)).length).toBeLessThan(3_300);
      }),
    );
  });

  test('of long lines hold fewer of them', () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      lineOf({ who: 'w'.repeat(48), text: 'word '.repeat(60), place: `${index}`.padEnd(56, 'p'), outgoing: false }),
    );
    expect(pagesOf(lines, PAGE_SIZES.recent).length).toBeGreaterThan(2);
    expect(wordsOf(shown(listingOf('recent', lines), 0)).length).toBeLessThan(2_800);
  });

  test('beyond the end show the last one', () => {
    expect(wordsOf(shown(listingOf('search', []), 99))).toContain('page 1 of 1');
  });
});

test('a line holds as many characters of a text as it may, and not one more', () => {
  const entry = { place: 'p', outgoing: false };
  expect(lineOf({ ...entry, text: 'x'.repeat(LINE_LENGTH) }).text).toBe('x'.repeat(LINE_LENGTH));
  const cut = lineOf({ ...entry, text: 'x'.repeat(LINE_LENGTH + 1) }).text;
  expect(cut).toMatch(/^x+…$/);
  expect(cut.length).toBeLessThanOrEqual(LINE_LENGTH);
});
