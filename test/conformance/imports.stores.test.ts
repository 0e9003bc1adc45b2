/** Imported records, checked against the tables of interface.md for every app. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedChat, ExportedMail, ExportedMessage, Platform } from '#service/importers/importer.ts';
import { createRecordMaker } from '#service/server/imports/import-records.ts';
import { openSampleArchive, type SampleArchive, SCHEMA_BASE } from '../service/sample-archive.ts';
import { SAMPLE_NOW } from '../support/service.ts';
import { StrictGroup, StrictMessage } from './record-shapes.ts';

let sample: SampleArchive;
beforeAll(async () => {
  sample = await openSampleArchive();
  await sample.bringIn(Date.parse(SAMPLE_NOW));
}, 60_000);
afterAll(() => sample?.close());

/** Records with signatures, which only a service adds: no app's export is signed. */
const SIGNED = /^telegram-81447203-(?:-57\d+|\d{12})$/;

describe('every chat and message of realistic exports', () => {
  it('has exactly the fields of its table', async () => {
    for (const group of await sample.all('social-chat-group')) expect(StrictGroup.parse(group)).toEqual(group);
    const messages = await sample.all('social-chat-message');
    for (const message of messages) StrictMessage.parse(message);
    expect(messages.length).toBeGreaterThan(5000);
  });

  it('has no signatures, except those from a service', async () => {
    const records = [...(await sample.all('social-chat-group')), ...(await sample.all('social-chat-message'))];
    const signed = records.filter((record) => record.signatures !== undefined);
    expect(signed.length).toBeGreaterThan(0);
    expect(signed.every(({ _id }) => SIGNED.test(_id))).toBe(true);
    expect(signed.length).toBeLessThan(100);
  });
});

const CHAT: ExportedChat = { kind: 'chat', id: '57', name: 'Crew', native: { id: 57 } };
const MESSAGE: ExportedMessage = {
  kind: 'message',
  chatId: '57',
  id: '12',
  sentAt: Date.parse('2026-01-02T03:04:05.006Z'),
  text: 'a '.repeat(60),
  attachments: [],
  native: { id: 12 },
};
/** Fields that the archive adds. */
const KEPT = { insertedAt: SAMPLE_NOW, modifiedAt: SAMPLE_NOW, _rev: '1-0123456789abcdef' };

describe.each<Platform>(['telegram', 'whatsapp', 'signal', 'slack', 'discord'])('a message of %s', (platform) => {
  const maker = createRecordMaker({ platform, me: 'user1000', schemaBase: SCHEMA_BASE });

  it('matches the schema, both with and without all optional fields', () => {
    const bare = maker.message(MESSAGE, 'Crew');
    expect(() => StrictMessage.parse({ ...KEPT, ...bare })).not.toThrow();
    expect(bare).not.toHaveProperty('fromId');
    const full: ExportedMessage = {
      ...MESSAGE,
      editedAt: MESSAGE.sentAt + 1000,
      fromId: 'user1000',
      fromHandle: 'ann',
      fromName: 'Ann',
      attachments: [{ kind: 'photo' }, { kind: 'file', name: 'a.pdf' }],
    };
    const made = StrictMessage.parse({ ...KEPT, ...maker.message(full, 'Crew') });
    expect(made).toMatchObject({ type: 'send', fromHandle: 'ann', sentAt: '2026-01-02T03:04:05.006Z' });
    expect(made.modifiedAt).toBe('2026-01-02T03:04:06.006Z');
    expect(made.messageText).toMatch(/\n\[photo\]\n\[file: a\.pdf\]$/);
  });

  it('refers to its chat, and the chat to it', () => {
    const message = { ...KEPT, ...maker.message(MESSAGE, 'Crew') };
    const group = maker.group(CHAT, { newest: message, oldest: message });
    expect(StrictGroup.parse({ ...KEPT, ...group })).toMatchObject({
      _id: message.groupId,
      newestId: message._id,
      syncData: '[["12","12"]]',
      // Lists of chats are ordered by their last message.
      modifiedAt: '2026-01-02T03:04:05.006Z',
    });
    expect(maker.group(CHAT, undefined)).not.toHaveProperty('newestId');
  });
});

describe('a mail', () => {
  const maker = createRecordMaker({ platform: 'email', me: 'ann@a.example', schemaBase: SCHEMA_BASE });
  const mail = (headers: Record<string, string>): ExportedMail => ({
    kind: 'mail',
    id: 'm1@a.example',
    threadId: 't1',
    sentAt: MESSAGE.sentAt,
    to: [],
    subject: 'Hi',
    text: 'Hi',
    attachments: [],
    native: { headers },
  });

  it('is Gmail’s if it has a Gmail thread header, else a mailbox’s', () => {
    expect(maker.mail(mail({ 'x-gm-thrid': 't1' })).sourceApplication).toBe('https://gmail.com');
    expect(maker.mail(mail({ references: 'x-gm-thrid' })).sourceApplication).toBe('urn:mbox');
    expect(maker.mail({ ...mail({}), native: {} }).sourceApplication).toBe('urn:mbox');
  });
});

describe('a record of a service', () => {
  const made = (record: Record<string, unknown>, movedBy = 0, datastore = 'file') =>
    createRecordMaker({ platform: 'records', me: undefined, schemaBase: SCHEMA_BASE, movedBy }).record({
      kind: 'record',
      datastore,
      record,
    });

  it('is unchanged, except for our schema address', () => {
    const record = { _id: 'google-1-a', name: 'a.pdf', size: 7, insertedAt: '2026-01-02T03:04:05.006Z', _rev: '3-ab' };
    const schema = `${SCHEMA_BASE}/file/v0.1.0/schema.json`;
    expect(made({ ...record, schema: 'https://elsewhere.example/file' })).toEqual(['file', { ...record, schema }]);
  });

  it('has all its times shifted, and nothing else', () => {
    const [, moved] =
      made({ _id: 'a', insertedAt: '2026-01-02T00:00:00.000Z', modifiedAt: 'soon', size: 1 }, 60_000) ?? [];
    expect(moved).toMatchObject({ insertedAt: '2026-01-02T00:01:00.000Z', modifiedAt: 'soon', size: 1 });
  });

  it.each([
    ['without an id', { name: 'x' }, 'file'],
    ['with an empty id', { _id: '' }, 'file'],
    ['with a number for an id', { _id: 7 }, 'file'],
    ['of an unknown datastore', { _id: 'a' }, 'files'],
    ['of a datastore named like an Object.prototype member', { _id: 'a' }, 'constructor'],
    ['with an invalid time', { _id: 'a', insertedAt: 7 }, 'file'],
    ['that is a message with a number for a text', { _id: 'a', messageText: 7 }, 'social-chat-message'],
  ])('%s is dropped', (_what, record, datastore) => {
    expect(made(record, 0, datastore)).toBeUndefined();
  });
});
