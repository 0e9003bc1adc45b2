/**
 * The playground's state across restarts: a JSON file, written shortly after each change and renamed into place, beside
 * a folder with the uploaded files, each written once. Both are readable only by their owner and contain nothing that
 * was deleted. An unreadable state file is renamed, never silently overwritten.
 */
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { makePrivateFolder } from '#platform/files.ts';
import type { Log } from '#platform/log.ts';
import { type SavedQueue, savedQueueSchema } from '../delivery/update-queue.ts';
import type { StoredFile } from './file-store.ts';
import { type SavedWorld, savedWorldSchema } from './world.ts';

/** Writing the whole state blocks the server for tens of milliseconds. */
const SAVE_AFTER_MS = 1_000;

/** Incremented with every change of the format. */
const VERSION = 22;

const FILE_ID = /^F[\w-]{24}$/;
const savedStateSchema = z.object({
  version: z.literal(VERSION),
  world: savedWorldSchema,
  queue: savedQueueSchema,
  files: z.array(
    z.object({
      id: z.string().regex(FILE_ID),
      name: z.string(),
      mime: z.string(),
      size: z.number(),
    }),
  ),
});

export interface State {
  readonly world: SavedWorld;
  readonly queue: SavedQueue;
  readonly files: readonly Omit<StoredFile, 'uniqueId'>[];
}

const folderBeside = (path: string) => `${path}.files`;

/** Reads the state; undefined if the file doesn't exist or is unreadable, in which case it's renamed. */
export async function loadState(path: string, log: Log): Promise<State | undefined> {
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
  try {
    const { world, queue, files: listed } = savedStateSchema.parse(JSON.parse(source));
    const files: State['files'][number][] = [];
    for (const file of listed) {
      const bytes = await contentOf(path, file.id);
      // A message whose file is missing shows that the file is gone.
      if (bytes) files.push({ ...file, bytes });
    }
    return { world, queue, files };
  } catch {
    await rename(path, `${path}.unreadable`);
    log.warn('playground: the saved chats could not be read; the file was renamed to *.unreadable');
    return undefined;
  }
}

const contentOf = (path: string, id: string) =>
  readFile(join(folderBeside(path), id)).catch((error: unknown) => {
    if (!isAbsent(error)) throw error;
  });

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Writes the result of `save` to `path`, soon after each touch(). */
export function createStateSaver(path: string, save: () => State, clock: Clock, log: Log) {
  let cancel: (() => void) | undefined;
  let closed = false;
  let writing = Promise.resolve();
  const folder = folderBeside(path);

  async function write(): Promise<void> {
    const temporary = `${path}.new`;
    try {
      const { world, queue, files: all } = save();
      const chats = JSON.stringify({ world, queue });
      // Only files that the saved chats or updates refer to: a deleted message's file is deleted too.
      const files = all.filter(({ id }) => chats.includes(id));
      const listed = JSON.stringify(files.map(({ id, name, mime, size }) => ({ id, name, mime, size })));
      makePrivateFolder(folder);
      const onDisk = new Set(await readdir(folder));
      for (const { id, bytes } of files)
        if (!onDisk.delete(id)) await writeFile(join(folder, id), bytes, { mode: 0o600 });
      await writeFile(temporary, `{"version":${VERSION},"files":${listed},${chats.slice(1)}`, { mode: 0o600 });
      await chmod(temporary, 0o600);
      await rename(temporary, path);
      for (const name of onDisk) await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      log.error({ err: error }, 'playground: the chats could not be saved');
    }
  }

  const flush = () => {
    cancel?.();
    cancel = undefined;
    writing = writing.then(write);
  };

  return {
    /** Schedules a write. */
    touch(): void {
      if (!closed) cancel ??= clock.setTimer(SAVE_AFTER_MS, flush);
    },
    /** Writes pending changes and stops. */
    async close(): Promise<void> {
      if (!closed && cancel) flush();
      closed = true;
      await writing;
    },
  };
}
