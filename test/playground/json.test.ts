/** JSON from outside: what is too deep is refused before anything recurses into it, whatever stands in its texts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#playground/api/arguments.ts';

const nested = (depth: number, inside: string) => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;

describe('a text of JSON', () => {
  it('is read as what it says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  it('is too deep by its brackets, never by those in its texts', () => {
    const words = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a') });
    fc.assert(
      fc.property(words, (word) => {
        const text = JSON.stringify([word, '[['.repeat(200)]);
        expect(parseJson(nested(99, text))).toBeDefined();
        expect(parseJson(nested(100, text))).toBeUndefined();
      }),
    );
  });

  it('that breaks off, in a text or behind a backslash, is none', () => {
    for (const broken of ['', '"', '"\\', '"\\"', '["a\\\\', '{"a":']) expect(parseJson(broken)).toBeUndefined();
  });
});
