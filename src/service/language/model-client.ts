/** Calls an OpenAI-compatible model (`POST {baseUrl}/chat/completions`): with a deadline, a cap on the reply, no retries. */
import { request } from 'undici';
import { z } from 'zod';
import { type Clock, DeadlineError, withDeadline } from '../../clock.ts';
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

async function readCapped(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_REPLY_BYTES) throw new ModelError('The language model sent more than can be read.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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

/** Makes a client for one model. */
export function createModelClient(address: ModelAddress, clock: Clock): ModelClient {
  const url = `${address.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    async complete(messages, tools, outer) {
      const functions = tools.map((tool) => ({ type: 'function', function: tool }));
      const body = JSON.stringify({
        model: address.model,
        messages: messages.map(toWire),
        ...(functions.length > 0 ? { tools: functions } : {}),
      });
      try {
        return await withDeadline(clock, DEADLINE_MS, outer, async (signal) => {
          const reply = await request(url, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              ...(address.apiKey === undefined ? {} : { authorization: `Bearer ${address.apiKey}` }),
            },
            body,
            signal,
            headersTimeout: DEADLINE_MS,
            bodyTimeout: DEADLINE_MS,
          });
          const text = await readCapped(reply.body);
          if (reply.statusCode !== 200) throw new ModelError(`The language model refused (HTTP ${reply.statusCode}).`);
          return parseReply(text);
        });
      } catch (error) {
        if (error instanceof ModelError || outer.aborted) throw error;
        if (error instanceof DeadlineError)
          throw new ModelError('The language model did not answer in time.', { cause: error });
        throw new ModelError('The language model could not be reached.', { cause: error });
      }
    },
  };
}
