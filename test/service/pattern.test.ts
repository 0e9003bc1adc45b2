/** `$regex`: the same answers as JavaScript's engine, without its worst case. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, PatternCostError } from '#service/server/query/pattern.ts';

function occurs(source: string, text: string): boolean {
  const pattern = compilePattern(source);
  if ('error' in pattern) throw new Error(pattern.error);
  return pattern.occursIn(text);
}

describe('a pattern', () => {
  it.each([
    ['boat', 'the boat', true],
    ['^boat', 'the boat', false],
    ['boat$', 'the boat', true],
    ['b.at', 'b\nat', false],
    ['[Bb]oat|ship', 'a ship', true],
    ['colou?r', 'color', true],
    ['\\d{2}:\\d{2}', 'at 09:15', true],
    ['\\bcat\\b', 'concatenate', false],
    ['\\bкот\\b', 'мой кот спит', true],
    ['(ab){2,3}c', 'abababc', true],
    ['[^a-z ]', 'all lower', false],
    ['\\$\\.', 'costs $.', true],
    ['😀+', 'fine 😀😀', true],
    ['', 'anything', true],
    ['Boat', 'boat', false],
  ])('%s in %j: %s', (source, text, expected) => expect(occurs(source, text)).toBe(expected));

  it.each([
    ['(a', 'a group is not closed'],
    ['a)', 'a ) without its ('],
    ['[a', 'a [ is not closed'],
    ['*a', 'nothing to repeat'],
    ['a**', 'a repetition cannot be repeated; use a group'],
    ['a{9,3}', 'a count runs backwards'],
    ['a{2000}', 'a count may be at most 50'],
    ['(?=a)', 'only plain groups (…) and (?:…) are supported'],
    ['(a)\\1', '\\1 is not supported'],
    ['[z-a]', 'a range runs backwards'],
    ['((a{50}){50}){50}', 'the pattern is too large'],
    [`${'('.repeat(30)}a${')'.repeat(30)}`, 'groups are nested too deeply'],
    ['a\\', 'a backslash at the end'],
  ])('%s is refused: %s', (source, error) => expect(compilePattern(source)).toEqual({ error }));

  const atom = fc.constantFrom('a', 'b', 'c', '.', '[ab]', '[^a]', '\\w', '\\d', 'x');
  const quantified = fc
    .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{1,2}', '{2}'))
    .map((pair) => pair.join(''));
  const group = fc
    .tuple(
      fc.array(quantified, { maxLength: 3 }),
      fc.array(quantified, { maxLength: 3 }),
      fc.constantFrom('', '*', '?', '{0,2}'),
    )
    .map(([left, right, times]) => `(?:${left.join('')}|${right.join('')})${times}`);
  const source = fc
    .tuple(fc.constantFrom('', '^'), fc.array(fc.oneof(quantified, group), { maxLength: 4 }), fc.constantFrom('', '$'))
    .map(([start, middle, end]) => start + middle.join('') + end);
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '\n'), maxLength: 12 });

  it('agrees with the usual engine', () => {
    fc.assert(
      fc.property(source, text, (pattern, subject) => {
        expect(occurs(pattern, subject)).toBe(new RegExp(pattern).test(subject));
      }),
      { numRuns: 500 },
    );
  });

  it('no text makes reading it fail other than in words', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab()[]{}|*+?^$\\.-,1d'), maxLength: 20 }), (pattern) => {
        const compiled = compilePattern(pattern);
        if ('error' in compiled) expect(compiled.error).not.toBe('');
        else expect(typeof compiled.occursIn('ab1')).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  it('the shapes that make a backtracking engine run for years are answered', () => {
    for (const evil of ['^(a+)+$', '^(a|a)*$', '(a*)*b', '^(a|aa)+$', '(.*)(.*)(.*)(.*)x']) {
      expect(occurs(evil, `${'a'.repeat(2000)}!`)).toBe(false);
    }
  });

  it('a text after the budget is used up is an error, not a wait', () => {
    const pattern = compilePattern('(.?){50}(.?){50}(.?){50}ZZZ');
    if ('error' in pattern) throw new Error(pattern.error);
    expect(() => {
      for (let count = 0; count < 100; count++) pattern.occursIn('a'.repeat(2000));
    }).toThrow(PatternCostError);
  });
});
