/** The cache is bounded by number and by length. */
import { expect, it } from 'vitest';
import { memoize } from '#platform/lru-cache.ts';

it.each([
  ['all of a few short texts', 40, 20, 40],
  ['only the last of many', 1000, 20, 1001],
  ['only the last of a few long ones', 40, 10_000, 41],
])('caches %s', (_, count, length, calls) => {
  const made: string[] = [];
  const orderOf = memoize(100, (text) => made.push(text));
  const text = (at: number) => `${at}`.padStart(length);
  for (let at = 0; at < count; at++) orderOf(text(at));
  orderOf(text(count - 1));
  orderOf(text(0));
  expect(made).toHaveLength(calls);
});
