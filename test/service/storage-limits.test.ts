/** Storage limits: a quota per archive, and a share of the disk that stays free. */
import { statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { ArchiveFullError } from '#service/server/archive/store.ts';
import { carryOut } from '#service/server/imports/import-work.ts';
import { createRoomCheck, lacksRoom, QuotaError } from '#service/server/imports/storage-limits.ts';
import { scratchFolders } from '../support/folders.ts';
import { RIG_KEY } from './archive-rig.ts';
import { exportOf, said } from './importers/telegram-export.ts';

const scratch = scratchFolders('storage-limits');
const MB = 1024 ** 2;

it('the disk is full for imports if less than the reserved share would stay free', async () => {
  const { blocks, bfree, bavail, bsize } = statfsSync(tmpdir());
  const usable = blocks - bfree + bavail;
  const free = bavail / usable;
  expect(await lacksRoom(tmpdir(), 0, free - 0.01)).toBe(false);
  expect(await lacksRoom(tmpdir(), usable * bsize * 0.02, free - 0.01)).toBe(true);
  expect(await lacksRoom(tmpdir(), 0, free + 0.01)).toBe(true);
});

it('an archive’s size is checked at the first batch and every 8 MB, and at its quota it refuses more', () => {
  let looked = 0;
  let bytes = 0;
  const store = {
    bytes: () => {
      looked += 1;
      return bytes;
    },
  };
  const checkRoom = createRoomCheck(store, { archiveBytes: 100 * MB, freeShare: 0 }, tmpdir());
  for (let batch = 0; batch < 16; batch++) checkRoom(MB);
  expect(looked).toBe(2);
  bytes = 100 * MB;
  expect(() => checkRoom(8 * MB)).toThrow(QuotaError);
});

it('a full disk is a different error from a quota, and does not matter for an archive stored elsewhere', () => {
  const limits = { archiveBytes: 100 * MB, freeShare: 1 };
  const store = { bytes: () => 0 };
  expect(() => createRoomCheck(store, limits, tmpdir())(1)).toThrow(ArchiveFullError);
  expect(() => createRoomCheck(store, limits, tmpdir())(1)).not.toThrow(QuotaError);
  createRoomCheck(store, limits, undefined)(1);
});

it('an import reports what it wrote even if the disk is too full to empty the journal', async () => {
  const folder = scratch();
  const path = join(folder, 'result.json');
  writeFileSync(path, exportOf([said(1, 'the ferry'), said(2, 'the boat')]));
  const execute = DatabaseSync.prototype.exec;
  const checkpoint = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (sql.includes('wal_checkpoint')) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    execute.call(this, sql);
  });
  onTestFinished(() => checkpoint.mockRestore());
  const receipt = await carryOut(
    {
      ...{ kind: 'import', path, choices: { me: 'user1000' }, schemaBase: DEFAULT_SCHEMA_BASE, now: 0 },
      archive: { file: join(folder, 'archive.sqlite'), key: RIG_KEY },
    },
    () => undefined,
    new AbortController().signal,
  );
  expect(receipt).toMatchObject({ read: 2, written: 2 });
});
