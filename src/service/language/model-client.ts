/** Calls an OpenAI-compatible model (`POST {baseUrl}/chat/completions`): with a deadline, a cap on the reply, no retries. */
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { createHttpPool, HttpError, type HttpTrouble } from '../../http.ts';
import { ModelError } from './language.ts';

export interface ModelAddress {
  /** Up to and without `/chat/completions`, e.g. `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it: read it with suspicion. */
  arguments: string;
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };

export interface ToolDescription {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export interface ModelReply {
  text: string;
  toolCalls: ToolCall[];
}

export interface ModelClient {
  /** @throws ModelError when there is no readable reply; rejects with the signal's reason when it is aborted */
  complete(
    messages: readonly ModelMessage[],
    tools: readonly ToolDescription[],
    signal: AbortSignal,
  ): Promise<ModelReply>;
}

const DEADLINE_MS = 90_000;
const MAX_REPLY_BYTES = 1024 * 1024;
const CONNECTIONS = 64;
const KEEP_ALIVE_MS = 4_000;

const Completion = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
});

function toWire(message: ModelMessage): Record<string, unknown> {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (message.role !== 'assistant') return message;
  const calls = message.toolCalls.map((call) => ({
    id: call.id,
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
  }));
  return { role: 'assistant', content: message.content || null, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

function parseReply(text: string): ModelReply {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ModelError('The language model sent something that is not JSON.');
  }
  const message = Completion.safeParse(json).data?.choices[0]?.message;
  if (!message) throw new ModelError('The language model sent a reply without a completion.');
  return {
    text: message.content ?? '',
    toolCalls: (message.tool_calls ?? []).map((call) => ({
      id: call.id,
      name: call.function.name,
      arguments: call.function.arguments,
    })),
  };
}

/** Makes a client for one model. Its connections are made when they are needed, and end by themselves when they are not. */
export function createModelClient(address: ModelAddress, clock: Clock): ModelClient {
  const url = new URL(`${address.baseUrl.replace(/\/+$/, '')}/chat/completions`);
  const pool = createHttpPool({ origin: url.origin, clock, connections: CONNECTIONS, keepAliveMs: KEEP_ALIVE_MS });
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    ...(address.apiKey === undefined ? {} : { authorization: `Bearer ${address.apiKey}` }),
  };
  return {
    async complete(messages, tools, signal) {
      const functions = tools.map((tool) => ({ type: 'function', function: tool }));
      const body = JSON.stringify({
        model: address.model,
        messages: messages.map(toWire),
        ...(functions.length > 0 ? { tools: functions } : {}),
      });
      const request = { method: 'POST', path: url.pathname + url.search, headers, body } as const;
      const limits = { signal, deadlineMs: DEADLINE_MS, maxBytes: MAX_REPLY_BYTES };
      try {
        const reply = await pool.exchange(request, limits);
        if (reply.status !== 200) throw new ModelError(`The language model refused (HTTP ${reply.status}).`);
        return parseReply(reply.body.toString());
      } catch (error) {
        if (error instanceof ModelError) throw error;
        if (signal.aborted) throw signal.reason;
        throw new ModelError(wordsFor(error instanceof HttpError ? error.kind : undefined), { cause: error });
      }
    },
  };
}

function wordsFor(trouble: HttpTrouble | undefined): string {
  if (trouble === 'timeout') return 'The language model did not answer in time.';
  if (trouble === 'too-large') return 'The language model sent more than can be read.';
  return 'The language model could not be reached.';
}
