/** Data of version 0.1 is refused with a message, and left unchanged. */
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBackup } from '#cli/backup/write-backup.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { openArchiveFile } from '#service/server/archive/sqlite-store.ts';
import { ArchiveFileError } from '#service/server/archive/store.ts';
import { createService } from '#service/server/service.ts';
import { ServiceDataError } from '#service/server/service-store.ts';
import { DatabaseRefusedError, openDatabase } from '#storage/database.ts';
import { newestOf, type Schema, stepsFrom } from '#storage/schema-version.ts';
import { scratchFolders } from '../support/folders.ts';
import { rejectionOf } from '../support/rejection.ts';
import { runCommand } from '../support/run-command.ts';
import { ARCHIVE_NAME, bytesIn, makeFolder } from './data-of-0.1.ts';

const folder = scratchFolders('earlier');
const vault = createVault([randomBytes(32)]);

describe.each([
  ['was stopped cleanly', true],
  ['was killed', false],
])('a folder of 0.1, which %s,', (_, inOrder) => {
  function filled() {
    const [used, dataDir] = [folder(), folder()];
    const close = makeFolder(used);
    if (inOrder) close();
    cpSync(used, dataDir, { recursive: true });
    if (!inOrder) close();
    return { dataDir, before: bytesIn(dataDir) };
  }

  it.each([
    [
      'the bot',
      (dataDir: string) => openDatabase({ kind: 'sqlite', path: join(dataDir, 'bot.sqlite') }, vault),
      DatabaseRefusedError,
      6,
    ],
    [
      'the data service',
      (dataDir: string) =>
        createService({
          dataDir,
          vault,
          clock: systemClock,
          log: createLog('silent'),
          port: 0,
          schemaBase: 'https://x.example',
        }),
      ServiceDataError,
      2,
    ],
    ['an archive', async (dataDir: string) => openArchiveFile(join(dataDir, ARCHIVE_NAME)), ArchiveFileError, 2],
    [
      'a backup',
      (dataDir: string) =>
        writeBackup(
          join(folder(), 'file'),
          { address: { kind: 'sqlite', path: join(dataDir, 'bot.sqlite') }, service: { dataDir: folder() } },
          vault,
          new Date(0),
          new AbortController().signal,
        ),
      DatabaseRefusedError,
      6,
    ],
  ] as const)('is refused by %s, and left unchanged', async (_, open, kind, version) => {
    const { dataDir, before } = filled();
    const { message } = await rejectionOf<Error>(kind, open(dataDir));
    expect(message).toContain(dataDir);
    expect(message).toMatch(
      new RegExp(`written by an earlier version .*data version ${version} .*this program reads \\d+.*set DATA_DIR`),
    );
    expect(bytesIn(dataDir)).toEqual(before);
  });
});

it('the program exits with one message that names the folder and what to do', async () => {
  const dataDir = folder();
  makeFolder(dataDir)();
  expect(await runCommand(['bot'], { environment: { DATA_DIR: dataDir, PORT: '0' } })).toEqual({
    code: 1,
    said: '',
    warned: `Nothing was started: the folder ${dataDir} was written by an earlier version of this program (data version 6 of bot.sqlite, this program reads 24) and is left as it is: set DATA_DIR to another one, or start that version again.\n`,
  });
});

describe('tables', () => {
  const schema: Schema<string> = { baseline: 20, steps: ['all', 'one more', 'another'] };

  it.each([
    [0, ['all', 'one more', 'another']],
    [20, ['one more', 'another']],
    [21, ['another']],
    [22, []],
    [19, undefined],
    [6, undefined],
    [23, undefined],
    [-1, undefined],
  ])('of version %j need the steps %j', (found, steps) => {
    expect(newestOf(schema)).toBe(22);
    expect(stepsFrom(schema, found)).toEqual(steps);
  });

  it('of a newer version are refused with its number', async () => {
    const path = join(folder(), 'bot.sqlite');
    const address = { kind: 'sqlite', path } as const;
    const database = await openDatabase(address, vault);
    await database.query.updateTable('meta').set({ value: '999' }).where('name', '=', 'version').execute();
    await database.close();
    await expect(openDatabase(address, vault)).rejects.toThrow(
      /written by a newer version .*999.*: start that version$/,
    );
  });
});
