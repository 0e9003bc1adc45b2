/**
 * Records that a data service has given out, one JSON object a line: `{"datastore": "file", "record": {"_id": …}}`. Lines
 * that are no such object are left out, one by one; which datastores there are is not known here.
 */
import { BatchBuilder } from '../batch-builder.ts';
import { BrokenSourceError, UnusableSourceError } from '../broken-source.ts';
import { type ByteLine, ByteLines } from '../byte-lines.ts';
import type { ExportItem, ExportSource, Importer, Sniffed } from '../importer.ts';
import { isObject, parseObject } from '../json-value.ts';

const HEAD_BYTES = 64 * 1024;
/** Of one line: what the importers make of a message or a mail is shorter. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

const BEGIN = /^\ufeff?\s*\{\s*"datastore"\s*:\s*"[\w-]{1,60}"\s*,\s*"record"\s*:\s*\{/;

export const recordsImporter: Importer = {
  format: 'Records of a data service (JSON lines)',
  platform: 'records',

  async sniff(source, signal): Promise<Sniffed> {
    return (await recordFiles(source, signal)).length > 0 ? { sure: 'certain' } : undefined;
  },

  /** Records say themselves who wrote what. */
  inspect: async () => ({ me: undefined, people: [] }),

  async *read(source, _choices, signal) {
    const files = await recordFiles(source, signal);
    if (files.length === 0) throw new UnusableSourceError('empty');
    const batches = new BatchBuilder();
    for (const file of files) {
      const lines = new ByteLines(MAX_LINE_BYTES);
      let at = 0;
      try {
        for await (const piece of file.read(signal)) {
          for (const line of lines.push(piece)) {
            const item = itemOf(line);
            if (item) batches.add(item);
          }
          at += piece.length;
          batches.reached(at);
          const batch = batches.full();
          if (batch) yield batch;
        }
        const last = lines.end();
        const item = last && itemOf(last);
        if (last && item?.kind === 'skipped') {
          throw new BrokenSourceError(at - Buffer.byteLength(last.text), 'the file ends in the middle of a line');
        }
        if (item) batches.add(item);
        batches.fileEnds(file);
      } catch (error) {
        batches.fileBroke(file, error);
      }
    }
    yield batches.rest();
  },
};

async function recordFiles({ files }: ExportSource, signal: AbortSignal) {
  const found = [];
  for (const file of files) {
    if (!/\.jsonl$/i.test(file.path)) continue;
    if (BEGIN.test((await file.head(HEAD_BYTES, signal)).toString())) found.push(file);
  }
  return found;
}

/** Nothing for an empty line. */
function itemOf({ text, cut }: ByteLine): ExportItem | undefined {
  if (text.trim() === '') return undefined;
  if (cut) return { kind: 'skipped', reason: 'too long' };
  const value = parseObject(text.replace(/^\ufeff/, ''));
  if (!value || typeof value.datastore !== 'string' || !isObject(value.record)) {
    return { kind: 'skipped', reason: 'unreadable' };
  }
  return { kind: 'record', datastore: value.datastore, record: value.record };
}
