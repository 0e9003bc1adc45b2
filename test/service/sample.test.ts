/** The sample person's records: consistent, moved to the present, and imported once by the service. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { DATASTORES, type DatastoreName, DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { EXTENSIONS, SAMPLE_OWNER } from '#service/contract/extensions.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { createRecordMaker } from '#service/server/imports/import-records.ts';
import { hasSample, movedBy, NEWEST_AT } from '#service/server/sample/sample.ts';
import { createService, type EmbeddedService } from '#service/server/service.ts';
import { StrictGroup, StrictMessage } from '../conformance/record-shapes.ts';
import { fakeClock } from '../support/clock.ts';
import { scratchFolders } from '../support/folders.ts';
import { adminOf, SAMPLE_NOW, SERVICE_KEY } from '../support/service.ts';
import { call, MESSAGES, queryPath } from './caller.ts';
import { openSampleArchive, type SampleArchive } from './sample-archive.ts';

const scratch = scratchFolders('first-start');

const NOW = Date.parse(SAMPLE_NOW);
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const STORES = Object.keys(DATASTORES) as DatastoreName[];

let sample: SampleArchive;
const stores = new Map<string, DataRecord[]>();
let groups: z.infer<typeof StrictGroup>[];
let messages: z.infer<typeof StrictMessage>[];
beforeAll(async () => {
  sample = await openSampleArchive();
  await sample.bringIn(NOW);
  for (const name of STORES) stores.set(name, await sample.all(name));
  groups = z.array(StrictGroup).parse(stores.get('social-chat-group'));
  messages = z.array(StrictMessage).parse(stores.get('social-chat-message'));
}, 60_000);
afterAll(() => sample?.close());

describe('the data', () => {
  it('is consistent: ids are unique, every message has its group, every group its newest message', () => {
    for (const records of stores.values())
      expect(new Set(records.map((record) => record._id)).size).toBe(records.length);
    const byId = new Map(groups.map((group) => [group._id, group]));
    const chats = Map.groupBy(messages, (message) => message.groupId);
    for (const message of messages) expect(byId.get(message.groupId)?.name).toBe(message.groupName);
    for (const group of groups) {
      const own = chats.get(group._id) ?? [];
      const newest = own.find((message) => message._id === group.newestId);
      expect(newest?.sentAt).toBe(own.at(-1)?.sentAt);
      expect(group.modifiedAt).toBe(newest?.sentAt);
      const [[last, first]] = z.tuple([z.tuple([z.string(), z.string()])]).parse(JSON.parse(group.syncData));
      expect(newest?.sourceId).toBe(last);
      expect(own.find(({ sourceId }) => sourceId === first)?.sentAt).toBe(own[0]?.sentAt);
    }
  });
});

describe('at any start time', () => {
  it('is moved by whole weeks, so that the newest message is less than a week old', () => {
    expect(messages.at(-1)?.sentAt).toBe(new Date(NEWEST_AT).toISOString());
    expect(movedBy(NOW)).toBe(0);
    const years = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2060-01-01') });
    fc.assert(
      fc.property(years, (now) => {
        const moved = movedBy(now);
        expect(Math.abs(moved % WEEK_MS)).toBe(0);
        expect(NEWEST_AT + moved).toBeLessThanOrEqual(now);
        expect(NEWEST_AT + moved).toBeGreaterThan(now - WEEK_MS);
      }),
    );
  });
});

describe('the dates in its texts', () => {
  const textOf = (records: readonly DataRecord[], id: RegExp) =>
    records
      .map(({ messageText, contentText }) => String(messageText ?? contentText ?? ''))
      .find((text) => id.test(text));

  it('are written in the language of each text', () => {
    const [chats, mails, files] = [
      messages,
      ...(['social-email', 'file'] as const).map((name) => stores.get(name) ?? []),
    ];
    expect(textOf(chats ?? [], /caulking dries/)).toBe(
      'If the caulking dries: Thursday 3 December, high tide at 11:30. Invite everyone.',
    );
    expect(textOf(mails ?? [], /crane is reserved/)).toContain('on Thursday 3 December from 10:45');
    expect(textOf(files ?? [], /^Launch/)).toContain('Launch Thursday 3 December, high tide 11:30.');
    expect(textOf(chats ?? [], /Лодка скоро/)).toContain('в четверг, 3 декабря.');
    expect(textOf(chats ?? [], /Vou eu/)).toContain('segunda-feira, 7 de dezembro.');
    expect(textOf(chats ?? [], /こわい/)).toContain('12月6日の日曜日');
    expect(textOf(files ?? [], /Übersetzungsvertrag/)).toContain('Donnerstag, 31. Dezember 2026');
    expect(messages.find(({ messageText }) => messageText.startsWith('Quinta reservada'))?.name).toBe(
      'Quinta reservada: sábado, 1...',
    );
    const all = JSON.stringify([...stores.values()]);
    expect(all).not.toMatch(/\{\d{4}-|day in \d+ weeks|\d+ Wochen|daqui a \d+ semanas|через \d+ недел|\d+週間後/);
  });

  it('move with the records, and keep the weekday named next to them', async () => {
    const later = await openSampleArchive();
    onTestFinished(() => later.close());
    await later.bringIn(Date.parse('2028-02-16T12:00:00.000Z'));
    const text = textOf(await later.all('file'), /^Launch/) ?? '';
    expect(text).toContain('Launch Thursday 24 February, high tide 11:30.');
    expect(new Date('2028-02-24').getUTCDay()).toBe(4);
    // Placeholders in other imports aren't replaced.
    const maker = createRecordMaker({ platform: 'records', me: undefined, schemaBase: DEFAULT_SCHEMA_BASE });
    const written = { _id: 'f', contentText: '{2026-12-03}' };
    expect(maker.record({ kind: 'record', datastore: 'file', record: written })?.[1].contentText).toBe('{2026-12-03}');
  });
});

describe('importing it', () => {
  it('a second time changes nothing', async () => {
    const before = await sample.whole();
    expect(await hasSample(sample.archive)).toBe(true);
    await sample.bringIn(NOW);
    expect(await sample.whole()).toEqual(before);
  });
});

describe('a service', () => {
  it('imports it at its first start only, and answers meanwhile; a token for it is issued once it is imported', async () => {
    const dataDir = scratch();
    const lines: string[] = [];
    const start = () =>
      createService({
        port: 0,
        dataDir,
        schemaBase: DEFAULT_SCHEMA_BASE,
        clock: fakeClock(SAMPLE_NOW),
        log: createLog('info', { write: (line: string) => void lines.push(line) }),
        vault: createVault([Buffer.alloc(32, 9)]),
        serviceKey: SERVICE_KEY,
      });
    const total = async (service: EmbeddedService, token: string) =>
      (await call(service, queryPath(MESSAGES), { token, body: {} })).reply.dbRows;
    // The first one is stopped immediately: closing only waits for the batch being written.
    await (await start()).close();
    for (const _ of [1, 2]) {
      const service = await start();
      const token = await adminOf(service).issueToken({ scopes: ['api:ds-query', 'ds:r:social-chat-message'] });
      expect(await total(service, token)).toBeGreaterThanOrEqual(0);
      const asked = Date.now();
      const body = { scopes: ['api:ds-query'], appName: 'bot' };
      const { path } = EXTENSIONS.issueToken;
      const asking = await call(service, path.replace(':owner', SAMPLE_OWNER), { token: SERVICE_KEY, body });
      expect(asking.status).toBe(200);
      // Issued once the records are imported, or after twelve seconds.
      if (Date.now() - asked < 12_000) expect(await total(service, token)).toBe(messages.length);
      await service.sampleReady;
      expect(await total(service, token)).toBe(messages.length);
      await service.close();
    }
    expect(lines.filter((line) => line.includes('sample data imported'))).toHaveLength(1);
    expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });
});
