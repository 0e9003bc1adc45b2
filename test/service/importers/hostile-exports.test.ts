/**
 * Corrupted exports: cut off, with flipped bytes or wrong values. Reading always ends, yields no more than the file
 * contains, and fails only with the expected errors.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { BrokenSourceError, UnusableSourceError } from '#service/importers/broken-source.ts';
import { IMPORTERS } from '#service/importers/importers.ts';
import { createRecordMaker } from '#service/server/imports/import-records.ts';
import { runImport } from '#service/server/imports/import-run.ts';
import { memorySource, readAll } from './memory-source.ts';
import { bend, bent, EXPORTS, type Files, json } from './small-exports.ts';

const own = (error: unknown) => error instanceof BrokenSourceError || error instanceof UnusableSourceError;

describe.each(Object.entries(EXPORTS))('%s', (_, files) => {
  it('corrupted in any way fails only with expected errors, yields no more than it contains, and pollutes no prototype', async () => {
    const names = Object.keys(files);
    const bends = fc.array(fc.tuple(fc.constantFrom(...names), bend), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(bends, async (list) => {
        const changed = { ...files };
        for (const [name, how] of list) changed[name] = bent(changed[name] ?? '', how);
        const size = Object.values(changed).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
        await readWhole(changed, size);
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

async function readWhole(files: Files, size: number): Promise<void> {
  const signal = AbortSignal.timeout(20_000);
  for (const importer of IMPORTERS) {
    try {
      if ((await importer.detect(memorySource(files), signal)) === undefined) continue;
      const { me } = await importer.inspect(memorySource(files), signal);
      const { items } = await readAll(importer, memorySource(files), { me: me?.id });
      // A kilobyte per item for its own members.
      expect(json(items).length).toBeLessThan(size * 12 + 1_000 * (items.length + 1));
      expect(items.length).toBeLessThanOrEqual(size + 2 * Object.keys(files).length);
      await runImport({
        ...{ source: memorySource(files), importer, choices: { me: me?.id }, schemaBase: DEFAULT_SCHEMA_BASE },
        ...{ archive: undefined, now: 0, onProgress: () => undefined, signal },
      });
    } catch (error) {
      if (!own(error)) throw error;
    }
  }
}

describe('a record made from anything', () => {
  it('is a valid record or undefined', () => {
    const maker = createRecordMaker({ platform: 'records', me: undefined, schemaBase: DEFAULT_SCHEMA_BASE });
    fc.assert(
      fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (datastore, record) => {
        const draft = maker.record({ kind: 'record', datastore, record });
        expect(draft === undefined || typeof draft === 'object').toBe(true);
      }),
    );
  });

  it('is skipped if it happened after the year 9999', () => {
    const maker = createRecordMaker({ platform: 'records', me: undefined, schemaBase: DEFAULT_SCHEMA_BASE });
    const made = (datastore: string, record: object) =>
      maker.record({ kind: 'record', datastore, record: { _id: '1', ...record } });
    expect(made('social-chat-message', { sentAt: '+010000-01-01T00:00:00Z' })).toBeUndefined();
    expect(made('social-event', { start: { dateTime: '+275760-09-13T00:00:00Z' } })).toBeUndefined();
    expect(made('social-event', { start: { dateTime: '9999-12-31T23:59:59Z' } })).toBeDefined();
  });
});
