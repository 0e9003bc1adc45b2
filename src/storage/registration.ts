/** Stores a hash of the bot profile that was last sent to Telegram. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

export type Registration = ReturnType<typeof createRegistration>;

export function createRegistration({ query, read }: Pick<Database, 'query' | 'read'>) {
  const kept = sql<{ value: string }>`select value from meta where name = 'registration'`.compile(query);
  return {
    /** Undefined if none is stored. */
    mark: async () => (await read(kept, []))[0]?.value,
    async save(mark: string) {
      const row = { name: 'registration', value: mark };
      await query
        .insertInto('meta')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    },
  };
}
