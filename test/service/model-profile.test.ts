/** Profiles written by a model: drafted, then refined with a fair sample. */
import { afterAll, describe, expect, it } from 'vitest';
import { type Asked, openModel, seenBy } from '../support/model.ts';
import { call } from './caller.ts';
import { serviceForAll } from './service-for-all.ts';

const model = await openModel();
afterAll(() => model.close());
const { double } = await serviceForAll({ model: { baseUrl: model.baseUrl, model: 'tiny' } });
const token = await double.tokenWith();

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
    // The draft is passed on unchanged, so that its citations can be kept.
    expect(seenBy(bodyOf(1))).toMatch(/The profile so far[\s\S]*Draft 1: sails \[\[[a-z]{2}\d+\]\]/);
    for (const { body } of model.asked) expect(body.tools).toBeUndefined();
    const chats = new Set(model.asked.flatMap(({ body }) => seenBy(body).match(/^# chat "[^"]*"/gm) ?? []));
    expect(chats.size).toBeGreaterThan(12);
    expect(await double.balance()).toBe(before - 10);
  });
});
