/** Options of `npm run evaluate`. */
import { parseArgs } from 'node:util';
import type { ModelAddress } from '#service/server/answers/model-client.ts';

export interface EvaluationOptions {
  /** Only the sets whose figures are reported. */
  readonly quick: boolean;
  /** Whether to keep this run's figures as the baseline. */
  readonly keep: boolean;
  /** Whether archives are in Postgres instead of in files. */
  readonly postgres: boolean;
  /** Path of a LongMemEval file to evaluate instead of the sets. */
  readonly longMemEval: string | undefined;
  /** The model that answers; without one, messages are quoted. */
  readonly model: ModelAddress | undefined;
}

export const USAGE = `npm run evaluate -- [options]

Asks the embedded service about the chats of test/evaluation/sets, compared with plain FTS5; fails if a figure is more than
two points worse than the one kept in test/evaluation/figures.json. Work on the ranking with sets/tune alone.

  --quick                only the sets whose figures are reported
  --keep                 keep the figures of this run as the new baseline
  --postgres             with archives in Postgres: the one at TEST_POSTGRES_URL, or a temporary one
  --longmemeval <file>   score this file instead: longmemeval_s_cleaned.json, which is not part of the project

A model answers if LLM_BASE_URL and LLM_MODEL (and LLM_API_KEY) are set, else messages are quoted; a model's figures
aren't compared with kept ones.`;

/** Parses the options; undefined for --help. @throws Error with the problem */
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
  if (keep && (quick || longMemEval)) throw new Error('--keep needs the figures of all sets');
  const address = baseUrl && model ? { baseUrl, model, ...(apiKey ? { apiKey } : {}) } : undefined;
  if (keep && address) throw new Error('--keep needs answers without a model');
  return { quick, keep, postgres, longMemEval, model: address };
}
