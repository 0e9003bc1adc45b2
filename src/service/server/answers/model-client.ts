/** Streaming client for OpenAI's `POST {baseUrl}/chat/completions`. Never retries; replies are limited and checked. */
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { HttpError, type HttpReply, type OnHeaders } from '#platform/http-client.ts';
import { createOpenAiEndpoint, type EndpointAddress } from '../openai-endpoint.ts';
import { ModelError } from './answerer.ts';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON written by the model, unvalidated. */
  readonly arguments: string;
}

export interface ModelReply {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Whether it reached the token limit. */
  readonly cutOff: boolean;
  /** Token counts, if the model reports them. */
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
const Message = z.looseObject({ content: z.string().nullish(), tool_calls: z.array(Call).nullish() });
const Count = z.int().min(0).max(1e9);
const Chunk = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: Message.nullish(),
        message: Message.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  error: z.unknown().optional(),
  usage: z.looseObject({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(undefined),
});

/** Assembles the chunks of a reply. @param onText called with text as it arrives */
function createReplyCollector(onText?: (text: string) => void) {
  let text = '';
  let finish: string | undefined;
  let hasMessage = false;
  let usage: ModelReply['usage'];
  const calls = new Map<number, { id: string; name: string; arguments: string }>();
  let argumentsLength = 0;

  function takeCall({ index = calls.size, id, function: named }: z.infer<typeof Call>): void {
    const call = calls.get(index) ?? { id: '', name: '', arguments: '' };
    calls.set(index, call);
    if (id) call.id = id;
    // Some models repeat the whole name in every chunk.
    if (named?.name && call.name !== named.name) call.name += named.name;
    call.arguments += named?.arguments ?? '';
    argumentsLength += named?.arguments?.length ?? 0;
    if (calls.size > MAX_CALLS || argumentsLength > MAX_ARGUMENTS)
      throw new ModelError('The language model sent more than can be read.');
  }

  /** @param json a chunk of a stream, or a whole reply @throws ModelError, SyntaxError */
  function take(json: string): void {
    const read = Chunk.safeParse(JSON.parse(json)).data;
    if (!read) throw new ModelError('The language model sent a reply without a completion.');
    if (read.error) throw new ModelError('The language model’s answer could not be read.');
    if (read.usage) usage = { input: read.usage.prompt_tokens, output: read.usage.completion_tokens };
    const [choice] = read.choices ?? [];
    if (!choice) return;
    hasMessage ||= Boolean(choice.message);
    const message = choice.delta ?? choice.message;
    if (message?.content) {
      text += message.content;
      if (text.length > MAX_TEXT) throw new ModelError('The language model sent more than can be read.');
      onText?.(message.content);
    }
    for (const call of message?.tool_calls ?? []) takeCall(call);
    finish = choice.finish_reason ?? finish;
  }

  return {
    take,
    /** @throws ModelError, SyntaxError */
    takeWhole(json: string): void {
      take(json);
      if (!hasMessage) throw new ModelError('The language model sent a reply without a completion.');
      finish ??= 'stop';
    },
    /** @throws ModelError if the reply is incomplete */
    end(): ModelReply {
      if (finish === undefined) throw new ModelError('The language model’s answer broke off.');
      const toolCalls = [...calls.values()].filter(({ name }) => name !== '');
      for (const [index, call] of toolCalls.entries()) if (call.id === '') call.id = `call-${index}`;
      return { text, toolCalls, cutOff: finish === 'length', usage };
    },
  };
}

export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string | null;
      readonly tool_calls: readonly {
        readonly id: string;
        readonly type: 'function';
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export interface ToolDescription {
  readonly type: 'function';
  /** `parameters` is a JSON schema. */
  readonly function: { readonly name: string; readonly description: string; readonly parameters: object };
}

export interface ModelAddress extends EndpointAddress {
  readonly model: string;
  /** Timeouts until the first chunk, by default a minute, and between chunks, by default 20 s. */
  readonly firstTokenMs?: number;
  readonly nextTokenMs?: number;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ToolDescription[];
  /** `none`: it has to answer without further reading. */
  readonly toolChoice?: 'auto' | 'none';
  /** Maximum tokens of the reply. */
  readonly maxTokens: number;
  /** Called with text as it arrives. */
  readonly onText?: (text: string) => void;
  readonly signal: AbortSignal;
}

const FIRST_TOKEN_MS = 60_000;
const NEXT_TOKEN_MS = 20_000;
/** Time between `[DONE]` and the end of the stream. */
const END_MS = 1_000;
const CONNECTIONS = 64;
/** Maximum size of a reply: a stream has about a hundred bytes per token. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;
/** Newer OpenAI models reject `max_tokens`, and name this parameter in the error. */
const NEWER_LIMIT = 'max_completion_tokens';

export type ModelClient = ReturnType<typeof createModelClient>;

export function createModelClient(address: ModelAddress, clock: Clock) {
  const { model, firstTokenMs = FIRST_TOKEN_MS, nextTokenMs = NEXT_TOKEN_MS } = address;
  const endpoint = createOpenAiEndpoint(address, {
    path: '/chat/completions',
    accept: 'text/event-stream, application/json',
    connections: CONNECTIONS,
    clock,
  });
  let limitName: 'max_tokens' | typeof NEWER_LIMIT = 'max_tokens';

  function post(request: ModelRequest, signal: AbortSignal, onHeaders: OnHeaders): Promise<HttpReply> {
    const { messages, tools = [], toolChoice = 'auto', maxTokens } = request;
    const body = {
      model,
      messages,
      ...(tools.length > 0 ? { tools, tool_choice: toolChoice } : {}),
      [limitName]: maxTokens,
      stream: true,
      stream_options: { include_usage: true },
    };
    return endpoint.post(body, { signal, maxBytes: MAX_REPLY_BYTES, onHeaders });
  }

  return {
    /** @throws ModelError without a valid reply or after a timeout, or the signal's reason */
    async complete(request: ModelRequest): Promise<ModelReply> {
      const collector = createReplyCollector(request.onText);
      const ending = new AbortController();
      const signal = AbortSignal.any([request.signal, ending.signal]);
      let isDone = false;
      const startTimer = (ms: number) => clock.setTimer(ms, () => ending.abort(new TimeoutError(ms)));
      let stopTimer = startTimer(firstTokenMs);

      function onEvent({ data }: { data: string }): void {
        isDone ||= data === '[DONE]';
        stopTimer();
        stopTimer = startTimer(isDone ? END_MS : nextTokenMs);
        if (!isDone) collector.take(data);
      }
      const onHeaders: OnHeaders = (reply) => {
        if (reply.status !== 200 || isJson(reply)) return undefined;
        const decoder = new TextDecoder();
        const parser = createParser({ onEvent });
        return (piece) => {
          try {
            parser.feed(decoder.decode(piece, { stream: true }));
          } catch (error) {
            ending.abort(error);
          }
        };
      };

      try {
        let reply = await post(request, signal, onHeaders);
        if (limitName !== NEWER_LIMIT && reply.status === 400 && reply.body.includes(NEWER_LIMIT)) {
          // It rejected a parameter name, so nothing was processed yet.
          limitName = NEWER_LIMIT;
          reply = await post(request, signal, onHeaders);
        }
        if (reply.status !== 200) throw new ModelError(`The language model refused (HTTP ${reply.status}).`);
        if (isJson(reply)) collector.takeWhole(reply.body.toString());
      } catch (error) {
        if (!isDone || request.signal.aborted) throw failureOf(signal.aborted ? signal.reason : error);
      } finally {
        stopTimer();
      }
      return collector.end();
    },
    /** Cancels running requests. */
    close: endpoint.close,
  };
}

const isJson = ({ header }: Pick<HttpReply, 'header'>) => /^application\/json\b/i.test(header('content-type') ?? '');

/** Maps an error to one for the caller, without the prompt. */
function failureOf(error: unknown): unknown {
  if (error instanceof TimeoutError) return new ModelError('The language model did not answer in time.');
  if (error instanceof SyntaxError) return new ModelError('The language model sent something that is not JSON.');
  if (!(error instanceof HttpError)) return error;
  if (error.kind === 'too-large') return new ModelError('The language model sent more than can be read.');
  if (error.status !== undefined) return new ModelError('The language model’s answer broke off.');
  return new ModelError('The language model could not be reached.');
}
