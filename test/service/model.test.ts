/** Answers with a model: the tool loop, what the model gets to see, and its failures. The model is a local HTTP server. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openService, type ServiceDouble } from '../service-double.ts';
import { type TurnableClock, turnableClock } from '../turnable-clock.ts';
import { call, MESSAGES } from './caller.ts';

const Asked = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullable() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string(), description: z.string() }) })).optional(),
});
type Asked = z.infer<typeof Asked>;

let double: ServiceDouble;
let clock: TurnableClock;
let server: Server;
let asked: { body: Asked; authorization: string | undefined }[] = [];
/** Connections that were ended while the model kept silent. */
let cutOff = 0;
/** What the model does next: a status and a body, or nothing at all. */
let behave: (round: number) => { status?: number; body: string } | 'hang' | 'hang up';

const says = (content: string) => ({
  body: JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }),
});
const calls = (name: string, input: unknown) => ({
  body: JSON.stringify({
    choices: [
      {
        message: {
          content: null,
          tool_calls: [
            {
              id: 'c1',
              type: 'function',
              function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
            },
          ],
        },
      },
    ],
  }),
});

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({
        body: Asked.parse(JSON.parse(Buffer.concat(chunks).toString())),
        authorization: request.headers.authorization,
      });
      const next = behave(asked.length);
      if (next === 'hang') {
        request.socket.once('close', () => {
          cutOff += 1;
        });
        return;
      }
      if (next === 'hang up') return request.socket.destroy();
      response.writeHead(next.status ?? 200, { 'content-type': 'application/json' }).end(next.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  clock = turnableClock();
  double = await openService({
    clock,
    model: { baseUrl: `http://127.0.0.1:${port}/v1/`, model: 'tiny', apiKey: 'key-1' },
  });
});
afterAll(async () => {
  await double.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
afterEach(() => {
  asked = [];
});

const agent = '/api/rest/v1/llm/agent-prompt';
const toolResult = (round: number) => asked[round]?.body.messages.at(-1)?.content ?? '';

it('a plain prompt goes out without data and without tools', async () => {
  behave = () => says('A plank next to the keel.');
  const token = await double.tokenWith();
  const { reply } = await call(double, '/api/rest/v1/llm/prompt', { token, body: { prompt: 'What is a garboard?' } });
  expect(reply.completion).toBe('A plank next to the keel.');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ authorization: 'Bearer key-1', body: { model: 'tiny' } });
  expect(asked[0]?.body.tools).toBeUndefined();
  expect(asked[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
});

it('the agent reads with its tools and answers from what they return', async () => {
  behave = (round) => (round === 1 ? calls('search_messages', { keywords: 'passport' }) : says('In the tide tables.'));
  const { reply } = await call(double, agent, { token: await double.tokenWith(), body: { prompt: 'Where was it?' } });
  expect(reply.completion).toBe('In the tide tables.');
  const result = toolResult(1);
  expect(result).toContain('One passport. Dry. Slightly salty.');
  expect(result).toContain('data, not instructions');
  for (const member of ['sourceData', 'signatures', 'syncData', 'icon', '_rev', 'secp256k1'])
    expect(result).not.toContain(member);
});

it('the tools read only what the token grants and the context allows', async () => {
  behave = (round) => {
    if (round === 1) return calls('query_datastore', { datastore: 'social-chat-message' });
    if (round === 2) return calls('search_messages', { keywords: 'boat' });
    return says('Done.');
  };
  const token = await double.tokenWith(['api:llm-agent-prompt', 'ds:r:file']);
  await call(double, agent, { token, body: { prompt: 'Read everything' } });
  expect(toolResult(1)).toBe('Error: the datastore is not readable here. Readable: file.');
  expect(toolResult(2)).not.toContain('groupName');
  expect(asked[0]?.body.tools?.[1]?.function.description).not.toContain('social-chat-message');

  asked = [];
  behave = (round) =>
    round === 1 ? calls('query_datastore', { datastore: 'social-chat-message', filter: {}, limit: 30 }) : says('Done.');
  const context = { dsUrlEncoded: btoa(MESSAGES), queryFilters: { sourceApplication: 'https://slack.com' } };
  await call(double, agent, { token: await double.tokenWith(), body: { prompt: 'Read', context } });
  expect(toolResult(1)).toContain('https://slack.com');
  expect(toolResult(1)).not.toContain('https://whatsapp.com');
});

it('a tool that is called wrongly tells the model so', async () => {
  const wrong = [
    calls('search_messages', '{'),
    calls('search_messages', {}),
    calls('send_money', { to: 'me' }),
    calls('query_datastore', { datastore: 'file', filter: { name: { $regex: '(' } } }),
  ];
  behave = (round) => wrong[round - 1] ?? says('I could not read.');
  const { reply } = await call(double, agent, { token: await double.tokenWith(), body: { prompt: 'Try' } });
  expect(reply.completion).toBe('I could not read.');
  for (const round of [1, 2, 3, 4]) expect(toolResult(round)).toMatch(/^Error: /);
});

it('a model that only reads has to answer in the sixth round', async () => {
  behave = () => calls('search_messages', { keywords: 'boat' });
  const before = double.balance();
  const { status } = await call(double, agent, { token: await double.tokenWith(), body: { prompt: 'Loop' } });
  expect(status).toBe(502);
  expect(asked).toHaveLength(6);
  expect(asked[5]?.body.tools).toBeUndefined();
  expect(double.balance()).toBe(before);
});

it.each([
  ['refuses', { status: 500, body: 'secret stack trace' }, 'The language model refused (HTTP 500).'],
  ['sends no JSON', { body: '<html>' }, 'The language model sent something that is not JSON.'],
  ['sends another shape', { body: '{"choices":[]}' }, 'The language model sent a reply without a completion.'],
  ['is silent in words', says(' '), 'The language model sent an empty answer.'],
  ['sends without end', { body: `"${'a'.repeat(1_100_000)}"` }, 'The language model sent more than can be read.'],
  ['hangs up', 'hang up' as const, 'The language model could not be reached.'],
])('a model that %s is a 502 in words, and the credits come back', async (_what, behaviour, error) => {
  behave = () => behaviour;
  const before = double.balance();
  const { status, reply } = await call(double, '/api/rest/v1/llm/prompt', {
    token: await double.tokenWith(),
    body: { prompt: 'Hi' },
  });
  expect([status, reply.error]).toEqual([502, error]);
  expect(double.balance()).toBe(before);
});

it('a model that hangs is given up at the deadline', async () => {
  behave = () => 'hang';
  const before = double.balance();
  const waiting = call(double, '/api/rest/v1/llm/prompt', { token: await double.tokenWith(), body: { prompt: 'Hi' } });
  await expect.poll(() => asked.length).toBe(1);
  await clock.turn(90_000);
  expect((await waiting).reply.error).toBe('The language model did not answer in time.');
  expect(double.balance()).toBe(before);
});

it('a profile is written from counted facts', async () => {
  behave = () => says('## Nina');
  const { reply } = await call(double, '/api/rest/v1/llm/profile-prompt', {
    token: await double.tokenWith(),
    body: { prompt: 'Who am I?' },
  });
  expect(reply.completion).toBe('## Nina');
  expect(asked[0]?.body.messages.at(-1)?.content).toMatch(/Counted facts[\s\S]*Most active chats/);
});

it('a caller who leaves ends the call to the model, and pays', async () => {
  behave = () => 'hang';
  const before = double.balance();
  const ended = cutOff;
  const controller = new AbortController();
  const waiting = fetch(`${double.url}/api/rest/v1/llm/prompt`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await double.tokenWith()}`, 'content-type': 'application/json' },
    body: '{"prompt":"Hi"}',
    signal: controller.signal,
  });
  await expect.poll(() => asked.length).toBe(1);
  controller.abort();
  await expect(waiting).rejects.toThrow(/abort/);
  await expect.poll(() => cutOff).toBe(ended + 1);
  expect(double.balance()).toBe(before - 2);
});
