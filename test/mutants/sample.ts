/** The folders ("rooms") that handle money, secrets and delivery, and samples of their mutants. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { createDice } from '../support/dice.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';

/**
 * Tests of each room of src/: each set runs only if the previous ones detected nothing. Stories come first, so that a
 * unit test is credited only with what no story detects.
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
export const ROOM_NAMES: readonly string[] = Object.keys(TESTS);

export interface Mutant {
  readonly room: string;
  /** Sets of test folders, relative to the project, in the order in which they're run. */
  readonly tests: readonly (readonly string[])[];
  /** Path relative to the project. */
  readonly file: string;
  readonly text: string;
  readonly mutation: Mutation;
}

/** Every mutant of these rooms. */
export function mutantsOf(project: string, rooms: readonly string[]): Mutant[] {
  return rooms.flatMap((room) => {
    const path = `src/${room}`;
    const files = room.endsWith('.ts') ? [path] : globSync(`${path}/**/*.ts`, { cwd: project }).sort();
    const sets = (TESTS[room] ?? []).map((folders) => folders.map((folder) => `test/${folder}`));
    const tests = sets.map((folders) => folders.filter((folder) => existsSync(`${project}/${folder}`)));
    return files.flatMap((file) => {
      const text = readFileSync(`${project}/${file}`, 'utf8');
      return mutationsOf(text).map((mutation) => ({ room, tests, file, text, mutation }));
    });
  });
}

/** A uniform random sample of `count` mutants, deterministic by seed and source. */
export function sampleOf(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const dice = createDice(seed);
  return all
    .map((mutant) => ({ mutant, at: dice.roll() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

const Listed = z.array(
  z.object({ file: z.string(), offset: z.int(), kind: z.string(), noticedBy: z.string().nullable() }),
);
const idOf = ({ file, offset, kind }: { file: string; offset: number; kind: string }) => `${file}:${offset} ${kind}`;
const listedAs = ({ file, mutation }: Mutant) => ({ file, offset: mutation.start, kind: mutation.kind });

/** The mutants listed in a file of `writeMutants`. @throws Error if one of them no longer exists */
export function readMutants(path: string, all: readonly Mutant[]): Mutant[] {
  const byId = new Map(all.map((mutant) => [idOf(listedAs(mutant)), mutant]));
  return Listed.parse(JSON.parse(readFileSync(path, 'utf8'))).map((listed) => {
    const mutant = byId.get(idOf(listed));
    if (!mutant) throw new Error(`unknown mutant ${idOf(listed)}: the source has changed`);
    return mutant;
  });
}

/** Writes each mutant with the test file that detected it, or null if none so far. */
export function writeMutants(path: string, sample: readonly Mutant[], noticed: ReadonlyMap<Mutant, string>): void {
  const listed = sample.map((mutant) => ({ ...listedAs(mutant), noticedBy: noticed.get(mutant) ?? null }));
  writeFileSync(path, `${JSON.stringify(listed, null, 2)}\n`);
}

/** A mutant's location, and its lines before and after. */
export function survivorText({ file, text, mutation }: Mutant): string {
  const first = text.slice(0, mutation.start).split('\n').length - 1;
  const linesOf = (whole: string, changed: string) =>
    whole.split('\n').slice(first, first + changed.split('\n').length);
  return [
    `${file}:${first + 1} ${mutation.kind}`,
    ...linesOf(text, text.slice(mutation.start, mutation.end)).map((line) => `  - ${line}`),
    ...linesOf(mutated(text, mutation), mutation.replacement).map((line) => `  + ${line}`),
  ].join('\n');
}

/** The number of detected mutants per room, and how to interpret the rest. */
export function countTable(sample: readonly Mutant[], noticed: ReadonlyMap<Mutant, string>): string {
  const line = (name: string, mutants: readonly Mutant[]) => {
    const count = mutants.filter((mutant) => noticed.has(mutant)).length;
    const percent = Math.round((100 * count) / Math.max(1, mutants.length));
    return `${name.padEnd(24)} ${count} of ${mutants.length} detected (${percent} %)`;
  };
  const rooms = [...Map.groupBy(sample, ({ room }) => room)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...rooms.map(([name, mutants]) => line(name, mutants)),
    line('all', sample),
    '',
    'A survivor is a fault that no test detects, or a change without observable effect: a slightly longer pause, a',
    'redundant guard, an order that does not matter. Read each before you write a test for it. At least 85 % of',
    'those that matter should be detected.',
  ].join('\n');
}
