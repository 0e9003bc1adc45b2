/**
 * Who owns data here: a name (a Telegram user id, or what the operator chose), other names that stand for the same
 * owner, and the key that opens the owner's archive. Erasing an owner takes that key away.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import { OwnerName, SAMPLE_OWNER } from '../../contract/extensions.ts';
import type { Vault } from '../../secrets.ts';
import { monthOf } from './credits.ts';
import { inTransaction } from './database.ts';
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
export class DirectoryError extends Error {
  override name = 'DirectoryError';
}

export interface Directory {
  /** The owner whom a name, or a name linked to theirs, stands for. */
  find(name: string): Owner | undefined;
  /** @throws DirectoryError when there is no such owner */
  get(id: string): Owner;
  /** As `find`; makes the owner when there is none. @throws DirectoryError for what cannot be a name */
  findOrMake(name: string, displayName?: string): Owner;
  /** Everybody, oldest first. */
  list(): Owner[];
  /**
   * Lets `otherName` stand for the owner called `name`.
   * @throws DirectoryError when there is no such owner, or the other name stands for somebody else
   */
  link(name: string, otherName: string): void;
  /** 32 bytes. @throws DirectoryError when there is no such owner, SealError when no key opens it */
  archiveKey(id: string): Buffer;
  /**
   * Ends every access at once, has the archive removed, then forgets the owner. When removing fails the owner stays,
   * without any access, and erasing can be asked for again.
   */
  erase(id: string): Promise<Erased>;
}

export interface DirectoryOptions {
  database: DatabaseSync;
  vault: Vault;
  clock: Clock;
  pseudonym: (name: string) => string;
  /** Balance of a new owner. */
  monthlyCredits: number;
  removeArchive: RemoveArchive;
}

export function createDirectory(options: DirectoryOptions): Directory {
  const { database, vault, clock, pseudonym, monthlyCredits, removeArchive } = options;
  const byName = database.prepare('select * from owner where pseudonym = ?');
  const byLink = database.prepare(
    'select owner.* from link join owner on owner.id = link.owner_id where link.pseudonym = ?',
  );
  const byId = database.prepare('select * from owner where id = ?');
  const all = database.prepare('select * from owner order by created_at, id');
  const insert = database.prepare(
    `insert into owner (id, pseudonym, name, display_name, archive_key, is_sample, created_at, balance, refilled_in)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addLink = database.prepare('insert into link (pseudonym, owner_id, created_at) values (?, ?, ?)');
  const endTokens = database.prepare('delete from token where owner_id = ?');
  const endTickets = database.prepare('delete from ticket where owner_id = ?');
  const forget = database.prepare('delete from owner where id = ?');

  function toOwner(row: Record<string, unknown>): Owner {
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

  function find(name: string): Owner | undefined {
    const known = pseudonym(name);
    const row = byName.get(known) ?? byLink.get(known);
    return row && toOwner(row);
  }

  function make(name: string, displayName: string | undefined): Owner {
    const id = randomUUID();
    const now = clock.now();
    const isSample = name === SAMPLE_OWNER;
    insert.run(
      id,
      pseudonym(name),
      vault.seal(name, sealedFor.name(id)),
      displayName === undefined ? null : vault.seal(displayName, sealedFor.displayName(id)),
      vault.seal(randomBytes(ARCHIVE_KEY_BYTES).toString('base64'), sealedFor.archiveKey(id)),
      isSample ? 1 : 0,
      now,
      monthlyCredits,
      monthOf(now),
    );
    return { id, name, displayName, isSample, createdAt: now };
  }

  return {
    find,
    get(id) {
      const row = byId.get(id);
      if (!row) throw new DirectoryError('there is no such owner');
      return toOwner(row);
    },
    findOrMake(name, displayName) {
      demandName(name);
      // Looked for again under the write lock: another process may make the same owner.
      return find(name) ?? inTransaction(database, () => find(name) ?? make(name, displayName));
    },
    list: () => all.all().map(toOwner),
    link(name, otherName) {
      demandName(otherName);
      inTransaction(database, () => {
        const owner = find(name);
        if (!owner) throw new DirectoryError(`there is no owner called ${name}`);
        const other = find(otherName);
        if (other?.id === owner.id) return;
        if (other) throw new DirectoryError(`${otherName} stands for another owner already; erase that one first`);
        addLink.run(pseudonym(otherName), owner.id, clock.now());
      });
    },
    archiveKey(id) {
      const sealed = byId.get(id)?.archive_key;
      if (sealed === undefined) throw new DirectoryError('there is no such owner');
      return Buffer.from(vault.open(String(sealed), sealedFor.archiveKey(id)), 'base64');
    },
    async erase(id) {
      const tokens = inTransaction(database, () => {
        endTickets.run(id);
        return Number(endTokens.run(id).changes);
      });
      const removed = await removeArchive(id);
      forget.run(id);
      // What was overwritten with zeros has to reach the disk, and the journal must not keep it.
      database.exec('pragma wal_checkpoint(truncate)');
      return { tokens, ...removed };
    },
  };
}

function demandName(name: string): void {
  const read = OwnerName.safeParse(name);
  if (!read.success) throw new DirectoryError(read.error.issues[0]?.message ?? 'not a name');
}
