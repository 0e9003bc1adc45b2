/** Reads all files of an export in order, in batches. */
import { BrokenSourceError } from './broken-source.ts';
import {
  type Batch,
  type Broken,
  type ExportFile,
  type ExportItem,
  type ExportSource,
  type Importer,
  type ReadingChoices,
  skipped,
} from './importer.ts';

const BATCH_ITEMS = 32;
/** A batch is yielded at least this often, even without items, to report progress. */
const BATCH_BYTES = 256 * 1024;

/** If files break off, the last item is `broken`, for the first of them. @throws UnusableSourceError */
export async function* readExport(
  importer: Importer,
  source: ExportSource,
  choices: ReadingChoices,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  signal.throwIfAborted();
  const { files, read } = await importer.open(source, choices, signal);
  const size = bytesOf(files);
  let items: ExportItem[] = [];
  let [position, before, reported] = [0, 0, 0];
  let broken: Broken | undefined;
  async function* chunksOf(file: ExportFile): AsyncGenerator<Buffer, void, void> {
    for await (const chunk of file.read(signal)) {
      signal.throwIfAborted();
      position = Math.min(position + chunk.length, before + file.size);
      yield chunk;
    }
  }
  for (const file of files) {
    try {
      for await (const more of read(file, chunksOf(file))) {
        items = items.length === 0 ? [...more] : items.concat(more);
        if (items.length < BATCH_ITEMS && position - reported < BATCH_BYTES) continue;
        yield { items, position, size };
        reported = position;
        items = [];
      }
    } catch (error) {
      if (!(error instanceof BrokenSourceError)) throw error;
      if (broken) items.push(skipped('unreadable file'));
      else broken = { kind: 'broken', at: error.at };
    }
    before += file.size;
    position = before;
  }
  yield { items: broken ? [...items, broken] : items, position, size };
}

export function bytesOf(files: readonly ExportFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
