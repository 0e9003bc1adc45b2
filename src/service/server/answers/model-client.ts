/** Asks an OpenAI-compatible model (`POST {baseUrl}/chat/completions`), streaming. Nothing is asked twice; every reply is bounded and checked. */
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { HttpError, type HttpReply, type OnHeaders } from '#platform/http-client.ts';
import { createOpenAiEndpoint, type EndpointAddress } from '../openai-endpoint.ts';
import { ModelError } from './answerer.ts';

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
  error: z.unknown().optional(),
  usage: z.looseObject({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(undefined),
});

/** Puts the pieces of a reply together. @param onText hears the text as it comes */
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
    // Some send the whole name with every piece.
    if (named?.name && call.name !== named.name) call.name += named.name;
    call.arguments += named?.arguments ?? '';
    argumentsLength += named?.arguments?.length ?? 0;
    if (calls.size > MAX_CALLS || argumentsLength > MAX_ARGUMENTS)
      throw new ModelError('The language model sent more than can be read.');
  }

  /** @param json a piece of a stream, or a whole reply. @throws ModelError, SyntaxError */
  function take(json: string): void {
    const read = Piece.safeParse(JSON.parse(json)).data;
    if (!read) throw new ModelError('The language model sent a reply without a completion.');
    if (read.error) throw new ModelError('The language model’s answer could not be read.');
    if (read.usage) usage = { input: read.usage.prompt_tokens, output: read.usage.completion_tokens };
    const [choice] = read.choices ?? [];
    if (!choice) return;
    hasMessage ||= Boolean(choice.message);
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
    /** @throws ModelError, SyntaxError */
    takeWhole(json: string): void {
      take(json);
      if (!hasMessage) throw new ModelError('The language model sent a reply without a completion.');
      finish ??= 'stop';
    },
    /** @throws ModelError when the reply is not complete */
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
  /** How long it may be silent before it begins to answer, a minute if not said, and between two pieces, 20 s. */
  readonly firstTokenMs?: number;
  readonly nextTokenMs?: number;
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
  /** Ends what is under way. */
  close(): Promise<void>;
}

const FIRST_TOKEN_MS = 60_000;
const NEXT_TOKEN_MS = 20_000;
/** Between the last word of a stream and its end. */
const END_MS = 1_000;
const CONNECTIONS = 64;
/** Of one reply: a stream has some hundred bytes around each token. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;
/** Newer models of one maker refuse the older name of the limit, and say so. */
const OTHER_LIMIT = 'max_completion_tokens';

/** Makes a client for one model. */
export function createModelClient(address: ModelAddress, clock: Clock): ModelClient {
  const { model, firstTokenMs = FIRST_TOKEN_MS, nextTokenMs = NEXT_TOKEN_MS } = address;
  const endpoint = createOpenAiEndpoint(address, {
    path: '/chat/completions',
    accept: 'text/event-stream, application/json',
    connections: CONNECTIONS,
    clock,
  });
  let limitName: 'max_tokens' | typeof OTHER_LIMIT = 'max_tokens';

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
    async complete(request) {
      const collector = createReplyCollector(request.onText);
      const ending = new AbortController();
      const signal = AbortSignal.any([request.signal, ending.signal]);
      let isDone = false;
      const endWithin = (ms: number) => clock.setTimer(ms, () => ending.abort(new TimeoutError(ms)));
      let stopTimer = endWithin(firstTokenMs);

      function onEvent({ data }: { data: string }): void {
        isDone ||= data === '[DONE]';
        stopTimer();
        stopTimer = endWithin(isDone ? END_MS : nextTokenMs);
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
        if (limitName !== OTHER_LIMIT && reply.status === 400 && reply.body.includes(OTHER_LIMIT)) {
          // It refused the name of a parameter, so nothing was done yet.
          limitName = OTHER_LIMIT;
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
    close: endpoint.close,
  };
}

const isJson = ({ header }: Pick<HttpReply, 'header'>) => /^application\/json\b/i.test(header('content-type') ?? '');

/** What the caller is told; never what was asked. */
function failureOf(error: unknown): unknown {
  if (error instanceof TimeoutError) return new ModelError('The language model did not answer in time.');
  if (error instanceof SyntaxError) return new ModelError('The language model sent something that is not JSON.');
  if (!(error instanceof HttpError)) return error;
  if (error.kind === 'too-large') return new ModelError('The language model sent more than can be read.');
  if (error.status !== undefined) return new ModelError('The language model’s answer broke off.');
  return new ModelError('The language model could not be reached.');
}
