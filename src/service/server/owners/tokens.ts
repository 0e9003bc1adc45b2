/** Bearer tokens of 84 characters, as deployed: a public id of 36 and a secret. Only a hash is stored. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { tokenIdOf } from '../../contract/extensions.ts';
import { normaliseScopes, type Scope } from '../../contract/scopes.ts';
import type { OwnersDatabase, OwnerTables } from './database.ts';

export const TOKEN_LENGTH = 84;

export interface TokenRow {
  readonly id: string;
  /** The owner whose data it grants access to. */
  readonly ownerId: string;
  /** The owner whose credits it spends. */
  readonly payerId: string;
  /** The OAuth client it was issued to, which alone may revoke it by OAuth. */
  readonly clientId: string | undefined;
  /** As granted: in short or URL form. */
  readonly scopes: readonly string[];
  readonly granted: readonly Scope[];
  readonly appName: string;
  /** Milliseconds since 1970, like the two below. */
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly usedAt: number | undefined;
}

export type TokenCheck = { ok: true; token: TokenRow } | { ok: false; reason: 'corrupt' | 'not found' | 'expired' };

export interface NewToken {
  scopes: readonly string[];
  appName: string;
  /** Milliseconds since 1970; never when absent. */
  expiresAt?: number | undefined;
  /** Id of the owner whose credits it spends, and with whom it is deleted; absent: the owner of the data. */
  payerId?: string | undefined;
  /** The OAuth client that gets it, if any. */
  clientId?: string | undefined;
}

export type Tokens = ReturnType<typeof createTokens>;

function hashOf(clear: string): Buffer {
  return createHash('sha256').update(clear).digest();
}

const Scopes = z.array(z.string());

function toRow(row: OwnerTables['token']): TokenRow {
  const scopes = Scopes.parse(JSON.parse(row.scopes));
  return {
    id: row.id,
    ownerId: row.owner_id,
    payerId: row.payer_id ?? row.owner_id,
    clientId: row.client_id ?? undefined,
    scopes,
    granted: normaliseScopes(scopes),
    appName: row.app_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at ?? undefined,
    usedAt: row.used_at ?? undefined,
  };
}

/** Resolution of the last-used time, so that not every call causes a write. */
const USE_RESOLUTION_MS = 60_000;

export function createTokens(database: OwnersDatabase, clock: Clock) {
  const { query } = database;
  return {
    /** Creates a token and returns it in plain text, which isn't stored. */
    async issue(ownerId: string, { scopes, appName, expiresAt, payerId, clientId }: NewToken): Promise<string> {
      const id = randomUUID();
      const clear = id + randomBytes(36).toString('base64').replace('+', '_');
      await query
        .insertInto('token')
        .values({
          ...{ id, owner_id: ownerId, hash: hashOf(clear).toString('hex'), scopes: JSON.stringify(scopes) },
          ...{ app_name: appName, created_at: clock.now(), expires_at: expiresAt ?? null, used_at: null },
          ...{ payer_id: payerId ?? null, client_id: clientId ?? null },
        })
        .execute();
      return clear;
    },
    async check(clear: string): Promise<TokenCheck> {
      if (clear.length !== TOKEN_LENGTH) return { ok: false, reason: 'corrupt' };
      const row = await query.selectFrom('token').selectAll().where('id', '=', tokenIdOf(clear)).executeTakeFirst();
      if (!row || !timingSafeEqual(hashOf(clear), Buffer.from(row.hash, 'hex')))
        return { ok: false, reason: 'not found' };
      const token = toRow(row);
      if (token.expiresAt !== undefined && token.expiresAt <= clock.now()) return { ok: false, reason: 'expired' };
      if (token.usedAt === undefined || clock.now() - token.usedAt >= USE_RESOLUTION_MS)
        await query.updateTable('token').set({ used_at: clock.now() }).where('id', '=', token.id).execute();
      return { ok: true, token };
    },
    /** An owner's tokens that are neither revoked nor expired, newest first. */
    async list(ownerId: string): Promise<TokenRow[]> {
      const rows = await query
        .selectFrom('token')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toRow);
    },
    /** Revokes a token of this owner. @returns whether there was one */
    async revoke(ownerId: string, id: string): Promise<boolean> {
      const revoked = query.deleteFrom('token').where('id', '=', id).where('owner_id', '=', ownerId).returning('id');
      if ((await revoked.execute()).length === 0) return false;
      // A power cut must not undo the revocation.
      await database.checkpoint();
      return true;
    },
  };
}
