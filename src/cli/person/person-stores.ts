/** Where something of one person can be kept on this machine: by the bot, by the embedded data service, or by both. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#app/config.ts';
import { databaseAddress, openVault, ownersOptions, serviceStore } from '#app/data-dir.ts';
import { createLog } from '#platform/log.ts';
import { eraseOwnerFiles } from '#service/server/owner-files.ts';
import type { Owner } from '#service/server/owners/directory.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { createStores, type Stores } from '#storage/stores.ts';

export interface BotStores {
  readonly database: Database;
  readonly stores: Stores;
  /** Pseudonym of the person. */
  readonly person: string;
}

export interface ServiceStores {
  readonly owners: Owners;
  /** Undefined where there is none of this name. */
  readonly owner: Owner | undefined;
}

export interface PersonStores {
  /** Undefined where the bot has no database here, or the name is no Telegram id. */
  readonly bot: BotStores | undefined;
  /** Undefined where the service keeps nothing here. */
  readonly service: ServiceStores | undefined;
  close(): Promise<void>;
}

const TELEGRAM_ID = /^\d{1,16}$/;

/**
 * @param name a Telegram id, or an owner's name at the data service
 * Rejects with KeyFileError, DatabaseRefusedError, ServiceDataError, or the database's own error.
 */
export async function openPersonStores(config: Config, name: string): Promise<PersonStores> {
  const vault = openVault(config);
  const place = serviceStore(config);
  await using parts = new AsyncDisposableStack();

  async function openBot(): Promise<BotStores | undefined> {
    const address = databaseAddress(config);
    if (!TELEGRAM_ID.test(name) || (address.kind === 'sqlite' && !existsSync(address.path))) return undefined;
    const database = await openDatabase(address, vault);
    parts.defer(() => database.close());
    return { database, stores: createStores(database), person: database.pseudonym(name) };
  }

  async function openService(): Promise<ServiceStores | undefined> {
    if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, 'service.sqlite'))) return undefined;
    const files = { place, vault, log: createLog('silent') };
    const owners: Owners = await openOwners({
      ...ownersOptions(config),
      removeArchive: async (id) => eraseOwnerFiles(files, id, await owners.directory.archiveKey(id)),
    });
    parts.defer(() => owners.close());
    const owner = await owners.directory.find(name);
    // The invented person is everybody's, also where a name was made to stand for it.
    return { owners, owner: owner?.isSample === true ? undefined : owner };
  }

  const [bot, service] = [await openBot(), await openService()];
  const open = parts.move();
  return { bot, service, close: () => open.disposeAsync() };
}
