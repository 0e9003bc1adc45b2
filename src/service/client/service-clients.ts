/** The bot's two ways to its data service: with a person's token, and with the key that both share where there is one. */
import type { DataService } from '../contract/data-service.ts';
import type { ImportService } from '../contract/import-service.ts';
import type { OwnerService } from '../contract/owner-service.ts';
import { createDataClient, type DataClientOptions } from './data-client.ts';
import { createImportClient } from './import-client.ts';
import { createOwnerClient } from './owner-client.ts';

export interface ServiceClients {
  readonly data: DataService;
  /** Both undefined where bot and service share no key. */
  readonly owners: OwnerService | undefined;
  readonly imports: ImportService | undefined;
  /** Ends running calls as cancelled. */
  close(): Promise<void>;
}

/** @throws TypeError when an address is not an http(s) address */
export function createServiceClients(options: DataClientOptions & { serviceKey: string | undefined }): ServiceClients {
  const { serviceKey, ...rest } = options;
  const data = createDataClient(rest);
  const { apiUrl, clock, log, metrics } = rest;
  const keyed = serviceKey === undefined ? undefined : { apiUrl, serviceKey, clock, log, metrics };
  const owners = keyed && createOwnerClient(keyed);
  const imports = keyed && createImportClient(keyed);
  return {
    data,
    owners,
    imports,
    async close() {
      await Promise.all([data.close(), owners?.close(), imports?.close()]);
    },
  };
}
