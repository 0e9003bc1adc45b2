/** How much of a model one answer may take: rounds, time, and tokens by what the call costs. */
import type { Clock } from '#platform/clock.ts';
import type { AnswerDetails } from '../../contract/answers.ts';
import { ModelError } from './answerer.ts';
import type { ModelMessage, ModelReply, ToolDescription } from './model-client.ts';

/** A cent, for which small models of 2026 take about ten times as many tokens: the rest is what a service lives on. */
const TOKENS_PER_CREDIT = 20_000;
/** Tokens of one reply. */
export const MAX_ANSWER_TOKENS = 1_500;
/** What the results of one more round of reading may add. */
const ROOM_FOR_READING = 6_000;
/** The share of the time after which there is no more reading. */
const READING_SHARE = 0.6;
/** UTF-8 bytes of one token, at the least: where a model does not say what it took, this says rather too much. */
const BYTES_PER_TOKEN = 3;

export interface TokenBudget {
  /** Whether the next round has to be the last, since none would fit after it. */
  isLast(next: readonly ModelMessage[], tools: readonly ToolDescription[]): boolean;
  /** Begins a round. @throws ModelError when not even one more answer fits */
  begin(next: readonly ModelMessage[], tools: readonly ToolDescription[]): void;
  /** Takes what the round begun last has used, as the model says, else as it seems. */
  spend(reply: Pick<ModelReply, 'usage' | 'text' | 'toolCalls'>): void;
  /** Undefined before the first round. */
  readonly usage: AnswerDetails['usage'];
}

export interface TokenBudgetLimits {
  readonly credits: number;
  readonly rounds: number;
  /** For everything, milliseconds from now. */
  readonly deadlineMs: number;
}

const tokensIn = (value: unknown) => Math.ceil(Buffer.byteLength(JSON.stringify(value)) / BYTES_PER_TOKEN);

export function createTokenBudget({ credits, rounds, deadlineMs }: TokenBudgetLimits, clock: Clock): TokenBudget {
  const begunAt = clock.monotonic();
  let tokensLeft = credits * TOKENS_PER_CREDIT;
  let round = 0;
  let asked = 0;
  const tokens = { input: 0, output: 0 };
  const costOf = (messages: readonly ModelMessage[], tools: readonly ToolDescription[]) =>
    tokensIn([messages, tools]) + MAX_ANSWER_TOKENS;
  return {
    isLast(messages, tools) {
      const cost = costOf(messages, tools);
      const late = clock.monotonic() - begunAt > deadlineMs * READING_SHARE;
      return late || round + 1 >= rounds || tokensLeft < 2 * cost + ROOM_FOR_READING;
    },
    begin(messages, tools) {
      const cost = costOf(messages, tools);
      if (round >= rounds || tokensLeft < cost)
        throw new ModelError('The language model took more than the price of this call pays for.');
      round += 1;
      asked = cost - MAX_ANSWER_TOKENS;
    },
    spend({ usage, text, toolCalls }) {
      const { input, output } = usage ?? { input: asked, output: tokensIn([text, toolCalls]) };
      tokens.input += input;
      tokens.output += output;
      tokensLeft -= input + output;
    },
    get usage() {
      return round === 0 ? undefined : { rounds: round, tokens: { ...tokens } };
    },
  };
}
