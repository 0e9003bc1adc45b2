/**
 * The sealed state of an import, `import.sealed` in its folder. Both the process that works on the import and
 * rotate-keys write it, so each change holds a lock and neither overwrites the other's.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from '#platform/files.ts';
import { tryOpen, type Vault } from '#platform/vault.ts';
import type { RotationReport } from '#storage/key-rotation.ts';

const STATE_FILE = 'import.sealed';
/** A change takes a few milliseconds. */
const LOCK_WAIT_MS = 5000;
const ID = /^[0-9a-f-]{36}$/;

/** Ids of the imports below `folder`. */
export const importsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((id) => ID.test(id)) : [];

const bindingOf = (id: string) => `imports/${id}`;

/** Runs `change` under the lock of the state; without a lock if the folder is gone. */
export function whileStateLocked<T>(folder: string, id: string, change: () => T): T {
  const lock = tryLock(join(folder, id, 'state.lock'), LOCK_WAIT_MS);
  try {
    return change();
  } finally {
    lock?.release();
  }
}

/** @throws SealError; a file system error, as for a missing file */
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
 * Reseals the states of all imports below `folder` under the newest key, while imports run. The files stay as they are,
 * since their keys are part of the states.
 */
export function resealImports(folder: string, vault: Vault): RotationReport {
  const report = { rotated: 0, unreadable: 0 };
  for (const id of importsIn(folder))
    whileStateLocked(folder, id, () => {
      const path = join(folder, id, STATE_FILE);
      const sealed = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if (sealed === undefined || vault.usesNewestKey(sealed)) return;
      const plain = tryOpen(vault, sealed, bindingOf(id));
      if (plain !== undefined) replace(folder, id, vault.seal(plain, bindingOf(id)));
      report[plain === undefined ? 'unreadable' : 'rotated'] += 1;
    });
  return report;
}
