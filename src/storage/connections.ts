/** Connected people: each person's bearer token and scopes, sealed. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { prepared, writeOf } from './write.ts';

const Host = z.object({ host: z.string(), local: z.boolean() });

/** What our service reported about a token, besides its scopes. Times are milliseconds since 1970. */
const Access = z.object({
  /** Names of extensions that the service offers beyond the interface document. */
  extensions: z.array(z.string()).readonly(),
  /** The person's own data or that of the invented sample person; absent if unknown. */
  whose: z.enum(['own', 'sample']).optional(),
  /** Absent if the token does not expire. */
  expiresAt: z.number().optional(),
  /** The service's language model as last reported, null if it has none; absent if unknown. */
  languageModel: Host.nullable().optional(),
  /** Host that text is sent to for embeddings; absent if none or unknown. */
  embeddings: Host.optional(),
  /** Model host that the person has been told their words are sent to. */
  toldHost: z.string().optional(),
  /** Whether the person was told that the token expires soon. */
  toldEnding: z.boolean().optional(),
});
export type Access = z.infer<typeof Access>;

const Sealed = z.object({
  /** The bearer token in clear text, only for the Authorization header. */
  token: z.string(),
  /** As granted, in any spelling; `normaliseScopes` of the contract makes them comparable. */
  scopes: z.array(z.string()),
  /** Source of the scopes: the service, the person when connecting, or none yet. */
  scopesFrom: z.enum(['service', 'person', 'unknown']),
  /** The private chat with the person, for notifications. */
  chatId: z.string(),
  /** The language code of the person's Telegram when they connected. */
  language: z.string(),
  access: Access.optional(),
});
type Sealed = z.infer<typeof Sealed>;

export interface Connection extends Sealed {
  connectedAt: number;
  usedAt: number;
  /** When the person was warned that the unused token will be erased. */
  warnedAt: number | null;
}

export interface UnusedConnection extends Connection {
  person: string;
}

/** @throws SealError when no listed key opens it */
export function openConnection(vault: Vault, row: Tables['connections']): Connection {
  const sealed = Sealed.parse(JSON.parse(vault.open(row.sealed, bindings.connections(row))));
  return {
    ...sealed,
    connectedAt: row.connected_at,
    usedAt: row.used_at,
    warnedAt: row.warned_at,
  };
}

export function createConnections({ query, read, write, vault }: Database) {
  const byPerson = query.selectFrom('connections').selectAll().where('person', '=', '').compile();
  const use = prepared(
    sql`update connections set used_at = ${0}, warned_at = null where person = ${''}`.compile(query),
  );
  const rowOf = async (person: string) => (await read(byPerson, [person]))[0];
  const seal = (person: string, connection: Sealed) =>
    vault.seal(JSON.stringify(Sealed.parse(connection)), bindings.connections({ person }));

  const rowFor = (person: string, connection: Sealed, now: number) => ({
    sealed: seal(person, connection),
    connected_at: now,
    used_at: now,
    warned_at: null,
  });

  /** Updates the stored values of `token`; no-op if the token was replaced meanwhile. */
  async function change(person: string, token: string, changed: Partial<Sealed>): Promise<boolean> {
    const row = await rowOf(person);
    if (!row) return false;
    const present = openConnection(vault, row);
    if (present.token !== token) return false;
    const { numUpdatedRows } = await query
      .updateTable('connections')
      .set({ sealed: seal(person, { ...present, ...changed }) })
      .where('person', '=', person)
      .where('sealed', '=', row.sealed)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    async find(person: string) {
      const row = await rowOf(person);
      return row && openConnection(vault, row);
    },
    async save(person: string, connection: Sealed, now: number) {
      const row = rowFor(person, connection, now);
      await query
        .insertInto('connections')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
        .execute();
    },
    /**
     * Like `save`, in one write with the end of the person's consent to it. Resolves with false, and stores nothing, if
     * the consent of that key was used, erased or has expired by now.
     */
    saveConsented(person: string, connection: Sealed, now: number, consentKey: string): Promise<boolean> {
      const row = rowFor(person, connection, now);
      const at = sql<number>`cast(${now} as bigint)`;
      const consented = query
        .selectFrom('kept')
        .select([
          'person',
          sql<string>`cast(${row.sealed} as text)`.as('sealed'),
          at.as('connected_at'),
          at.as('used_at'),
          sql<null>`cast(null as bigint)`.as('warned_at'),
        ])
        .where('key', '=', consentKey)
        .where('person', '=', person)
        .where('expires_at', '>', now);
      const statements = [
        // Locks the consent: whoever erases it waits, and then finds the connection.
        query.updateTable('kept').set({ person }).where('key', '=', consentKey).where('person', '=', person),
        query
          .insertInto('connections')
          .columns(['person', 'sealed', 'connected_at', 'used_at', 'warned_at'])
          .expression(consented)
          .onConflict((conflict) => conflict.column('person').doUpdateSet(row)),
        query.deleteFrom('kept').where('key', '=', consentKey).where('person', '=', person),
        query.selectFrom('connections').select('sealed').where('person', '=', person),
      ].map((statement) => statement.compile());
      return write({
        statements,
        // A repeat after a lost reply stores nothing, and finds this row.
        read: (results) => (results.at(-1)?.rows[0] as { sealed: string } | undefined)?.sealed === row.sealed,
      });
    },
    /** Replaces the stored scopes if the person's token is still `token`. */
    saveScopes: (person: string, token: string, scopes: readonly string[], scopesFrom: Sealed['scopesFrom']) =>
      change(person, token, { scopes: [...scopes], scopesFrom }),
    /** The same for what the service reported besides them; resolves with whether this call changed it. */
    saveAccess: (person: string, token: string, access: Access) => change(person, token, { access }),
    /** A write that marks the connection as used at `now`, and clears the warning about disuse. */
    using: (person: string, now: number) => writeOf(use(now, person)),
    /** Resolves with whether this call marked it, so that only one of several processes warns. */
    async markWarned(person: string, now: number) {
      const { numUpdatedRows } = await query
        .updateTable('connections')
        .set({ warned_at: now })
        .where('person', '=', person)
        .where('warned_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Resolves with whether there was one. */
    async erase(person: string) {
      const result = await query.deleteFrom('connections').where('person', '=', person).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    /** Connections not used since `before`, longest unused first, at most `limit`, starting after `last` if given. */
    async unusedSince(before: number, limit: number, last?: UnusedConnection): Promise<UnusedConnection[]> {
      const rows = await query
        .selectFrom('connections')
        .selectAll()
        .where('used_at', '<', before)
        .$if(last !== undefined, (unused) =>
          unused.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('used_at', 'person'), '>', tuple(last?.usedAt ?? 0, last?.person ?? '')),
          ),
        )
        .orderBy('used_at')
        .orderBy('person')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...openConnection(vault, row), person: row.person }));
    },
  };
}
