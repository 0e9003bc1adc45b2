/** What is evaluated. */
import { parseArgs } from 'node:util';
import type { ModelAddress } from '#service/server/answers/model-client.ts';

export interface EvaluationOptions {
  /** Only the sets whose figures are reported. */
  readonly quick: boolean;
  /** Whether this run's figures are those to hold later ones against. */
  readonly keep: boolean;
  /** Whether archives are in Postgres instead of files. */
  readonly postgres: boolean;
  /** A LongMemEval file that somebody has, instead of all sets. */
  readonly longMemEval: string | undefined;
  /** Who answers; messages are quoted without one. */
  readonly model: ModelAddress | undefined;
}

export const USAGE = `npm run evaluate -- [options]

Asks the embedded service about the chats of test/evaluation/sets, beside plain FTS5; fails where a figure is more than
two points worse than the one kept in test/evaluation/figures.json. Work on the ranking with sets/tune alone.

  --quick                only the sets whose figures are reported
  --keep                 keep the figures of this run instead
  --postgres             with archives in Postgres: on the one at TEST_POSTGRES_URL, else one that is started for it
  --longmemeval <file>   score this file instead: longmemeval_s_cleaned.json, which is not part of the project

Answers are a model's where LLM_BASE_URL and LLM_MODEL (and LLM_API_KEY) are set, else quoted; a model's are held
against nothing.`;

/** Undefined when help is asked for. @throws Error that says what is wrong */
export function readOptions(
  words: readonly string[],
  { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey }: Readonly<Record<string, string | undefined>>,
): EvaluationOptions | undefined {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      longmemeval: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const { quick, keep, postgres, longmemeval: longMemEval } = values;
  if (keep && (quick || longMemEval)) throw new Error('--keep keeps the figures of all sets');
  const address = baseUrl && model ? { baseUrl, model, ...(apiKey ? { apiKey } : {}) } : undefined;
  if (keep && address) throw new Error('--keep keeps what is answered without a model');
  return { quick, keep, postgres, longMemEval, model: address };
}
