/**
 * Asks an OpenAI-compatible model (`POST {baseUrl}/chat/completions`), with streaming, by the maintained client, which is
 * loaded at the first question. Nothing is asked twice, and what comes is bounded and looked at before it is believed.
 */
import type OpenAI from 'openai';
import type { APIError } from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { HttpError } from '#platform/http-client.ts';
import { ModelError } from './language.ts';
import { createModelFetch } from './model-fetch.ts';
import { createReplyCollector, type ModelReply } from './model-reply.ts';

export type { ModelReply, ToolCall } from './model-reply.ts';
export type ModelMessage = ChatCompletionMessageParam;
export type ToolDescription = ChatCompletionTool;

export interface ModelAddress {
  /** Up to and without `/chat/completions`, e.g. `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ToolDescription[];
  /** `none`: it has to answer with what it has read. */
  readonly toolChoice?: 'auto' | 'none';
  /** Tokens of the reply. */
  readonly maxTokens: number;
  /** Hears the text as it comes. */
  readonly onText?: (text: string) => void;
  readonly signal: AbortSignal;
}

export interface ModelClient {
  /** @throws ModelError when there is no readable reply; rejects with the signal's reason when it is aborted, by a deadline with a ModelError */
  complete(request: ModelRequest): Promise<ModelReply>;
}

/** What a stream that cannot be told from a refusal begins with is not read further. */
const MAX_JSON_CHARS = 1024 * 1024;
/** Newer models of one maker refuse the older name of the limit, and say so. */
const OTHER_LIMIT = 'max_completion_tokens';

/** Makes a client for one model. */
export function createModelClient(address: ModelAddress, clock: Clock): ModelClient {
  const { apiKey, model } = address;
  const baseURL = address.baseUrl.replace(/\/+$/, '');
  const fetch = createModelFetch({ origin: new URL(baseURL).origin, apiKey, clock });
  let limitName: 'max_tokens' | typeof OTHER_LIMIT = 'max_tokens';
  let loading: Promise<OpenAI> | undefined;

  /** Everything is said explicitly: what is left open it would read from the environment. */
  async function load(): Promise<OpenAI> {
    const { OpenAI: Client } = await import('openai');
    const own = { apiKey: apiKey ?? 'none', adminAPIKey: null, organization: null, project: null, webhookSecret: null };
    return new Client({ baseURL, ...own, fetch, maxRetries: 0, timeout: LONGEST_MS, logLevel: 'off' });
  }

  async function ask(client: OpenAI, request: ModelRequest): Promise<Response> {
    const { messages, tools = [], toolChoice, maxTokens, signal } = request;
    const body = {
      model,
      messages: [...messages],
      ...(tools.length > 0 ? { tools: [...tools], tool_choice: toolChoice ?? ('auto' as const) } : {}),
      [limitName]: maxTokens,
      stream: true as const,
      stream_options: { include_usage: true },
    };
    return client.chat.completions.create(body, { signal }).asResponse();
  }

  async function askOnce(client: OpenAI, request: ModelRequest): Promise<Response> {
    try {
      return await ask(client, request);
    } catch (error) {
      if (limitName === OTHER_LIMIT || !namesOtherLimit(error)) throw error;
      // It refused the name of a parameter, so nothing was done yet.
      limitName = OTHER_LIMIT;
      return ask(client, request);
    }
  }

  return {
    async complete(request) {
      const { signal, onText } = request;
      try {
        loading ??= load();
        const client = await loading;
        const response = await askOnce(client, request);
        const collector = createReplyCollector(onText);
        if (isJson(response)) collector.takeWhole(await readJson(response));
        else {
          const { Stream } = await import('openai/core/streaming');
          const pieces = Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
          for await (const piece of pieces) collector.take(piece);
        }
        signal.throwIfAborted();
        return collector.end();
      } catch (error) {
        throw whatFailed(error, signal);
      }
    },
  };
}

/** Deadlines are the caller's, by the signal. */
const LONGEST_MS = 2 ** 31 - 1;

const isJson = (response: Response) => /^application\/json\b/i.test(response.headers.get('content-type') ?? '');

/** A server that does not stream answers at once. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > MAX_JSON_CHARS) throw new ModelError('The language model sent more than can be read.');
  return JSON.parse(text);
}

const Refused = z.object({ status: z.int() });

function namesOtherLimit(error: unknown): boolean {
  const refusal = error as Partial<APIError>;
  return refusal.status === 400 && String(refusal.message).includes(OTHER_LIMIT);
}

/** What the caller is told. Never the library's error itself: it may quote what was asked. */
function whatFailed(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) {
    return signal.reason instanceof TimeoutError
      ? new ModelError('The language model did not answer in time.')
      : signal.reason;
  }
  if (error instanceof ModelError) return error;
  const http = httpErrorIn(error);
  if (http?.kind === 'too-large') return new ModelError('The language model sent more than can be read.');
  if (http?.status !== undefined) return new ModelError('The language model’s answer broke off.');
  if (http) return new ModelError('The language model could not be reached.');
  const { status } = Refused.safeParse(error).data ?? {};
  if (status !== undefined) return new ModelError(`The language model refused (HTTP ${status}).`);
  if (error instanceof SyntaxError) return new ModelError('The language model sent something that is not JSON.');
  return new ModelError('The language model’s answer could not be read.');
}

function httpErrorIn(error: unknown, depth = 0): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined || depth > 4 ? undefined : httpErrorIn(cause, depth + 1);
}
