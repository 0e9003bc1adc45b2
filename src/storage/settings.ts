/** A person's choices, sealed; absent members mean the default. */
import { z } from 'zod';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';

const Stored = z.object({
  /** Most credits a day, 0 means none may be spent; absent: no cap of the person's own. */
  dailyCreditCap: z.int().min(0).optional(),
  /** Whether results may not be forwarded or saved. */
  protectResults: z.boolean().optional(),
});
export type Settings = z.infer<typeof Stored>;

export interface SettingsStore {
  read(person: string): Promise<Settings>;
  save(person: string, settings: Settings): Promise<void>;
  erase(person: string): Promise<boolean>;
}

export function createSettings({ query, read, vault }: Database): SettingsStore {
  const byPerson = query.selectFrom('settings').selectAll().where('person', '=', '').compile();

  return {
    async read(person) {
      const [row] = await read(byPerson, [person]);
      return row ? Stored.parse(JSON.parse(vault.open(row.sealed, bindings.settings({ person })))) : {};
    },
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
