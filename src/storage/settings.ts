/** A person's choices, sealed; absent members mean the default. */

import { sql } from 'kysely';
import { z } from 'zod';
import type { Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { prepared, type Write, writeOf } from './write.ts';

const Stored = z.object({
  /** Most credits in 24 hours, 0 means none may be spent; absent: no limit of the person's own. */
  dailyCreditCap: z.int().min(0).optional(),
  /** Whether results may not be forwarded or saved. */
  protectResults: z.boolean().optional(),
  /** Whether results are covered until they are tapped. */
  coverResults: z.boolean().optional(),
  /** Minutes after which results delete themselves, 1 to 2,880; absent: they stay. */
  deleteAfterMinutes: z.int().min(1).max(2880).optional(),
  /** ISO 639-1 of the language that the person chose; absent: the one that their Telegram speaks. */
  language: z.string().optional(),
  /** Whether they were told that answers without a model are quotes. */
  toldQuotes: z.boolean().optional(),
  /** IANA name of the person's time zone, or an offset such as `+02:00`; absent: not known, and days are UTC's. */
  zone: z.string().refine(isZone).optional().catch(undefined),
  /** Whether plain words that cost credits are asked about first; absent: the person has not said yet. */
  askBeforeSpending: z.boolean().optional(),
});
export type Settings = z.infer<typeof Stored>;

/** Members that change; null takes one away. */
export type SettingsChange = { readonly [Member in keyof Settings]?: Settings[Member] | null };

export interface SettingsStore {
  /** Changes these members and no others, whatever else is changed meanwhile; the settings after it. */
  change(person: string, change: SettingsChange): Promise<Settings>;
  erase(person: string): Promise<boolean>;
}

/** Another program's Intl may have known it, and this one's not. */
function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** Throws SealError when no listed key opens it. */
export function openSettings(vault: Vault, row: Tables['settings']): Settings {
  return Stored.parse(JSON.parse(vault.open(row.sealed, bindings.settings(row))));
}

export function createSettings({ query, vault }: Database): SettingsStore {
  const seal = (person: string, settings: Settings) =>
    vault.seal(JSON.stringify(settings), bindings.settings({ person }));

  /** Whether nobody else wrote between reading and writing. */
  async function replace(person: string, before: Tables['settings'] | undefined, settings: Settings) {
    const sealed = seal(person, settings);
    if (before) {
      const update = query.updateTable('settings').set({ sealed }).where('person', '=', person);
      const { numUpdatedRows } = await update.where('sealed', '=', before.sealed).executeTakeFirst();
      return numUpdatedRows > 0n;
    }
    const insert = query.insertInto('settings').values({ person, sealed });
    const { numInsertedOrUpdatedRows } = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  return {
    async change(person, change) {
      for (;;) {
        const row = await query.selectFrom('settings').selectAll().where('person', '=', person).executeTakeFirst();
        const merged = { ...(row ? openSettings(vault, row) : {}), ...change };
        const settings = Stored.parse(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
        if (await replace(person, row, settings)) return settings;
      }
    },
    async erase(person) {
      const result = await query.deleteFrom('settings').where('person', '=', person).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}

interface Menus {
  /** `mark` undefined: they see what everybody sees. */
  saving(person: string, mark: string | undefined): Write;
}

export function createMenus({ query }: Database): Menus {
  const put = prepared(
    sql`insert into menus (person, mark) values (${''}, ${''})
      on conflict (person) do update set mark = excluded.mark`.compile(query),
  );
  const erase = prepared(sql`delete from menus where person = ${''}`.compile(query));
  return { saving: (person, mark) => writeOf(mark === undefined ? erase(person) : put(person, mark)) };
}
