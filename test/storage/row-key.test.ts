import { expect, it } from 'vitest';
import { rowKey } from '#storage/bindings.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

it('a row’s key is 16 characters that a button may carry, whatever the moment', () => {
  for (const at of [0, 10, NOON, 2 ** 42]) expect(rowKey(at)).toMatch(/^[A-Za-z0-9_-]{16}$/);
});

it('keys of one moment lie together, those of later moments behind them, and no two are the same', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => rowKey(NOON + Math.floor(index / 100)));
  expect(new Set(keys).size).toBe(1000);
  const moments = keys.map((key) => key.slice(0, 8));
  expect(moments).toEqual(moments.toSorted());
  expect(new Set(moments).size).toBe(10);
});
