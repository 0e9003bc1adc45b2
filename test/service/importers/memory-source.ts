/** In-memory exports for tests: files by path, read in chunks of any size. */
import type {
  Batch,
  ExportFile,
  ExportItem,
  ExportSource,
  Importer,
  ReadingChoices,
} from '#service/importers/importer.ts';
import { readExport } from '#service/importers/read-export.ts';

/** @param pieceSize bytes per chunk; 1 finds every bug at chunk boundaries */
export function memorySource(
  files: Readonly<Record<string, string | Buffer>>,
  { name = Object.keys(files)[0] ?? 'export', pieceSize = 64 * 1024 } = {},
): ExportSource {
  const list = Object.entries(files).map(([path, content]): ExportFile => {
    const bytes = Buffer.from(content);
    return {
      path,
      size: bytes.length,
      head: async (count) => bytes.subarray(0, count),
      async *read(signal) {
        for (let at = 0; at < bytes.length; at += pieceSize) {
          signal.throwIfAborted();
          // A copy, as from a disk, so that readers can't rely on the buffer.
          yield Buffer.from(bytes.subarray(at, at + pieceSize));
        }
      },
    };
  });
  return { name, files: list, close: async () => undefined };
}

/** All items that an importer reads from `source`. */
export async function readAll(
  importer: Importer,
  source: ExportSource,
  choices: ReadingChoices = {},
): Promise<{ items: ExportItem[]; batches: Batch[] }> {
  const batches: Batch[] = [];
  for await (const batch of readExport(importer, source, choices, AbortSignal.timeout(60_000))) batches.push(batch);
  return { items: batches.flatMap((batch) => batch.items), batches };
}
