/** Answers with a model: the loop, what the model sees, and failures. The model is a local HTTP server. */
import { afterAll, describe, expect, it } from 'vitest';
import { ModelError } from '#service/server/answers/answerer.ts';
import { createModelClient } from '#service/server/answers/model-client.ts';
import { fakeClock } from '../support/clock.ts';
import { type Asked, nameOf, openModel, seenBy } from '../support/model.ts';
import { openService } from '../support/service.ts';
import { call, MESSAGES } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const model = await openModel();
afterAll(() => model.close());
const { double, clock } = await serviceForAll({
  initialCredits: 100_000,
  model: { baseUrl: `${model.baseUrl}/`, model: 'tiny', apiKey: 'key-1' },
});

const agent = '/api/rest/v1/llm/agent-prompt';
const plain = '/api/rest/v1/llm/prompt';
const ask = async (path: string, body: unknown, token?: string) =>
  call(double, path, { token: token ?? (await double.tokenWith()), body });
const bodyOf = (round: number): Asked => model.asked[round]?.body ?? { model: '', messages: [] };
const toolResults = (round: number) =>
  bodyOf(round).messages.flatMap(({ role, content }) => (role === 'tool' ? [content ?? ''] : []));
const toolResult = (round: number) => bodyOf(round).messages.at(-1)?.content ?? '';

describe('a plain prompt', () => {
  it('is sent without data or tools, and reports the model as its source', async () => {
    model.behaves(() => ({ say: 'A plank next to the keel. [[xx1]]', usage: { input: 30, output: 12 } }));
    const { reply } = await ask(plain, { prompt: 'What is a garboard?' });
    // Without data there is nothing to cite: brackets are plain text.
    expect(reply).toMatchObject({
      completion: 'A plank next to the keel. [[xx1]]',
      result: { textResponse: 'A plank next to the keel. [[xx1]]' },
      answeredBy: 'model',
      charged: 2,
      sources: [],
      usage: { rounds: 1, tokens: { input: 30, output: 12 } },
      languageModel: { host: new URL(model.baseUrl).host, local: true },
    });
    expect(model.asked).toHaveLength(1);
    expect(bodyOf(0)).toMatchObject({ model: 'tiny', stream: true, max_tokens: 1500 });
    expect(bodyOf(0).tools).toBeUndefined();
    expect(bodyOf(0).messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('reveals nothing about this machine to the model', async () => {
    model.behaves(() => ({ say: 'Hello.' }));
    await ask(plain, { prompt: 'Hi' });
    const headers = model.asked[0]?.headers ?? {};
    expect(headers.authorization).toBe('Bearer key-1');
    expect(Object.keys(headers).filter((name) => /stainless|user-agent|openai/.test(name))).toEqual([]);
  });

  it("accepts a model that doesn't stream", async () => {
    model.behaves(() => ({
      body: JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'At once.' } }] }),
    }));
    expect((await ask(plain, { prompt: 'Hi' })).reply.completion).toBe('At once.');
  });

  it('is sent again with the newer limit parameter if the older one is rejected', async () => {
    await using own = await openService({ model: { baseUrl: model.baseUrl, model: 'tiny' }, empty: true });
    model.behaves((_, { max_tokens: limit }) =>
      limit === undefined
        ? { say: 'Fine.' }
        : { status: 400, body: '{"error":{"message":"Unsupported parameter: use \'max_completion_tokens\'."}}' },
    );
    const token = await own.tokenWith();
    for (const asked of [2, 3]) {
      const { reply } = await call(own, plain, { token, body: { prompt: 'Hi' } });
      expect([reply.completion, model.asked.length]).toEqual(['Fine.', asked]);
    }
    expect(bodyOf(2).max_completion_tokens).toBe(1500);
  });
});

describe('the agent', () => {
  it('starts with the results of a search for the question, and cites them by number', async () => {
    model.behaves((_, asked) => ({ say: `In the tide tables [[${nameOf(asked, 'One passport')}]].` }));
    const { reply } = await ask(agent, { prompt: 'Where was my passport?' });
    expect(reply.completion).toBe('In the tide tables [1].');
    expect(reply).toMatchObject({ answeredBy: 'model', found: true, charged: 5, removedCitations: 0 });
    expect(reply.sources[0]).toMatchObject({
      kind: 'record',
      number: 1,
      datastore: 'social-chat-message',
      text: 'One passport. Dry. Slightly salty.',
    });
    expect(Date.parse(reply.sources[0]?.at ?? '')).toBeGreaterThan(0);
    expect(reply.read.searches).toBe(1);
    expect(reply.read.records['social-chat-message']).toBeGreaterThan(3);
    const seen = seenBy(bodyOf(0));
    for (const member of ['sourceData', 'signatures', 'syncData', 'icon', '_rev', 'secp256k1']) {
      expect(seen).not.toContain(member);
      expect(JSON.stringify(reply)).not.toContain(member);
    }
  });

  it('reads with its tools: whole excerpts of conversations, each line with its name', async () => {
    model.behaves((round, asked) => {
      if (round === 1) return { call: [['search', { keywords: 'passport' }]] };
      if (round === 2) return { call: [['read_around', { name: nameOf(asked, 'One passport'), before: 2, after: 2 }]] };
      return { say: `There [[${nameOf(asked, 'One passport')}]].` };
    });
    const { reply } = await ask(agent, { prompt: 'Hello' });
    expect(reply.completion).toBe('There [1].');
    expect(bodyOf(0)).toMatchObject({ tool_choice: 'auto' });
    expect(toolResult(1)).toMatch(/records match/);
    const lines = toolResult(2).split('\n');
    expect(lines[0]).toBe('What stands around it:');
    expect(lines.filter((line) => /^[a-z]{2}\d+ \d{4}-/.test(line))).toHaveLength(5);
    expect(reply.usage?.rounds).toBe(3);
  });

  it('counts, and can cite a count', async () => {
    model.behaves((round, asked) =>
      round === 1 ? { call: [['count', { from: 'me' }]] } : { say: `So many [[${nameOf(asked, 'messages from')}]].` },
    );
    const { reply } = await ask(agent, { prompt: 'How many messages did I write?' });
    const result = /^[a-z]{2}\d+: ((at least )?\d+ messages from “me”)$/.exec(toolResult(1));
    expect(reply.completion).toBe('So many [1].');
    expect(reply.sources[0]).toEqual({ kind: 'count', number: 1, own: false, text: result?.[1] });
  });

  it('reads only what the token and the context allow, with every tool', async () => {
    const everything = [
      ['query', { datastore: 'social-chat-message' }],
      ['count', { datastore: 'social-chat-message' }],
      ['search', { keywords: 'boat' }],
      ['count', {}],
    ] as const;
    model.behaves((round) => (round === 1 ? { call: everything } : { say: 'Done.' }));
    const { reply } = await ask(
      agent,
      { prompt: 'Read everything' },
      await double.tokenWith(['api:llm-agent-prompt', 'ds:r:file']),
    );
    const results = toolResults(1);
    expect(results.slice(0, 2)).toEqual(Array(2).fill('Error: the datastore is not readable here. Readable: file.'));
    expect(results[2]).not.toContain('# chat');
    expect(results[3]).toMatch(/: \d+ files?$/);
    expect(
      bodyOf(0)
        .tools?.map(({ function: { description } }) => description)
        .join(),
    ).not.toContain('social-chat');
    expect(Object.keys(reply.read.records)).toEqual(['file']);

    model.behaves((round, asked) => {
      if (round > 1) return { say: 'Done.' };
      const first = /^([a-z]{2}\d+) /m.exec(seenBy(asked))?.[1];
      return {
        call: [
          ['query', { datastore: 'social-chat-message', filter: {}, limit: 30 }],
          ['search', { keywords: 'boat' }],
          ['read_around', { name: first }],
          ['count', {}],
        ],
      };
    });
    const queryFilters = { sourceApplication: 'https://slack.com' };
    const context = { dsUrlEncoded: btoa(MESSAGES), queryFilters };
    const { reply: narrow } = await ask(agent, { prompt: 'boat', context });
    const seen = seenBy(bodyOf(1));
    expect(seen).toContain('(slack)');
    expect(seen).not.toMatch(/\((whatsapp|telegram|discord|signal)\)/);
    const whole = await ask(`/api/rest/v1/ds/query/${encodeURIComponent(btoa(MESSAGES))}`, {
      query: queryFilters,
      options: { limit: 1000 },
    });
    expect(seen).toContain(`: ${whole.reply.items.length} messages`);
    expect(narrow.sources.every(({ datastore }) => datastore === 'social-chat-message')).toBe(true);
  });

  it('is told about errors in its calls, and continues', async () => {
    const wrong = [
      ['search', '{'],
      ['search', {}],
      ['search', '[]'],
      ['search', { keywords: 'x', since: '2026-02-31' }],
      ['send_money', { to: 'me' }],
      ['toString', {}],
      ['query', { datastore: 'file', filter: { name: { $regex: '(' } } }],
      ['query', { datastore: 'file', filter: { name: { $steal: 1 } } }],
      ['read_around', { name: 'zz99' }],
    ] as const;
    const rounds = wrong.length / 3;
    model.behaves((round) =>
      round <= rounds ? { call: wrong.slice(3 * round - 3, 3 * round) } : { say: 'I could not read.' },
    );
    const { reply } = await ask(agent, { prompt: 'Try' });
    expect(reply.completion).toContain('I could not read.');
    const results = toolResults(rounds);
    expect(results).toHaveLength(wrong.length);
    for (const result of results) expect(result).toMatch(/^Error: /);
  });

  it('runs at most four calls per reply, and none twice', async () => {
    const search = ['search', { keywords: 'boat' }] as const;
    model.behaves((round) => (round === 1 ? { call: Array(9).fill(search) } : { say: 'Read.' }));
    await ask(agent, { prompt: 'Hello' });
    const { messages } = bodyOf(1);
    expect(messages.filter(({ role }) => role === 'tool')).toHaveLength(4);
    expect(messages.find(({ tool_calls: calls }) => calls)?.tool_calls).toHaveLength(4);
    expect(messages.filter(({ content }) => content?.startsWith('You have asked exactly this'))).toHaveLength(3);
  });

  it('must answer in the eighth round, with the tools still in the request', async () => {
    model.behaves((round) => (round < 8 ? { call: [['search', { keywords: `boat ${round}` }]] } : { say: 'Enough.' }));
    const { status, reply } = await ask(agent, { prompt: 'Loop' });
    expect([status, model.asked.length]).toEqual([200, 8]);
    expect(bodyOf(6).tool_choice).toBe('auto');
    expect(bodyOf(7)).toMatchObject({ tool_choice: 'none' });
    expect(bodyOf(7).tools).toHaveLength(4);
    expect(bodyOf(7).messages.at(-1)).toMatchObject({ role: 'user', content: expect.stringContaining('Answer now') });
    expect(reply.usage?.rounds).toBe(8);
  });

  it('stops reading when another round would exceed the paid tokens', async () => {
    model.behaves((_, { tool_choice: choice }) =>
      choice === 'none'
        ? { say: 'Enough.', usage: { input: 10, output: 5 } }
        : { call: [['search', { keywords: 'boat' }]], usage: { input: 90_000, output: 9 } },
    );
    const { reply } = await ask(agent, { prompt: 'Loop' });
    expect(model.asked).toHaveLength(2);
    expect(reply.usage).toEqual({ rounds: 2, tokens: { input: 90_010, output: 14 } });
  });

  it('never gets an unpaid round', async () => {
    model.behaves(() => ({ call: [['search', { keywords: 'boat' }]], usage: { input: 900_000, output: 9 } }));
    const { status, reply } = await ask(agent, { prompt: 'Loop' });
    expect([status, reply.error]).toEqual([502, 'The language model took more than the price of this call pays for.']);
    expect(model.asked).toHaveLength(1);
  });

  it('has one deadline for everything', async () => {
    model.behaves((round) => (round === 1 ? { call: [['search', { keywords: 'boat' }]] } : 'hang'));
    const before = await double.balance();
    const waiting = ask(agent, { prompt: 'Slowly' });
    await expect.poll(() => model.asked.length).toBe(2);
    await clock.advance(120_000);
    expect((await waiting).reply.error).toBe('The language model did not answer in time.');
    expect(await double.balance()).toBe(before);
  });
});

it('a profile is drafted from counted facts and messages, then refined with further ones', async () => {
  const aName = (asked: Asked) => /^([a-z]{2}\d+) \d{4}-/m.exec(seenBy(asked))?.[1];
  model.behaves((round, asked) => ({ say: `Draft ${round}: sails [[${aName(asked)}]].` }));
  const before = await double.balance();
  const { reply } = await ask('/api/rest/v1/llm/profile-prompt', { prompt: 'My boats' });
  const rounds = model.asked.length;
  expect(rounds).toBeGreaterThan(1);
  expect(rounds).toBeLessThanOrEqual(4);
  expect(reply).toMatchObject({
    completion: `Draft ${rounds}: sails [1].`,
    answeredBy: 'model',
    found: true,
    charged: 10,
  });
  expect(reply.usage?.rounds).toBe(rounds);
  expect(seenBy(bodyOf(0))).toMatch(
    /Counted facts:[\s\S]*Most active chats: [\s\S]*What fits the request best:[\s\S]*boat/,
  );
  // The draft is passed on unchanged, so that its citations can be kept.
  expect(seenBy(bodyOf(1))).toMatch(/The profile so far[\s\S]*Draft 1: sails \[\[[a-z]{2}\d+\]\]/);
  for (const { body } of model.asked) expect(body.tools).toBeUndefined();
  const chats = new Set(model.asked.flatMap(({ body }) => seenBy(body).match(/^# chat "[^"]*"/gm) ?? []));
  expect(chats.size).toBeGreaterThan(12);
  expect(await double.balance()).toBe(before - 10);
});

describe('a citation', () => {
  it('of an unread record is removed and counted', async () => {
    model.behaves((_, asked) => ({
      say: `Dry [[${nameOf(asked, 'One passport')}, zz7]] and salty [[made-up]] [[m1]].`,
    }));
    const { reply } = await ask(agent, { prompt: 'Where was my passport?' });
    expect(reply.completion).toBe('Dry [1] and salty.');
    expect(reply.removedCitations).toBe(3);
    expect(reply.sources.filter(({ number }) => number !== undefined)).toHaveLength(1);
  });

  it('is required: otherwise the answer is marked as not in the data', async () => {
    model.behaves(() => ({ say: 'On the moon [[zz1]].\n\nSurely.' }));
    const { reply } = await ask(agent, { prompt: 'Where was my passport?' });
    expect(reply.completion).toMatch(/^\*\*Not found in your data\.\*\*\n\n/);
    expect(reply.completion).toContain('> On the moon.\n>\n> Surely.');
    expect(reply).toMatchObject({ found: false, removedCitations: 1, charged: 5 });
  });
});

const EVENTS = 'text/event-stream';
const [REFUSED, BROKE_OFF] = ['The language model refused', 'The language model’s answer broke off.'];
const [NOT_JSON, TOO_MUCH] = ['sent something that is not JSON.', 'sent more than can be read.'].map(
  (what) => `The language model ${what}`,
);
const UNREADABLE = 'The language model’s answer could not be read.';
const WITHOUT = 'The language model sent a reply without a completion.';
it.each([
  ['refuses', { status: 500, body: 'secret stack trace' }, `${REFUSED} (HTTP 500).`],
  ['is busy', { status: 429, body: '{}', headers: { 'retry-after': '1' } }, `${REFUSED} (HTTP 429).`],
  ['sends no JSON', { body: '<html>' }, NOT_JSON],
  ['streams no JSON', { body: 'data: <html>\n\n', type: EVENTS }, NOT_JSON],
  ['streams an error', { body: 'data: {"error":{}}\n\n', type: EVENTS }, UNREADABLE],
  ['sends an invalid reply', { body: '{"choices":[]}' }, WITHOUT],
  ['streams an invalid reply', { body: 'data: {"choices":7}\n\n', type: EVENTS }, WITHOUT],
  ['sends only whitespace', { say: ' ' }, 'The language model sent an empty answer.'],
  ['never stops sending', { say: 'a'.repeat(70_000) }, TOO_MUCH],
  ['sends one huge reply', { body: `"${'a'.repeat(5_000_000)}"` }, TOO_MUCH],
  ['breaks off', { say: 'The passport is', ending: 'hang up' } as const, BROKE_OFF],
  ['ends prematurely', { say: 'The passport is', ending: 'end' } as const, BROKE_OFF],
  ['hangs up', 'hang up' as const, 'The language model could not be reached.'],
])('a model that %s causes a 502 with a message, after one request, and a refund', async (_what, behaviour, error) => {
  model.behaves(() => behaviour);
  const before = await double.balance();
  const { status, reply } = await ask(plain, { prompt: 'Hi' });
  expect([status, reply.error, model.asked.length]).toEqual([502, error, 1]);
  expect(await double.balance()).toBe(before);
});

it.each(['hang' as const, { say: 'Half a', ending: 'silence' } as const])(
  'a model that hangs (%j) is abandoned at the deadline',
  async (behaviour) => {
    model.behaves(() => behaviour);
    const before = await double.balance();
    const waiting = ask(plain, { prompt: 'Hi' });
    await expect.poll(() => model.asked.length).toBe(1);
    await clock.advance(75_000);
    expect((await waiting).reply.error).toBe('The language model did not answer in time.');
    expect(await double.balance()).toBe(before);
  },
);

it.each([
  ['starts to answer', 'hang' as const, '', 60_000],
  ['continues', { say: 'Half a', ending: 'silence' } as const, 'Half a', 20_000],
])('a model times out unless it %s in time', async (_, behaviour, text, ms) => {
  model.behaves(() => behaviour);
  const { clock, heard, ended } = completing();
  await expect.poll(() => [model.asked.length, heard()]).toEqual([1, text]);
  await clock.advance(ms - 1);
  expect(await Promise.race([ended, Promise.resolve('waiting')])).toBe('waiting');
  await clock.advance(1);
  expect(await ended).toEqual(new ModelError('The language model did not answer in time.'));
});

it('an answer is complete at its last word, though the connection stays open', async () => {
  model.behaves(() => ({ say: 'Whole.', ending: 'open' }));
  const { clock, heard, ended } = completing();
  await expect.poll(heard).toBe('Whole.');
  await clock.advance(1_000);
  expect(await ended).toMatchObject({ text: 'Whole.', cutOff: false });
});

/** A request to the model on a clock of its own: what was heard of the answer, and how it ends. */
function completing() {
  const clock = fakeClock();
  const client = createModelClient({ baseUrl: model.baseUrl, model: 'tiny' }, clock);
  let text = '';
  const onText = (piece: string) => {
    text += piece;
  };
  const request = { messages: [], maxTokens: 5, signal: AbortSignal.timeout(30_000), onText };
  return { clock, heard: () => text, ended: client.complete(request).catch((error: unknown) => error) };
}

it('an answer that reached the token limit says so', async () => {
  model.behaves(() => ({ say: 'And then', finish: 'length' }));
  expect((await ask(plain, { prompt: 'Hi' })).reply.completion).toMatch(/^And then\n\n\*The answer was cut off here/);
});
