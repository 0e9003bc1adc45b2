/** Answers with what they rest on: sources, stages, where the words go, and what costs nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { Access } from '#storage/connections.ts';
import { fakeClock } from '../support/clock.ts';
import { jsonSite } from '../support/http-site.ts';
import { type ModelDouble, nameOf, openModel } from '../support/model.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service.ts';
import { labelsOf, openStage, PERSON, type Stage, wordsOf } from './stage.ts';

let model: ModelDouble;
let withModel: ServiceDouble;
let without: ServiceDouble;
beforeAll(async () => {
  model = await openModel();
  const options = { initialCredits: 100_000 };
  withModel = await openService({ ...options, model: { baseUrl: model.baseUrl, model: 'tiny' } });
  without = await openService(options);
});
afterAll(async () => {
  await withModel.close();
  await without.close();
  await model.close();
});

const EXTENSIONS = ['credits', 'revoke', 'answerSources', 'answerEvents'];
const LOCAL = { host: '127.0.0.1:11434', local: true };
const FAR = { host: 'api.example.org', local: false };

async function stageWith(double: { url: string }, token: string, access: Partial<Access>): Promise<Stage> {
  const stage = await openStage({ url: double.url, clock: fakeClock(SAMPLE_NOW) });
  const connection = { token, scopes: [...ALL_SCOPES], scopesFrom: 'service' as const, chatId: 'c', language: 'en' };
  await stage.deps.connections.save(PERSON, { ...connection, access: { extensions: EXTENSIONS, ...access } }, 0);
  return stage;
}
const accessOf = async (stage: Stage) => (await stage.deps.connections.find(PERSON))?.access;
const beginningOf = (answers: Awaited<ReturnType<Stage['run']>>) =>
  answers.flatMap((answer) => (answer.kind === 'progress' ? [JSON.stringify(answer.text)] : [])).join();

describe('an answer of a model', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await stageWith(withModel, await withModel.tokenWith(), { languageModel: LOCAL });
    model.behaves((_, asked) => ({ say: `Dry, **slightly** salty [[${nameOf(asked, 'One passport')}]].` }));
  });

  test('shows what it cites, and how much was read', async () => {
    const notes: string[] = [];
    const answer = await stage.ask('ask', 'where was my passport?', { onNote: (line) => notes.push(line) });
    expect(answer).toMatchObject({
      kind: 'completion',
      markdown: 'Dry, **slightly** salty [1].',
      sources: [{ number: 1, text: 'One passport. Dry. Slightly salty.', at: expect.stringMatching(/^20/) }],
    });
    expect(wordsOf(answer)).toMatch(/5 credits · 0\.0 s · read \d+ messages.* in \d+ chats?/);
    expect(wordsOf(answer)).not.toContain('based on');
    expect(labelsOf(answer)).toEqual(['Search instead (2 credits)']);
    expect(wordsOf(answer)).toContain('Reply to this to ask on (5 credits).');
    expect(notes[0]).toMatch(/^searched “passport”: \d+$/);
  });

  test('leads to each message that Telegram has a link to, and says why not to the others', async () => {
    const message = (number: number, more: object) => ({
      kind: 'record',
      number,
      datastore: 'social-chat-message',
      own: false,
      at: '2026-06-03T09:00:00.000Z',
      text: `said ${number}`,
      ...more,
    });
    const supergroup = { groupId: 'telegram-77-1234567890', sourceApplication: 'https://telegram.com' };
    const said = {
      completion: 'At nine [1], or ten [2].',
      answeredBy: 'model',
      found: true,
      sources: [
        message(1, { id: 'telegram-77-1234567890_42', sourceId: '42', fromId: 'channel1234567890', ...supergroup }),
        message(2, { id: 'w1', groupId: 'w', sourceApplication: 'https://whatsapp.com' }),
      ],
      read: {
        searches: 1,
        records: { 'social-chat-message': 20 },
        chats: 1,
        chat: 'Book club',
        since: '2026-05-01T09:00:00Z',
        until: '2026-06-03T09:00:00Z',
      },
      removedCitations: 0,
      languageModel: LOCAL,
      charged: 5,
    };
    const site = await jsonSite(said);
    stage = await stageWith(site, 'x'.repeat(84), { languageModel: LOCAL });
    const answer = await stage.ask('ask', 'when do we meet?');
    expect(answer).toMatchObject({
      sources: [{ number: 1, link: 'https://t.me/c/1234567890/42' }, { number: 2 }],
      sourcesNote: 'Without a link: WhatsApp. Only messages in Telegram’s supergroups and channels have one.',
    });
    expect(answer.kind === 'completion' && answer.sources?.[1]).not.toHaveProperty('link');
    expect(wordsOf(answer).replaceAll('\u2009', ' ')).toContain('read 20 messages of “Book club”, 1 May – 3 Jun 2026');

    const quoted = await jsonSite({ ...said, answeredBy: 'quotes', languageModel: null });
    stage = await stageWith(quoted, 'x'.repeat(84), { languageModel: null });
    const passages = await stage.ask('ask', 'when do we meet?');
    expect(passages).toMatchObject({
      kind: 'records',
      groups: [
        {
          lines: [
            { number: 1, link: 'https://t.me/c/1234567890/42' },
            { number: 2, text: 'said 2' },
          ],
        },
      ],
    });
    expect(wordsOf(passages)).toContain('Without a link: WhatsApp.');
  });

  test('that cites what was never read says how much was taken out, and that it is not in the data', async () => {
    model.behaves(() => ({ say: 'On the moon [[zz1]].' }));
    const answer = await stage.ask('ask', 'where was my passport?');
    expect(answer.kind === 'completion' && answer.markdown).toMatch(/^\*\*Not found in your data/);
    expect(answer).not.toHaveProperty('sources');
    expect(wordsOf(answer)).toContain('took out 1 made-up reference');
  });

  test('says once where the words go, where that is another machine', async () => {
    const { host } = new URL(model.baseUrl);
    // What was known is a machine elsewhere; the answer tells of another one.
    stage = await stageWith(withModel, await withModel.tokenWith(), { languageModel: FAR });
    const first = await stage.run('ask', 'where was my passport?');
    expect(beginningOf(first)).toContain('goes to the language model at api.example.org');
    expect(wordsOf(first.at(-1) as never)).toContain('went to the language model at api.example.org');
    expect(await accessOf(stage)).toMatchObject({ toldHost: 'api.example.org', languageModel: { host, local: true } });
    const second = await stage.run('ask', 'where was my passport?');
    expect(JSON.stringify(second)).not.toContain('language model at');
  });
});

describe('without a model', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await stageWith(without, await without.tokenWith(), { languageModel: null });
  });

  test('passages are shown as they were written, like a search', async () => {
    const answer = await stage.ask('ask', 'very subtle varnish bold choice really');
    expect(answer).toMatchObject({ kind: 'records', personal: true });
    expect(wordsOf(answer)).toContain('<b>bold</b> choice & *very* _subtle_ [really](https://boats.example)');
    expect(wordsOf(answer)).not.toContain('\\');
    expect(wordsOf(answer)).toContain('has no language model');
    expect(labelsOf(answer)).toEqual(['Search instead (2 credits)']);
  });

  test('where no passage answers, that is said, what comes nearest is shown, and nothing is paid', async () => {
    const before = await without.balance();
    const answer = await stage.ask('ask', 'What is Wim de Groot allergic to?');
    expect(answer).toMatchObject({ kind: 'records', personal: true });
    expect(wordsOf(answer)).toMatch(/^I found no answer in your data[\s\S]*Every spring\.[\s\S]*0 credits/);
    expect(await without.balance()).toBe(before);
  });

  test('a profile is counted, for nothing, within any cap', async () => {
    await stage.deps.settings.change(PERSON, { dailyCreditCap: 3 });
    const question = await stage.ask('profile', 'boats');
    expect(wordsOf(question)).toMatch(/no language model[\s\S]*costs nothing/);
    const before = await without.balance();
    const answer = await stage.press(question, 'Count it (0 credits)');
    expect(answer.kind === 'completion' && answer.markdown).toContain('What the data says about Nina Almeida');
    expect(wordsOf(answer)).toContain('0 credits');
    expect(await without.balance()).toBe(before);
  });
});

describe('/privacy', () => {
  test.each([
    [null, 'That service has no language model'],
    [LOCAL, 'a language model on that service’s own machine (127.0.0.1:11434)'],
    [FAR, 'goes on to the language model at api.example.org'],
    [undefined, 'the language model of that service, where it has one'],
  ])('names who reads along: %j', async (languageModel, words) => {
    const stage = await stageWith(without, 'x'.repeat(84), { languageModel });
    expect(wordsOf(await stage.ask('privacy'))).toContain(words);
    expect(wordsOf(await stage.ask('privacy', '', { group: true }))).toContain('where it has one');
  });
});
