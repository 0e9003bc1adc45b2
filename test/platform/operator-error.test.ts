import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { outsideReason } from '#cli/operator-error.ts';
import { scratchFolders } from '../support/scratch-folders.ts';

const folder = scratchFolders('operator-error')();
const file = join(folder, 'a-file');
writeFileSync(file, '');

describe('the errors of the disk and of databases', () => {
  const reasonOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return outsideReason(error);
    }
    throw new Error('it worked');
  };

  it('say what is wrong and what to do', () => {
    expect(reasonOf(() => readFileSync(join(folder, 'nothing')))).toMatch(/^there is no .*nothing$/);
    expect(reasonOf(() => writeFileSync(join(folder, 'none', 'x.part'), ''))).toMatch(/^there is no folder .*none$/);
    expect(reasonOf(() => readFileSync(folder))).toMatch(/a folder, where a file is needed|no file/);
    expect(reasonOf(() => writeFileSync(join(file, 'x'), ''))).toMatch(/a part of .* is a file/);
    writeFileSync(join(folder, 'no-database'), 'x'.repeat(5000));
    expect(reasonOf(() => new DatabaseSync(join(folder, 'no-database')).exec('create table t (a)'))).toMatch(
      /file is none: restore a backup/,
    );
    const readOnly = join(folder, 'read-only');
    new DatabaseSync(readOnly).close();
    const database = new DatabaseSync(readOnly, { readOnly: true });
    expect(reasonOf(() => database.exec('create table t (a)'))).toMatch(/cannot be written: .*DATA_DIR/);
    database.close();
  });

  it.skipIf(!existsSync('/dev/full'))('say that the disk is full', () => {
    expect(reasonOf(() => writeFileSync('/dev/full', 'x'))).toBe('the disk is full: free some room');
  });

  it('leave faults of the program alone', () => {
    expect(reasonOf(() => (undefined as unknown as { x: number }).x)).toBeUndefined();
    expect(outsideReason('a text')).toBeUndefined();
  });
});
