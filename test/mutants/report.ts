/** What is printed and written of mutants. */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { mutated } from './mutations.ts';
import { type Mutant, mutantId } from './sample.ts';

const Listed = z.array(
  z.object({ file: z.string(), offset: z.int(), kind: z.string(), noticedBy: z.string().nullable() }),
);

/** The mutants of a file that `writeMutants` wrote. */
export function readMutants(path: string): z.infer<typeof Listed> {
  return Listed.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Writes each mutant with the test file that noticed it; null: none so far. */
export function writeMutants(path: string, sample: readonly Mutant[], noticed: ReadonlyMap<Mutant, string>): void {
  const listed = sample.map((mutant) => ({ ...mutantId(mutant), noticedBy: noticed.get(mutant) ?? null }));
  writeFileSync(path, `${JSON.stringify(listed, null, 2)}\n`);
}

/** Where a mutant is, and its lines before and after. */
export function survivorText({ file, text, mutation }: Mutant): string {
  const lineNumber = text.slice(0, mutation.start).split('\n').length;
  const count = text.slice(mutation.start, mutation.end).split('\n').length;
  const before = text.split('\n').slice(lineNumber - 1, lineNumber - 1 + count);
  const lengthAfter = mutation.replacement.split('\n').length;
  const after = mutated(text, mutation)
    .split('\n')
    .slice(lineNumber - 1, lineNumber - 1 + lengthAfter);
  return [
    `${file}:${lineNumber} ${mutation.kind}`,
    ...before.map((line) => `  - ${line}`),
    ...after.map((line) => `  + ${line}`),
  ].join('\n');
}

/** How many were noticed in each room, and what the rest may be. */
export function countTable(sample: readonly Mutant[], survivors: ReadonlySet<Mutant>): string {
  const lines = [...Map.groupBy(sample, ({ room }) => room.name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, mutants]) => `${name.padEnd(12)} ${noticed(mutants, survivors)}`);
  return [
    ...lines,
    `${'all'.padEnd(12)} ${noticed(sample, survivors)}`,
    '',
    'A survivor is a fault that no test notices, or a change that nobody could notice: a pause that is a little longer, a',
    'guard behind another guard, an order that does not matter. Read each before you write a test for it. At least 85 % of',
    'those that matter should be noticed.',
  ].join('\n');
}

function noticed(mutants: readonly Mutant[], survivors: ReadonlySet<Mutant>): string {
  const count = mutants.filter((mutant) => !survivors.has(mutant)).length;
  return `${count} of ${mutants.length} noticed (${Math.round((100 * count) / Math.max(1, mutants.length))} %)`;
}
