import { expect, it } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

it.each([
  ['a < b;', ['a <= b;']],
  ['a !== b;', ['a === b;']],
  ['x(a && b);', [';', 'x(a || b);']],
  ['if (a) b = c;', ['if (!(a)) b = c;']],
  ['a = b ? c : d;', ['a = !(b) ? c : d;']],
  [
    'const a = [true, 0, 15];',
    ['const a = [false, 0, 15];', 'const a = [true, 1, 15];', 'const a = [true, 0, (2 * 15)];'],
  ],
  ['await a.b();', [';', 'a.b();']],
  ['const a = (b < 1) as boolean;', ['const a = (b <= 1) as boolean;', 'const a = (b < (2 * 1)) as boolean;']],
  // Only the type checker or the log would notice changes here.
  ['interface A { b: 1; c: true }', []],
  ['type A = 1 | 2;', []],
  ['const a = await b();', []],
  ['log.warn({ a: b }, "c");', []],
  ['deps.log.info("a");', []],
  ['const a = { 1: b };', []],
  ["import { a } from 'b';", []],
])('each mutant of %j changes one thing that is executed', (text, mutants) => {
  expect(mutationsOf(text).map((mutation) => mutated(text, mutation))).toEqual(mutants);
});
