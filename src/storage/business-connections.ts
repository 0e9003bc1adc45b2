/**
 * Telegram accounts that this bot is connected to as a chatbot, and whether their messages are archived. After a person
 * disconnects, only the connection's pseudonym is kept, so that archiving doesn't resume while Telegram still has it.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';

const Stored = z.object({ userId: z.string() });

/** `forgotten`: its person has been erased. */
export type KnownConnection =
  | { readonly state: 'open' | 'paused'; readonly userId: string }
  | { readonly state: 'forgotten' };

export interface BusinessConnectionState {
  readonly isOpen: boolean;
  /** When the state last changed; milliseconds since 1970. */
  readonly since: number;
}

export type BusinessConnections = ReturnType<typeof createBusinessConnections>;

/** `id` is Telegram's connection id, `person` a pseudonym. */
export function createBusinessConnections({ query, read, vault, pseudonym }: Database) {
  const codeOf = (id: string) => pseudonym(`business connection ${id}`);
  const byCode = query.selectFrom('accounts').selectAll().where('connection', '=', '').compile();

  return {
    async find(id: string): Promise<KnownConnection | undefined> {
      const [row] = await read(byCode, [codeOf(id)]);
      if (!row) return undefined;
      const { connection, person, sealed } = row;
      if (person === null || sealed === null) return { state: 'forgotten' };
      const { userId } = Stored.parse(JSON.parse(vault.open(sealed, bindings.accounts({ connection, person }))));
      return { state: row.is_open === 1 ? 'open' : 'paused', userId };
    },
    /** Starts archiving its messages; one that already has a person is left unchanged. */
    async begin(id: string, { person, userId }: { person: string; userId: string }, now: number) {
      const connection = codeOf(id);
      const sealed = vault.seal(JSON.stringify({ userId }), bindings.accounts({ connection, person }));
      const row = { person, sealed, is_open: 1, since_at: now };
      await query
        .insertInto('accounts')
        .values({ connection, ...row })
        .onConflict((conflict) => conflict.column('connection').doUpdateSet(row).where('accounts.person', 'is', null))
        .execute();
    },
    /** Deletes a connection that has ended at Telegram. */
    async end(id: string) {
      await query.deleteFrom('accounts').where('connection', '=', codeOf(id)).execute();
    },
    /** State of a person's connection; undefined if there is none. */
    async of(person: string): Promise<BusinessConnectionState | undefined> {
      const row = await query
        .selectFrom('accounts')
        .select(['is_open', 'since_at'])
        .where('person', '=', person)
        .orderBy('is_open', 'desc')
        .orderBy('since_at', 'desc')
        .executeTakeFirst();
      return row && { isOpen: row.is_open === 1, since: row.since_at };
    },
    /** Resumes or pauses archiving. Resolves with whether that changed anything. */
    async setOpen(person: string, isOpen: boolean, now: number) {
      const { numUpdatedRows } = await query
        .updateTable('accounts')
        .set({ is_open: isOpen ? 1 : 0, since_at: now })
        .where('person', '=', person)
        .where('is_open', '=', isOpen ? 0 : 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Erases the person: not archived again until it ends and begins anew. Resolves with the number of connections. */
    async forget(person: string) {
      const { numUpdatedRows } = await query
        .updateTable('accounts')
        .set({ person: sql.lit(null), sealed: sql.lit(null), is_open: 0, since_at: 0 })
        .where('person', '=', person)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
