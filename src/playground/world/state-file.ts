/**
 * The playground's memory across restarts: one JSON file, written a moment after a change, whole and then renamed into
 * place, and beside it a folder with what people and the bot have sent as files, each written once. Both are readable by
 * their owner alone, and hold nothing of what was deleted. A file that cannot be read is put aside, never overwritten in silence.
 */
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type SavedQueue, savedQueueSchema } from '../delivery/update-queue.ts';
import type { StoredFile } from './file-store.ts';
import { type SavedWorld, savedWorldSchema } from './world.ts';

const SAVE_AFTER_MS = 300;
/** Saves are so many times the time of the last one apart: saving takes 2 % of the event loop at most. */
const BETWEEN = 50;

/** Raised with every change of what is written. */
const VERSION = 21;

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
    }),
  ),
});

export interface State {
  readonly world: SavedWorld;
  readonly queue: SavedQueue;
  readonly files: readonly Omit<StoredFile, 'uniqueId'>[];
}

const folderBeside = (path: string) => `${path}.files`;

/** Reads it; undefined when there is none or it cannot be used. */
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
      // A message that shows it says that it is gone.
      if (bytes) files.push({ ...file, bytes });
    }
    return { world, queue, files };
  } catch {
    await rename(path, `${path}.unreadable`);
    log.warn('playground: the saved chats could not be read; the file was renamed to *.unreadable');
    return undefined;
  }
}

const contentOf = (path: string, id: string) => readFile(join(folderBeside(path), id)).catch(undefinedIfAbsent);
const namesIn = async (folder: string) => (await readdir(folder).catch(undefinedIfAbsent)) ?? [];

function undefinedIfAbsent(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keeps `path` up to date with what `save` returns. */
export function createStateSaver(path: string, save: () => State, clock: Clock, log: Log) {
  let cancel: (() => void) | undefined;
  let closed = false;
  let writing = Promise.resolve();
  let pauseMs = SAVE_AFTER_MS;
  const folder = folderBeside(path);
  /** What is in the folder; undefined before anybody has looked. */
  let onDisk: Set<string> | undefined;

  async function write(): Promise<void> {
    const temporary = `${path}.new`;
    try {
      await mkdir(dirname(path), { recursive: true });
      onDisk ??= new Set(await namesIn(folder));
      const { text, files } = textOf();
      for (const { id, bytes } of files) {
        if (onDisk.has(id)) continue;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(join(folder, id), bytes, { mode: 0o600 });
        onDisk.add(id);
      }
      await writeFile(temporary, text, { mode: 0o600 });
      await chmod(temporary, 0o600);
      await rename(temporary, path);
      const listed = new Set(files.map(({ id }) => id));
      for (const name of [...onDisk]) {
        if (listed.has(name)) continue;
        await rm(join(folder, name), { recursive: true, force: true });
        onDisk.delete(name);
      }
    } catch (error) {
      log.error({ err: error }, 'playground: the chats could not be saved');
    }
  }

  /** What is written now; the time that this takes is time in which nobody is answered. */
  function textOf(): { text: string; files: State['files'] } {
    const begun = clock.monotonic();
    const { world, queue, files: all } = save();
    const chats = JSON.stringify({ world, queue });
    // Only what is still to be seen, or waits to be fetched: a deleted message takes its file along.
    const files = all.filter(({ id }) => chats.includes(id));
    const listed = JSON.stringify(files.map(({ id, name, mime }) => ({ id, name, mime })));
    pauseMs = Math.max(SAVE_AFTER_MS, (clock.monotonic() - begun) * BETWEEN);
    return { text: `{"version":${VERSION},"files":${listed},${chats.slice(1)}`, files };
  }

  const flush = () => {
    cancel?.();
    cancel = undefined;
    writing = writing.then(write);
  };

  return {
    /** Something has changed: it will be written soon. */
    touch(): void {
      if (!closed) cancel ??= clock.setTimer(pauseMs, flush);
    },
    /** Writes what is not yet written and stops. */
    async close(): Promise<void> {
      if (!closed && cancel) flush();
      closed = true;
      await writing;
    },
  };
}
