/** Lets a model read with tools until it answers: some rounds, each within what is left of the answer's allowance. */
import { type Allowance, MAX_ANSWER_TOKENS } from './allowance.ts';
import { createCitationReader } from './citations.ts';
import { type Desk, runTool } from './data-tools.ts';
import { ModelError } from './language.ts';
import type { ModelClient, ModelMessage, ModelReply, ToolCall, ToolDescription } from './model-client.ts';

/** Tools carried out of one reply. */
const MAX_CALLS_PER_ROUND = 4;
const LAST_ROUND = 'Answer now, from what you have read; there is no more reading.';
export const CUT_OFF = '\n\n*The answer was cut off here: it reached its limit of length.*';

export interface Conversation {
  readonly client: ModelClient;
  readonly allowance: Allowance;
  readonly desk: Desk;
  readonly signal: AbortSignal;
}

/** Words whose citations have been numbered. */
export interface CitedText {
  readonly text: string;
  readonly cited: readonly string[];
  readonly removed: number;
}

/**
 * One round: asks, and hears the text as it comes. Its citations are read on the way.
 * @throws ModelError, the signal's reason
 */
export async function askModel(
  { client, allowance, desk, signal }: Conversation,
  request: { messages: readonly ModelMessage[]; tools?: readonly ToolDescription[]; last?: boolean; silent?: boolean },
): Promise<CitedText & { reply: ModelReply }> {
  const { messages, tools = [], last = false, silent = false } = request;
  allowance.begin(messages, tools);
  const citations = createCitationReader(desk.evidence);
  let text = '';
  const hear = (shown: string) => {
    text += shown;
    if (shown !== '' && !silent) desk.tell({ stage: 'token', text: shown });
  };
  const reply = await client.complete({
    messages,
    tools,
    toolChoice: last ? 'none' : 'auto',
    maxTokens: MAX_ANSWER_TOKENS,
    onText: (piece) => hear(citations.push(piece)),
    signal,
  });
  hear(citations.end());
  allowance.spend(reply);
  return { text: reply.cutOff ? text + CUT_OFF : text, cited: citations.cited, removed: citations.removed, reply };
}

/** @param messages the conversation so far; what is read is added to it */
export async function converse(
  conversation: Conversation,
  messages: ModelMessage[],
  tools: readonly ToolDescription[],
): Promise<CitedText> {
  const { allowance, desk } = conversation;
  const known = new Set<string>();
  for (;;) {
    const last = allowance.isLast(messages, tools);
    if (last && messages.at(-1)?.role === 'tool') messages.push({ role: 'user', content: LAST_ROUND });
    const { reply, ...answer } = await askModel(conversation, { messages, tools, last });
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
    const results = await Promise.all(calls.map((call) => resultOf(call, desk, known)));
    for (const [index, call] of calls.entries())
      messages.push({ role: 'tool', tool_call_id: call.id, content: results[index] ?? '' });
  }
}

/** What was asked before is not read a second time: its result stands above. */
async function resultOf(call: ToolCall, desk: Desk, known: Set<string>): Promise<string> {
  const key = `${call.name} ${call.arguments}`;
  if (known.has(key)) return 'You have asked exactly this before; its result is above. Ask something else, or answer.';
  known.add(key);
  return runTool(call, desk);
}
