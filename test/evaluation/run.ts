/** `npm run evaluate`: the quality of search and answers, compared with plain FTS5. */
import { startPostgresCluster } from '../support/postgres.ts';
import { HALVES, readSets } from './chats.ts';
import { openEvaluated } from './contenders.ts';
import { fallen, keepFigures, keptFigures } from './figures.ts';
import { readLongMemEval } from './longmemeval.ts';
import { answersTable, figuresOf, groupsOf, kindsTable, type Measured, measure, rankingTable } from './measuring.ts';
import { type EvaluationOptions, readOptions, USAGE } from './options.ts';

const options = optionsOrExit(process.argv.slice(2));
if (options) await evaluate(options);
else console.log(USAGE);

/** The options; exits the process if they're invalid. */
function optionsOrExit(words: string[]): EvaluationOptions | undefined {
  try {
    return readOptions(words, process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return process.exit(1);
  }
}

/** A Postgres for the archives; exits the process if there is none. */
async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { TEST_POSTGRES_URL: url } = process.env;
  if (url !== undefined) return { url, stop: async () => undefined };
  const cluster = await startPostgresCluster();
  if ('url' in cluster) return cluster;
  console.error(cluster.unavailable);
  return process.exit(1);
}

async function evaluate(options: EvaluationOptions): Promise<void> {
  const database = options.postgres ? await startPostgres() : undefined;
  try {
    await evaluateOn(options, database?.url);
  } finally {
    await database?.stop();
  }
}

async function evaluateOn(options: EvaluationOptions, postgres: string | undefined): Promise<void> {
  const { quick, keep, longMemEval, model } = options;
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error(name)));
  const { signal } = stopping;
  const sets = longMemEval
    ? readLongMemEval(longMemEval, signal)
    : (quick ? ['report' as const] : HALVES).flatMap(readSets);
  const measured: Measured[] = [];
  const evaluated = await openEvaluated(postgres, model);
  try {
    for await (const set of sets) measured.push(await measure(set, evaluated, signal));
  } finally {
    await evaluated.close();
  }
  const cellOf = ({ name, style }: Measured['set']) => `${name.split('/')[0]} ${style}`;
  const cells = groupsOf(measured, cellOf);
  const isReported = ({ set }: Measured) => !set.name.startsWith('tune');
  const reported = measured.filter(isReported);
  // Plain FTS5 can't tokenize a language without spaces.
  const spaced = measured.filter(({ set }) => set.language !== 'japanese');
  const languages = groupsOf(reported, ({ language, style }) => `${language} ${style}`);
  if (!longMemEval) {
    const about = { tune: 'for development', report: 'for the reported figures' };
    for (const half of HALVES)
      console.log(`Sets ${about[half]}: test/evaluation/sets/${half}${quick && half === 'tune' ? ' (skipped)' : ''}`);
  }
  const by = model ? `Answers by ${model.model}` : 'Answers without a model';
  console.log(`\nRanking of universal search, plain FTS5 below it\n\n${rankingTable(cells)}`);
  if (!longMemEval) console.log(`\nThe same without Japanese\n\n${rankingTable(groupsOf(spaced, cellOf))}`);
  console.log(`\n${by}\n\n${answersTable(cells)}`);
  if (longMemEval) return;
  console.log(`\nReported sets by language\n\n${rankingTable(languages)}\n\n${answersTable(languages)}`);
  console.log(`\nReported sets by kind of question\n\n${kindsTable(reported)}`);
  if (model) return;
  const figures = figuresOf(cells);
  if (keep) return keepFigures(figures);
  const lines = fallen(figures, keptFigures());
  console.log(
    lines.length === 0 ? '\nNo figure has regressed.' : `\nRegressed by more than two points:\n${lines.join('\n')}`,
  );
  if (lines.length > 0) process.exitCode = 1;
}
