/** Runs a model with tools until it answers: several rounds, each within the remaining budget. */

import type { AgentTools, ToolContext } from './agent-tools.ts';
import { ModelError } from './answerer.ts';
import type { Evidence } from './evidence.ts';
import type { ModelClient, ModelMessage, ModelReply, ToolCall, ToolDescription } from './model-client.ts';
import { MAX_ANSWER_TOKENS, type TokenBudget } from './token-budget.ts';

const CITATION = /[ \t]{0,4}(?:\[\[([^[\]\n]{1,200})\]\]|\[([^[\]\n]{1,200})\]|【([^【】\n]{1,200})】)/g;
/** The end of a text that may turn into a citation. */
const UNDECIDED = /[ \t]{0,4}(?:\[{1,2}(?:[^[\]\n]{0,200}\]?)?|【[^【】\n]{0,200})?$/;
/** In double brackets, anything that looks like a name is a citation. */
const NAME = /^[\p{L}\p{N}_.:#-]{1,80}$/u;

/** Replaces `[[name]]` of known names by numbers in citation order, `[1]`; removes and counts other citations. */
export function createCitationReader(evidence: Pick<Evidence, 'prefix' | 'has'>) {
  const numbers = new Map<string, number>();
  const ownName = new RegExp(`^${evidence.prefix}\\d{1,6}$`);
  let removed = 0;
  let held = '';

  function numberOf(name: string): number {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  }

  /** The replacement of a bracketed text; undefined if it's no citation. */
  function replaced(inner: string, isCertain: boolean): string | undefined {
    const names = inner.split(/[,;\s]+/).filter((name) => name !== '');
    const areNames = names.length > 0 && names.every((name) => (isCertain ? NAME : ownName).test(name));
    if (!areNames) return undefined;
    const known = names.filter((name) => evidence.has(name));
    removed += names.length - known.length;
    return [...new Set(known)].map((name) => `[${numberOf(name)}]`).join('');
  }

  function resolve(text: string): string {
    return text.replace(CITATION, (whole: string, double?: string, single?: string, wide?: string) => {
      const shown = replaced(double ?? single ?? wide ?? '', double !== undefined);
      if (shown === undefined) return whole;
      const space = /^[ \t]*/.exec(whole)?.[0] ?? '';
      return shown === '' ? '' : space + shown;
    });
  }

  return {
    /** @returns the text that can be shown now, beyond what was returned before */
    push(text: string): string {
      held += text;
      // It always matches, if only the empty string at the end.
      const at = held.search(UNDECIDED);
      const ready = held.slice(0, at);
      held = held.slice(at);
      return resolve(ready);
    },
    /** @returns the remaining text */
    end(): string {
      const rest = resolve(held);
      held = '';
      return rest;
    },
    /** Cited names, in the order of their numbers. */
    get cited(): readonly string[] {
      return [...numbers.keys()];
    },
    /** Number of removed citations of unknown names. */
    get removed(): number {
      return removed;
    },
  };
}

/** Maximum number of tool calls per reply. */
const MAX_CALLS_PER_ROUND = 4;
const LAST_ROUND = 'Answer now, from what you have read; there is no more reading.';
export const CUT_OFF = '\n\n*The answer was cut off here: it reached its limit of length.*';

export interface Conversation {
  readonly client: ModelClient;
  readonly budget: TokenBudget;
  readonly context: ToolContext;
  readonly signal: AbortSignal;
}

/** An answer with numbered citations. */
export interface CitedText {
  readonly text: string;
  readonly cited: readonly string[];
  readonly removed: number;
}

/** Runs one round and streams the text with numbered citations. @throws ModelError, the signal's reason */
export async function askModel(
  { client, budget, context, signal }: Conversation,
  request: { messages: readonly ModelMessage[]; tools?: readonly ToolDescription[]; last?: boolean; silent?: boolean },
): Promise<CitedText & { reply: ModelReply }> {
  const { messages, tools = [], last = false, silent = false } = request;
  budget.begin(messages, tools);
  const citations = createCitationReader(context.evidence);
  let text = '';
  const append = (shown: string) => {
    text += shown;
    if (shown !== '' && !silent) context.tell({ stage: 'token', text: shown });
  };
  const reply = await client.complete({
    messages,
    tools,
    toolChoice: last ? 'none' : 'auto',
    maxTokens: MAX_ANSWER_TOKENS,
    onText: (piece) => append(citations.push(piece)),
    signal,
  });
  append(citations.end());
  budget.spend(reply);
  return { text: reply.cutOff ? text + CUT_OFF : text, cited: citations.cited, removed: citations.removed, reply };
}

/** @param messages the conversation so far; tool calls and results are appended */
export async function runAgent(
  conversation: Conversation,
  messages: ModelMessage[],
  tools: AgentTools,
): Promise<CitedText> {
  const { budget } = conversation;
  const known = new Set<string>();

  /** Repeated calls aren't run again: their result is already in the conversation. */
  async function resultOf(call: ToolCall): Promise<string> {
    const key = `${call.name} ${call.arguments}`;
    if (known.has(key))
      return 'You have asked exactly this before; its result is above. Ask something else, or answer.';
    known.add(key);
    return tools.run(call);
  }

  for (;;) {
    const last = budget.isLast(messages, tools.descriptions);
    if (last && messages.at(-1)?.role === 'tool') messages.push({ role: 'user', content: LAST_ROUND });
    const { reply, ...answer } = await askModel(conversation, { messages, tools: tools.descriptions, last });
    if (last || reply.toolCalls.length === 0) {
      if (answer.text.trim() !== '') return answer;
      throw new ModelError(
        reply.toolCalls.length > 0
          ? 'The language model went on reading and never answered.'
          : 'The language model sent an empty answer.',
      );
    }
    const calls = reply.toolCalls.slice(0, MAX_CALLS_PER_ROUND);
    messages.push({
      role: 'assistant',
      content: reply.text || null,
      tool_calls: calls.map(({ id, name, arguments: given }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: given },
      })),
    });
    const results = await Promise.all(calls.map(resultOf));
    for (const [index, call] of calls.entries())
      messages.push({ role: 'tool', tool_call_id: call.id, content: results[index] ?? '' });
  }
}
