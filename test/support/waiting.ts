/** Waiting in real time for what other programs, threads and connections do. */
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/**
 * Looks until `find` returns something other than undefined and false, and resolves to that.
 * Rejects after `withinMs` with what it waited for.
 */
export async function until<T>(
  find: () => T | Promise<T>,
  what: () => string = () => String(find),
  withinMs = PATIENCE_MS,
): Promise<Exclude<T, undefined | false>> {
  const end = performance.now() + withinMs;
  for (let look = 0; ; look++) {
    const found = await find();
    if (found !== undefined && found !== false) return found as Exclude<T, undefined | false>;
    if (performance.now() > end) throw new Error(`waited ${withinMs} ms for ${what()}`);
    await pause(look < 100 ? 1 : 5);
  }
}
