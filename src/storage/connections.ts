/** Who is connected: each person's bearer token and scopes, sealed. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Vault } from '#platform/vault.ts';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { prepared, type Write, writeOf } from './write.ts';

const Host = z.object({ host: z.string(), local: z.boolean() });

/** What a service of ours told of a token, beside its scopes. Moments are milliseconds since 1970. */
const Access = z.object({
  /** Names of what the service offers beyond the interface document. */
  extensions: z.array(z.string()).readonly(),
  /** The person's own data, or the invented person's; absent where nobody said. */
  whose: z.enum(['own', 'sample']).optional(),
  /** Absent where it does not end by itself. */
  expiresAt: z.number().optional(),
  /** The model that answers there, null where there is none: as it was when last heard of; absent where nobody said. */
  languageModel: Host.nullable().optional(),
  /** Where words are sent for vectors; absent where they are not, or nobody said. */
  embeddings: Host.optional(),
  /** Host of the model of which the person was told that their words go there. */
  toldHost: z.string().optional(),
  /** They were told that it ends soon. */
  toldEnding: z.boolean().optional(),
});
export type Access = z.infer<typeof Access>;

const Sealed = z.object({
  /** The bearer token in clear: for the Authorization header and nothing else. */
  token: z.string(),
  /** As they were granted, in any spelling: `normaliseScopes` of the contract makes them comparable. */
  scopes: z.array(z.string()),
  /** Who said which scopes the token has: the service, the person when connecting, or nobody yet. */
  scopesFrom: z.enum(['service', 'person', 'unknown']),
  /** The private chat in which to tell the person something. */
  chatId: z.string(),
  /** Telegram's language code of the person when connecting. */
  language: z.string(),
  access: Access.optional(),
});
type Sealed = z.infer<typeof Sealed>;

export interface Connection extends Sealed {
  connectedAt: number;
  usedAt: number;
  /** When the person was warned that an unused token will be forgotten. */
  warnedAt: number | null;
}

export interface UnusedConnection extends Connection {
  person: string;
}

export interface Connections {
  find(person: string): Promise<Connection | undefined>;
  save(person: string, connection: Sealed, now: number): Promise<void>;
  /** Replaces the scopes that are known of the person's token, as long as that is `token`. */
  saveScopes(
    person: string,
    token: string,
    scopes: readonly string[],
    from: Connection['scopesFrom'],
  ): Promise<boolean>;
  /** The same for what the service told beside them; whether this call has changed it. */
  saveAccess(person: string, token: string, access: Access): Promise<boolean>;
  /** Notes that the connection was used at `now`; a warning about not using it is over with that. */
  using(person: string, now: number): Write;
  /** Whether this call was the one that marked it: of several processes, one warns. */
  markWarned(person: string, now: number): Promise<boolean>;
  /** Whether there was one. */
  erase(person: string): Promise<boolean>;
  /** Connections not used since `before`, longest unused first, at most `limit`; those that follow `last`, if given. */
  unusedSince(before: number, limit: number, last?: UnusedConnection): Promise<UnusedConnection[]>;
}

/** Throws SealError when no listed key opens it. */
export function openConnection(vault: Vault, row: Tables['connections']): Connection {
  const sealed = Sealed.parse(JSON.parse(vault.open(row.sealed, bindings.connections(row))));
  return {
    ...sealed,
    connectedAt: Number(row.connected_at),
    usedAt: Number(row.used_at),
    warnedAt: row.warned_at === null ? null : Number(row.warned_at),
  };
}

export function createConnections({ query, read, vault }: Database): Connections {
  const byPerson = query.selectFrom('connections').selectAll().where('person', '=', '').compile();
  const use = prepared(
    sql`update connections set used_at = ${0}, warned_at = null where person = ${''}`.compile(query),
  );
  const rowOf = async (person: string) => (await read(byPerson, [person]))[0];
  const seal = (person: string, connection: Sealed) =>
    vault.seal(JSON.stringify(Sealed.parse(connection)), bindings.connections({ person }));

  /** Changes what is known of `token`; one that was replaced meanwhile keeps its own. */
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
    async find(person) {
      const row = await rowOf(person);
      return row && openConnection(vault, row);
    },
    async save(person, connection, now) {
      const row = { sealed: seal(person, connection), connected_at: now, used_at: now, warned_at: null };
      await query
        .insertInto('connections')
        .values({ person, ...row })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
        .execute();
    },
    saveScopes: (person, token, scopes, scopesFrom) => change(person, token, { scopes: [...scopes], scopesFrom }),
    saveAccess: (person, token, access) => change(person, token, { access }),
    using: (person, now) => writeOf(use(now, person)),
    async markWarned(person, now) {
      const { numUpdatedRows } = await query
        .updateTable('connections')
        .set({ warned_at: now })
        .where('person', '=', person)
        .where('warned_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async erase(person) {
      const result = await query.deleteFrom('connections').where('person', '=', person).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
    async unusedSince(before, limit, last) {
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
