/** ensurePrivateFile() doesn't release the SQLite locks that this process holds on the file. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ensurePrivateFile } from '#platform/files.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('private-file');

it('a private file stays locked for other processes while this one writes to it', async () => {
  const path = join(scratch(), 'some.sqlite');
  ensurePrivateFile(path);
  const database = new DatabaseSync(path);
  database.exec('create table note (text); begin exclusive');
  ensurePrivateFile(path);
  const write = `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(path)}).exec("insert into note values ('other')")`;
  await expect(promisify(execFile)(process.execPath, ['-e', write])).rejects.toThrow(/database is locked/);
  database.exec('commit');
  database.close();
});
