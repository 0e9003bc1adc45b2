/** A small export of each app, as the app writes it, becomes the corresponding records of the sample data. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { DataRecord } from '#service/contract/records.ts';
import type { ReadingChoices } from '#service/importers/importer.ts';
import { importerOf } from '#service/importers/importers.ts';
import { readExport } from '#service/importers/read-export.ts';
import { openSource } from '#service/importers/source.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { createRecordMaker } from '#service/server/imports/import-records.ts';

const EXPORTS = new URL('../../fixtures/exports/', import.meta.url);
const SAMPLE = new URL('../../../src/service/server/sample/records.jsonl', import.meta.url);
const { signal } = new AbortController();

const sample = new Map<string, DataRecord>();
beforeAll(async () => {
  const maker = createRecordMaker({ platform: 'records', me: undefined, schemaBase: 'https://s.example', movedBy: 0 });
  for await (const line of createInterface({ input: createReadStream(SAMPLE) })) {
    const { datastore, record } = JSON.parse(line) as { datastore: string; record: DataRecord };
    const draft = maker.record({ kind: 'record', datastore, record });
    if (draft) sample.set(record._id, draft[1]);
  }
});

/** The records made from a folder's messages and mails, and the reasons of skipped items. */
async function read(folder: string, choices: ReadingChoices): Promise<{ drafts: Draft[]; skipped: string[] }> {
  const source = await openSource(fileURLToPath(new URL(folder, EXPORTS)), { signal });
  try {
    const importer = await importerOf(source, signal);
    const maker = createRecordMaker({ platform: importer.platform, me: choices.me, schemaBase: 'https://s.example' });
    const chats = new Map<string, string>();
    const drafts: Draft[] = [];
    const skipped: string[] = [];
    for await (const { items } of readExport(importer, source, choices, signal)) {
      for (const item of items) {
        if (item.kind === 'chat') chats.set(item.id, item.name);
        if (item.kind === 'message')
          drafts.push(['social-chat-message', maker.message(item, chats.get(item.chatId) ?? '')]);
        if (item.kind === 'mail') drafts.push(['social-email', maker.mail(item)]);
        if (item.kind === 'skipped') skipped.push(item.reason);
      }
    }
    return { drafts, skipped };
  } finally {
    await source.close();
  }
}

it.each<[folder: string, choices: ReadingChoices, records: number, skipped: string[]]>([
  ['telegram', { me: 'user81447203' }, 29, ['service message']],
  ['whatsapp', { me: 'Nina Almeida', timeZone: 'Europe/Lisbon' }, 68, ['service message']],
  ['slack', { me: 'U05NINA77' }, 15, ['service message']],
  ['discord', { me: '410233918845067264' }, 10, ['service message']],
  ['mail', { me: 'nina.almeida@andorinha.example' }, 7, ['draft', 'spam']],
])('%s', async (folder, choices, records, skipped) => {
  const found = await read(folder, choices);
  expect(found.drafts).toHaveLength(records);
  expect([...new Set(found.skipped)].sort()).toEqual(skipped);
  for (const [, record] of found.drafts) expect(record).toEqual(sample.get(record._id));
});
