/** Plays many sequences, several in parallel, each lane in its own worlds; collects the results, also as a table. */
import { type DatabaseName, type Mode, planSequence, type Setting } from './plan.ts';
import { type PlayedSequence, playSequence } from './sequence.ts';
import { COUNTS, type Count, isGood, type Verdict } from './verdict.ts';
import { openWorld, type World } from './world.ts';

export interface CampaignOptions extends Setting {
  readonly count: number;
  /** Seed of the first sequence; later ones count up from it. */
  readonly seed: number;
  readonly parallel: number;
  readonly patienceMs: number;
  /** A superuser's connection URL, for `postgres`. */
  readonly postgresUrl: string | undefined;
  /** When aborted, no new sequence starts; running ones are finished. */
  readonly signal?: AbortSignal;
  /** Called as each sequence ends. */
  onResult?(result: SequenceResult): void;
}

export interface SequenceResult {
  readonly seed: number;
  readonly kinds: readonly string[];
  readonly verdict: Verdict;
  readonly tookMs: number;
  /** Plan, chats and bot logs of a failed sequence; empty for a good one. */
  readonly evidence: string;
}

/** Sequences per world; after a failed one the next gets a fresh world. */
const SEQUENCES_PER_WORLD = 12;

export async function runCampaign(options: CampaignOptions): Promise<SequenceResult[]> {
  const seeds = Array.from({ length: options.count }, (_, index) => options.seed + index);
  const results: SequenceResult[] = [];
  const lane = async () => {
    while (seeds.length > 0 && !options.signal?.aborted) results.push(...(await playInOneWorld(options, seeds)));
  };
  await Promise.all(Array.from({ length: Math.min(options.parallel, options.count) }, lane));
  return results.sort((a, b) => a.seed - b.seed);
}

/** Plays seeds from the list until the world is used up, then checks all its chats once more. */
async function playInOneWorld(options: CampaignOptions, seeds: number[]): Promise<SequenceResult[]> {
  const world = await openWorld(options, options.postgresUrl);
  try {
    const played: { sequence: PlayedSequence; result: SequenceResult }[] = [];
    const failed: SequenceResult[] = [];
    while (played.length < SEQUENCES_PER_WORLD && failed.length === 0 && !options.signal?.aborted) {
      const seed = seeds.shift();
      if (seed === undefined) break;
      const { result, sequence } = await playOne(options, world, seed);
      options.onResult?.(result);
      if (sequence && isGood(result.verdict)) played.push({ sequence, result });
      else failed.push(result);
    }
    for (const { sequence, result } of played) {
      const verdict = await sequence.again();
      if (isGood(verdict)) continue;
      const late = { ...result, verdict, evidence: `Seen only later.\n${await evidenceOf(world, sequence, [])}` };
      options.onResult?.(late);
      failed.push(late);
    }
    const bad = new Set(failed.map(({ seed }) => seed));
    return [...failed, ...played.map(({ result }) => result).filter(({ seed }) => !bad.has(seed))];
  } finally {
    await world.close();
  }
}

async function playOne(
  options: CampaignOptions,
  world: World,
  seed: number,
): Promise<{ result: SequenceResult; sequence?: PlayedSequence }> {
  const plan = planSequence(seed, options);
  const begun = Date.now();
  const printed = world.bots.map(({ output }) => output.length);
  const facts = () => ({ seed, kinds: plan.kinds, tookMs: Date.now() - begun });
  try {
    const sequence = await playSequence(world, plan, options.patienceMs);
    const { verdict } = sequence;
    const evidence = isGood(verdict) ? '' : await evidenceOf(world, sequence, printed);
    return { sequence, result: { ...facts(), verdict, evidence } };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const logs = logsOf(world, printed);
    return { result: { ...facts(), verdict: brokenOff(words), evidence: `${JSON.stringify(plan)}\n${logs}` } };
  }
}

/** The verdict on a sequence that could not be finished: nobody could connect, or the bot did not restart. */
function brokenOff(words: string): Verdict {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Verdict['counts'];
  return {
    counts: { ...counts, blocked: 1 },
    wrong: [`blocked: ${words.slice(0, 400)}`],
  };
}

const evidenceOf = async (world: World, sequence: PlayedSequence, printed: readonly number[]) =>
  `${await sequence.transcript()}\n${logsOf(world, printed)}`;

const logsOf = (world: World, printed: readonly number[]) =>
  world.bots.map(({ output }, index) => `— log of process ${index} —\n${output.slice(printed[index] ?? 0)}`).join('\n');

/** One row per kind of fault; a sequence counts under each kind that it met. */
export function faultTable(results: readonly SequenceResult[]): string {
  const kinds = [...new Set(results.flatMap(({ kinds }) => kinds))].sort();
  const of = (kind: string) => results.filter((result) => result.kinds.includes(kind));
  const rows = [...kinds.map((kind) => row(kind, of(kind))), row('all', results)];
  const heads = ['fault', 'sequences', 'failed', ...COUNTS];
  return [heads, heads.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function row(name: string, results: readonly SequenceResult[]): string[] {
  const sum = (count: Count) => results.reduce((total, { verdict }) => total + verdict.counts[count], 0);
  const failed = results.filter(({ verdict }) => !isGood(verdict)).length;
  return [name, String(results.length), String(failed), ...COUNTS.map((count) => String(sum(count)))];
}

/** Summary of a finished sequence. */
export function resultLine({ seed, kinds, verdict, tookMs }: SequenceResult): string {
  const head = `${isGood(verdict) ? '✓' : '✗'} ${seed} (${kinds.join(', ')}) ${(tookMs / 1000).toFixed(1)} s`;
  return [head, ...verdict.wrong.map((words) => `    ${words}`)].join('\n');
}

// `npm run test:all` plays FAULT_SEQUENCES sequences per database, half in each mode.
const SEQUENCES = Number(process.env.FAULT_SEQUENCES ?? 12);
/** Generous, for a machine under load. */
const MAX_SEQUENCE_MS = 60_000;
const PATIENCE_MS = 40_000;
/** Characters shown per failed sequence: enough for plan and chats, but not the whole log. */
const MAX_EVIDENCE = 6000;

export const CAMPAIGN_TIMEOUT_MS = SEQUENCES * MAX_SEQUENCE_MS;

/** The failed sequences, each with its seed, chats and logs. */
export async function faultsOf(database: DatabaseName, mode: Mode): Promise<string[]> {
  const results = await runCampaign({
    database,
    mode,
    questions: 3,
    count: Math.ceil(SEQUENCES / 2),
    // Each database and mode has its own seeds, the same on every machine.
    seed: 1000 * (database === 'sqlite' ? 1 : 2) + (mode === 'polling' ? 0 : 500),
    parallel: 3,
    patienceMs: PATIENCE_MS,
    postgresUrl: process.env.TEST_POSTGRES_URL,
  });
  return results
    .filter(({ verdict }) => !isGood(verdict))
    .map(
      ({ seed, kinds, verdict, evidence }) =>
        `seed ${seed} (${kinds.join(', ')})\n${verdict.wrong.join('\n')}\n${evidence.slice(0, MAX_EVIDENCE)}`,
    );
}
