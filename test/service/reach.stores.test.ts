/** The time range of each platform's data, reported if a search finds nothing: over an archive and over HTTP. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATASTORES, type DatastoreName } from '#service/contract/datastores.ts';
import { PLATFORMS, type PlatformName } from '#service/contract/platforms.ts';
import { readScope } from '#service/contract/scopes.ts';
import { SearchReach } from '#service/contract/search-extension.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { reachOf } from '#service/server/archives/archive-work.ts';
import { openService } from '../support/service.ts';
import { type ArchiveRig, openArchive } from './archive-rig.ts';
import { call, type Reply } from './caller.ts';

const NOW = Date.parse('2026-07-01T00:00:00.000Z');
const ALL = Object.keys(DATASTORES) as DatastoreName[];

let archive: ArchiveRig;
beforeEach(() => {
  archive = openArchive();
});
afterEach(() => archive.close());

const put = (...drafts: Draft[]) => archive.writer.put(drafts, NOW);
const reach = (datastores: readonly DatastoreName[] = ALL) => reachOf(archive.reader, datastores);
const at = (day: string) => `${day}T08:30:15.000Z`;

let made = 0;
function message(sentAt: string, platform: PlatformName = 'telegram'): Draft {
  made += 1;
  const sourceApplication = PLATFORMS[platform];
  return ['social-chat-message', { _id: `m${made}`, messageText: 'tide', groupId: 'g', sourceApplication, sentAt }];
}
function mail(sentAt: string): Draft {
  made += 1;
  return ['social-email', { _id: `e${made}`, messageText: 'tide', sourceApplication: 'urn:mbox', sentAt }];
}

describe('the reach of an archive', () => {
  it('is the first and the last time of each platform, and of mail', () => {
    put(message(at('2024-05-03')), message(at('2026-03-01')), message(at('2025-01-01')));
    put(message(at('2020-02-02'), 'whatsapp'), mail(at('2019-12-31')), mail(at('2026-06-30')));
    expect(reach()).toEqual([
      { platform: 'telegram', since: at('2024-05-03'), until: at('2026-03-01') },
      { platform: 'whatsapp', since: at('2020-02-02'), until: at('2020-02-02') },
      { platform: 'email', since: at('2019-12-31'), until: at('2026-06-30') },
    ]);
  });

  it('covers only the requested datastores', () => {
    put(message(at('2024-05-03')), mail(at('2019-12-31')));
    const post = { _id: 'p', content: 'tide', sourceApplication: PLATFORMS.telegram, insertedAt: at('2018-01-01') };
    put(['social-post', post]);
    expect(reach(['social-chat-message'])).toEqual([
      { platform: 'telegram', since: at('2024-05-03'), until: at('2024-05-03') },
    ]);
    expect(reach(['social-email'])?.map(({ platform }) => platform)).toEqual(['email']);
    expect(reach(['social-post'])?.[0]?.since).toBe(at('2018-01-01'));
    expect(reach(['file'])).toEqual([]);
  });

  it("doesn't start in 1970 if records have no valid time, however many", () => {
    put(...Array.from({ length: 2500 }, () => message('long ago')), message(at('2024-05-03')));
    expect(reach()).toEqual([{ platform: 'telegram', since: at('2024-05-03'), until: at('2024-05-03') }]);
  });

  it("doesn't end with the import of a chat without messages", () => {
    put(message(at('2024-05-03')), ['social-chat-group', { _id: 'g', sourceApplication: PLATFORMS.telegram }]);
    expect(reach()?.[0]?.until).toBe(at('2024-05-03'));
    expect(reach(['social-chat-group'])).toBeUndefined();
    expect(reach([])).toBeUndefined();
  });

  it('is empty without records, and omitted without a known platform and time', () => {
    expect(reach()).toEqual([]);
    put(['file', { _id: 'f', name: 'tide', sourceApplication: 'https://files.example', insertedAt: at('2024-05-03') }]);
    expect(reach()).toBeUndefined();
    expect(reach(['social-chat-message'])).toEqual([]);
  });
});

describe('over HTTP', () => {
  it("an empty result has the reach of the token's data, other results don't", async () => {
    await using double = await openService();
    async function ask(path: string, token: string) {
      const { status, reply } = await call(double, `/search/${path}`, { token });
      expect(status).toBe(200);
      return reply;
    }
    const platforms = ({ reach: told }: Reply) => SearchReach.parse(told).map((one) => one.platform);
    const token = await double.tokenWith();
    const nothing = await ask('universal?keywords=zebraq', token);
    expect(nothing.total).toBe(0);
    expect(platforms(nothing)).toContain('email');
    const scopes = ['api:search-universal', readScope('social-chat-group'), readScope('social-chat-message')];
    for (const without of [
      await ask('chat-threads?keywords=zebraq', token),
      await ask('ds?datastore=social-chat-message&keywords=zebraq', token),
      await ask('universal?keywords=zebraq', await double.tokenWith(scopes)),
    ]) {
      expect(platforms(without)).toContain('telegram');
      expect(platforms(without)).not.toContain('email');
    }
    expect(await ask('universal?keywords=ferry', token)).not.toHaveProperty('reach');
    expect(await ask('universal?keywords=ferry&skip=10000', token)).not.toHaveProperty('reach');
  });
});
