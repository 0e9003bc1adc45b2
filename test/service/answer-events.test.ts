/** Streamed answers: events over HTTP, with the whole reply as the last one. */
import { afterAll, expect, it } from 'vitest';
import { ANSWER_EVENT_DATA } from '#service/contract/answers.ts';
import { nameOf, openModel } from '../support/model.ts';
import { serviceForAll } from './service-for-all.ts';

const model = await openModel();
afterAll(() => model.close());
const { double, clock } = await serviceForAll({ model: { baseUrl: model.baseUrl, model: 'tiny' } });

const AGENT = '/api/rest/v1/llm/agent-prompt';

const open = async (prompt: string, signal?: AbortSignal) =>
  fetch(double.url + AGENT, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await double.tokenWith()}`,
      ...{ 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    },
    body: JSON.stringify({ prompt }),
    ...(signal ? { signal } : {}),
  });

type EventName = keyof typeof ANSWER_EVENT_DATA;

/** The events of a whole stream, validated against the contract. */
function eventsIn(text: string) {
  return text
    .split('\n\n')
    .filter((block) => block !== '' && block !== ':')
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
      return { name, data: ANSWER_EVENT_DATA[name as EventName].parse(JSON.parse(data)) };
    });
}

it('streams stages and text with numbered citations, and then the whole reply', async () => {
  model.behaves((round, asked) =>
    round === 1
      ? { call: [['search', { keywords: 'tide table' }]], text: 'Let me look.' }
      : { say: `In the tables [[${nameOf(asked, 'One passport')}]].` },
  );
  const before = await double.balance();
  const response = await open('Where was my passport?');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('credits-balance')).toBe(String(before - 5));
  const events = eventsIn(await response.text());
  const names = events.map(({ name }) => name);
  expect(events[0]).toMatchObject({ name: 'stage', data: { stage: 'searched', words: 'passport' } });
  const second = names.lastIndexOf('stage');
  expect(events[second]).toMatchObject({ data: { stage: 'searched', words: 'tide table' } });
  const words = events.slice(second).filter(({ name }) => name === 'token');
  expect(words.length).toBeGreaterThan(1);
  expect(words.map(({ data }) => ('text' in data ? data.text : '')).join('')).toBe('In the tables [1].');
  expect(events.at(-1)).toMatchObject({
    name: 'reply',
    data: { credits: before - 5, reply: { completion: 'In the tables [1].', found: true, charged: 5 } },
  });
});

it('ends with a failure if there is no answer, and says that the credits were refunded', async () => {
  model.behaves(() => ({ status: 500, body: 'secret' }));
  const before = await double.balance();
  const events = eventsIn(await (await open('Where was my passport?')).text());
  expect(events.at(-1)).toEqual({
    name: 'failure',
    data: { status: 502, credits: before, code: 'model-failed', error: 'The language model refused (HTTP 500).' },
  });
  expect(events.filter(({ name }) => name === 'reply')).toEqual([]);
  expect(await double.balance()).toBe(before);
});

it('sends keep-alives while the model is silent, and stops the model when the reader disconnects', async () => {
  model.behaves(() => 'hang');
  const ended = model.cutOff;
  const before = await double.balance();
  const leaving = new AbortController();
  const response = await open('Where was my passport?', leaving.signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await expect.poll(() => model.asked.length).toBe(1);
  let read = (await reader?.read())?.value ?? '';
  await clock.advance(15_000);
  while (!read.endsWith('\n\n:\n\n')) read += (await reader?.read())?.value ?? '';
  leaving.abort();
  await expect.poll(() => model.cutOff).toBe(ended + 1);
  // The work was done, so a disconnect is charged.
  expect(await double.balance()).toBe(before - 5);
});
