/** `npm run faults`: a long run of the fault tests with a final table. Fails on anything lost, doubled or blocked. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startPostgresCluster } from '../support/postgres.ts';
import { faultTable, resultLine, runCampaign } from './campaign.ts';
import { isGood } from './verdict.ts';

const USAGE = `npm run faults -- [options]
  --count <n>                 number of sequences (60)
  --database sqlite|postgres  sqlite: one process; postgres: two (sqlite)
  --mode polling|webhook      how updates are received (polling)
  --seed <n>                  seed of the first sequence; later ones count up (1)
  --parallel <n>              sequences at a time (3)
  --questions <n>             maximum questions per person (3: one runs, two wait in line)
  --patience <s>              how long the bot may take after the faults to send everything (40)
  --quiet                     print only failures
To replay a sequence, pass its seed with --count 1 and the same database, mode and questions.`;

const whole = (otherwise: number) => z.coerce.number().int().min(0).max(1_000_000).default(otherwise);
const Options = z.object({
  count: whole(60),
  database: z.enum(['sqlite', 'postgres']).default('sqlite'),
  mode: z.enum(['polling', 'webhook']).default('polling'),
  seed: whole(1),
  parallel: whole(3),
  questions: whole(3),
  patience: whole(40),
  quiet: z.boolean().default(false),
});

function readOptions(): z.infer<typeof Options> {
  try {
    const names = Object.keys(Options.shape);
    const type = (name: string) => (name === 'quiet' ? 'boolean' : 'string');
    return Options.parse(
      parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: type(name) }])) }).values,
    );
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

const { quiet, patience, ...options } = readOptions();
const given = process.env.TEST_POSTGRES_URL;
const cluster = options.database === 'postgres' && given === undefined ? await startPostgresCluster() : undefined;
if (cluster && 'unavailable' in cluster) {
  console.error(cluster.unavailable);
  process.exit(2);
}
const evidence = mkdtempSync(join(tmpdir(), 'personal-data-bot-fault-evidence-'));
const begun = Date.now();
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
try {
  const results = await runCampaign({
    ...options,
    patienceMs: patience * 1000,
    postgresUrl: cluster?.url ?? given,
    signal: stopping.signal,
    onResult(result) {
      const good = isGood(result.verdict);
      if (!good) writeFileSync(join(evidence, `${result.seed}.txt`), `${resultLine(result)}\n${result.evidence}`);
      if (!good || !quiet) console.log(resultLine(result));
    },
  });
  const bad = results.filter(({ verdict }) => !isGood(verdict));
  const { database, mode, questions } = options;
  console.log(`\n${faultTable(results)}\n`);
  console.log(`${results.length} sequences on ${database}, ${mode}, in ${Math.round((Date.now() - begun) / 1000)} s`);
  if (bad.length > 0) {
    console.log(`${bad.length} failed: ${bad.map(({ seed }) => seed).join(' ')}`);
    console.log(`Plans, chats and logs: ${evidence}`);
    const same = `--database ${database} --mode ${mode} --questions ${questions}`;
    console.log(`Again: npm run faults -- --count 1 ${same} --seed ${bad[0]?.seed}`);
  }
  process.exitCode = bad.length === 0 ? 0 : 1;
} finally {
  await cluster?.stop();
}
