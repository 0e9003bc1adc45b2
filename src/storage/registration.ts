/** Stores a hash of the bot profile that was last sent to Telegram. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

export interface Registration {
  /** Undefined if none is stored. */
  mark(): Promise<string | undefined>;
  save(mark: string): Promise<void>;
}

export function createRegistration({ query, read }: Pick<Database, 'query' | 'read'>): Registration {
  const kept = sql<{ value: string }>`select value from meta where name = 'registration'`.compile(query);
  return {
    mark: async () => (await read(kept, []))[0]?.value,
    async save(mark) {
      const row = { name: 'registration', value: mark };
      await query
        .insertInto('meta')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    },
  };
}
