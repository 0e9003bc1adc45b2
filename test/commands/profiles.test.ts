/** /profile: its price first, what it looks at, and a reply that goes on from it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { openScriptedModel, type ScriptedModel, seenBy } from '../support/scripted-model.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { openStage, PERSON, type Stage, wordsOf } from './stage.ts';

let model: ScriptedModel;
let double: ServiceDouble;
beforeAll(async () => {
  model = await openScriptedModel();
  double = await openService({ initialCredits: 100_000, model: { baseUrl: model.baseUrl, model: 'tiny' } });
});
afterAll(async () => {
  await double.close();
  await model.close();
});

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ url: double.url, clock: turnableClock(SAMPLE_NOW) });
  const scopes = { scopes: [...ALL_SCOPES], scopesFrom: 'service' as const };
  const access = {
    extensions: ['credits', 'answerSources', 'answerEvents'],
    languageModel: { host: '127.0.0.1:11434', local: true },
  };
  await stage.deps.connections.save(
    PERSON,
    { token: await double.tokenWith(), ...scopes, chatId: 'c', language: 'en', access },
    0,
  );
  model.behaves(() => ({ say: 'You love **boats**.' }));
});

const asked = () => model.asked.map(({ body }) => seenBy(body)).join('\n');

describe('a profile', () => {
  test('looks at what follows the command', async () => {
    const question = await stage.ask('profile', 'my dogs');
    expect(wordsOf(question)).toMatch(/looking at my dogs. It costs 10 credits/);
    await stage.press(question, 'Confirm 10 credits');
    expect(asked()).toContain('my dogs');
    expect(await stage.spending()).toMatchObject([{ command: 'profile', credits: 10, state: 'charged' }]);
  });

  test('is kept sealed for whoever replies to it, until /disconnect', async () => {
    await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    const rows = await stage.database.query.selectFrom('results').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('boats');
    await stage.ask('disconnect', '', { confirmed: true });
    expect(await stage.database.query.selectFrom('results').selectAll().execute()).toEqual([]);
  });

  test('is gone on with by a reply', async () => {
    const profile = await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    if (profile.kind !== 'completion' || profile.goesOn === undefined) throw new Error('nothing goes on from it');
    await stage.ask('ask', 'since when?', { about: profile.goesOn });
    expect(asked()).toContain('> Answer: ');
    expect(asked()).toContain('boats');
  });
});
