/** Answers without a model: honest about it, to the point, and harmless as Markdown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../service-double.ts';
import { call, FILES, MESSAGES } from './caller.ts';

let double: ServiceDouble;
let token: string;
beforeAll(async () => {
  double = await openService({ initialCredits: 100_000 });
  token = await double.tokenWith();
});
afterAll(() => double.close());

async function ask(prompt: string, context?: unknown): Promise<string> {
  const body = { prompt, ...(context === undefined ? {} : { context }) };
  return (await call(double, '/api/rest/v1/llm/agent-prompt', { token, body })).reply.completion;
}

it.each([
  ['Where was my passport?', 'One passport'],
  ['When does our flight to Japan leave?', 'KX7R2P'],
  ['Когда спускаем лодку на воду?', 'Лодка скоро на воду'],
  ['Quanto custou o aluguer da casa na Graça?', '1.150 €'],
  ['旅館の予約は?', '城崎'],
  ['What is the score of the bet with kaito?', '8:8'],
])('%s is answered with a passage that says %s', async (question, passage) => {
  const answer = await ask(question);
  expect(answer).toContain('No language model is configured');
  expect(answer.replaceAll('\\', '')).toContain(passage);
});

it('says so when nothing matches, naming what was read', async () => {
  const answer = await ask('zeppelin quaternion', { dsUrlEncoded: btoa(FILES) });
  expect(answer).toContain('nothing in your data (files) matches');
});

it('"yesterday" is a limit in time', async () => {
  const answer = await ask('What about the boat yesterday?');
  for (const [, day] of answer.matchAll(/, (\d+) Nov 2026/g)) expect(Number(day)).toBeGreaterThanOrEqual(19);
  expect(answer).not.toMatch(/ (Apr|May|Jun|Jul|Aug|Sept|Oct) 2026/);
});

it('a filter in the context holds for the answer', async () => {
  const answer = await ask('boat', { dsUrlEncoded: btoa(MESSAGES), queryFilters: { type: 'send' } });
  expect(answer).toContain('you in');
  expect(
    answer
      .split('\n')
      .filter((line) => line.startsWith('> — '))
      .every((line) => line.startsWith('> — you in')),
  ).toBe(true);
});

it('what people wrote cannot format the answer', async () => {
  const answer = await ask('very subtle varnish bold choice really');
  expect(answer).toContain('\\<b\\>bold\\</b\\>');
  expect(answer).toContain('\\[really\\]\\(https://boats.example\\)');
});

it('a general question gets a friendly refusal that says what to do', async () => {
  const { reply } = await call(double, '/api/rest/v1/llm/prompt', { token, body: { prompt: 'What is love?' } });
  expect(reply.completion).toContain('LLM_BASE_URL');
});

it('a profile is counted from messages, whoever asks only for files gets no messages', async () => {
  const path = '/api/rest/v1/llm/profile-prompt';
  const whole = await call(double, path, { token, body: { prompt: 'Where do I write most?' } });
  for (const part of ['Nina Almeida', 'Most active chats', 'Tomás', 'Cyrillic', 'whatsapp'])
    expect(whole.reply.completion).toContain(part);
  const narrow = await double.tokenWith(['api:llm-profile-prompt', 'ds:r:file']);
  const files = await call(double, path, { token: narrow, body: { prompt: 'Who am I?' } });
  expect(files.reply.completion).not.toContain('Tomás ❤️');
  expect(files.reply.completion).not.toContain('Most active chats');
});
