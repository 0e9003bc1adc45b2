/** How the directory knows a name without holding it in clear. */
import { randomBytes } from 'node:crypto';
import { createPseudonyms, SealError, type Vault } from '#platform/vault.ts';
import { ServiceDataError } from '../service-store.ts';
import type { OwnersDatabase } from './database.ts';

/** What sealed values are bound to. */
export const sealedFor = {
  pepper: 'owners/pepper',
  name: (id: string) => `owners/${id}/name`,
  displayName: (id: string) => `owners/${id}/display-name`,
  archiveKey: (id: string) => `owners/${id}/archive-key`,
  /** @param hash of the ticket, in hex */
  ticket: (hash: string) => `tickets/${hash}`,
};

/** How names become pseudonyms. The secret behind it is sealed in the database and outlives the keys. @throws ServiceDataError */
export async function loadPseudonyms(database: OwnersDatabase, vault: Vault): Promise<(name: string) => string> {
  const sealed = await database.transaction('pepper', async (within) => {
    const known = await within.selectFrom('meta').select('value').where('name', '=', 'pepper').executeTakeFirst();
    if (known) return known.value;
    const value = vault.seal(randomBytes(32).toString('base64'), sealedFor.pepper);
    await within.insertInto('meta').values({ name: 'pepper', value }).execute();
    return value;
  });
  try {
    return createPseudonyms(Buffer.from(vault.open(sealed, sealedFor.pepper), 'base64'));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new ServiceDataError(
      `${database.kind === 'sqlite' ? 'service.sqlite' : 'the data service in Postgres'} cannot be read: it was ${error.message}. Put back the key (ENCRYPTION_KEYS, or the key file) that it was made with`,
      { cause: error },
    );
  }
}
