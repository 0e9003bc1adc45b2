/**
 * `npm run mutants`: makes a sample of small faults in the rooms that hold money, secrets and delivery, one at a time, and
 * prints those that no test notices.
 *
 * A tool of our own: Stryker 10 takes no sample, needs a run of every test first, and switches its mutants on inside the
 * process that runs the tests, so that the crash tests' child processes and the database's thread would run without them.
 */
import { startPostgresCluster } from '../support/postgres.ts';
import { mutated } from './mutations.ts';
import { type MutantOptions, readOptions, USAGE } from './options.ts';
import { countTable, readMutants, survivorText, writeMutants } from './report.ts';
import { type Room, roomsOf } from './rooms.ts';
import { listedMutants, type Mutant, mutantsOf, sampleOf } from './sample.ts';
import { createWorkshop, type Workshop } from './workshop.ts';

const PROJECT = new URL('../..', import.meta.url).pathname;
const AT_ONCE = 2;
/** A run of tests that takes this many times as long as without a mutant hangs. */
const PATIENCE = 3;
const LEAST_PATIENCE_MS = 30_000;
const LONGEST_RUN_MS = 15 * 60_000;

const options = understood(process.argv.slice(2));
if (options) await mutate(options);
else console.log(USAGE);

/** The options; ends the process when they make no sense. */
function understood(words: string[]): MutantOptions | undefined {
  try {
    return readOptions(words);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return process.exit(1);
  }
}

async function mutate({ seed, count, rooms: names, json, only }: MutantOptions): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error(name)));
  const all = mutantsOf(PROJECT, roomsOf(PROJECT, names));
  const sample = only === undefined ? sampleOf(all, count, seed) : listedMutants(all, readMutants(only));
  const rooms = [...new Set(sample.map(({ room }) => room))];
  console.log(`${sample.length} of ${all.length} mutants, ${only === undefined ? `seed ${seed}` : `those of ${only}`}`);

  await using parts = new AsyncDisposableStack();
  const { signal } = stopping;
  const cluster = await startPostgresCluster();
  if ('stop' in cluster) parts.defer(() => cluster.stop());
  else console.log(`Without several processes on one Postgres: ${cluster.unavailable}`);
  const workshops = Array.from({ length: AT_ONCE }, () => {
    const workshop = createWorkshop(PROJECT, 'url' in cluster ? { TEST_POSTGRES_URL: cluster.url } : {});
    parts.defer(() => workshop.remove());
    return workshop;
  });

  // One that fails ends the other, too.
  parts.defer(() => stopping.abort(new Error('the mutants are over')));
  const durations = await durationsOf(rooms, workshops, signal);
  const noticed = new Map<Mutant, string>();
  const survivors = await survivorsOf(sample, durations, workshops, signal, (mutant, test) => {
    noticed.set(mutant, test);
    if (json !== undefined) writeMutants(json, sample, noticed);
  });
  if (json !== undefined) writeMutants(json, sample, noticed);
  console.log(`\n${countTable(sample, survivors)}`);
}

/** How long each folder of tests takes without a mutant, milliseconds. Rejects when one fails. */
async function durationsOf(
  rooms: readonly Room[],
  workshops: readonly Workshop[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const durations = new Map<string, number>();
  const folders = new Set(rooms.flatMap(({ tests }) => tests.flat()));
  await spread([...folders], workshops, async (folder, workshop) => {
    const begun = performance.now();
    // Twice, since a machine under load may be too slow for a test once.
    const first = await workshop.complaintOf([folder], LONGEST_RUN_MS, signal);
    const complaint = first && (await workshop.complaintOf([folder], LONGEST_RUN_MS, signal));
    if (complaint !== undefined) throw new Error(`${folder} fails without any mutant:\n${complaint.output}`);
    durations.set(folder, performance.now() - begun);
    console.log(`${folder}: ${Math.round((performance.now() - begun) / 1000)} s without a mutant`);
  });
  return durations;
}

async function survivorsOf(
  sample: readonly Mutant[],
  durations: ReadonlyMap<string, number>,
  workshops: readonly Workshop[],
  signal: AbortSignal,
  onNoticed: (mutant: Mutant, test: string) => void,
): Promise<Set<Mutant>> {
  const survivors = new Set<Mutant>();
  let tried = 0;
  await spread(sample, workshops, async (mutant, workshop) => {
    const { file, text, mutation, room } = mutant;
    workshop.write(file, mutated(text, mutation));
    try {
      for (const set of room.tests) {
        const usual = set.reduce((sum, folder) => sum + (durations.get(folder) ?? 0), 0);
        const patience = Math.max(LEAST_PATIENCE_MS, PATIENCE * usual);
        const complaint = await workshop.complaintOf(set, patience, signal);
        if (complaint) return onNoticed(mutant, complaint.test ?? `${set.join(', ')}: no end, or no test named`);
      }
      survivors.add(mutant);
      console.log(`\n${survivorText(mutant)}`);
    } finally {
      workshop.write(file, text);
      tried += 1;
      if (tried % 10 === 0) console.log(`\n${tried} tried, ${survivors.size} survived`);
    }
  });
  return survivors;
}

/** Does the work for each item, one at a time in each workshop. */
async function spread<T>(
  items: readonly T[],
  workshops: readonly Workshop[],
  work: (item: T, workshop: Workshop) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  await Promise.all(
    workshops.map(async (workshop) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, workshop);
    }),
  );
}
