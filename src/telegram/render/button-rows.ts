/** Buttons in so few rows that a phone still shows what they stand under: short ones share a row. None is left out. */
import type { Button, ButtonRows } from '#commands/answer.ts';
import { MOST_ROWS } from '#commands/press.ts';
import { memoize } from '#platform/lru-cache.ts';
import { columnsOf } from './table.ts';

/**
 * Columns of text that each button of a row has, by how many share it: Telegram's apps make them equally wide and cut what
 * is longer; a phone that is 360 points wide has about 300 for them, and a letter takes some seven.
 */
const ROOM = [0, 40, 19, 12, 8] as const;
/** Most labels come again and again. */
const widthOf = memoize(1000, columnsOf);

type Row = readonly Button[];

/** As they are where there are few; else rows that fit beside each other share one, and grids become wider. */
export function fewRows(rows: ButtonRows): ButtonRows {
  let packed = rows;
  while (packed.length > MOST_ROWS) {
    const fewer = widened(packed) ?? joined(packed);
    if (!fewer) break;
    packed = fewer;
  }
  return packed;
}

function fits(row: Row): boolean {
  const room = ROOM[row.length];
  return room !== undefined && row.every(({ label }) => widthOf(label) <= room);
}

/** What cannot be taken back stands alone, out of the way of a thumb. */
const isApart = (row: Row) => row.some(({ tone }) => tone === 'danger');

/** Two rows as one: neighbours, or buttons that stand alone; those that make the shortest row, the last ones of them. */
function joined(rows: ButtonRows): ButtonRows | undefined {
  let best: { at: number; from: number; row: Row; cost: number } | undefined;
  for (const [at, row] of rows.entries()) {
    for (const [index, other] of rows.slice(at + 1).entries()) {
      const isNear = index === 0 || (row.length === 1 && other.length === 1);
      const both = [...row, ...other];
      if (!isNear || isApart(both) || !fits(both)) continue;
      const cost = both.length * rows.length + index;
      if (!best || cost <= best.cost) best = { at, from: at + 1 + index, row: both, cost };
    }
  }
  if (!best) return undefined;
  const { at, from, row } = best;
  return rows.with(at, row).toSpliced(from, 1);
}

/** A run of rows of two or more as rows of one more. */
function widened(rows: ButtonRows): ButtonRows | undefined {
  for (const [at, { length }] of rows.entries()) {
    if (length < 2) continue;
    const end = rows.findIndex((row, index) => index > at && row.length !== length);
    const grid = rows.slice(at, end < 0 ? rows.length : end);
    const buttons = grid.flat();
    const wide = Array.from({ length: Math.ceil(buttons.length / (length + 1)) }, (_, row) =>
      buttons.slice(row * (length + 1), (row + 1) * (length + 1)),
    );
    if (wide.length < grid.length && !isApart(buttons) && wide.every((row) => fits(row) || row.length <= length))
      return rows.toSpliced(at, grid.length, ...wide);
  }
  return undefined;
}
