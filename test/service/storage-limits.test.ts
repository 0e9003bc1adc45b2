/** Storage limits: a quota per archive, and a share of the disk that stays free. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { ArchiveFullError } from '#service/server/archive/store.ts';
import { createRoomCheck, lacksRoom, QuotaError } from '#service/server/imports/storage-limits.ts';

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
