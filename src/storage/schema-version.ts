/** Schema versions: a baseline, and the migration steps since then. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

export interface Schema<Step> {
  /** Version that the first step creates; raised when it changes, until 0.2.0 is released. 0.1 used lower numbers. */
  readonly baseline: number;
  /** Each step migrates to the next version. A released step never changes. */
  readonly steps: readonly [Step, ...Step[]];
}

/** The version that this program writes. */
export const newestOf = ({ baseline, steps }: Schema<unknown>): number => baseline + steps.length - 1;

/** The steps from version `found` (0: new database) to the newest; undefined if this program can't read `found`. */
export function stepsFrom<Step>({ baseline, steps }: Schema<Step>, found: number): readonly Step[] | undefined {
  if (found === 0) return steps;
  const done = found - baseline + 1;
  return done > 0 && done <= steps.length ? steps.slice(done) : undefined;
}

export interface KeptAt {
  /** The folder or database, in the operator's terms: `the folder /data`. */
  readonly place: string;
  /** The file or tables in it. */
  readonly part: string;
  /** The environment variable that sets its location. */
  readonly variable: string;
}

/** Message for the operator: this program cannot read version `found`; without a full stop. */
export function refusalOf({ place, part, variable }: KeptAt, schema: Schema<unknown>, found: number): string {
  const newest = newestOf(schema);
  const [whose, remedy] =
    found > newest
      ? ['a newer', 'start that version']
      : ['an earlier', `set ${variable} to another one, or start that version again`];
  return `${place} was written by ${whose} version of this program (data version ${found} of ${part}, this program reads ${newest}) and is left as it is: ${remedy}`;
}

/**
 * Reads an SQLite file without changing it or the files beside it.
 * @returns undefined if the file is missing or empty
 */
export function peek<T>(file: string, read: (database: DatabaseSync) => T): T | undefined {
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) === 0) return undefined;
  const url = pathToFileURL(file);
  // Otherwise SQLite would create a WAL for a file without one, and a reader would leave it behind.
  if (sizeOf(`${file}-wal`) === 0) url.searchParams.set('immutable', '1');
  using database = new DatabaseSync(url, { readOnly: true, timeout: 5000 });
  return read(database);
}

/** `user_version` of a file; 0 for a new one. */
export const userVersionOf = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
