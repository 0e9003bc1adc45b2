/** The figures that are kept in figures.json, and what has fallen since. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FEWER_IS_BETTER } from './scores.ts';

/** Of each half and style, the service's scores in percent. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Points that a figure may fall by. */
const TOLERANCE = 2;
const FILE = new URL('./figures.json', import.meta.url);

export const keptFigures = (): Figures =>
  z.record(z.string(), z.record(z.string(), z.number())).parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const keepFigures = (figures: Figures) => writeFileSync(FILE, `${JSON.stringify(figures, undefined, 2)}\n`);

export const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));

export const toFigures = (scores: object): Record<string, number> =>
  Object.fromEntries(Object.entries(scores).map(([name, share]) => [name, Math.round(1000 * Number(share)) / 10]));

/** A line for each measured figure that is more than two points worse than the kept one. */
export function fallen(measured: Figures, kept: Figures): string[] {
  return Object.entries(measured).flatMap(([cell, figures]) =>
    Object.entries(figures).flatMap(([name, figure]) => {
      const before = kept[cell]?.[name];
      if (before === undefined) return [`${cell}, ${name}: no figure is kept`];
      const fall = FEWER_IS_BETTER.includes(name) ? figure - before : before - figure;
      // Kept figures have one decimal: what differs by exactly the tolerance may stand a hair above it.
      return fall > TOLERANCE + 1e-6 ? [`${cell}, ${name}: ${before} before, ${figure} now`] : [];
    }),
  );
}
