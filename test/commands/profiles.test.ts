/** /profile: its price first, what it can look at, and a second look that costs nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { jsonSite } from '../service/client/http-double.ts';
import { openScriptedModel, type ScriptedModel, seenBy } from '../support/scripted-model.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { buttonsOf, invocationOf, labelsOf, openStage, PERSON, type Stage, wordsOf } from './stage.ts';

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
  test('has its price on everything that makes one, and makes none before', async () => {
    const question = await stage.ask('profile');
    expect(wordsOf(question)).toContain('It costs 10 credits (0 credits today).');
    expect(labelsOf(question)).toEqual([
      'Confirm 10 credits',
      'Cancel',
      'My people (10 credits)',
      'My interests (10 credits)',
      'My work (10 credits)',
      'My plans (10 credits)',
      'In my own words',
    ]);
    expect(model.asked).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test('looks at what was chosen', async () => {
    await stage.press(await stage.ask('profile'), 'My people (10 credits)');
    expect(asked()).toContain('the people I am close to');
    expect(await stage.spending()).toMatchObject([{ command: 'profile', credits: 10, state: 'charged' }]);
  });

  test('looks at what one says in one’s own words, at a price that is said again', async () => {
    const words = await stage.press(await stage.ask('profile'), 'In my own words');
    expect(words).toMatchObject({ kind: 'text', ask: 'My travels' });
    const question = await stage.ask('profile_words', 'my dogs');
    expect(wordsOf(question)).toMatch(/looking at my dogs. It costs 10 credits/);
    expect(labelsOf(question)).toEqual(['Confirm 10 credits', 'Cancel']);
    await stage.press(question, 'Confirm 10 credits');
    expect(asked()).toContain('my dogs');
  });

  test('is shown a second time for nothing, as it was', async () => {
    const first = await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    await stage.clock.turn(20 * 86_400_000);
    const question = await stage.ask('profile');
    expect(labelsOf(question)[0]).toBe('Show it again · free');
    const again = await stage.press(question, 'Show it again · free');
    expect(again).toMatchObject({ kind: 'completion', personal: true });
    expect(again.kind === 'completion' && first.kind === 'completion' && again.markdown === first.markdown).toBe(true);
    expect(wordsOf(again)).toContain('shown again for nothing: 0 credits');
    expect(await stage.spending()).toHaveLength(1);
  });

  test('takes the place of the one before, and is gone after a month', async () => {
    await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    model.behaves(() => ({ say: 'You love cars.' }));
    await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    expect(wordsOf(await stage.ask('profile_kept', 'show'))).toContain('You love cars.');
    await stage.clock.turn(31 * 86_400_000);
    expect(wordsOf(await stage.ask('profile_kept', 'show'))).toContain('No profile of you is kept any more');
    expect(labelsOf(await stage.ask('profile'))[0]).toBe('Confirm 10 credits');
  });

  test('is forgotten on request, and by /disconnect', async () => {
    const profile = await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    const { rows } = { rows: await stage.database.query.selectFrom('results').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain('boats');
    expect(wordsOf(await stage.press(profile, 'Forget it'))).toContain('Forgotten');
    expect(wordsOf(await stage.press(profile, 'Forget it'))).toContain('No profile of you is kept');
    await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    await stage.ask('disconnect', '', { confirmed: true });
    expect(await stage.database.query.selectFrom('results').selectAll().execute()).toEqual([]);
  });

  test('is nobody else’s', async () => {
    await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    expect(wordsOf(await stage.ask('profile_kept', 'show', { person: 'person-two' }))).toContain('No profile of you');
    await stage.ask('profile_kept', 'forget', { person: 'person-two' });
    expect(wordsOf(await stage.ask('profile_kept', 'show'))).toContain('boats');
  });

  test('is gone on with by a reply', async () => {
    const profile = await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    const about = invocationOf(profile, '👍').argument.slice(0, 16);
    await stage.ask('ask', 'since when?', { about });
    expect(asked()).toContain('> Answer: ');
    expect(asked()).toContain('boats');
  });

  test('that failed is not kept, and its earlier one stays', async () => {
    await stage.press(await stage.ask('profile'), 'Confirm 10 credits');
    model.behaves(() => 'hang up');
    const failed = await stage.ask('profile', '', { confirmed: true });
    expect(failed.kind).toBe('text');
    expect(wordsOf(await stage.ask('profile_kept', 'show'))).toContain('boats');
  });
});

test('a profile of a service that tells nothing is kept as it came', async () => {
  const site = await jsonSite({ completion: 'You are [kind](https://evil.example).' });
  const plain = await openStage({ url: site.url });
  await plain.connect();
  await plain.ask('profile', '', { confirmed: true });
  const again = await plain.ask('profile_kept', 'show');
  expect(again.kind === 'completion' && again.markdown).toBe('You are [kind](https://evil.example).');
  expect(again).not.toHaveProperty('sources');
  expect(buttonsOf(again).every(({ press }) => press.kind === 'run')).toBe(true);
});
