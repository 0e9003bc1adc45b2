/** `$regex`: the answers of JavaScript's engine, without its worst case. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, createPatternBudget, PatternCostError } from '#service/server/query/pattern.ts';

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
    ['к[ое]т', 'мой кот спит', true],
    ['(ab){2,3}c', 'abababc', true],
    ['[^a-z ]', 'all lower', false],
    ['\\$\\.', 'costs $.', true],
    ['😀+', 'fine 😀😀', true],
    ['', 'anything', true],
    ['Boat', 'boat', false],
  ])('%s in %j: %s', (source, text, expected) => expect(occurs(source, text)).toBe(expected));

  it.each([
    ['(a', 'missing closing ): `(a`'],
    ['[a', 'missing closing ]: `[a`'],
    ['*a', 'missing argument to repetition operator: `*`'],
    ['a{9,3}', 'invalid repeat count: `{9,3}`'],
    ['(?=a)', 'invalid or unsupported Perl syntax: `(?=`'],
    ['(a)\\1', 'invalid escape sequence: `\\1`'],
    ['((a{50}){50}){50}', 'invalid repeat count: `{50}`'],
    ['(\\pL{25}){40}', 'the pattern is too large'],
  ])('%s is refused: %s', (source, error) => {
    expect(compilePattern(source)).toEqual({ error: expect.stringContaining(error) });
  });

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
    const pattern = compilePattern('[ab]*a[ab]{200}[cd]', { ...createPatternBudget(), ms: 0 });
    if ('error' in pattern) throw new Error(pattern.error);
    expect(pattern.occursIn('ab'.repeat(500))).toBe(false);
    expect(() => pattern.occursIn('ab')).toThrow(PatternCostError);
  });
});
