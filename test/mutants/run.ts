/**
 * `npm run mutants`: tries a sample of mutants in the folders that handle money, secrets and delivery, one at a time,
 * and prints those that no test detects.
 *
 * Why not Stryker 10: it can't take a sample, needs a run of every test first, and activates mutants only inside the
 * test process, so that the crash tests' child processes and the database's thread would run without them.
 */
import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../support/postgres.ts';
import { mutated } from './mutations.ts';
import * as samples from './sample.ts';
import { createWorkshop, type Workshop } from './workshop.ts';

const PROJECT = new URL('../..', import.meta.url).pathname;
const AT_ONCE = 2;
/** Deadline of a test run, as a multiple of its duration without a mutant. */
const DEADLINE_FACTOR = 3;
const MIN_DEADLINE_MS = 30_000;
const LONGEST_RUN_MS = 15 * 60_000;

const USAGE = `npm run mutants -- [options]: about an hour on two cores for 100 mutants
  --seed <n>       seed of the sample (1)
  --count <n>      number of mutants (100)
  --room <names>   one or more of ${samples.ROOM_NAMES.join(', ')}, separated by commas (all)
  --json <file>    writes each mutant's file, offset and kind, and the test file that detected it
  --only <file>    tries the mutants listed in such a file instead of a sample`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    room: { type: 'string', default: samples.ROOM_NAMES.join() },
    json: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const rooms = values.room.split(',').map((name) => name.trim());
const isKnown = rooms.every((name) => samples.ROOM_NAMES.includes(name));
if (values.help) console.log(USAGE);
else if (isKnown && /^\d{1,9}$/.test(values.seed) && /^\d{1,9}$/.test(values.count)) await mutate();
else {
  console.error(USAGE);
  process.exitCode = 1;
}

async function mutate(): Promise<void> {
  const { json, only, seed, count } = values;
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error(name)));
  const all = samples.mutantsOf(PROJECT, rooms);
  const sample =
    only === undefined ? samples.sampleOf(all, Number(count), Number(seed)) : samples.readMutants(only, all);
  console.log(`${sample.length} of ${all.length} mutants, ${only === undefined ? `seed ${seed}` : `those of ${only}`}`);

  await using parts = new AsyncDisposableStack();
  const { signal } = stopping;
  const cluster = await startPostgresCluster();
  if ('stop' in cluster) parts.defer(() => cluster.stop());
  else console.log(`Skipping the tests that need Postgres: ${cluster.unavailable}`);
  const workshops = Array.from({ length: AT_ONCE }, () => {
    const workshop = createWorkshop(PROJECT, 'url' in cluster ? { TEST_POSTGRES_URL: cluster.url } : {});
    parts.defer(() => workshop.remove());
    return workshop;
  });
  // If one workshop fails, the other is stopped too.
  parts.defer(() => stopping.abort(new Error('the run has ended')));

  const durations = await durationsOf(new Set(sample.flatMap(({ tests }) => tests.flat())), workshops, signal);
  const noticed = new Map<samples.Mutant, string>();
  let tried = 0;
  await spread(sample, workshops, async (mutant, workshop) => {
    const test = await noticedBy(mutant, workshop, durations, signal);
    if (test === undefined) console.log(`\n${samples.survivorText(mutant)}`);
    else noticed.set(mutant, test);
    if (json !== undefined) samples.writeMutants(json, sample, noticed);
    tried += 1;
    if (tried % 10 === 0) console.log(`\n${tried} tried, ${tried - noticed.size} survived`);
  });
  console.log(`\n${samples.countTable(sample, noticed)}`);
}

/** Duration of each test folder without a mutant, in milliseconds. Rejects if one fails. */
async function durationsOf(folders: ReadonlySet<string>, workshops: readonly Workshop[], signal: AbortSignal) {
  const durations = new Map<string, number>();
  await spread([...folders], workshops, async (folder, workshop) => {
    const begun = performance.now();
    // Retried once, since a machine under load may be too slow for a test.
    const first = await workshop.complaintOf([folder], LONGEST_RUN_MS, signal);
    const complaint = first && (await workshop.complaintOf([folder], LONGEST_RUN_MS, signal));
    if (complaint !== undefined) throw new Error(`${folder} fails without any mutant:\n${complaint.output}`);
    durations.set(folder, performance.now() - begun);
    console.log(`${folder}: ${Math.round((performance.now() - begun) / 1000)} s without a mutant`);
  });
  return durations;
}

/** The test file that fails with this mutant; undefined if none does. */
async function noticedBy(
  { file, text, mutation, tests }: samples.Mutant,
  workshop: Workshop,
  durations: ReadonlyMap<string, number>,
  signal: AbortSignal,
): Promise<string | undefined> {
  workshop.write(file, mutated(text, mutation));
  try {
    for (const set of tests) {
      const usual = set.reduce((sum, folder) => sum + (durations.get(folder) ?? 0), 0);
      const complaint = await workshop.complaintOf(set, Math.max(MIN_DEADLINE_MS, DEADLINE_FACTOR * usual), signal);
      if (complaint) return complaint.test ?? `${set.join(', ')}: timeout, or no test named`;
    }
    return undefined;
  } finally {
    workshop.write(file, text);
  }
}

/** Distributes the items over the workshops, one at a time each. */
async function spread<T>(
  items: readonly T[],
  workshops: readonly Workshop[],
  work: (item: T, workshop: Workshop) => Promise<void>,
) {
  const queue = [...items];
  await Promise.all(
    workshops.map(async (workshop) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, workshop);
    }),
  );
}
