import { describe, expect, it } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

/** Every mutant of a text, by kind. */
const mutantsOf = (text: string) => mutationsOf(text).map((mutation) => [mutation.kind, mutated(text, mutation)]);

describe('a mutant', () => {
  it.each([
    ['a < b;', [['comparison', 'a <= b;']]],
    ['a >= b;', [['comparison', 'a > b;']]],
    ['a !== b;', [['comparison', 'a === b;']]],
    [
      'x(a && b);',
      [
        ['removed call', ';'],
        ['condition', 'x(a || b);'],
      ],
    ],
    ['if (a) b = c;', [['condition', 'if (!(a)) b = c;']]],
    ['a = b ? c : d;', [['condition', 'a = !(b) ? c : d;']]],
    ['const a = true;', [['constant', 'const a = false;']]],
    [
      'const a = [0, 15_000];',
      [
        ['constant', 'const a = [1, 15_000];'],
        ['constant', 'const a = [0, (2 * 15_000)];'],
      ],
    ],
    [
      'await a.b();',
      [
        ['removed call', ';'],
        ['dropped await', 'a.b();'],
      ],
    ],
  ])('of %j changes one thing', (text, mutants) => {
    expect(mutantsOf(text)).toEqual(mutants);
  });

  it.each([
    'interface A { b: 1; c: true }',
    'type A = 1 | 2;',
    'const a = await b();',
    'log.warn({ a: b }, "c");',
    'deps.log.info("a");',
    'const a = { 1: b };',
    "import { a } from 'b';",
    'const a = b + c;',
  ])('is not made of %j', (text) => {
    expect(mutantsOf(text)).toEqual([]);
  });

  it('finds what runs inside of types', () => {
    expect(mutantsOf('const a = (b < 1) as boolean;')).toEqual([
      ['comparison', 'const a = (b <= 1) as boolean;'],
      ['constant', 'const a = (b < (2 * 1)) as boolean;'],
    ]);
  });
});
