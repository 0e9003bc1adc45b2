/**
 * Asks an OpenAI-compatible model (`POST {baseUrl}/chat/completions`), with streaming, by the maintained client, which is
 * loaded at the first question. Nothing is asked twice, and what comes is bounded and looked at before it is believed.
 */
import type OpenAI from 'openai';
import type { APIError } from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { createHttpPool, HttpError, type HttpPool } from '#platform/http-client.ts';
import { ModelError } from './language.ts';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it: read it with suspicion. */
  readonly arguments: string;
}

export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Whether it ended for lack of room. */
  readonly cutOff: boolean;
  /** Tokens, where the model says. */
  readonly usage: { readonly input: number; readonly output: number } | undefined;
}

const MAX_TEXT = 60_000;
const MAX_CALLS = 32;
const MAX_ARGUMENTS = 20_000;

const Call = z.looseObject({
  index: z.int().min(0).optional(),
  id: z.string().nullish(),
  function: z.looseObject({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
const Spoken = z.looseObject({ content: z.string().nullish(), tool_calls: z.array(Call).nullish() });
const Count = z.int().min(0).max(1e9);
const Piece = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: Spoken.nullish(),
        message: Spoken.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.looseObject({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(undefined),
});

interface Draft {
  id: string;
  name: string;
  arguments: string;
}

interface ReplyCollector {
  /** A piece of a stream. @throws ModelError */
  take(piece: unknown): void;
  /** A reply that came at once. @throws ModelError */
  takeWhole(reply: unknown): void;
  /** @throws ModelError when it is not whole */
  end(): ModelReply;
}

function createReplyCollector(onText?: (text: string) => void): ReplyCollector {
  let text = '';
  let finish: string | undefined;
  let usage: ModelReply['usage'];
  const calls = new Map<number, Draft>();
  let arguments_ = 0;

  function takeCall({ index = calls.size, id, function: named }: z.infer<typeof Call>): void {
    const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
    calls.set(index, call);
    if (id) call.id = id;
    // Some send the whole name with every piece.
    if (named?.name && call.name !== named.name) call.name += named.name;
    call.arguments += named?.arguments ?? '';
    arguments_ += named?.arguments?.length ?? 0;
    if (calls.size > MAX_CALLS || arguments_ > MAX_ARGUMENTS)
      throw new ModelError('The language model sent more than can be read.');
  }

  function take(piece: unknown): void {
    const read = Piece.safeParse(piece).data;
    if (!read) throw new ModelError('The language model sent a reply without a completion.');
    if (read.usage) usage = { input: read.usage.prompt_tokens, output: read.usage.completion_tokens };
    const [choice] = read.choices ?? [];
    if (!choice) return;
    const spoken = choice.delta ?? choice.message;
    if (spoken?.content) {
      text += spoken.content;
      if (text.length > MAX_TEXT) throw new ModelError('The language model sent more than can be read.');
      onText?.(spoken.content);
    }
    for (const call of spoken?.tool_calls ?? []) takeCall(call);
    finish = choice.finish_reason ?? finish;
  }

  return {
    take,
    takeWhole(reply) {
      take(reply);
      if (!Piece.safeParse(reply).data?.choices?.[0]?.message)
        throw new ModelError('The language model sent a reply without a completion.');
      finish ??= 'stop';
    },
    end() {
      if (finish === undefined) throw new ModelError('The language model’s answer broke off.');
      const toolCalls = [...calls.values()].filter(({ name }) => name !== '');
      for (const [index, call] of toolCalls.entries()) if (call.id === '') call.id = `call-${index}`;
      return { text, toolCalls, cutOff: finish === 'length', usage };
    },
  };
}

const CONNECTIONS = 64;
const KEEP_ALIVE_MS = 4_000;
/** Of one reply: a stream has some hundred bytes around each token. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

interface ModelFetchOptions {
  /** Of the model's address. */
  origin: string;
  apiKey: string | undefined;
  clock: Clock;
}

/** Connections are made when they are needed, and end by themselves when they are not. The fetch rejects with HttpError. */
function createModelFetch({ origin, apiKey, clock }: ModelFetchOptions): typeof fetch {
  const pool = createHttpPool({ origin, clock, connections: CONNECTIONS, keepAliveMs: KEEP_ALIVE_MS });
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'accept-encoding': 'identity',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return (input, init) => {
    const { pathname, search } = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
    const body = typeof init?.body === 'string' ? init.body : '';
    return send(pool, { method: 'POST', path: pathname + search, headers, body }, init?.signal ?? undefined);
  };
}

function send(pool: HttpPool, request: Parameters<HttpPool['request']>[0], signal?: AbortSignal): Promise<Response> {
  const left = new AbortController();
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pieces = controller;
    },
    cancel: () => left.abort(),
  });
  return new Promise((resolve, reject) => {
    const whole = pool.request(request, {
      signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
      maxBytes: MAX_REPLY_BYTES,
      onHeaders(begun) {
        const { status } = begun;
        const type = begun.header('content-type') ?? '';
        // A status that may not have a body cannot come: it would have no answer either.
        const shown = status === 204 || status === 205 || status === 304 ? 502 : status;
        resolve(new Response(body, { status: shown, headers: { 'content-type': type } }));
        return (piece) => {
          if (!left.signal.aborted) pieces?.enqueue(piece);
        };
      },
    });
    whole.then(
      () => pieces?.close(),
      (error: unknown) => {
        reject(error);
        if (!left.signal.aborted) pieces?.error(error);
      },
    );
  });
}

export type ModelMessage = ChatCompletionMessageParam;
export type ToolDescription = ChatCompletionTool;

export interface ModelAddress {
  /** Up to and without `/chat/completions`, e.g. `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** How long it may be silent before it begins to answer, a minute if not said, and between two pieces, 20 s. */
  firstTokenMs?: number;
  nextTokenMs?: number;
}

const FIRST_TOKEN_MS = 60_000;
const NEXT_TOKEN_MS = 20_000;

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
  const { apiKey, model, firstTokenMs = FIRST_TOKEN_MS, nextTokenMs = NEXT_TOKEN_MS } = address;
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
      const { onText } = request;
      const silence = createSilence(clock, firstTokenMs);
      const signal = AbortSignal.any([request.signal, silence.signal]);
      try {
        loading ??= load();
        const client = await loading;
        const response = await askOnce(client, { ...request, signal });
        const collector = createReplyCollector(onText);
        if (isJson(response)) collector.takeWhole(await readJson(response));
        else {
          const { Stream } = await import('openai/core/streaming');
          const pieces = Stream.fromSSEResponse<unknown>(response, new AbortController(), client);
          for await (const piece of pieces) {
            silence.endsWithin(nextTokenMs);
            collector.take(piece);
          }
        }
        signal.throwIfAborted();
        return collector.end();
      } catch (error) {
        throw whatFailed(error, signal);
      } finally {
        silence.end();
      }
    },
  };
}

/** Aborts its signal, with a TimeoutError, once it has lasted so many milliseconds. */
function createSilence(clock: Clock, ms: number) {
  const controller = new AbortController();
  const start = (most: number) => clock.setTimer(most, () => controller.abort(new TimeoutError(most)));
  let end = start(ms);
  return {
    signal: controller.signal,
    endsWithin(most: number): void {
      end();
      end = start(most);
    },
    end: () => end(),
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
