/** In-memory exports for tests: files by path, read in chunks of any size, and what becomes of them. */
import { BrokenSourceError } from '#service/importers/broken-source.ts';
import type {
  Batch,
  ExportedMessage,
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

/** The source, with files that break after so many bytes. */
export function damaged(source: ExportSource, bytes: Readonly<Record<string, number>>): ExportSource {
  const files = source.files.map((file) => {
    const end = bytes[file.path];
    if (end === undefined) return file;
    async function* read(signal: AbortSignal) {
      let left = end ?? 0;
      for await (const piece of file.read(signal)) {
        if (left <= 0) break;
        yield piece.subarray(0, left);
        left -= piece.length;
      }
      throw new BrokenSourceError(end ?? 0, 'the zip is damaged');
    }
    return { ...file, read };
  });
  return { ...source, files };
}

export const messagesOf = (items: readonly ExportItem[]) => items.filter((item) => item.kind === 'message');

/** The reasons of the skipped items. */
export const skippedIn = (items: readonly ExportItem[]) =>
  items.flatMap((item) => (item.kind === 'skipped' ? [item.reason] : []));

/** The items in order: texts of messages, kinds of others. */
export const outlineOf = (items: readonly ExportItem[]) =>
  items.map((item) => (item.kind === 'message' ? item.text : item.kind)).join(', ');

/** Such as `photo: a.jpg`, or `other` without a name. */
export const attachmentsOf = ({ attachments }: Pick<ExportedMessage, 'attachments'>) =>
  attachments.map(({ kind, name }) => (name === undefined ? kind : `${kind}: ${name}`));

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
