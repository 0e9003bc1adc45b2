/** A person's settings; absent members mean the default. */
import { z } from 'zod';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import { keyOf } from './kept.ts';

const Stored = z.object({
  /** Maximum credits in 24 hours; 0 allows no spending; absent: the person has set no limit. */
  dailyCreditCap: z.int().min(0).optional(),
  /** Whether forwarding and saving results is blocked. */
  protectResults: z.boolean().optional(),
  /** Whether results are hidden by a spoiler until tapped. */
  coverResults: z.boolean().optional(),
  /** Minutes after which results delete themselves, 1 to 2,880; absent: never. */
  deleteAfterMinutes: z.int().min(1).max(2880).optional(),
  /** Language that the person chose, ISO 639-1; absent: that of their Telegram. */
  language: z.string().optional(),
  /** Whether the person was told that answers without a model are quotes. */
  toldQuotes: z.boolean().optional(),
  /** IANA name of the person's time zone, or an offset such as `+02:00`; absent: unknown, and UTC is used. */
  zone: z.string().refine(isZone).optional().catch(undefined),
  /** Whether the bot asks before plain text spends credits; absent: the person hasn't chosen yet. */
  askBeforeSpending: z.boolean().optional(),
});
export type Settings = z.infer<typeof Stored>;

/** Members to change; null removes one. */
export type SettingsChange = { readonly [Member in keyof Settings]?: Settings[Member] | null };

export type SettingsStore = ReturnType<typeof createSettings>;

/** A stored zone may be unknown to this runtime's Intl. */
function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** Name of the person's settings entry in `kept`. */
export const SETTINGS = 'settings';

/** @param kept the stored value, undefined if there is none */
export const readSettings = (kept: unknown): Settings => Stored.parse(kept ?? {});

export function createSettings({ query, vault }: Database) {
  /** Compare-and-swap: resolves with whether the entry was unchanged since it was read, and so replaced. */
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
    /** Changes only these members, even under concurrent changes; resolves with the new settings. */
    async change(person: string, change: SettingsChange): Promise<Settings> {
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
