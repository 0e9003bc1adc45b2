/**
 * A test double of OpenAI's /v1/embeddings over HTTP: texts about the same concept get similar vectors, whatever their
 * words. Tests can also make it misbehave.
 */
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { memoize } from '#platform/lru-cache.ts';
import { serveHttp } from './local-server.ts';

const Asked = z.object({ model: z.string(), input: z.array(z.string()).min(1), encoding_format: z.literal('float') });
export type AskedVectors = z.infer<typeof Asked>;

type Behaviour = 'well' | 'hang' | 'hang up' | { status: number; body: string };

/** Synonyms. */
const CONCEPTS: readonly (readonly string[])[] = [
  ['ferry', 'boat', 'crossing', 'fähre', 'überfahrt', 'steamer'],
  ['dentist', 'toothache', 'molar', 'zahnarzt'],
  ['salary', 'wages', 'paycheck', 'gehalt'],
  ['dog', 'puppy', 'hund', 'terrier'],
];
const conceptOf = (word: string) => CONCEPTS.find((words) => words.includes(word))?.[0] ?? word;

/** Shorter words are ignored; words with a concept have the highest weight. */
const SHORTEST = 4;
const CONCEPT_WEIGHT = 3;

const numberOf = memoize(100_000, (name) => (createHash('sha256').update(name).digest()[0] ?? 0) / 127.5 - 1);

/** The same for the same concept, dissimilar for others; with a common component, like real models' vectors. */
export function vectorOf(text: string, dimensions: number): number[] {
  const sum = Array.from({ length: dimensions }, () => 0.3);
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
  for (const concept of new Set(words.map(conceptOf))) {
    const weight = CONCEPTS.some(([name]) => name === concept) ? CONCEPT_WEIGHT : 1;
    for (let at = 0; at < dimensions; at++) {
      sum[at] = (sum[at] ?? 0) + weight * numberOf(`${concept} ${at}`);
    }
  }
  return sum;
}

export type EmbeddingsDouble = Awaited<ReturnType<typeof openEmbeddings>>;

export async function openEmbeddings() {
  const asked: (AskedVectors & { authorization: string | undefined })[] = [];
  let script: (asked: AskedVectors) => Behaviour | Promise<Behaviour> = () => 'well';
  let open = 0;

  async function answer(response: ServerResponse, body: AskedVectors): Promise<void> {
    const behaviour = await script(body);
    if (behaviour === 'hang') return;
    if (behaviour === 'hang up') {
      response.destroy();
      return;
    }
    if (behaviour !== 'well') {
      response.writeHead(behaviour.status).end(behaviour.body);
      return;
    }
    const data = body.input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: vectorOf(text, double.dimensions),
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', data, model: body.model }));
  }

  const server = await serveHttp(async ({ method, url, headers, body }, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    if (method !== 'POST' || url !== '/v1/embeddings') return response.writeHead(404).end();
    const wanted = Asked.parse(JSON.parse(body));
    asked.push({ ...wanted, authorization: headers.authorization });
    await answer(response, wanted);
  });
  const double = {
    /** For EMBEDDINGS_URL. */
    baseUrl: `${server.url}/v1`,
    asked,
    /** Number of unanswered requests. */
    get open() {
      return open;
    },
    behaves(next: typeof script) {
      script = next;
    },
    /** Dimensions of a vector. */
    dimensions: 256,
    close: server.close,
  };
  return double;
}
