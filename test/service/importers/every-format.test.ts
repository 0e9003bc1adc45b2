/** The contract of every importer: chunks of any size, exports that are cut off, progress, and cancelling. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenSourceError, UnusableSourceError } from '#service/importers/broken-source.ts';
import type { ExportItem, Importer } from '#service/importers/importer.ts';
import { importerOf } from '#service/importers/importers.ts';
import { readExport } from '#service/importers/read-export.ts';
import { memorySource, readAll } from './memory-source.ts';
import { bend, bent, EXPORTS, type Files } from './small-exports.ts';

/** Reading 70,000 bytes one at a time takes long and tests nothing more. */
const LARGEST_BENT = 5_000;

/** Formats in which a cut can look like the end of the last message. */
const MAY_SHORTEN_LAST = ['WhatsApp', 'Mailbox', 'Discord package, CSV'];

const recognised = (files: Files): Promise<Importer> => importerOf(memorySource(files), AbortSignal.timeout(10_000));

/** The items, or the expected error that reading ends with. */
async function outcome(importer: Importer, files: Files, pieceSize: number): Promise<ExportItem[] | string> {
  try {
    return (await readAll(importer, memorySource(files, { pieceSize }))).items;
  } catch (error) {
    if (error instanceof BrokenSourceError || error instanceof UnusableSourceError) return String(error);
    throw error;
  }
}

/** All messages, mails and records. */
const contentOf = (items: readonly ExportItem[]) =>
  items.filter(({ kind }) => kind === 'message' || kind === 'mail' || kind === 'record');

describe.each(Object.entries(EXPORTS))('%s', (name, files) => {
  it('is recognised and read to its end', async () => {
    // Files beside an export don't count towards its progress.
    const source = memorySource({ ...files, 'archive_browser.html': '<html>'.repeat(1000) }, { pieceSize: 50 });
    const { items, batches } = await readAll(await recognised(files), source);
    expect(contentOf(items)).not.toEqual([]);
    expect(items.filter(({ kind }) => kind === 'broken')).toEqual([]);
    const positions = batches.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    const total = batches[0]?.size ?? 0;
    expect(batches.at(-1)).toMatchObject({ position: total, size: total });
    expect(total).toBeLessThanOrEqual(Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  });

  it('reads the same in chunks of any size, even if corrupted', async () => {
    const importer = await recognised(files);
    const bends = fc.array(fc.tuple(fc.constantFrom(...Object.keys(files)), bend), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(bends, async (list) => {
        const changed = { ...files };
        for (const [path, how] of list) changed[path] = bent(changed[path] ?? '', how).replaceAll('hello', 'größer 👋');
        fc.pre(Object.values(changed).join('').length < LARGEST_BENT);
        const [whole, ...others] = await Promise.all(
          [1 << 20, 1, 7].map((pieceSize) => outcome(importer, changed, pieceSize)),
        );
        for (const other of others) expect(other).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('yields everything complete before a cut, and reports the break', async () => {
    const importer = await recognised(files);
    const all = contentOf((await readAll(importer, memorySource(files))).items);
    const [path = ''] = Object.entries(files).sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
    const text = (files[path] ?? '').trimEnd();
    // A cut between lines may go unnoticed.
    const lastLine = text.lastIndexOf('\n') + 1;
    for (let at = 10; at < text.length; at += 3) {
      const cut = { ...files, [path]: text.slice(0, at) };
      if ((await importer.detect(memorySource(cut), AbortSignal.timeout(10_000))) === undefined) continue;
      const items = await outcome(importer, cut, 1 << 20);
      if (typeof items === 'string') continue;
      const content = contentOf(items);
      const whole = MAY_SHORTEN_LAST.includes(name) ? content.slice(0, -1) : content;
      expect([at, whole]).toEqual([at, all.slice(0, whole.length)]);
      if (name === 'WhatsApp' || content.length === all.length || at <= lastLine) continue;
      const missing = items.filter(({ kind }) => kind === 'broken' || kind === 'skipped').at(-1);
      expect([at, missing]).toEqual([
        at,
        name === 'Slack' ? { kind: 'skipped', reason: 'unreadable file' } : { kind: 'broken', at: expect.any(Number) },
      ]);
    }
  });

  it('stops being read when its signal is aborted', async () => {
    const importer = await recognised(files);
    const stopped = AbortSignal.abort(new Error('stopped'));
    const reading = readExport(importer, memorySource(files), {}, stopped)[Symbol.asyncIterator]();
    await expect(reading.next()).rejects.toThrow('stopped');
  });
});
