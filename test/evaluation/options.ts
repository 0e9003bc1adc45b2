/** What is evaluated, and how much of it. */
import { parseArgs } from 'node:util';
import type { ModelAddress } from '#service/server/language/model-client.ts';

export const PARTS = {
  small: 'each question with a pile of its own, some 50 sessions',
  large: 'all questions over one pile',
  answers: 'the answers of agent-prompt, asked over HTTP',
} as const;
export type Part = keyof typeof PARTS;

export interface EvaluationOptions {
  readonly parts: readonly Part[];
  readonly seed: number;
  /** Questions of each language. */
  readonly questions: number;
  /** Of the large pile. */
  readonly sessions: number;
  /** A LongMemEval file that somebody has, instead of all parts. */
  readonly longMemEval: string | undefined;
  /** Who answers; passages are quoted without one. */
  readonly model: ModelAddress | undefined;
  /** Whether archives in Postgres are asked beside those in files, and answered from. */
  readonly postgres: boolean;
}

/** The seed of the figures that are reported. Tests use others, and so does whoever works on the ranking. */
const REPORTED_SEED = 2026;
const FULL = { questions: 42, sessions: 20_000 };
const QUICK = { questions: 7, sessions: 1000 };

export const USAGE = `npm run evaluate -- [parts] [options]

Parts; all of them unless some are named:
${Object.entries(PARTS)
  .map(([name, about]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

  --quick                fewer questions, a smaller pile
  --questions <n>        of each language (${FULL.questions})
  --sessions <n>         in the one pile, of ten messages each (${FULL.sessions})
  --seed <n>             another archive (${REPORTED_SEED})
  --postgres             with archives in Postgres beside those in files, and answers from there: on the one at
                         TEST_POSTGRES_URL, else one that is started for it
  --longmemeval <file>   score this file instead: longmemeval_s_cleaned.json, which is not part of the project

Answers are a model's where LLM_BASE_URL and LLM_MODEL (and LLM_API_KEY) are set, else quoted.`;

/**
 * Reads the command line, and the model from the environment's LLM_BASE_URL, LLM_MODEL and LLM_API_KEY. Undefined when
 * help is asked for. @throws Error that says what is wrong
 */
export function readOptions(
  words: readonly string[],
  { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey }: Readonly<Record<string, string | undefined>>,
): EvaluationOptions | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      questions: { type: 'string' },
      sessions: { type: 'string' },
      seed: { type: 'string' },
      postgres: { type: 'boolean', default: false },
      longmemeval: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const sizes = values.quick ? QUICK : FULL;
  return {
    parts: positionals.length === 0 ? (Object.keys(PARTS) as Part[]) : positionals.map(partOf),
    seed: wholeNumber('--seed', values.seed, 2 ** 20) ?? REPORTED_SEED,
    questions: wholeNumber('--questions', values.questions, 70) ?? sizes.questions,
    sessions: wholeNumber('--sessions', values.sessions, 100_000) ?? sizes.sessions,
    model: baseUrl && model ? { baseUrl, model, ...(apiKey ? { apiKey } : {}) } : undefined,
    postgres: values.postgres,
    longMemEval: values.longmemeval,
  };
}

function partOf(word: string): Part {
  if (Object.hasOwn(PARTS, word)) return word as Part;
  throw new Error(`the parts are ${Object.keys(PARTS).join(', ')}`);
}

function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= 1 && number <= most) return number;
  throw new Error(`${name} takes a whole number from 1 to ${most}`);
}
