/** The directory of owners: name, aliases and archive key of each. Erasing an owner destroys the archive key. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Vault } from '#platform/vault.ts';
import { OwnerName, SAMPLE_OWNER } from '../../contract/extensions.ts';
import { monthOf } from './credits.ts';
import type { OwnersDatabase, OwnerTables } from './database.ts';
import { sealedFor } from './owner-names.ts';

export const ARCHIVE_KEY_BYTES = 32;

export interface Owner {
  /** Random; never exposed. */
  readonly id: string;
  readonly name: string;
  readonly displayName: string | undefined;
  readonly isSample: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** How much erasing an owner removed. */
export interface Erased {
  tokens: number;
  records: number;
  bytes: number;
}

/** Removes an owner's data outside the directory; may be retried after a failure. */
export type RemoveArchive = (ownerId: string) => Promise<{ records: number; bytes: number }>;

/** The directory refuses a request; the message tells the operator why. */
export class DirectoryError extends OperatorError {
  override name = 'DirectoryError';
}

export interface DirectoryOptions {
  database: OwnersDatabase;
  vault: Vault;
  clock: Clock;
  pseudonym: (name: string) => string;
  /** Balance of a new owner; undefined if nothing is charged. */
  monthlyCredits: number | undefined;
  removeArchive: RemoveArchive;
}

export type Directory = ReturnType<typeof createDirectory>;

export function createDirectory(options: DirectoryOptions) {
  const { database, vault, clock, pseudonym, monthlyCredits, removeArchive } = options;
  const { query } = database;
  const byId = (id: string) => query.selectFrom('owner').selectAll().where('id', '=', id).executeTakeFirst();

  function toOwner({ id, name: sealedName, display_name, created_at }: OwnerTables['owner']): Owner {
    const name = vault.open(sealedName, sealedFor.name(id));
    return {
      ...{ id, name, isSample: name === SAMPLE_OWNER, createdAt: created_at },
      displayName: display_name === null ? undefined : vault.open(display_name, sealedFor.displayName(id)),
    };
  }

  async function find(name: string, within: Kysely<OwnerTables> = query): Promise<Owner | undefined> {
    const row = await within
      .selectFrom('owner_name')
      .innerJoin('owner', 'owner.id', 'owner_name.owner_id')
      .selectAll('owner')
      .where('owner_name.pseudonym', '=', pseudonym(name))
      .executeTakeFirst();
    return row && toOwner(row);
  }

  async function create(name: string, displayName: string | undefined, within: Kysely<OwnerTables>): Promise<Owner> {
    const id = randomUUID();
    const own = pseudonym(name);
    const month = monthOf(clock.now());
    // An owner erased this month continues with the remaining credits.
    const left = await within.deleteFrom('spent').where('pseudonym', '=', own).returningAll().executeTakeFirst();
    const row = {
      id,
      name: vault.seal(name, sealedFor.name(id)),
      display_name: displayName === undefined ? null : vault.seal(displayName, sealedFor.displayName(id)),
      archive_key: vault.seal(randomBytes(ARCHIVE_KEY_BYTES).toString('base64'), sealedFor.archiveKey(id)),
      created_at: clock.now(),
      balance: (left?.refilled_in === month && monthlyCredits !== undefined ? left.balance : monthlyCredits) ?? 0,
      // An owner created while nothing is charged gets an allowance once charging is on.
      refilled_in: monthlyCredits === undefined ? '' : month,
    };
    await within.insertInto('owner').values(row).execute();
    await within.insertInto('owner_name').values({ pseudonym: own, owner_id: id }).execute();
    return toOwner(row);
  }

  return {
    /** The owner with this name or alias. */
    find: (name: string) => find(name),
    /** @throws DirectoryError when there is no such owner */
    async get(id: string): Promise<Owner> {
      const row = await byId(id);
      if (!row) throw new DirectoryError('there is no such owner');
      return toOwner(row);
    },
    /** As `find`, but creates the owner if there is none. @throws DirectoryError for an invalid name */
    async getOrCreate(name: string, displayName?: string): Promise<Owner> {
      requireName(name);
      // Checked again inside the transaction: another process may have created the same owner.
      return (
        (await find(name)) ??
        (await database.transaction(
          NAMES,
          async (within) => (await find(name, within)) ?? (await create(name, displayName, within)),
        ))
      );
    },
    /** All owners, oldest first. */
    async list(): Promise<Owner[]> {
      const rows = await query.selectFrom('owner').selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(toOwner);
    },
    /** Makes `otherName` an alias of the owner `name`. @throws DirectoryError if there is no such owner or the alias is taken */
    async link(name: string, otherName: string): Promise<void> {
      requireName(otherName);
      await database.transaction(NAMES, async (within) => {
        const owner = await find(name, within);
        if (!owner) throw new DirectoryError(`there is no owner called ${name}`);
        const other = await find(otherName, within);
        if (other?.id === owner.id) return;
        if (other) throw new DirectoryError(`${otherName} is already a name of another owner; erase that one first`);
        await within
          .insertInto('owner_name')
          .values({ pseudonym: pseudonym(otherName), owner_id: owner.id })
          .execute();
      });
    },
    /** 32 bytes. @throws DirectoryError when there is no such owner, SealError when no key decrypts it */
    async archiveKey(id: string): Promise<Buffer> {
      const sealed = (await byId(id))?.archive_key;
      if (sealed === undefined) throw new DirectoryError('there is no such owner');
      return Buffer.from(vault.open(sealed, sealedFor.archiveKey(id)), 'base64');
    },
    /**
     * Revokes every access, removes the archive, then deletes the owner. If removing the archive fails, the owner stays without
     * any access, and erasing can be retried. The month's remaining credits are kept under the name's pseudonym, so that coming
     * back gives no new allowance.
     */
    async erase(id: string): Promise<Erased> {
      const tokens = await database.transaction(id, async (within) => {
        await within.deleteFrom('ticket').where('owner_id', '=', id).execute();
        return (await within.deleteFrom('token').where('owner_id', '=', id).returning('id').execute()).length;
      });
      const removed = await removeArchive(id);
      await database.transaction(NAMES, async (within) => {
        const spent = within
          .selectFrom('owner_name')
          .innerJoin('owner', 'owner.id', 'owner_name.owner_id')
          .select(['pseudonym', 'balance', 'refilled_in'])
          .where('owner.id', '=', id)
          .where('refilled_in', '=', monthOf(clock.now()));
        if (monthlyCredits !== undefined)
          await within.insertInto('spent').columns(['pseudonym', 'balance', 'refilled_in']).expression(spent).execute();
        await database.deleteOwner(id, within);
      });
      await database.checkpoint();
      return { tokens, ...removed };
    },
  };
}

/** Lock for changes of names: no name may be taken twice. */
const NAMES = 'names';

function requireName(name: string): void {
  const read = OwnerName.safeParse(name);
  if (!read.success) throw new DirectoryError(read.error.issues[0]?.message ?? 'not a valid name');
}
