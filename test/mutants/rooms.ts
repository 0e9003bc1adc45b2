/** The rooms that hold money, secrets and delivery, and the tests that would notice a fault in each. */
import { existsSync, globSync } from 'node:fs';

/**
 * For each room of src/ the tests that speak of it: each set is run only if the one before it noticed nothing. Stories come
 * first, so that a unit test is credited only with what no story notices.
 */
const TESTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'platform/vault.ts': [['stories'], ['platform', 'storage']],
  'platform/http-client.ts': [['stories'], ['service/client', 'telegram/api'], ['telegram']],
  storage: [['stories'], ['storage', 'telegram'], ['commands']],
  'service/client': [['stories'], ['service/client', 'conformance'], ['commands']],
  commands: [['stories'], ['commands'], ['telegram']],
  telegram: [['stories'], ['telegram']],
  'app/http': [['stories'], ['app']],
};

export interface Room {
  name: string;
  /** Paths below the project's folder. */
  files: readonly string[];
  /** Sets of test folders, likewise, in the order in which they are run. */
  tests: readonly (readonly string[])[];
}

/** The rooms that are there, of those named in `only` where it is given. */
export function roomsOf(project: string, only: ReadonlySet<string> | undefined): Room[] {
  return Object.entries(TESTS).flatMap(([name, sets]) => {
    const path = `src/${name}`;
    if (!existsSync(`${project}/${path}`) || (only && !only.has(name))) return [];
    const files = name.endsWith('.ts') ? [path] : globSync(`${path}/**/*.ts`, { cwd: project }).sort();
    const tests = sets
      .map((folders) =>
        folders.map((folder) => `test/${folder}`).filter((folder) => existsSync(`${project}/${folder}`)),
      )
      .filter((folders) => folders.length > 0);
    return [{ name, files, tests }];
  });
}

export const ROOM_NAMES: readonly string[] = Object.keys(TESTS);
