/**
 * The sealed state of an import, `import.sealed` in its folder. The process that works on an import writes it, and
 * rotate-keys seals it anew meanwhile: each change holds a lock, so that neither undoes what the other wrote.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from '#platform/files.ts';
import { SealError, type Vault } from '#platform/vault.ts';

const STATE_FILE = 'import.sealed';
/** A change takes some milliseconds. */
const LOCK_WAIT_MS = 5000;
const ID = /^[0-9a-f-]{36}$/;

/** Ids of the imports below `folder`. */
export const importsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((id) => ID.test(id)) : [];

const bindingOf = (id: string) => `imports/${id}`;

/** Does `change` while nobody else changes the state; also where the folder is gone and there is nothing to lock. */
export function whileStateLocked<T>(folder: string, id: string, change: () => T): T {
  const lock = tryLock(join(folder, id, 'state.lock'), LOCK_WAIT_MS);
  try {
    return change();
  } finally {
    lock?.release();
  }
}

/** @throws SealError; the error of the disk, as where there is none */
export function readState(folder: string, id: string, vault: Vault): unknown {
  return JSON.parse(vault.open(readFileSync(join(folder, id, STATE_FILE), 'utf8'), bindingOf(id)));
}

export function writeState(folder: string, id: string, vault: Vault, state: unknown): void {
  whileStateLocked(folder, id, () => replace(folder, id, vault.seal(JSON.stringify(state), bindingOf(id))));
}

function replace(folder: string, id: string, sealed: string): void {
  const path = join(folder, id, STATE_FILE);
  writeFileSync(`${path}.next`, sealed, { mode: 0o600 });
  renameSync(`${path}.next`, path);
}

/**
 * Seals the states of all imports below `folder` under the newest key, while imports go on. The keys of their files are in
 * them: what has arrived of a file stays as it is.
 * @returns how many are sealed under the newest key now and were not before, and how many no key opens (left as they are)
 */
export function resealImports(folder: string, vault: Vault): { rotated: number; unreadable: number } {
  const report = { rotated: 0, unreadable: 0 };
  for (const id of importsIn(folder))
    whileStateLocked(folder, id, () => {
      const path = join(folder, id, STATE_FILE);
      const sealed = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if (sealed === undefined || vault.usesNewestKey(sealed)) return;
      const plain = opened(vault, sealed, bindingOf(id));
      if (plain !== undefined) replace(folder, id, vault.seal(plain, bindingOf(id)));
      report[plain === undefined ? 'unreadable' : 'rotated'] += 1;
    });
  return report;
}

function opened(vault: Vault, sealed: string, binding: string): string | undefined {
  try {
    return vault.open(sealed, binding);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
