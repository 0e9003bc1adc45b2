/** A test double of an OpenAI-compatible language model over HTTP, scripted by tests, including failures. */
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { serveHttp } from './local-server.ts';

const Message = z.looseObject({
  role: z.string(),
  content: z.string().nullable(),
  tool_calls: z
    .array(z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string(), arguments: z.string() }) }))
    .optional(),
  tool_call_id: z.string().optional(),
});
const Asked = z.looseObject({
  model: z.string(),
  messages: z.array(Message),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string(), description: z.string() }) })).optional(),
  tool_choice: z.string().optional(),
  max_tokens: z.int().optional(),
  max_completion_tokens: z.int().optional(),
  stream: z.boolean().optional(),
});
export type Asked = z.infer<typeof Asked>;

interface Usage {
  input: number;
  output: number;
}

export type Behaviour =
  /** Streams this text token by token, with the reported usage. */
  | { say: string; usage?: Usage; finish?: string }
  /** Calls tools: each a name and arguments, which needn't be JSON. */
  | { call: readonly (readonly [name: string, input: unknown])[]; text?: string; usage?: Usage }
  /** Streams this text, then hangs up, ends without [DONE], or sends nothing more; or sends all but stays open. */
  | { say: string; ending: 'hang up' | 'end' | 'silence' | 'open' }
  /** Any HTTP response. */
  | { status?: number; body: string; type?: string; headers?: Record<string, string> }
  | 'hang'
  | 'hang up';

/** The texts of a conversation, joined. */
export const seenBy = ({ messages }: Asked): string => messages.map(({ content }) => content ?? '').join('\n');

/** The name of the first source given to the model that contains `text`. */
export function nameOf(asked: Asked, text: string): string {
  const line = seenBy(asked)
    .split('\n')
    .find((each) => /^[a-z]{2}\d+\b/.test(each) && each.includes(text));
  return line?.split(/[ :]/, 1)[0] ?? 'nothing';
}

/** A citation of the first named source. */
function citation(asked: Asked): string {
  const name = /^([a-z]{2}\d+) /m.exec(seenBy(asked))?.[1];
  return name === undefined ? '' : `\n\n[[${name}]]`;
}

const chunk = (delta: unknown, finish: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const usageOf = ({ input, output }: Usage) => ({
  choices: [],
  usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
});

function stream(response: ServerResponse, pieces: readonly unknown[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) response.write(`data: ${JSON.stringify(piece)}\n\n`);
}

/** Splits a text into short chunks, like tokens. */
const tokensOf = (text: string) => (text.match(/[\s\S]{1,5}/gu) ?? []).map((content) => chunk({ content }));

function answer(response: ServerResponse, behaviour: Exclude<Behaviour, string>): void {
  if ('body' in behaviour) {
    const { status = 200, type = 'application/json', headers = {} } = behaviour;
    response.writeHead(status, { 'content-type': type, ...headers }).end(behaviour.body);
    return;
  }
  if ('ending' in behaviour) {
    if (behaviour.ending === 'open') {
      const whole = [chunk({ content: behaviour.say }), chunk({}, 'stop')].map((piece) => JSON.stringify(piece));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write([...whole, '[DONE]'].map((data) => `data: ${data}\n\n`).join(''));
      return;
    }
    stream(response, tokensOf(behaviour.say));
    if (behaviour.ending === 'end') response.end();
    else if (behaviour.ending === 'hang up') setImmediate(() => response.destroy());
    return;
  }
  const usage = behaviour.usage ? [usageOf(behaviour.usage)] : [];
  if ('say' in behaviour) {
    stream(response, [...tokensOf(behaviour.say), chunk({}, behaviour.finish ?? 'stop'), ...usage]);
  } else {
    const calls = behaviour.call.flatMap(([name, input], index) => {
      const text = typeof input === 'string' ? input : JSON.stringify(input);
      const [head, tail] = [text.slice(0, 3), text.slice(3)];
      return [
        chunk({ tool_calls: [{ index, id: `call${index}`, type: 'function', function: { name, arguments: head } }] }),
        chunk({ tool_calls: [{ index, function: { arguments: tail } }] }),
      ];
    });
    stream(response, [...tokensOf(behaviour.text ?? ''), ...calls, chunk({}, 'tool_calls'), ...usage]);
  }
  response.end('data: [DONE]\n\n');
}

export type ModelDouble = Awaited<ReturnType<typeof openModel>>;

export async function openModel() {
  const asked: { body: Asked; headers: Record<string, string | string[] | undefined> }[] = [];
  let cutOff = 0;
  let round = 0;
  let script: (round: number, body: Asked) => Behaviour = () => ({ say: 'Nothing yet.' });
  const behaves = (next: typeof script) => {
    script = next;
    round = 0;
    asked.length = 0;
  };
  const server = await serveHttp(({ headers, body: text }, response) => {
    const body = Asked.parse(JSON.parse(text));
    asked.push({ body, headers });
    round += 1;
    const behaviour = script(round, body);
    const isSilent = behaviour === 'hang' || (typeof behaviour === 'object' && 'ending' in behaviour);
    if (isSilent) response.socket?.once('close', () => (cutOff += 1));
    if (behaviour === 'hang') return;
    if (behaviour === 'hang up') response.socket?.destroy();
    else answer(response, behaviour);
  });
  return {
    /** For LLM_BASE_URL. */
    baseUrl: `${server.url}/v1`,
    /** All requests, in order. */
    asked,
    /** Number of connections closed while it was hanging. */
    get cutOff() {
      return cutOff;
    },
    /** Sets its behaviour for the `round`-th request from now on, from 1. */
    behaves,
    /** From now on, answers with this text and cites the first source it was given. */
    says: (completion: string) =>
      behaves((_, body) => ({ say: completion.trim() === '' ? completion : completion + citation(body) })),
    close: server.close,
  };
}
