/** Answers without a model: they say so, are to the point, and are harmless as Markdown. */
import { expect, it } from 'vitest';
import { call, FILES, MESSAGES } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const { double } = await serviceForAll();
const token = await double.tokenWith();

const AGENT = '/api/rest/v1/llm/agent-prompt';

async function ask(prompt: string, context?: unknown): Promise<string> {
  const body = { prompt, ...(context === undefined ? {} : { context }) };
  return (await call(double, AGENT, { token, body })).reply.completion;
}

it.each([
  ['Where was my passport?', 'One passport'],
  ['When do we leave for Japan?', 'KX7R2P'],
  ['Когда спускаем лодку на воду?', 'Лодка скоро на воду'],
  ['Quanto custou o aluguer da casa na Graça?', '1.150 €'],
  ['旅館の予約は?', '城崎'],
  ['What odds does Hugo give on the bet?', '1.9'],
])('%s is answered with a passage that says %s', async (question, passage) => {
  const answer = await ask(question);
  expect(answer).toContain('No language model is configured');
  expect(answer.replaceAll('\\', '')).toContain(passage);
});

it('says so if nothing matches, and names what was read', async () => {
  const answer = await ask('zeppelin quaternion', { dsUrlEncoded: btoa(FILES) });
  expect(answer).toContain('nothing in your data (files) matches');
});

it("people's text can't format the answer", async () => {
  const answer = await ask('very subtle varnish bold choice really');
  expect(answer).toContain('\\<b\\>bold\\<\\/b\\>');
  expect(answer).toContain('\\[really\\]\\(https\\:\\/\\/boats\\.example\\)');
});

it('each passage is a source, in its original words', async () => {
  const { reply } = await call(double, AGENT, { token, body: { prompt: 'very subtle varnish bold choice really' } });
  expect(reply).toMatchObject({
    answeredBy: 'quotes',
    found: true,
    charged: 5,
    languageModel: null,
    removedCitations: 0,
  });
  expect(reply.usage).toBeUndefined();
  const cited = reply.sources.filter(({ number }) => number !== undefined);
  expect(cited.map(({ number }) => number)).toEqual(cited.map((_, index) => index + 1));
  expect(reply.sources[0]).toMatchObject({ who: 'Wim de Groot', own: false, datastore: 'social-chat-message' });
  expect(reply.sources[0]?.text).toContain('<b>bold</b>');
  for (const { number } of cited) expect(reply.completion).toContain(`[${number}]`);
});

it('costs the price of a question if there is something to quote, and nothing otherwise', async () => {
  const before = await double.balance();
  const nothing = await call(double, AGENT, { token, body: { prompt: 'zeppelin quaternion' } });
  expect(nothing.reply).toMatchObject({ found: false, charged: 0 });
  expect(nothing.headers.get('credits-balance')).toBe(String(before));
  const something = await call(double, AGENT, { token, body: { prompt: 'passport' } });
  expect(something.headers.get('credits-balance')).toBe(String(before - 5));
  const profile = await call(double, '/api/rest/v1/llm/profile-prompt', { token, body: { prompt: 'Me' } });
  expect(profile.reply).toMatchObject({ answeredBy: 'counts', charged: 0 });
  expect(await double.balance()).toBe(before - 5);
});

it('a question without a content word is free, unless the records are narrowed', async () => {
  const before = await double.balance();
  const { status, reply } = await call(double, AGENT, { token, body: { prompt: 'And then?' } });
  expect([status, reply]).toMatchObject([200, { found: false, wordless: true, charged: 0, sources: [] }]);
  expect(await double.balance()).toBe(before);
  const own = { dsUrlEncoded: btoa(MESSAGES), queryFilters: { type: 'send' } };
  const narrowed = await call(double, AGENT, { token, body: { prompt: 'And then?', context: own } });
  expect(narrowed.reply).toMatchObject({ found: true, charged: 5 });
  expect(narrowed.reply.sources.every((source) => source.own)).toBe(true);
});

it('a general question is refused free of charge', async () => {
  const before = await double.balance();
  const { status, reply } = await call(double, '/api/rest/v1/llm/prompt', { token, body: { prompt: 'What is love?' } });
  expect(status).toBe(501);
  expect(reply.error).toMatch(/^No language model is configured at this service \(LLM_BASE_URL\)/);
  expect(await double.balance()).toBe(before);
});

it('a profile counts messages, unless the token only reads files', async () => {
  const path = '/api/rest/v1/llm/profile-prompt';
  const whole = await call(double, path, { token, body: { prompt: 'Where do I write most?' } });
  expect(whole.reply.completion).toMatch(/Nina Almeida[\s\S]*Most active chats[\s\S]*Tomás/);
  expect(whole.reply.counted).toMatchObject({ statistics: { messages: 5589, chatCount: 37 } });
  const narrow = await double.tokenWith(['api:llm-profile-prompt', 'ds:r:file']);
  const files = await call(double, path, { token: narrow, body: { prompt: 'Who am I?' } });
  expect(files.reply).not.toHaveProperty('counted');
  expect(files.reply.completion).not.toMatch(/Tomás ❤️|Most active chats/);
});
