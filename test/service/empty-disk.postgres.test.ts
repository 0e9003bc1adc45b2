/** A service whose disk does not last: what is people's is in Postgres, and the next start finds it there. */
import { readdir } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { openOwners } from '#service/server/owners/owners.ts';
import { createService } from '#service/server/service.ts';
import { scratchFolders } from '../support/folders.ts';
import { adminOf, openService, SERVICE_KEY } from '../support/service.ts';
import { call } from './caller.ts';

const scratch = scratchFolders('next-start');

const MESSAGE = {
  _id: 'm1',
  groupId: 'g1',
  messageText: 'the ferry leaves at nine',
  sentAt: '2026-03-01T08:00:00.000Z',
};

describe('a service in Postgres', () => {
  it('finds owners, tokens, credits and records again on an empty disk, and writes none of them there', async () => {
    const first = await openService({ empty: true });
    onTestFinished(() => first.close());
    const owner = { owner: 'anna', scopes: ['api:search-universal', 'ds:r:social-chat-message'] };
    const token = await adminOf(first.service).issueToken(owner);
    await adminOf(first.service).setBalance(77, 'anna');
    const operator = { clock: systemClock, monthlyCredits: 1000, vault: first.vault };
    const owners = await openOwners({ ...first, ...operator });
    const { id } = await owners.directory.getOrCreate('anna');
    const archives = createArchives(first);
    const archive = archives.of(id, await owners.directory.archiveKey(id), new AbortController().signal);
    await archive.put([['social-chat-message', MESSAGE]], 1);
    await archives.close();
    await owners.close();
    expect(await readdir(first.dataDir)).toEqual(['imports']);

    const dataDir = scratch();
    const next = await createService({
      ...{
        port: 0,
        dataDir,
        databaseUrl: first.databaseUrl,
        schemaBase: 'https://schemas.example/',
        vault: first.vault,
      },
      ...{ clock: systemClock, log: createLog('silent'), sampleData: false, serviceKey: SERVICE_KEY },
      monthlyCredits: 1000,
    });
    onTestFinished(() => next.close());
    expect(await adminOf(next).balance('anna')).toBe(77);
    const { reply } = await call({ ...first, url: next.url }, '/search/universal?keywords=ferry', { token });
    expect(reply.items.map(({ messageText }) => messageText)).toEqual([MESSAGE.messageText]);
  });
});
