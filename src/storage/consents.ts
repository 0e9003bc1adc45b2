/** One-tap connect: single-use, short-lived OAuth states, each bound to one person. Only their hashes are stored. */
import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import { createKept } from './kept.ts';
import { writeOf } from './write.ts';

const Stored = z.object({
  chatId: z.string(),
  language: z.string(),
  /** Shown on the callback page, so that nobody unknowingly gives a token to another person's chat. */
  firstName: z.string(),
  /** The result of the consent page, until the person confirms that the chat is theirs. `browser`: secret of the one that brought it. */
  brought: z.object({ token: z.string(), scopes: z.array(z.string()).optional(), browser: z.string() }).optional(),
});

export interface PendingConsent extends z.infer<typeof Stored> {
  person: string;
}

/** Under which the consent of a state is stored. */
export const consentKeyOf = (state: string): string => hash('sha256', state, 'base64url');

export function createConsents(database: Database) {
  const { query, write, vault } = database;
  const kept = createKept(database, 'consent');

  /** Reads a state without using it up. Undefined where `redeem` returns false. */
  async function peek(state: string, now: number): Promise<PendingConsent | undefined> {
    const row = await query
      .selectFrom('kept')
      .selectAll()
      .where('key', '=', consentKeyOf(state))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row && { person: row.person, ...Stored.parse(JSON.parse(vault.open(row.sealed, bindings.kept(row)))) };
  }

  return {
    /** Creates a state of 43 characters `A-Za-z0-9_-`, valid until `expiresAt`; invalidates the person's earlier ones. */
    async begin({ person, ...rest }: PendingConsent, expiresAt: number) {
      const state = randomBytes(32).toString('base64url');
      const key = consentKeyOf(state);
      const sealed = vault.seal(JSON.stringify(rest), bindings.kept({ key, person }));
      const row = { kind: 'consent', key, person, sealed, expires_at: expiresAt };
      const earlier = query.deleteFrom('kept').where('kind', '=', 'consent').where('person', '=', person);
      await write(writeOf(earlier.compile(), query.insertInto('kept').values(row).compile()));
      return state;
    },
    peek,
    /** Stores the result for a state, replacing an earlier one. False where `redeem` returns false. */
    async bring(state: string, brought: PendingConsent['brought'], now: number) {
      const pending = await peek(state, now);
      if (!pending) return false;
      const { person, ...rest } = pending;
      return write(kept.replacing(consentKeyOf(state), person, { ...rest, brought }));
    },
    /** Uses up a state. False if it is unknown, used, or expired at `now`. */
    async redeem(state: string, now: number) {
      const row = await query
        .deleteFrom('kept')
        .where('key', '=', consentKeyOf(state))
        .returning('expires_at')
        .executeTakeFirst();
      return (row?.expires_at ?? 0) > now;
    },
    erase: kept.erase,
  };
}
