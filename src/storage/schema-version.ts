/** Which tables a database has, told by one number: a baseline, and the steps that were made since. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

export interface Schema<Step> {
  /** What the first step makes; raised whenever that changes, until 0.2.0 is released. Version 0.1 wrote smaller numbers. */
  readonly baseline: number;
  /** Each makes the next version's tables. A step that has been released never changes. */
  readonly steps: readonly [Step, ...Step[]];
}

/** The version that this program writes. */
export const newestOf = ({ baseline, steps }: Schema<unknown>): number => baseline + steps.length - 1;

/** What is left to do at version `found` (0: nothing has been made yet); undefined for tables that this program cannot read. */
export function stepsFrom<Step>({ baseline, steps }: Schema<Step>, found: number): readonly Step[] | undefined {
  if (found === 0) return steps;
  const done = found - baseline + 1;
  return done > 0 && done <= steps.length ? steps.slice(done) : undefined;
}

export interface KeptAt {
  /** The folder or the database, as its operator knows it: `the folder /data`. */
  readonly place: string;
  /** The file in it, or the tables. */
  readonly part: string;
  /** The variable that says where it is. */
  readonly variable: string;
}

/** Tells an operator that tables are of version `found`, which this program cannot read; without a full stop at the end. */
export function refusalOf({ place, part, variable }: KeptAt, schema: Schema<unknown>, found: number): string {
  const newest = newestOf(schema);
  const [whose, remedy] =
    found > newest
      ? ['a newer', 'start that version']
      : ['an earlier', `set ${variable} to another one, or start that version again`];
  return `${place} was written by ${whose} version of this program (data version ${found} of ${part}, this program reads ${newest}) and is left as it is: ${remedy}`;
}

/**
 * Reads a file of SQLite, leaving its bytes and what lies beside it as they are.
 * @returns undefined where there is no file, or an empty one
 */
export function peek<T>(file: string, read: (database: DatabaseSync) => T): T | undefined {
  const sizeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) === 0) return undefined;
  const url = pathToFileURL(file);
  // Else SQLite makes a journal for a file that has none, and a reader leaves it behind.
  if (sizeOf(`${file}-wal`) === 0) url.searchParams.set('immutable', '1');
  using database = new DatabaseSync(url, { readOnly: true, timeout: 5000 });
  return read(database);
}

/** As it stands in a file's `user_version`; 0 where nothing has been made yet. */
export const userVersionOf = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()?.user_version ?? 0);
