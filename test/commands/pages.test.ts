/** How lists are cut into pages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINE_LENGTH, type Line, type Listing, lineOf, pagesOf } from '../../src/commands/listing.ts';
import { pageAnswer } from '../../src/commands/listing-answer.ts';
import { wordsIn } from '../../src/commands/words/words.ts';
import { ALL_SCOPES } from '../../src/contract/scopes.ts';
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
    text: fc.string({ unit: 'grapheme', maxLength: 600 }),
    place: fc.string({ unit: 'grapheme', maxLength: 56 }),
    outgoing: fc.boolean(),
  });

  test('hold every line once, in order, and fit into one message', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(entry, { maxLength: 40 }), { maxLength: 3 }),
        fc.constantFrom('search', 'recent', 'chat', 'chats'),
        (batches, kind) => {
          const made: Line[][] = batches.map((batch) =>
            batch.map(({ who, ...rest }) =>
              lineOf({ ...rest, ...(who === undefined ? {} : { who }), at: '2026-11-01T10:00:00.000Z' }, ['a']),
            ),
          );
          const listing: Listing = {
            kind,
            title: 'Found:',
            subject: 'a',
            facts: [],
            again: { command: kind, argument: '' },
            batches: made,
          };
          const pages = pagesOf(listing);
          expect(pages.flat()).toEqual(made.flat());
          for (const page of pages.keys()) {
            const words = wordsOf(pageAnswer(wordsIn('en'), { key: 'k', listing, page, connection }));
            expect(words.length).toBeLessThan(3_300);
          }
        },
      ),
    );
  });

  test('of long lines hold fewer of them', () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      lineOf({ who: 'w'.repeat(48), text: 'word '.repeat(60), place: `${index}`.padEnd(56, 'p'), outgoing: false }),
    );
    const again = { command: 'recent', argument: '' };
    const listing: Listing = { kind: 'recent', title: 'Newest', subject: '', facts: [], again, batches: [lines] };
    const pages = pagesOf(listing);
    expect(pages.length).toBeGreaterThan(2);
    expect(wordsOf(pageAnswer(wordsIn('en'), { key: 'k', listing, page: 0, connection })).length).toBeLessThan(2_800);
  });

  test('beyond the end show the last one', () => {
    const listing: Listing = {
      kind: 'search',
      title: 'Found:',
      subject: 'a',
      facts: [],
      again: { command: 'search', argument: 'a' },
      batches: [[]],
    };
    expect(wordsOf(pageAnswer(wordsIn('en'), { key: 'k', listing, page: 99, connection }))).toContain('page 1 of 1');
  });
});

test('a line holds as many characters of a text as it may, and not one more', () => {
  const entry = { place: 'p', outgoing: false };
  expect(lineOf({ ...entry, text: 'x'.repeat(LINE_LENGTH) }).text).toBe('x'.repeat(LINE_LENGTH));
  const cut = lineOf({ ...entry, text: 'x'.repeat(LINE_LENGTH + 1) }).text;
  expect(cut).toMatch(/^x+…$/);
  expect(cut.length).toBeLessThanOrEqual(LINE_LENGTH);
});
