/** Limits the rounds, time and tokens of one answer, with tokens by the price of the call. */
import type { Clock } from '#platform/clock.ts';
import type { AnswerDetails } from '../../contract/answers.ts';
import { ModelError } from './answerer.ts';
import type { ModelMessage, ModelReply, ToolDescription } from './model-client.ts';

/** A credit is a cent, which buys about ten times as many tokens of small models in 2026; the rest is margin. */
const TOKENS_PER_CREDIT = 20_000;
/** Maximum tokens of one reply. */
export const MAX_ANSWER_TOKENS = 1_500;
/** Tokens reserved for the results of one more round of reading. */
const ROOM_FOR_READING = 6_000;
/** Share of the deadline after which reading stops. */
const READING_SHARE = 0.6;
/** Minimum UTF-8 bytes per token, so that usage is overestimated if the model doesn't report it. */
const BYTES_PER_TOKEN = 3;

export type TokenBudget = ReturnType<typeof createTokenBudget>;

export interface TokenBudgetLimits {
  readonly credits: number;
  readonly rounds: number;
  /** Deadline of the whole answer, in milliseconds from now. */
  readonly deadlineMs: number;
}

const tokensIn = (value: unknown) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN);

export function createTokenBudget({ credits, rounds, deadlineMs }: TokenBudgetLimits, clock: Clock) {
  const startedAt = clock.monotonic();
  let tokensLeft = credits * TOKENS_PER_CREDIT;
  let round = 0;
  let inputEstimate = 0;
  const tokens = { input: 0, output: 0 };
  const costOf = (messages: readonly ModelMessage[], tools: readonly ToolDescription[]) =>
    tokensIn([messages, tools]) + MAX_ANSWER_TOKENS;
  return {
    /** Whether the next round must be the last, since none would fit after it. */
    isLast(messages: readonly ModelMessage[], tools: readonly ToolDescription[]): boolean {
      const cost = costOf(messages, tools);
      const late = clock.monotonic() - startedAt > deadlineMs * READING_SHARE;
      return late || round + 1 >= rounds || tokensLeft < 2 * cost + ROOM_FOR_READING;
    },
    /** Starts a round. @throws ModelError if not even one more answer fits */
    begin(messages: readonly ModelMessage[], tools: readonly ToolDescription[]): void {
      const cost = costOf(messages, tools);
      if (round >= rounds || tokensLeft < cost)
        throw new ModelError('The language model took more than the price of this call pays for.');
      round += 1;
      inputEstimate = cost - MAX_ANSWER_TOKENS;
    },
    /** Deducts the usage of the last round as reported by the model, or else estimated. */
    spend({ usage, text, toolCalls }: Pick<ModelReply, 'usage' | 'text' | 'toolCalls'>): void {
      const { input, output } = usage ?? { input: inputEstimate, output: tokensIn([text, toolCalls]) };
      tokens.input += input;
      tokens.output += output;
      tokensLeft -= input + output;
    },
    /** Total usage; undefined before the first round. */
    get usage(): AnswerDetails['usage'] {
      return round === 0 ? undefined : { rounds: round, tokens: { ...tokens } };
    },
  };
}
