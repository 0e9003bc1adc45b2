/** Citations in a model's text: what is kept and what is removed, however the text is chunked. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCitationReader } from '#service/server/answers/agent.ts';
import { items, rows } from '../support/text-table.ts';

const evidence = { prefix: 'kt', has: (name: string) => /^kt[1-9]$/.test(name) };

function read(pieces: readonly string[]) {
  const reader = createCitationReader(evidence);
  const text = pieces.map((piece) => reader.push(piece)).join('') + reader.end();
  return { text, cited: reader.cited, removed: reader.removed };
}

describe('a citation', () => {
  it.each(
    rows(`
      of a read record becomes its number | It left [[kt3]]. | It left [1]. | kt3 | 0
      keeps its number | A [[kt3]] b [[kt1]] c [[kt3]] | A [1] b [2] c [1] | kt3 kt1 | 0
      may have several names | A [[kt3, kt1;kt3]] | A [1][2] | kt3 kt1 | 0
      in single or wide brackets is recognized | A [kt3] 【kt1, kt2】 | A [1] [2][3] | kt3 kt1 kt2 | 0
      of anything else is removed with the space before it | A [[kt77]] b [[m1]]. | A b. | none | 2
      only loses unread records | A [[kt77, kt2]] | A [1] | kt2 | 1
      isn't a link | [link](https://a.example) | [link](https://a.example) | none | 0
      isn't any other text in brackets | [x] arr[0] [1] | [x] arr[0] [1] | none | 0
      that never ends is plain text | A [[kt3 | A [[kt3 | none | 0
      is found after open brackets | [[[kt3]] | [[1] | kt3 | 0`),
  )('%s', (_, text = '', shown = '', cited = '', removed = '') => {
    const named = cited === 'none' ? [] : cited.split(' ');
    expect(read([text])).toEqual({ text: shown, cited: named, removed: Number(removed) });
  });

  it('over two lines is plain text', () => {
    expect(read(['A [[kt3\nkt1]]'])).toEqual({ text: 'A [[kt3\nkt1]]', cited: [], removed: 0 });
  });
});

const Part = fc.oneof(
  fc.constantFrom(
    ' ',
    '     ',
    '\n',
    ...items('[[kt1]] | [[kt2,kt9]] | [[kt55]] | [kt3] | 【kt4】 | [[ | ]] | [ | ] | 【'),
    '[['.repeat(5),
  ),
  fc.string({ maxLength: 12 }),
);

it('is read the same in any chunks', () => {
  fc.assert(
    fc.property(
      fc.array(Part, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (parts, sizes) => {
        const text = parts.join('');
        const pieces: string[] = [];
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1;
          pieces.push(text.slice(at, at + size));
          at += size;
        }
        expect(read(pieces)).toEqual(read([text]));
      },
    ),
  );
});

it('never passes an unknown name', () => {
  fc.assert(
    fc.property(fc.array(Part, { maxLength: 30 }), (parts) => {
      const { text, cited } = read([parts.join('')]);
      expect(text).not.toMatch(/\[\[[\w]{1,20}\]\]/);
      expect(cited.every(evidence.has)).toBe(true);
    }),
  );
});
