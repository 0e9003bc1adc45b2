/** One-tap connect: single-use, short-lived states, each bound to the person it was made for. Only a hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import { writeOf } from './write.ts';

const Stored = z.object({
  chatId: z.string(),
  language: z.string(),
  /** Shown on the callback page, so that nobody hands a token to another person's chat unawares. */
  firstName: z.string(),
  /** What the consent page sent back, until the person says that the chat is theirs. */
  brought: z.object({ token: z.string(), scopes: z.array(z.string()).optional() }).optional(),
});

export interface PendingConsent extends z.infer<typeof Stored> {
  person: string;
}

export interface Consents {
  /** Makes a state of 43 characters of `A-Za-z0-9_-`, valid until `expiresAt`; the person's earlier ones end. */
  begin(consent: PendingConsent, expiresAt: number): Promise<string>;
  /** Who a state was made for, without using it up. Undefined as for redeem. */
  peek(state: string, now: number): Promise<PendingConsent | undefined>;
  /** Keeps what came for a state, in place of what came before. False as undefined for redeem. */
  bring(state: string, brought: PendingConsent['brought'], now: number): Promise<boolean>;
  /** Uses the state up. Undefined for one that is unknown, used or expired at `now`. */
  redeem(state: string, now: number): Promise<PendingConsent | undefined>;
  erase(person: string): Promise<number>;
  eraseExpired(now: number): Promise<number>;
}

export function createConsents({ query, write, vault }: Database): Consents {
  const hash = (state: string) => createHash('sha256').update(state).digest('base64url');
  const open = (row: { person: string; state_hash: string; sealed: string }): PendingConsent => ({
    person: row.person,
    ...Stored.parse(JSON.parse(vault.open(row.sealed, bindings.consents(row)))),
  });
  async function peek(state: string, now: number): Promise<PendingConsent | undefined> {
    const row = await query
      .selectFrom('consents')
      .selectAll()
      .where('state_hash', '=', hash(state))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row && open(row);
  }

  return {
    peek,
    async bring(state, brought, now) {
      const pending = await peek(state, now);
      if (!pending) return false;
      const { person, ...rest } = pending;
      const stateHash = hash(state);
      const sealed = vault.seal(
        JSON.stringify({ ...rest, brought }),
        bindings.consents({ state_hash: stateHash, person }),
      );
      const { numUpdatedRows } = await query
        .updateTable('consents')
        .set({ sealed })
        .where('state_hash', '=', stateHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async begin({ person, ...rest }, expiresAt) {
      const state = randomBytes(32).toString('base64url');
      const stateHash = hash(state);
      const row = {
        state_hash: stateHash,
        person,
        sealed: vault.seal(JSON.stringify(rest), bindings.consents({ state_hash: stateHash, person })),
        expires_at: expiresAt,
      };
      await write(
        writeOf(
          query.deleteFrom('consents').where('person', '=', person).compile(),
          query.insertInto('consents').values(row).compile(),
        ),
      );
      return state;
    },
    async redeem(state, now) {
      const row = await query
        .deleteFrom('consents')
        .where('state_hash', '=', hash(state))
        .returningAll()
        .executeTakeFirst();
      return row && Number(row.expires_at) > now ? open(row) : undefined;
    },
    async erase(person) {
      const result = await query.deleteFrom('consents').where('person', '=', person).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
    async eraseExpired(now) {
      const result = await query.deleteFrom('consents').where('expires_at', '<=', now).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
