/**
 * The playground's memory across restarts: one JSON file, written a moment after a change, whole and then renamed into
 * place, readable by its owner alone. A file that cannot be read is put aside, never overwritten in silence.
 */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { savedFileSchema } from './file-store.ts';
import { savedQueueSchema } from './update-queue.ts';
import { savedWorldSchema } from './world.ts';

const SAVE_AFTER_MS = 300;

export const savedStateSchema = z.object({
  version: z.literal(1),
  world: savedWorldSchema,
  queue: savedQueueSchema,
  files: z.array(savedFileSchema),
});
export type SavedState = z.infer<typeof savedStateSchema>;

/** Reads the file; undefined when there is none or it cannot be used. */
export async function loadState(path: string, log: Log): Promise<SavedState | undefined> {
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return savedStateSchema.parse(JSON.parse(source));
  } catch {
    await rename(path, `${path}.unreadable`);
    log.warn('playground: the saved chats could not be read; the file was renamed to *.unreadable');
    return undefined;
  }
}

export interface StateSaver {
  /** Something has changed: the file will be written soon. */
  touch(): void;
  /** Writes what is not yet written and stops. */
  close(): Promise<void>;
}

/** Keeps `path` up to date with what `save` returns. */
export function createStateSaver(path: string, save: () => SavedState, clock: Clock, log: Log): StateSaver {
  let cancel: (() => void) | undefined;
  let closed = false;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const temporary = `${path}.new`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, JSON.stringify(save()), { mode: 0o600 });
      await chmod(temporary, 0o600);
      await rename(temporary, path);
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
    touch() {
      if (!closed) cancel ??= clock.after(SAVE_AFTER_MS, flush);
    },
    async close() {
      if (!closed && cancel) flush();
      closed = true;
      await writing;
    },
  };
}
