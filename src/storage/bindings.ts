/**
 * To which row each sealed value is bound (the associated data of its encryption). One table for those who seal, those
 * who open and those who rotate keys.
 */
export const bindings = {
  connections: (row: { person: string }) => `connections/${row.person}`,
  settings: (row: { person: string }) => `settings/${row.person}`,
  keyboards: (row: { key: string; person: string }) => `keyboards/${row.key}/${row.person}`,
  results: (row: { key: string; person: string }) => `results/${row.key}/${row.person}`,
  consents: (row: { state_hash: string; person: string }) => `consents/${row.state_hash}/${row.person}`,
  accounts: (row: { connection: string; person: string }) => `accounts/${row.connection}/${row.person}`,
  routines: (row: { id: string; person: string }) => `routines/${row.id}/${row.person}`,
  /** The update itself, and what its handler keeps. */
  update: (row: { update_id: number }) => `updates/${row.update_id}`,
  progress: (row: { update_id: number }) => `updates/${row.update_id}/progress`,
  deletions: (row: { id: string }) => `deletions/${row.id}`,
  outbox: (row: { id: string; chat: string }) => `outbox/${row.id}/${row.chat}`,
  pepper: () => 'meta/pepper',
} as const;
