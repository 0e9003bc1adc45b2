/** Ids for what a platform exports without one: the same in every later export. */
import { hash } from 'node:crypto';

/** @returns 16 hexadecimal digits of the SHA-256 of `parts`; where one ends and the next begins matters */
export function stableId(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16);
}
