/** Bearer tokens of 84 characters, as deployed: an id of 36, by which a token can be named, and a secret. Only a hash is stored. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { tokenIdOf } from '../../contract/owner-service.ts';
import { normaliseScopes, type Scope } from '../../contract/scopes.ts';
import { type OwnersDatabase, one } from './database.ts';

export const TOKEN_LENGTH = 84;

export interface TokenRow {
  readonly id: string;
  /** Whose data it opens. */
  readonly ownerId: string;
  /** Whose credits it spends. */
  readonly payerId: string;
  /** As they were granted: short or URL form. */
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
  /** Milliseconds since 1970; for ever when absent. */
  expiresAt?: number | undefined;
  /** Id of the owner whose credits it spends, and with whom it ends; absent: of the one whose data it opens. */
  payerId?: string | undefined;
}

export interface Tokens {
  /** Makes a token and returns it in clear, the only time that it can be seen. */
  issue(ownerId: string, token: NewToken): Promise<string>;
  check(clear: string): Promise<TokenCheck>;
  /** An owner's tokens that are neither revoked nor expired, newest first. */
  list(ownerId: string): Promise<TokenRow[]>;
  /** Ends a token of this owner. @returns whether there was one */
  revoke(ownerId: string, id: string): Promise<boolean>;
}

function hashOf(clear: string): Buffer {
  return createHash('sha256').update(clear).digest();
}

const Scopes = z.array(z.string());

function toRow(row: Record<string, unknown>): TokenRow {
  const scopes = Scopes.parse(JSON.parse(String(row.scopes)));
  return {
    id: String(row.id),
    ownerId: String(row.owner_id),
    payerId: String(row.payer_id ?? row.owner_id),
    scopes,
    granted: normaliseScopes(scopes),
    appName: String(row.app_name),
    createdAt: Number(row.created_at),
    expiresAt: row.expires_at === null ? undefined : Number(row.expires_at),
    usedAt: row.used_at === null ? undefined : Number(row.used_at),
  };
}

/** How exactly the time of last use is kept, so that not every call is a write. */
const USE_RESOLUTION_MS = 60_000;

/** Keeps tokens in the service's database. */
export function createTokens(database: OwnersDatabase, clock: Clock): Tokens {
  return {
    async issue(ownerId, { scopes, appName, expiresAt, payerId }) {
      const id = randomUUID();
      const clear = id + randomBytes(36).toString('base64').replace('+', '_');
      await database.all(
        `insert into token (id, owner_id, hash, scopes, app_name, created_at, expires_at, payer_id)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[id, ownerId, hashOf(clear), JSON.stringify(scopes), appName, clock.now(), expiresAt ?? null],
        payerId ?? null,
      );
      return clear;
    },
    async check(clear) {
      if (clear.length !== TOKEN_LENGTH) return { ok: false, reason: 'corrupt' };
      const row = await one(database, 'select * from token where id = ?', tokenIdOf(clear));
      const expected = row?.hash instanceof Uint8Array ? row.hash : new Uint8Array(32);
      const same = timingSafeEqual(hashOf(clear), expected);
      if (!row || !same) return { ok: false, reason: 'not found' };
      const token = toRow(row);
      if (token.expiresAt !== undefined && token.expiresAt <= clock.now()) return { ok: false, reason: 'expired' };
      if (token.usedAt === undefined || clock.now() - token.usedAt >= USE_RESOLUTION_MS)
        await database.all('update token set used_at = ? where id = ?', clock.now(), token.id);
      return { ok: true, token };
    },
    async list(ownerId) {
      const rows = await database.all(
        `select * from token where owner_id = ? and (expires_at is null or expires_at > ?)
         order by created_at desc, id`,
        ownerId,
        clock.now(),
      );
      return rows.map(toRow);
    },
    async revoke(ownerId, id) {
      const removed = await database.all('delete from token where id = ? and owner_id = ? returning id', id, ownerId);
      if (removed.length === 0) return false;
      // A power cut must not bring it back.
      await database.checkpoint();
      return true;
    },
  };
}
