/**
 * `npm run evaluate`: how well this project finds, and answers, beside plain FTS5, on archives that are made for it; or on a
 * LongMemEval file that somebody has.
 */
import { answersTable, askAnswers } from './answers.ts';
import { demandSha256, readLongMemEval } from './longmemeval.ts';
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

async function evaluate({ parts, seed, questions, sessions, longMemEval, model }: EvaluationOptions): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error(name)));
  const { signal } = stopping;
  if (longMemEval) {
    await demandSha256(longMemEval.file, longMemEval.sha256, signal);
    const findings: Findings = new Map();
    for await (const { question, sessions: haystack } of readLongMemEval(longMemEval.file, signal)) {
      askAll([question], () => haystack, findings, signal);
    }
    show(`LongMemEval, ${longMemEval.file}`, findings);
    return;
  }
  console.log(`Seed ${seed}, ${questions} questions of each language`);
  if (parts.includes('small')) {
    show('Each question with a pile of its own, about 50 sessions', askOwnPiles(questions, seed, signal));
  }
  if (parts.includes('large')) {
    show(`One pile of ${sessions} sessions`, askOnePile(questions, sessions, seed, signal));
  }
  if (parts.includes('answers')) {
    const by = model ? `by ${model.model}` : 'by quoting: no model is given';
    console.log(
      `\nAnswers of agent-prompt, ${by}\n\n${answersTable(await askAnswers(questions, seed, model, signal))}`,
    );
  }
}
