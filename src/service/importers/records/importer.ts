/**
 * Records exported by a data service, one JSON object per line: `{"datastore": "file", "record": {"_id": …}}`. Invalid
 * lines are skipped individually; datastore names aren't checked here.
 */

import { isObject } from '#platform/json.ts';
import { BrokenSourceError, UnusableSourceError } from '../broken-source.ts';
import { type ExportFile, type ExportItem, type ExportSource, type Importer, skipped } from '../importer.ts';
import { parseObject } from '../json-value.ts';
import { type Line, readLines } from '../lines.ts';

const HEAD_BYTES = 64 * 1024;
/** Maximum line length; records made by the importers are shorter. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;

const BEGIN = /^\ufeff?\s*\{\s*"datastore"\s*:\s*"[\w-]{1,60}"\s*,\s*"record"\s*:\s*\{/;

export const recordsImporter: Importer = {
  format: 'Records of a data service (JSON lines)',
  platform: 'records',

  async detect(source, signal) {
    return (await recordFiles(source, signal)).length > 0 ? { confidence: 'high' } : undefined;
  },

  /** Records already contain their authors. */
  inspect: async () => ({ me: undefined, people: [] }),

  async open(source, _choices, signal) {
    const files = await recordFiles(source, signal);
    if (files.length === 0) throw new UnusableSourceError('empty');
    return {
      files,
      async *read(_file, chunks) {
        for await (const lines of readLines(chunks, MAX_LINE_BYTES)) {
          const last = lines.at(-1);
          if (last?.ending === '' && itemsOf(last)[0]?.kind === 'skipped') {
            throw new BrokenSourceError(last.start, 'the file ends in the middle of a line');
          }
          yield lines.flatMap(itemsOf);
        }
      },
    };
  },
};

async function recordFiles({ files }: ExportSource, signal: AbortSignal): Promise<ExportFile[]> {
  const found: ExportFile[] = [];
  for (const file of files) {
    if (!/\.jsonl$/i.test(file.path)) continue;
    if (BEGIN.test((await file.head(HEAD_BYTES, signal)).toString())) found.push(file);
  }
  return found;
}

function itemsOf({ text, isCut }: Line): ExportItem[] {
  if (text.trim() === '') return [];
  if (isCut) return [skipped('too long')];
  const { datastore, record } = parseObject(text.replace(/^\ufeff/, '')) ?? {};
  if (typeof datastore !== 'string' || !isObject(record)) return [skipped('unreadable')];
  return [{ kind: 'record', datastore, record }];
}
