/** Pseudonyms and bindings, with which the directory stores names without plain text. */
import { randomBytes } from 'node:crypto';
import { createPseudonyms, SealError, type Vault } from '#platform/vault.ts';
import { ServiceDataError } from '../service-store.ts';
import type { OwnersDatabase } from './database.ts';

/** Bindings of the sealed values. */
export const sealedFor = {
  pepper: 'owners/pepper',
  name: (id: string) => `owners/${id}/name`,
  displayName: (id: string) => `owners/${id}/display-name`,
  archiveKey: (id: string) => `owners/${id}/archive-key`,
  /** @param hash of the ticket, in hex */
  ticket: (hash: string) => `tickets/${hash}`,
};

/** Loads the function that turns names into pseudonyms. Its pepper is sealed in the database and survives key rotations. @throws ServiceDataError */
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
      `${database.kind === 'sqlite' ? 'service.sqlite' : 'the data service in Postgres'} cannot be read: it was ${error.message}. Restore the key (ENCRYPTION_KEYS, or the key file) that it was sealed with`,
      { cause: error },
    );
  }
}
