/** The sample person: records exactly in the document's shape, the same for the same moment, and worth reading. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DATASTORES } from '../../src/contract/datastores.ts';
import type { DataRecord } from '../../src/contract/records.ts';
import { sampleRecords } from '../../src/service/sample/seed.ts';
import { SAMPLE_NOW } from '../service-double.ts';

const BASE = 'https://schemas.example';
const NOW = Date.parse(SAMPLE_NOW);
const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
const shared = {
  _id: z.string().regex(/^(telegram|whatsapp|slack|discord)-[A-Za-z0-9]+--?[A-Za-z0-9]+$/),
  sourceApplication: z.enum([
    'https://telegram.com',
    'https://whatsapp.com',
    'https://slack.com',
    'https://discord.com',
  ]),
  sourceId: z.string().min(1),
  sourceData: z.record(z.string(), z.unknown()),
  insertedAt: time,
  modifiedAt: time,
  _rev: z.string().regex(/^\d+-[0-9a-f]{32}$/),
  signatures: z.record(z.string().min(1), z.record(z.string(), z.string().regex(/^0x[0-9a-f]+$/))),
};
/** The two tables of the interface document: these fields and no others; only fromHandle may be absent. */
const Group = z.strictObject({
  ...shared,
  schema: z.literal(`${BASE}/social/chat/group/v0.1.0/schema.json`),
  name: z.string(),
  newestId: z.string(),
  syncData: z.string(),
});
const Message = z.strictObject({
  ...shared,
  schema: z.literal(`${BASE}/social/chat/message/v0.1.0/schema.json`),
  name: z.string().min(1).max(60),
  groupId: z.string(),
  groupName: z.string(),
  type: z.enum(['send', 'receive']),
  fromId: z.string().min(1),
  fromHandle: z.string().min(1).optional(),
  fromName: z.string().min(1),
  messageText: z.string().min(1),
  sentAt: time,
});

const stores = new Map<string, DataRecord[]>();
let groups: z.infer<typeof Group>[];
let messages: z.infer<typeof Message>[];
beforeAll(() => {
  for (const [datastore, record] of sampleRecords(BASE, NOW))
    stores.set(datastore, [...(stores.get(datastore) ?? []), record]);
  groups = z.array(Group).parse(stores.get('social-chat-group'));
  messages = z.array(Message).parse(stores.get('social-chat-message'));
}, 60_000);

describe('the data', () => {
  it('is a life: chats, messages, mails and files on four platforms over two years up to now', () => {
    expect(groups.length).toBeGreaterThanOrEqual(30);
    expect(messages.length).toBeGreaterThanOrEqual(5000);
    expect(stores.get('social-email')?.length).toBeGreaterThanOrEqual(60);
    expect(stores.get('file')?.length).toBeGreaterThanOrEqual(30);
    expect(new Set(groups.map((group) => group.sourceApplication)).size).toBe(4);
    const times = messages.map((message) => Date.parse(message.sentAt));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    expect(Math.max(...times)).toBeGreaterThan(NOW - 86_400_000);
    expect(Math.min(...times)).toBeLessThan(NOW - 700 * 86_400_000);
  });

  it('belongs together: ids are unique, every message has its group, every group its newest message', () => {
    for (const records of stores.values())
      expect(new Set(records.map((record) => record._id)).size).toBe(records.length);
    const byId = new Map(groups.map((group) => [group._id, group]));
    const newest = new Map<string, string>();
    for (const message of messages) {
      expect(byId.get(message.groupId)?.name).toBe(message.groupName);
      newest.set(message.groupId, message._id);
    }
    for (const group of groups) {
      expect(group.newestId).toBe(newest.get(group._id));
      const [[last]] = z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(group.syncData)) as [
        [string, string],
      ];
      expect(group.newestId.endsWith(`-${last}`)).toBe(true);
    }
  });

  it('sorts by _id as by time within a platform', () => {
    for (const platform of ['telegram', 'whatsapp', 'slack', 'discord']) {
      const own = messages.filter((message) => message._id.startsWith(`${platform}-`));
      expect(own.map((message) => message._id)).toEqual(own.map((message) => message._id).toSorted());
      const sent = own.map((message) => message.sentAt);
      expect(sent).toEqual(sent.toSorted());
    }
  });

  it('is the same for the same moment, and another at another', () => {
    const take = (now: number) => {
      const list: unknown[] = [];
      for (const entry of sampleRecords(BASE, now)) if (list.push(entry) === 500) break;
      return JSON.stringify(list);
    };
    expect(take(NOW)).toBe(take(NOW));
    expect(take(NOW)).not.toBe(take(NOW + 86_400_000));
  });

  it('holds what readers stumble over', () => {
    const texts = messages.map((message) => message.messageText);
    expect(messages.some((message) => message.fromHandle === undefined)).toBe(true);
    expect(messages.some((message) => message.groupName === '')).toBe(true);
    expect(messages.some((message) => message.fromId === 'system' && message.fromName === 'system')).toBe(true);
    for (const part of [
      /<script>/,
      /\u200d/,
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Han}/u,
      /\p{Script=Cyrillic}/u,
      /\n/,
    ])
      expect(texts.some((text) => part.test(text))).toBe(true);
    expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(1000);
  });

  it('leaves no blank unfilled', () => {
    for (const records of stores.values()) {
      for (const record of records) {
        const shown = [record.name, record.messageText, record.contentText].filter(Boolean).join(' ');
        expect(shown).not.toMatch(/\{[^}]*\}|⏎|undefined/);
      }
    }
  });

  it('names only datastores of the contract', () => {
    for (const [name, records] of stores) {
      expect(Object.keys(DATASTORES)).toContain(name);
      for (const record of records)
        expect(record.schema).toMatch(/^https:\/\/schemas\.example\/.+\/v0\.1\.0\/schema\.json$/);
    }
  });
});
