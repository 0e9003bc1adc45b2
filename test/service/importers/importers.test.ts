import { describe, expect, it } from 'vitest';
import type { Detection, Importer } from '#service/importers/importer.ts';
import { IMPORTERS, importerOf } from '#service/importers/importers.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';
import { memorySource } from './memory-source.ts';
import { account, written } from './telegram-export.ts';

const signal = AbortSignal.timeout(60_000);

/** An importer that detects everything in the same way. */
function sure(format: string, detection: Detection): Importer {
  return { ...telegramImporter, format, detect: async () => detection };
}

describe('an export', () => {
  const some = memorySource({ 'a.txt': 'a' });
  const unsure = sure('unsure', undefined);
  const likely = sure('likely', { confidence: 'low' });
  const certain = sure('certain', { confidence: 'high' });
  const kind = sure('unusable', { rejected: 'telegram-html' });

  it.each<[string, Importer[], string]>([
    ['the one that is certain', [unsure, likely, kind, certain], 'certain'],
    ['one that finds it likely, despite a rejection by another', [kind, unsure, likely], 'likely'],
    ['the first one that finds it likely', [likely, sure('second', { confidence: 'low' })], 'likely'],
  ])('is given to %s', async (_name, importers, format) => {
    expect((await importerOf(some, signal, importers)).format).toBe(format);
  });

  it('that is recognised but cannot be read is rejected with a reason', async () => {
    await expect(importerOf(some, signal, [unsure, kind])).rejects.toMatchObject({ code: 'telegram-html' });
  });

  it('of Telegram is recognised among those of all apps', async () => {
    const source = memorySource({ 'result.json': written(account([])) });
    expect(await importerOf(source, signal)).toBe(telegramImporter);
    expect(IMPORTERS.includes(telegramImporter)).toBe(true);
    await expect(importerOf(memorySource({ 'a.bin': 'nobody’s' }), signal)).rejects.toMatchObject({
      code: 'not-known',
    });
  });
});
