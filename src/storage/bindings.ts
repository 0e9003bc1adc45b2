import { freshBytes, type Vault } from '#platform/vault.ts';

/**
 * To which row each sealed value is bound (the associated data of its encryption). One table for those who seal, those
 * who open and those who rotate keys.
 */
export const bindings = {
  connections: (row: { person: string }) => `connections/${row.person}`,
  kept: (row: { key: string; person: string }) => `kept/${row.key}/${row.person}`,
  accounts: (row: { connection: string; person: string }) => `accounts/${row.connection}/${row.person}`,
  routines: (row: { id: string; person: string }) => `routines/${row.id}/${row.person}`,
  /** An update or a message, and what an update's handler keeps. */
  job: (row: { id: string }) => `jobs/${row.id}`,
  jobProgress: (row: { id: string }) => `jobs/${row.id}/progress`,
  pepper: () => 'meta/pepper',
} as const;

/** @returns undefined for what cannot be read here; the value of a column that holds nothing is undefined */
export function openSealed(vault: Vault, sealed: string | null, binding: string): { value: unknown } | undefined {
  if (sealed === null) return { value: undefined };
  try {
    return { value: JSON.parse(vault.open(sealed, binding)) };
  } catch {
    return undefined;
  }
}

/**
 * A key that nobody else makes: 16 characters of `A-Za-z0-9_-`. Those made at about the same moment `at` (ms) begin alike,
 * so that rows written together lie together: one with a key of chance would cost a page of its own in every index.
 */
export function rowKey(at: number): string {
  return at.toString(36).slice(-8).padStart(8, '0') + freshBytes(6).toString('base64url');
}
