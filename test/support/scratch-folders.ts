/** Folders that a file of tests works in, gone when its last test has ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** @returns what makes one more */
export function scratchFolders(name: string): () => string {
  const everything = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(everything, { recursive: true, force: true }));
  return () => mkdtempSync(join(everything, 'folder-'));
}
