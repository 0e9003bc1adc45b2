/** Who owns data here: a name, other names that stand for the same owner, and the key of the archive. Erasing takes the key away. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Vault } from '#platform/vault.ts';
import { OwnerName, SAMPLE_OWNER } from '../../contract/extensions.ts';
import { monthOf } from './credits.ts';
import { type OwnersDatabase, one, type Row, type Statements } from './database.ts';
import { sealedFor } from './owner-names.ts';

export const ARCHIVE_KEY_BYTES = 32;

export interface Owner {
  /** Random; never shown to anybody. */
  readonly id: string;
  readonly name: string;
  readonly displayName: string | undefined;
  /** The invented person. */
  readonly isSample: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** What erasing an owner removed. */
export interface Erased {
  tokens: number;
  records: number;
  bytes: number;
}

/** Removes what is kept of an owner outside the directory; may be called again after it failed. */
export type RemoveArchive = (ownerId: string) => Promise<{ records: number; bytes: number }>;

/** What was asked of the directory makes no sense; the message says why, in words for the operator. */
export class DirectoryError extends OperatorError {
  override name = 'DirectoryError';
}

export interface Directory {
  /** The owner whom a name, or a name linked to theirs, stands for. */
  find(name: string): Promise<Owner | undefined>;
  /** @throws DirectoryError when there is no such owner */
  get(id: string): Promise<Owner>;
  /** As `find`; makes the owner when there is none. @throws DirectoryError for what cannot be a name */
  getOrCreate(name: string, displayName?: string): Promise<Owner>;
  /** Everybody, oldest first. */
  list(): Promise<Owner[]>;
  /** Lets `otherName` stand for the owner called `name`. @throws DirectoryError without such an owner, or where it is taken */
  link(name: string, otherName: string): Promise<void>;
  /** 32 bytes. @throws DirectoryError when there is no such owner, SealError when no key opens it */
  archiveKey(id: string): Promise<Buffer>;
  /**
   * Ends every access at once, has the archive removed, then forgets the owner. When removing fails the owner stays,
   * without any access, and erasing can be asked for again. Of the month's credits what is left stays under the pseudonym
   * of the name: whoever comes again is given no other ones.
   */
  erase(id: string): Promise<Erased>;
}

export interface DirectoryOptions {
  database: OwnersDatabase;
  vault: Vault;
  clock: Clock;
  pseudonym: (name: string) => string;
  /** Balance of a new owner; undefined where nothing is charged. */
  monthlyCredits: number | undefined;
  removeArchive: RemoveArchive;
}

export function createDirectory(options: DirectoryOptions): Directory {
  const { database, vault, clock, pseudonym, monthlyCredits, removeArchive } = options;
  const byId = (id: string) => one(database, 'select * from owner where id = ?', id);

  function toOwner(row: Row): Owner {
    const id = String(row.id);
    return {
      id,
      name: vault.open(String(row.name), sealedFor.name(id)),
      displayName:
        row.display_name === null ? undefined : vault.open(String(row.display_name), sealedFor.displayName(id)),
      isSample: row.is_sample === 1,
      createdAt: Number(row.created_at),
    };
  }

  async function find(name: string, statements: Statements = database): Promise<Owner | undefined> {
    const known = pseudonym(name);
    const row =
      (await one(statements, 'select * from owner where pseudonym = ?', known)) ??
      (await one(
        statements,
        'select owner.* from link join owner on owner.id = link.owner_id where link.pseudonym = ?',
        known,
      ));
    return row && toOwner(row);
  }

  async function make(name: string, displayName: string | undefined, within: Statements): Promise<Owner> {
    const id = randomUUID();
    const now = clock.now();
    const isSample = name === SAMPLE_OWNER;
    // Whoever was erased this month goes on with what was left.
    const before = await one(
      within,
      'delete from spent where pseudonym = ? returning balance, refilled_in',
      pseudonym(name),
    );
    const isOfThisMonth = before?.refilled_in === monthOf(now);
    await within.all(
      `insert into owner (id, pseudonym, name, display_name, archive_key, is_sample, created_at, balance, refilled_in)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      pseudonym(name),
      vault.seal(name, sealedFor.name(id)),
      displayName === undefined ? null : vault.seal(displayName, sealedFor.displayName(id)),
      vault.seal(randomBytes(ARCHIVE_KEY_BYTES).toString('base64'), sealedFor.archiveKey(id)),
      isSample ? 1 : 0,
      now,
      isOfThisMonth && monthlyCredits !== undefined ? Number(before?.balance) : (monthlyCredits ?? 0),
      // Whoever comes while nothing is charged gets an allowance as soon as something is.
      monthlyCredits === undefined ? '' : monthOf(now),
    );
    return { id, name, displayName, isSample, createdAt: now };
  }

  return {
    find: (name) => find(name),
    async get(id) {
      const row = await byId(id);
      if (!row) throw new DirectoryError('there is no such owner');
      return toOwner(row);
    },
    async getOrCreate(name, displayName) {
      requireName(name);
      // Looked for again inside the transaction: another process may make the same owner.
      return (
        (await find(name)) ??
        (await database.transaction(
          NAMES,
          async (within) => (await find(name, within)) ?? (await make(name, displayName, within)),
        ))
      );
    },
    list: async () => (await database.all('select * from owner order by created_at, id')).map(toOwner),
    async link(name, otherName) {
      requireName(otherName);
      await database.transaction(NAMES, async (within) => {
        const owner = await find(name, within);
        if (!owner) throw new DirectoryError(`there is no owner called ${name}`);
        const other = await find(otherName, within);
        if (other?.id === owner.id) return;
        if (other) throw new DirectoryError(`${otherName} stands for another owner already; erase that one first`);
        await within.all(
          'insert into link (pseudonym, owner_id, created_at) values (?, ?, ?)',
          ...[pseudonym(otherName), owner.id, clock.now()],
        );
      });
    },
    async archiveKey(id) {
      const sealed = (await byId(id))?.archive_key;
      if (sealed === undefined) throw new DirectoryError('there is no such owner');
      return Buffer.from(vault.open(String(sealed), sealedFor.archiveKey(id)), 'base64');
    },
    async erase(id) {
      const tokens = await database.transaction(id, async (within) => {
        await within.all('delete from ticket where owner_id = ?', id);
        return (await within.all('delete from token where owner_id = ? returning id', id)).length;
      });
      const removed = await removeArchive(id);
      await database.transaction(NAMES, async (within) => {
        if (monthlyCredits !== undefined)
          await within.all(
            `insert into spent (pseudonym, balance, refilled_in)
             select known.pseudonym, balance, refilled_in from owner join (
               select id, pseudonym from owner union all select owner_id, pseudonym from link
             ) as known on known.id = owner.id where owner.id = ? and refilled_in = ?
             on conflict (pseudonym) do update set balance = excluded.balance, refilled_in = excluded.refilled_in`,
            ...[id, monthOf(clock.now())],
          );
        await within.all('delete from owner where id = ?', id);
      });
      await database.checkpoint();
      return { tokens, ...removed };
    },
  };
}

/** What changes names is about all of them: one that is free must not be given twice. */
const NAMES = 'names';

function requireName(name: string): void {
  const read = OwnerName.safeParse(name);
  if (!read.success) throw new DirectoryError(read.error.issues[0]?.message ?? 'not a name');
}
