/** Profiles written by a model: drafted and refined over a fair sample, or filled into a form property by property. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, type ModelDouble, openModel, seenBy } from '../support/model.ts';
import { openService, type ServiceDouble } from '../support/service.ts';
import { call } from './caller.ts';

let double: ServiceDouble;
let model: ModelDouble;
let token: string;
beforeAll(async () => {
  model = await openModel();
  double = await openService({ initialCredits: 100_000, model: { baseUrl: model.baseUrl, model: 'tiny' } });
  token = await double.tokenWith();
});
afterAll(async () => {
  await double.close();
  await model.close();
});

const bodyOf = (round: number): Asked => model.asked[round]?.body ?? { model: '', messages: [] };
const aName = (asked: Asked) => /^([a-z]{2}\d+) \d{4}-/m.exec(seenBy(asked))?.[1];

describe('a profile', () => {
  it('is drafted from counted facts and messages, then refined with further ones', async () => {
    model.behaves((round, asked) => ({ say: `Draft ${round}: sails [[${aName(asked)}]].` }));
    const before = await double.balance();
    const { reply } = await call(double, '/api/rest/v1/llm/profile-prompt', { token, body: { prompt: 'My boats' } });
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
    // The draft comes back as it was written: its citations can be kept.
    expect(seenBy(bodyOf(1))).toMatch(/The profile so far[\s\S]*Draft 1: sails \[\[[a-z]{2}\d+\]\]/);
    for (const { body } of model.asked) expect(body.tools).toBeUndefined();
    const chats = new Set(model.asked.flatMap(({ body }) => seenBy(body).match(/^# chat "[^"]*"/gm) ?? []));
    expect(chats.size).toBeGreaterThan(12);
    expect(await double.balance()).toBe(before - 10);
  });
});

describe('a profile in a form', () => {
  const path = '/api/rest/v1/llm/profile';
  const properties = {
    summary: { type: 'string', description: 'A sentence' },
    places: { type: 'array', description: 'Harbours that are mentioned' },
    mood: { type: 'string', enum: ['calm', 'busy'] },
    age: { type: 'integer' },
  };
  const wanted = (asked: Asked) => /Its name: "(\w+)"/.exec(seenBy(asked))?.[1];
  const fill = async () =>
    (await call(double, path, { token, body: { schema: { type: 'object', properties }, promptSearchTip: 'my life' } }))
      .reply;

  it('has every property, each asked for by itself, null where nothing supports it', async () => {
    model.behaves((_, asked) => {
      const sources = [aName(asked), 'zz1'];
      const values: Record<string, unknown> = { summary: 'Sails.', places: ['Horta'], mood: 'calm' };
      const name = wanted(asked) ?? '';
      if (name === 'mood') return { say: JSON.stringify({ value: values.mood, sources: ['zz9'] }) };
      return { say: `Here it is: ${JSON.stringify({ value: values[name] ?? null, sources })}` };
    });
    const reply = await fill();
    expect(reply.response).toMatchObject({
      input: 'my life',
      output: { summary: 'Sails.', places: ['Horta'], mood: null, age: null },
    });
    expect(model.asked.map(({ body }) => wanted(body))).toEqual(Object.keys(properties));
    expect(seenBy(bodyOf(1))).toMatch(/What fits best:[\s\S]*harbour/i);
    // One made-up name with each of the two values, and the only one of the third.
    expect(reply).toMatchObject({ found: true, removedCitations: 3, charged: 10 });
    expect(reply.sources[0]?.number).toBe(1);
  });
});
