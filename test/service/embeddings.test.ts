/** Answers with semantic search: what is sent to the endpoint, what it adds, and operation without it. */

import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createService } from '#service/server/service.ts';
import { runningClock } from '../support/clock.ts';
import { type EmbeddingsDouble, openEmbeddings } from '../support/embeddings.ts';
import { openModel, seenBy } from '../support/model.ts';
import { adminOf, type DoubleOptions, openService, SERVICE_KEY, type ServiceDouble } from '../support/service.ts';
import { call } from './caller.ts';
import { openCaller } from './import-rig.ts';

const OWNER = '4242';
const AGENT = '/api/rest/v1/llm/agent-prompt';
const QUESTION = 'When does the ferry go?';
const PATIENCE_MS = 50_000;

/** Closed after each test. */
let opened = new AsyncDisposableStack();
afterEach(async () => {
  await opened.disposeAsync();
  opened = new AsyncDisposableStack();
});

async function openEndpoint(stack: AsyncDisposableStack): Promise<EmbeddingsDouble> {
  const endpoint = await openEmbeddings();
  stack.defer(() => endpoint.close());
  return endpoint;
}

const addressOf = ({ baseUrl }: EmbeddingsDouble, model = 'concepts') => ({ baseUrl, model, apiKey: 'key-1' });

async function start(stack: AsyncDisposableStack, options: DoubleOptions = {}): Promise<ServiceDouble> {
  const double = await openService({ empty: true, clock: systemClock, monthlyCredits: undefined, ...options });
  stack.defer(() => double.close());
  return double;
}

const LIVES = [
  'The crossing leaves at seven from the east pier',
  'My molar hurts again, what a night',
  'Wages come on Friday, says Anna',
  'The terrier chewed my left shoe',
  'Rain again in Lisbon',
];

/** Messages a day apart, each in its own chat, as an export. */
function linesOf(texts: readonly string[], prefix = 'm'): string {
  const record = (messageText: string, at: number) => ({
    _id: `${prefix}${at}`,
    ...{ messageText, groupId: `g${prefix}${at}`, groupName: `Chat ${at}`, fromName: 'Joana', fromHandle: 'joana' },
    ...{ type: 'receive', sourceApplication: 'https://whatsapp.com' },
    sentAt: new Date(Date.parse('2026-03-01T08:00:00.000Z') + at * 86_400_000).toISOString(),
  });
  return texts
    .map((text, at) => `${JSON.stringify({ datastore: 'social-chat-message', record: record(text, at) })}\n`)
    .join('');
}

async function bringIn(double: ServiceDouble, texts: readonly string[], owner = OWNER, prefix = 'm'): Promise<void> {
  const caller = openCaller(() => double.url);
  const { importId } = await caller.sends(owner, 'records.jsonl', linesOf(texts, prefix));
  const { receipt } = await caller.reaches(owner, importId, 'done');
  expect(receipt.written).toBe(texts.length);
}

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited for ${what}`);
    await sleep(20);
  }
}

/** The record texts that were sent for vectors. */
const textsAt = ({ asked }: EmbeddingsDouble) =>
  asked.flatMap(({ input }) => input).filter((text) => text.startsWith('Joana: '));

const tokenOf = (double: ServiceDouble, owner = OWNER) =>
  adminOf(double.service).issueToken({ owner, scopes: ALL_SCOPES });
const ask = async (double: ServiceDouble, prompt: string, owner?: string) =>
  (await call(double, AGENT, { token: await tokenOf(double, owner), body: { prompt } })).reply;

/** A service with an endpoint that answers well unless it's told otherwise. */
async function openBoth(stack: AsyncDisposableStack, options: DoubleOptions = {}) {
  const endpoint = await openEndpoint(stack);
  return { endpoint, double: await start(stack, { embeddings: addressOf(endpoint), ...options }) };
}

/** An owner with messages that all have vectors. */
async function openFilled(stack: AsyncDisposableStack, options: DoubleOptions = {}) {
  const { endpoint, double } = await openBoth(stack, options);
  await bringIn(double, LIVES);
  await until(() => textsAt(endpoint).length === LIVES.length, 'the vectors');
  await until(async () => (await ask(double, 'ferry')).completion.includes('crossing'), 'the vectors to be written');
  return { endpoint, double };
}

it('without EMBEDDINGS_URL, a question only finds its own words', { timeout: 60_000 }, async () => {
  const double = await start(opened);
  await bringIn(double, LIVES);
  expect(await ask(double, QUESTION)).toMatchObject({ found: false, sources: [] });
});

describe('a question', { timeout: 60_000 }, () => {
  const shared = new AsyncDisposableStack();
  let endpoint: EmbeddingsDouble;
  let double: ServiceDouble;
  beforeAll(async () => {
    ({ endpoint, double } = await openFilled(shared));
  });
  afterAll(() => shared.disposeAsync());

  it('is answered with a message that shares no word with it', async () => {
    const reply = await ask(double, QUESTION);
    expect(reply.completion.replaceAll('\\', '')).toContain('The crossing leaves at seven');
    expect(reply.sources[0]?.text).toContain('The crossing leaves at seven');
  });

  it('is sent where the token’s description says', async () => {
    const token = await tokenOf(double);
    const { reply } = await call(double, `/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`);
    const { host } = new URL(endpoint.baseUrl);
    expect(reply).toMatchObject({ embeddings: { host, local: true }, languageModel: null });
    expect(double.service.embeddings).toEqual({ host, local: true });
  });

  it('about something never mentioned finds nothing', async () => {
    expect(await ask(double, 'What is the quaternion of the zeppelin?')).toMatchObject({ found: false });
  });

  it('finds nothing of another person', async () => {
    await bringIn(double, ['Rain in Porto'], '777', 'o');
    await until(() => textsAt(endpoint).includes('Joana: Rain in Porto'), 'the vectors of another');
    expect((await ask(double, QUESTION, '777')).completion).not.toContain('crossing');
  });

  it("is sent to the endpoint with the records' texts and the key, unlike a keyword search", async () => {
    expect(textsAt(endpoint)).toEqual(expect.arrayContaining(LIVES.map((text) => `Joana: ${text}`)));
    expect([...new Set(endpoint.asked.map(({ model, authorization }) => `${model}, ${authorization}`))]).toEqual([
      'concepts, Bearer key-1',
    ]);
    const asked = endpoint.asked.length;
    const token = await tokenOf(double);
    for (const path of ['/search/universal?keywords=ferry', '/search/chat-threads?keywords=ferry'])
      expect((await call(double, path, { token })).reply.items).toEqual([]);
    expect(endpoint.asked).toHaveLength(asked);
  });
});

it('a model gets evidence that shares no word with the question', { timeout: 60_000 }, async () => {
  const [endpoint, model] = [await openEndpoint(opened), await openModel()];
  opened.defer(() => model.close());
  model.says('At seven.');
  const double = await start(opened, {
    embeddings: addressOf(endpoint),
    model: { baseUrl: model.baseUrl, model: 'tiny' },
  });
  await bringIn(double, LIVES);
  let seen = '';
  await until(async () => {
    await ask(double, QUESTION);
    const last = model.asked.at(-1)?.body;
    seen = last ? seenBy(last) : '';
    return seen.includes('The crossing leaves at seven');
  }, 'the evidence');
  expect(seen).not.toContain('Rain again');
});

describe('the background job', { timeout: 60_000 }, () => {
  it('starts over after a restart with another model', async () => {
    const { endpoint, double } = await openFilled(opened);
    const { dataDir, vault, databaseUrl } = double;
    await double.service.close();
    const service = await createService({
      ...{ port: 0, dataDir, databaseUrl, vault, clock: systemClock, log: createLog('silent') },
      ...{ schemaBase: DEFAULT_SCHEMA_BASE, serviceKey: SERVICE_KEY, sampleData: false },
      embeddings: addressOf(endpoint, 'better concepts'),
    });
    opened.defer(() => service.close());
    await until(() => textsAt(endpoint).length === 2 * LIVES.length, 'everything anew');
    const again = { ...double, service, url: service.url };
    await until(async () => (await ask(again, 'ferry')).completion.includes('crossing'), 'its vectors');
  });

  it("takes turns between owners: a small import doesn't wait for a large one", async () => {
    const { endpoint, double } = await openBoth(opened);
    let most = 0;
    const bothAreIn = Promise.withResolvers<'well'>();
    endpoint.behaves(() => {
      most = Math.max(most, endpoint.open);
      return bothAreIn.promise;
    });
    const [one, two] = ['abcdefgh', 'klmnopqr'];
    const many = Array.from({ length: 320 }, (_, at) => `Sentence ${one?.[at % 8]}${two?.[(at >> 3) % 8]} of many`);
    await Promise.all([bringIn(double, many), bringIn(double, ['The steamer is mine'], '777', 'o')]);
    bothAreIn.resolve('well');
    await until(() => textsAt(endpoint).length === 321, 'all vectors');
    const sizes = endpoint.asked.map(({ input }) => input.length);
    const turn = endpoint.asked.findIndex(({ input }) => input.includes('Joana: The steamer is mine'));
    expect(turn).toBeLessThan(sizes.length - 1);
    expect([Math.max(...sizes), most]).toEqual([64, 1]);
  });

  it('is reported by the import while it lasts', async () => {
    const clock = runningClock();
    const { endpoint, double } = await openBoth(opened, { clock });
    endpoint.behaves(() => 'hang up');
    const caller = openCaller(() => double.url);
    const { importId } = await caller.sends(OWNER, 'records.jsonl', linesOf(LIVES, 'm'));
    await until(() => endpoint.asked.length > 0, 'the first try');
    expect(await caller.reaches(OWNER, importId, 'done')).toMatchObject({ meaning: { read: 0, records: 5 } });
    endpoint.behaves(() => 'well');
    await until(async () => {
      clock.jump(5_000);
      return !('meaning' in (await caller.view(OWNER, importId)));
    }, 'all of it');
    expect(textsAt(endpoint).length).toBeGreaterThanOrEqual(LIVES.length);
  });

  it('leaves nothing of an owner erased meanwhile', async () => {
    const { endpoint, double } = await openBoth(opened);
    endpoint.behaves(() => 'hang');
    await bringIn(double, LIVES);
    await until(() => endpoint.open > 0, 'a request under way');
    const erased = await call(double, `/api/rest/v1/owners/${OWNER}/erase`, { token: SERVICE_KEY, body: {} });
    expect(erased.status).toBe(200);
    await until(() => endpoint.open === 0, 'the request to be ended');
    expect(readdirSync(`${double.dataDir}/archives`)).toEqual([]);
  });

  const isOfMolar = (text: string) => text.includes('molar');
  const refusesMolars = ({ input }: { input: readonly string[] }) =>
    input.some(isOfMolar) ? { status: 400, body: '{}' } : ('well' as const);

  it('skips a text that the endpoint refuses, but not the others', async () => {
    const { endpoint, double } = await openBoth(opened);
    endpoint.behaves(refusesMolars);
    await bringIn(double, LIVES);
    await until(async () => (await ask(double, 'ferry')).completion.includes('crossing'), 'the others');
    expect((await ask(double, 'Who has been to the dentist?')).completion).not.toContain('molar');
    expect(textsAt(endpoint).filter(isOfMolar)).toHaveLength(2);
  });

  it("isn't blocked by an owner whose texts are all refused", async () => {
    const { endpoint, double } = await openBoth(opened);
    endpoint.behaves(refusesMolars);
    await bringIn(double, ['Rain again in Lisbon']);
    await until(() => textsAt(endpoint).length === 1, 'the first');
    await bringIn(double, ['My molar hurts'], '777', 'o');
    await until(() => textsAt(endpoint).some(isOfMolar), 'the refusal');
    await bringIn(double, ['A puppy at last'], OWNER, 'n');
    await until(() => textsAt(endpoint).includes('Joana: A puppy at last'), 'the next one');
    expect(textsAt(endpoint).filter(isOfMolar).length).toBeLessThanOrEqual(2);
  });

  it('retries after a failure, and logs the failure and the recovery', async () => {
    const clock = runningClock();
    const { lines, log } = watchedLog();
    const { endpoint, double } = await openBoth(opened, { clock, log });
    endpoint.behaves(() => ({ status: 503, body: '' }));
    await bringIn(double, LIVES);
    await until(() => lines.length === 1, 'the warning');
    endpoint.behaves(() => 'well');
    await until(() => {
      clock.jump(5_000);
      return lines.length === 2;
    }, 'the good news');
    expect(lines.map(({ level, code }) => [level, code])).toEqual([
      [40, 'busy'],
      [30, undefined],
    ]);
  });
});

const ZEROS = JSON.stringify({ data: [{ index: 0, embedding: Array(256).fill(0) }] });

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly code?: string;
}

/** The log lines about the endpoint. */
function watchedLog() {
  const lines: Line[] = [];
  const write = (text: string) => {
    const line: Line = JSON.parse(text);
    if (line.msg.includes('EMBEDDINGS_URL')) lines.push(line);
  };
  return { lines, log: createLog('info', { write }) };
}

describe('a failing endpoint', { timeout: 60_000 }, () => {
  const shared = new AsyncDisposableStack();
  const clock = runningClock();
  const { lines, log } = watchedLog();
  let endpoint: EmbeddingsDouble;
  let double: ServiceDouble;
  beforeAll(async () => {
    ({ endpoint, double } = await openFilled(shared, { clock, log }));
  });
  afterAll(() => shared.disposeAsync());
  beforeEach(async () => {
    endpoint.behaves(() => 'well');
    clock.jump(30_000);
    expect((await ask(double, QUESTION)).completion).toContain('crossing');
    lines.length = 0;
  });

  it.each([
    ['hangs up', 'hang up', 'unreachable'],
    ['refuses the key', { status: 401, body: '{}' }, 'not-allowed'],
    ['has no such model', { status: 404, body: '{}' }, 'not-allowed'],
    ['is unavailable', { status: 503, body: '' }, 'busy'],
    ['refuses everything', { status: 400, body: '{}' }, 'refused'],
    ['sends no JSON', { status: 200, body: '<html>' }, 'garbage'],
    ['sends no vectors', { status: 200, body: '{"data":[]}' }, 'garbage'],
    ['sends strings instead of numbers', { status: 200, body: '{"data":[{"index":0,"embedding":["a"]}]}' }, 'garbage'],
    ['sends only zeros', { status: 200, body: ZEROS }, 'garbage'],
  ] as const)('is bypassed with one warning for the operator if it %s', async (_, behaviour, code) => {
    endpoint.behaves(() => behaviour);
    const asked = endpoint.asked.length;
    expect(await ask(double, 'Where is Lisbon?')).toMatchObject({ found: true });
    expect((await ask(double, QUESTION)).completion).not.toContain('crossing');
    // It isn't called again right away.
    expect(endpoint.asked).toHaveLength(asked + 1);
    expect(lines.map((line) => [line.level, line.code])).toEqual([[40, code]]);
    expect(JSON.stringify(lines)).not.toMatch(/Lisbon|ferry|key-1/);
  });

  it('delays an answer by at most two seconds if it hangs', async () => {
    endpoint.behaves(() => 'hang');
    const answer = ask(double, 'Where is Lisbon?');
    await until(() => endpoint.open > 0, 'the question');
    clock.jump(2_000);
    expect(await answer).toMatchObject({ found: true });
    expect(lines.map(({ code }) => code)).toEqual(['slow']);
  });
});
