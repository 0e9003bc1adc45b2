/** A person's choices; absent members mean the default. */
import { z } from 'zod';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import { keyOf } from './kept.ts';

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
}

/** Another program's Intl may have known it, and this one's not. */
function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** Name of a person's choices among what is kept of them. */
export const SETTINGS = 'settings';

/** @param kept as it was stored, undefined where nothing was */
export const readSettings = (kept: unknown): Settings => Stored.parse(kept ?? {});

export function createSettings({ query, vault }: Database): SettingsStore {
  /** Whether nobody else wrote between reading and writing. */
  async function replace(person: string, before: string | undefined, settings: Settings): Promise<boolean> {
    const key = keyOf(SETTINGS, person);
    const sealed = vault.seal(JSON.stringify(settings), bindings.kept({ key, person }));
    if (before !== undefined) {
      const update = query.updateTable('kept').set({ sealed }).where('key', '=', key);
      return (await update.where('sealed', '=', before).executeTakeFirst()).numUpdatedRows > 0n;
    }
    const insert = query.insertInto('kept').values({ kind: 'settings', key, person, sealed, expires_at: null });
    const { numInsertedOrUpdatedRows = 0n } = await insert.onConflict((row) => row.doNothing()).executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }

  return {
    async change(person, change) {
      const key = keyOf(SETTINGS, person);
      for (;;) {
        const row = await query.selectFrom('kept').select('sealed').where('key', '=', key).executeTakeFirst();
        const present = row && JSON.parse(vault.open(row.sealed, bindings.kept({ key, person })));
        const merged = Object.entries({ ...readSettings(present), ...change });
        const settings = Stored.parse(Object.fromEntries(merged.filter(([, value]) => value !== null)));
        if (await replace(person, row?.sealed, settings)) return settings;
      }
    },
  };
}
