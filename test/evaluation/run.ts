/**
 * `npm run evaluate`: how well this project finds, and answers, beside plain FTS5, on archives that are made for it; or on a
 * LongMemEval file that somebody has.
 */
import { closePostgresArchives } from '../service/archive-rig.ts';
import { startPostgresCluster } from '../support/postgres.ts';
import { answersTable, askAnswers } from './answers.ts';
import { contenders } from './contender.ts';
import { demandSha256, LONGMEMEVAL_SHA256, readLongMemEval } from './longmemeval.ts';
import { type EvaluationOptions, readOptions, USAGE } from './options.ts';
import { askAll, askOnePile, askOwnPiles, type Findings, findingsTable, timesLine } from './retrieval.ts';

const options = understood(process.argv.slice(2));
if (options) await evaluate(options);
else console.log(USAGE);

/** The options; ends the process when they make no sense. */
function understood(words: string[]): EvaluationOptions | undefined {
  try {
    return readOptions(words, process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return process.exit(1);
  }
}

function show(title: string, findings: Findings): void {
  console.log(`\n${title}\n\n${findingsTable(findings)}\n\n${timesLine(findings)}`);
}

/** A Postgres for the archives; ends the process where there is none. */
async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { TEST_POSTGRES_URL: url } = process.env;
  if (url !== undefined) return { url, stop: async () => undefined };
  const cluster = await startPostgresCluster();
  if ('url' in cluster) return cluster;
  console.error(cluster.unavailable);
  return process.exit(1);
}

async function evaluate(options: EvaluationOptions): Promise<void> {
  if (!options.postgres) return evaluateOn(options, undefined);
  const { url, stop } = await startPostgres();
  try {
    await evaluateOn(options, url);
  } finally {
    closePostgresArchives();
    await stop();
  }
}

async function evaluateOn(
  { parts, seed, questions, sessions, longMemEval, model }: EvaluationOptions,
  postgres: string | undefined,
): Promise<void> {
  const asked = contenders(postgres);
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error(name)));
  const { signal } = stopping;
  if (longMemEval) {
    await demandSha256(longMemEval, LONGMEMEVAL_SHA256, signal);
    const findings: Findings = new Map();
    for await (const { question, sessions: haystack } of readLongMemEval(longMemEval, signal)) {
      askAll([question], () => haystack, findings, signal, asked);
    }
    show(`LongMemEval, ${longMemEval}`, findings);
    return;
  }
  console.log(`Seed ${seed}, ${questions} questions of each language`);
  if (parts.includes('small')) {
    show('Each question with a pile of its own, about 50 sessions', askOwnPiles(questions, seed, signal, asked));
  }
  if (parts.includes('large')) {
    show(`One pile of ${sessions} sessions`, askOnePile(questions, sessions, seed, signal, asked));
  }
  if (parts.includes('answers')) {
    const by = model ? `by ${model.model}` : 'by quoting: no model is given';
    const from = postgres === undefined ? '' : ', from archives in Postgres';
    console.log(
      `\nAnswers of agent-prompt, ${by}${from}\n\n${answersTable(await askAnswers(questions, seed, { model, postgres }, signal))}`,
    );
  }
}
