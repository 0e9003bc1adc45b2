/** Opens JSON that is kept sealed in a row, where that may be another key's. */
import type { Vault } from '#platform/vault.ts';

/** @returns undefined for what cannot be read here; the value of a column that holds nothing is undefined */
export function openKept(vault: Vault, sealed: string | null, binding: string): { value: unknown } | undefined {
  if (sealed === null) return { value: undefined };
  try {
    return { value: JSON.parse(vault.open(sealed, binding)) };
  } catch {
    return undefined;
  }
}
