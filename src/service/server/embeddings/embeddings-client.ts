/** Client for an endpoint with OpenAI's `POST /v1/embeddings`. Replies are validated. */
import { z } from 'zod';
import { isLoopback } from '#platform/client-address.ts';
import type { Clock } from '#platform/clock.ts';
import { HttpError, type HttpReply } from '#platform/http-client.ts';
import { tryParseJson } from '#platform/json.ts';
import { createOpenAiEndpoint, type EndpointAddress } from '../openai-endpoint.ts';
import { toVector, type Vector } from './vector.ts';

export interface EmbeddingsAddress extends EndpointAddress {
  readonly model: string;
}

/** `refused`: only for these texts. The message never contains the texts. */
export class EmbeddingsError extends Error {
  override name = 'EmbeddingsError';
  readonly code: 'unreachable' | 'slow' | 'refused' | 'not-allowed' | 'busy' | 'garbage';
  constructor(code: EmbeddingsError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const MAX_DIMENSIONS = 4096;
/** Fits a reply for MAX_TEXTS texts with MAX_DIMENSIONS, about twenty bytes per number. */
const MAX_REPLY_BYTES = 8 * 1024 ** 2;
/** Maximum number of texts per request. */
export const MAX_TEXTS = 64;
const CONNECTIONS = 4;

const Reply = z.looseObject({
  data: z.array(
    z.looseObject({
      index: z.int().min(0).optional(),
      embedding: z.array(z.number()).min(8).max(MAX_DIMENSIONS),
    }),
  ),
});

export type EmbeddingsClient = ReturnType<typeof createEmbeddingsClient>;

export function createEmbeddingsClient(address: EmbeddingsAddress, clock: Clock) {
  const { model } = address;
  const endpoint = createOpenAiEndpoint(address, {
    path: '/embeddings',
    accept: 'application/json',
    connections: CONNECTIONS,
    clock,
  });
  return {
    model,
    sentTo: { host: endpoint.url.host, local: isLoopback(endpoint.url) },
    /** One vector per text, all of the same length. @throws EmbeddingsError, or the signal's reason */
    async embed(
      input: readonly string[],
      { deadlineMs, signal }: { deadlineMs: number; signal: AbortSignal },
    ): Promise<Vector[]> {
      const request = { model, input, encoding_format: 'float' };
      try {
        return read(await endpoint.post(request, { deadlineMs, signal, maxBytes: MAX_REPLY_BYTES }), input.length);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw error instanceof HttpError ? failureOf(error) : error;
      }
    },
    close: () => endpoint.close(),
  };
}

function failureOf({ kind }: HttpError): EmbeddingsError {
  if (kind === 'timeout') return new EmbeddingsError('slow', 'it did not answer in time');
  if (kind === 'too-large') return new EmbeddingsError('garbage', 'it sent more than can be read');
  return new EmbeddingsError('unreachable', 'it could not be reached');
}

/** Statuses for invalid input, such as a text that is too long. */
const REFUSED = [400, 413, 422];

function read({ status, body }: HttpReply, count: number): Vector[] {
  if (status === 401 || status === 403)
    throw new EmbeddingsError('not-allowed', `it refuses the key (HTTP ${status}): check EMBEDDINGS_KEY`);
  if (status === 404)
    throw new EmbeddingsError(
      'not-allowed',
      'it has no such path or model (HTTP 404): check EMBEDDINGS_URL and EMBEDDINGS_MODEL',
    );
  if (REFUSED.includes(status)) throw new EmbeddingsError('refused', `it refuses the input (HTTP ${status})`);
  if (status !== 200) throw new EmbeddingsError('busy', `it replied with HTTP ${status}`);
  const { data } = Reply.safeParse(tryParseJson(body.toString())).data ?? {};
  const vectors: (Vector | undefined)[] = [];
  for (const [at, { index = at, embedding }] of (data ?? []).entries()) vectors[index] = toVector(embedding);
  const whole = vectors.flatMap((vector) => vector ?? []);
  const isWhole = data?.length === count && whole.length === count && vectors.length === count;
  if (!isWhole || whole.some(({ length }) => length !== whole[0]?.length))
    throw new EmbeddingsError('garbage', 'its reply is not a list of vectors of the same length');
  return whole;
}
