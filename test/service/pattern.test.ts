/** `$regex`: refusals, and limits of cost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, createPatternBudget } from '#service/server/query/pattern.ts';
import { QueryCostError } from '#service/server/query/query-cost.ts';

function occurs(source: string, text: string): boolean {
  const pattern = compilePattern(source);
  if ('error' in pattern) throw new Error(pattern.error);
  return pattern.occursIn(text);
}

describe('a pattern', () => {
  it.each([
    ['^boat', 'the boat', false],
    ['[Bb]oat|ship', 'a ship', true],
    ['к[ое]т', 'мой кот спит', true],
    ['Boat', 'boat', false],
  ])('%s in %j: %s', (source, text, expected) => expect(occurs(source, text)).toBe(expected));

  it.each([
    ['(a', 'missing closing ): `(a`'],
    ['(?=a)', 'invalid or unsupported Perl syntax: `(?=`'],
    ['(a)\\1', 'invalid escape sequence: `\\1`'],
    ['((a{50}){50}){50}', 'invalid repeat count: `{50}`'],
    ['(\\pL{25}){40}', 'the pattern is too large'],
  ])('%s is refused: %s', (source, error) => {
    expect(compilePattern(source)).toEqual({ error: expect.stringContaining(error) });
  });

  it('fails to parse only with an error message', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab()[]{}|*+?^$\\.-,1d'), maxLength: 20 }), (pattern) => {
        const compiled = compilePattern(pattern);
        if ('error' in compiled) expect(compiled.error).not.toBe('');
        else expect(typeof compiled.occursIn('ab1')).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  it('evaluates patterns that explode in a backtracking engine', () => {
    for (const evil of ['^(a+)+$', '^(a|a)*$', '(a*)*b', '^(a|aa)+$', '(.*)(.*)(.*)(.*)x']) {
      expect(occurs(evil, `${'a'.repeat(2000)}!`)).toBe(false);
    }
  });

  it('throws rather than waits after the budget is used up', () => {
    const pattern = compilePattern('[ab]*a[ab]{200}[cd]', { ...createPatternBudget(), ms: 0 });
    if ('error' in pattern) throw new Error(pattern.error);
    expect(pattern.occursIn('ab'.repeat(500))).toBe(false);
    expect(() => pattern.occursIn('ab')).toThrow(QueryCostError);
  });
});
