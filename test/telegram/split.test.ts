/** Long texts are split into several messages without loss. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#telegram/api/message.ts';
import type { Formatted } from '#telegram/render/formatted.ts';
import { splitFormatted } from '#telegram/render/split.ts';
import { problemsOf } from './formatted-rules.ts';

const SMALL = { maxLength: 40, maxEntities: 3 };
const unit = fc.constantFrom('a', 'б', ' ', ' ', '\n', '\n\n', '👩‍👩‍👧', '😀', 'é', 'word ', 'x'.repeat(20));
const plain = fc.array(unit, { maxLength: 80 }).map((units) => units.join(''));

/** Nested or separate entities at character boundaries. */
const formatted: fc.Arbitrary<Formatted> = fc
  .tuple(plain, fc.array(fc.tuple(fc.nat(200), fc.nat(60)), { maxLength: 12 }))
  .map(([text, places]) => {
    const symbols = [...text];
    const offsets = [0];
    for (const symbol of symbols) offsets.push((offsets.at(-1) ?? 0) + symbol.length);
    const entities: Entity[] = [];
    let free = 0;
    for (const [gap, size] of places) {
      const start = free + (gap % 8);
      const end = Math.min(start + size, symbols.length);
      if (start >= end) continue;
      const [offset = 0, stop = 0] = [offsets[start], offsets[end]];
      entities.push({ type: 'bold', offset, length: stop - offset }, { type: 'italic', offset, length: stop - offset });
      free = end;
    }
    return { text, entities };
  });

const squeezed = (text: string) => text.replace(/\s+/g, '');
/** The characters of a text, each with its entity types. */
function markedCharacters({ text, entities }: Formatted): string[] {
  return [...text.matchAll(/[^\s]/gu)].map(({ 0: symbol, index }) => {
    const marks = entities
      .filter(({ offset, length }) => index >= offset && index < offset + length)
      .map(({ type }) => type);
    return symbol + [...new Set(marks)].sort().join();
  });
}

describe('splitting', () => {
  it('loses only white space at the cuts, keeps all entities, and keeps every part within the limits', () => {
    fc.assert(
      fc.property(formatted, (whole) => {
        const parts = splitFormatted(whole, SMALL);
        expect(parts.map(({ text }) => squeezed(text)).join('')).toBe(squeezed(whole.text));
        expect(parts.flatMap(markedCharacters)).toEqual(markedCharacters(whole));
        for (const part of parts) {
          expect(part.text.length).toBeLessThanOrEqual(SMALL.maxLength);
          expect(part.entities.length).toBeLessThanOrEqual(SMALL.maxEntities);
          expect(part.text.trim()).not.toBe('');
          expect(problemsOf(part)).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('never splits a grapheme that fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (before) => {
        const parts = splitFormatted({ text: `${'a'.repeat(before)}👩‍👩‍👧${'b'.repeat(40)}`, entities: [] }, SMALL);
        expect(parts.some(({ text }) => text.includes('👩‍👩‍👧'))).toBe(true);
      }),
    );
  });

  it('prefers paragraphs, then lines, then words', () => {
    const cut = (text: string) => splitFormatted({ text, entities: [] }, SMALL).map((part) => part.text);
    expect(cut(`${'a '.repeat(12)}\n\n${'b '.repeat(12)}`)).toEqual(['a '.repeat(12).trim(), 'b '.repeat(12).trim()]);
    expect(cut(`${'a '.repeat(12)}\n${'b '.repeat(12)}`)).toEqual(['a '.repeat(12).trim(), 'b '.repeat(12).trim()]);
    expect(cut('word '.repeat(12)).every((part) => !part.startsWith('ord') && part.endsWith('word'))).toBe(true);
  });

  it('splits an endless word and an endless grapheme without losing a unit', () => {
    for (const text of ['x'.repeat(10_000), `e${'\u0301'.repeat(9_000)}`, '😀'.repeat(5_000)]) {
      const parts = splitFormatted({ text, entities: [] });
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text.length <= 4096 && part.text.isWellFormed())).toBe(true);
    }
  });

  it('takes time linear in the number of entities', () => {
    const looks = (words: number) => {
      let count = 0;
      const entities = Array.from({ length: words }, (_, index) => ({
        type: 'italic' as const,
        length: 1,
        get offset() {
          count += 1;
          return index * 2;
        },
      }));
      splitFormatted({ text: 'a '.repeat(words), entities });
      return count;
    };
    expect(looks(8_000)).toBeLessThan(2.5 * looks(4_000));
  });

  it('does not change text that fits', () => {
    const whole: Formatted = { text: ' x ', entities: [{ type: 'bold', offset: 1, length: 1 }] };
    expect(splitFormatted(whole)).toEqual([whole]);
    const full: Formatted = { text: ` ${'x'.repeat(SMALL.maxLength - 1)}`, entities: [] };
    expect(splitFormatted(full, SMALL)).toEqual([full]);
    expect(splitFormatted({ text: ' \n ', entities: [] })).toEqual([]);
  });
});
