import { freshBytes, type Vault } from '#platform/vault.ts';

/**
 * The row that each sealed value is bound to, as the associated data of its encryption. Shared by sealing, opening and
 * key rotation.
 */
export const bindings = {
  connections: (row: { person: string }) => `connections/${row.person}`,
  kept: (row: { key: string; person: string }) => `kept/${row.key}/${row.person}`,
  accounts: (row: { connection: string; person: string }) => `accounts/${row.connection}/${row.person}`,
  routines: (row: { id: string; person: string }) => `routines/${row.id}/${row.person}`,
  /** `job`: an update or a message; `jobProgress`: the progress that an update's handler saved. */
  job: (row: { id: string }) => `jobs/${row.id}`,
  jobProgress: (row: { id: string }) => `jobs/${row.id}/progress`,
  pepper: () => 'meta/pepper',
} as const;

/** @returns undefined if no listed key opens it; `{ value: undefined }` for a null column */
export function openSealed(vault: Vault, sealed: string | null, binding: string): { value: unknown } | undefined {
  if (sealed === null) return { value: undefined };
  try {
    return { value: JSON.parse(vault.open(sealed, binding)) };
  } catch {
    return undefined;
  }
}

/**
 * A unique key of 16 characters `A-Za-z0-9_-`. Keys for nearby times `at` (ms) share a prefix, so that rows written
 * together are adjacent; each random key would touch another page of every index.
 */
export function rowKey(at: number): string {
  return at.toString(36).slice(-8).padStart(8, '0') + freshBytes(6).toString('base64url');
}
