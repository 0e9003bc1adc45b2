/** The baseline figures in figures.json, and regressions from them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FEWER_IS_BETTER } from './scores.ts';

/** The service's scores in percent, by half and style. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Tolerated regression in points. */
const TOLERANCE = 2;
const FILE = new URL('./figures.json', import.meta.url);

export const keptFigures = (): Figures =>
  z.record(z.string(), z.record(z.string(), z.number())).parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const keepFigures = (figures: Figures) => writeFileSync(FILE, `${JSON.stringify(figures, undefined, 2)}\n`);

export const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));

export const toFigures = (scores: object): Record<string, number> =>
  Object.fromEntries(Object.entries(scores).map(([name, share]) => [name, Math.round(1000 * Number(share)) / 10]));

/** A line for each figure that is more than TOLERANCE worse than the kept one. */
export function fallen(measured: Figures, kept: Figures): string[] {
  return Object.entries(measured).flatMap(([cell, figures]) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const before = kept[cell]?.[name];
      if (before === undefined) return [`${cell}, ${name}: no figure is kept`];
      const fall = FEWER_IS_BETTER.includes(name) ? figure - before : before - figure;
      // Figures have one decimal; the epsilon absorbs rounding errors at exactly the tolerance.
      return fall > TOLERANCE + 1e-6 ? [`${cell}, ${name}: ${before} before, ${figure} now`] : [];
    }),
  );
}
