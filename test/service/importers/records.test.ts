import { describe, expect, it } from 'vitest';
import type { ExportItem } from '#service/importers/importer.ts';
import { readExport } from '#service/importers/read-export.ts';
import { recordsImporter } from '#service/importers/records/importer.ts';
import { memorySource } from './memory-source.ts';

const signal = AbortSignal.timeout(60_000);
const line = (datastore: string, record: object) => JSON.stringify({ datastore, record });
const ONE = line('file', { _id: 'f1', name: 'Größe.pdf' });
const TWO = line('social-chat-group', { _id: 'g1', name: '' });

async function itemsOf(files: Record<string, string>): Promise<ExportItem[]> {
  const items: ExportItem[] = [];
  for await (const batch of readExport(recordsImporter, memorySource(files), {}, signal)) items.push(...batch.items);
  return items;
}

const record = (datastore: string, value: object) => ({ kind: 'record', datastore, record: value });

describe('records, one per line', () => {
  it('are read unchanged from every file, whatever the line endings', async () => {
    expect(await itemsOf({ 'a.jsonl': `${ONE}\r\n\n${TWO}`, 'b.jsonl': `${TWO}\n`, 'c.txt': ONE })).toEqual([
      record('file', { _id: 'f1', name: 'Größe.pdf' }),
      record('social-chat-group', { _id: 'g1', name: '' }),
      record('social-chat-group', { _id: 'g1', name: '' }),
    ]);
  });

  it('are skipped if invalid, without affecting others', async () => {
    const garbage = ['nonsense', '{"datastore":"file","record":[]}', '{"record":{}}', 'null', '{"datastore":"file"'];
    const items = await itemsOf({ 'a.jsonl': [ONE, ...garbage, TWO, ''].join('\n') });
    expect(items.map(({ kind }) => kind)).toEqual(['record', ...garbage.map(() => 'skipped'), 'record']);
  });

  it('are required: a file without any is rejected', async () => {
    await expect(itemsOf({ 'a.jsonl': 'nothing' })).rejects.toThrow('file is empty');
  });
});
