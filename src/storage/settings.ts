/** A person's choices, sealed; absent members mean the default. */
import { z } from 'zod';
import type { Vault } from '../secrets.ts';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

const Stored = z.object({
  /** Most credits a day, 0 means none may be spent; absent: no cap of the person's own. */
  dailyCreditCap: z.int().min(0).optional(),
  /** Whether results may not be forwarded or saved. */
  protectResults: z.boolean().optional(),
  /** Whether results are covered until they are tapped. */
  coverResults: z.boolean().optional(),
  /** Minutes after which results delete themselves, 1 to 2,880; absent: they stay. */
  deleteAfterMinutes: z.int().min(1).max(2880).optional(),
  /** ISO 639-1 of the language that the person chose; absent: the one that their Telegram speaks. */
  language: z.string().optional(),
  /** IANA name of the person's time zone; absent: not known, and days are UTC's. */
  zone: z.string().optional(),
});
export type Settings = z.infer<typeof Stored>;

export interface SettingsStore {
  save(person: string, settings: Settings): Promise<void>;
  erase(person: string): Promise<boolean>;
}

/** Throws SealError when no listed key opens it. */
export function openSettings(vault: Vault, row: Tables['settings']): Settings {
  return Stored.parse(JSON.parse(vault.open(row.sealed, bindings.settings(row))));
}

export function createSettings({ query, vault }: Database): SettingsStore {
  return {
    async save(person, settings) {
      const sealed = vault.seal(JSON.stringify(settings), bindings.settings({ person }));
      await query
        .insertInto('settings')
        .values({ person, sealed })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ sealed }))
        .execute();
    },
    async erase(person) {
      const result = await query.deleteFrom('settings').where('person', '=', person).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}
