/** Answers: quotes, sources, model attribution, costs, and portraits. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { plainText, type TextReply } from '#commands/reply.ts';
import { TOKEN_EXTENSIONS, UNCHARGED } from '#service/contract/extensions.ts';
import type { Access } from '#storage/connections.ts';
import { fakeClock } from '../support/clock.ts';
import { jsonSite } from '../support/http-site.ts';
import { nameOf, openModel } from '../support/model.ts';
import { openService, SAMPLE_NOW } from '../support/service.ts';
import { connectedAt, labelsOf, PERSON, type Stage, wordsOf } from './stage.ts';

const model = await openModel();
const withModel = await openService({ initialCredits: 100_000, model: { baseUrl: model.baseUrl, model: 'tiny' } });
const without = await openService({ initialCredits: 100_000 });
afterAll(async () => {
  await withModel.close();
  await without.close();
  await model.close();
});

const CHARGED = ['credits', 'revoke', 'answerSources', 'answerEvents', 'search'];
const FREE = [...CHARGED, 'uncharged'];
const LOCAL = { host: '127.0.0.1:11434', local: true };
const FAR = { host: 'api.example.org', local: false };

async function stageWith(double: { url: string }, token: string, access: Partial<Access>): Promise<Stage> {
  const { stage } = await connectedAt(double, { clock: fakeClock(SAMPLE_NOW), token, extensions: CHARGED, access });
  return stage;
}
/** A stage whose service answers every question like this. */
const answering = async (details: object, access: Partial<Access>) => {
  const reply = {
    ...{ completion: 'At nine.', answeredBy: 'model', found: true, sources: [], languageModel: LOCAL },
    ...{ read: { searches: 1, records: {}, chats: 1 }, removedCitations: 0 },
  };
  return await stageWith(await jsonSite({ ...reply, ...details }), 'x'.repeat(84), access);
};
const message = (number: number, text: string, at: string) => ({
  ...{ kind: 'record', number, datastore: 'social-chat-message', id: `m${number}`, groupId: 'c', place: 'Crew' },
  ...{ who: 'Wim', own: false, at, text },
});
const accessOf = async (stage: Stage) => (await stage.deps.connections.find(PERSON))?.access;
const sourcesOf = (answer: TextReply) => (answer.text.length > 0 ? plainText(answer.text) : undefined);
const SEARCH = 'Search for these words instead';

describe('an answer by a model', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await stageWith(withModel, await withModel.tokenWith(), { languageModel: LOCAL });
    model.behaves((_, asked) => ({ say: `Dry, **slightly** salty [[${nameOf(asked, 'One passport')}]].` }));
  });

  test('lists its sources with buttons that open them, and reports its cost', async () => {
    const answer = await stage.ask('ask', 'where was my passport?');
    expect(answer).toMatchObject({ markdown: 'Dry, **slightly** salty [1].', list: { last: 1 } });
    expect(sourcesOf(answer)).toMatch(/^1 [^\n]+ · [^\n]+$/);
    expect(sourcesOf(answer)).not.toContain('passport');
    expect(labelsOf(answer)).toEqual(['1', `${SEARCH} (2 credits)`]);
    expect(wordsOf(answer)).toMatch(/\n5 credits · [\d,]+ left$/);
    expect(wordsOf(await stage.press(answer, '1'))).toContain('One passport');
  });

  test('has no footer where it is free', async () => {
    stage = await stageWith(withModel, await withModel.tokenWith(), { languageModel: LOCAL, extensions: FREE });
    const answer = await stage.ask('ask', 'where was my passport?');
    expect(answer).not.toHaveProperty('footer');
    expect(labelsOf(answer)).toEqual(['1', SEARCH]);
  });

  test('orders sources by number, and drops those after a gap in the numbering', async () => {
    const sources = [2, 1, 4].map((number) => message(number, `said ${number}`, '2026-06-03T09:00:00.000Z'));
    const completion = 'At nine [1], ten [2], or noon [4].';
    stage = await answering({ completion, sources, charged: 5 }, { languageModel: LOCAL });
    const answer = await stage.ask('ask', 'when do we meet?');
    expect(sourcesOf(answer)).toBe('1 Wim · Crew · 3\u00a0Jun\n2 Wim · Crew · 3\u00a0Jun');
    expect(labelsOf(answer)).toEqual(['1', '2', `${SEARCH} (2 credits)`]);
  });

  test('names a remote model once', async () => {
    stage = await answering({ languageModel: FAR }, { extensions: FREE });
    const footer = 'Answered by the model at api.example.org, from these messages. More in /privacy.';
    expect(await stage.reads('ask', 'when?')).toBe(`At nine.\n\n${footer}`);
    expect(await accessOf(stage)).toMatchObject({ toldHost: FAR.host, languageModel: FAR });
    expect(await stage.reads('ask', 'when?')).toBe('At nine.');
  });

  test.each([
    ['empty', { say: '' }],
    ['failed', { status: 500, body: 'no' }],
  ] as const)('that is %s is reported as a model failure and costs nothing', async (_, behaviour) => {
    model.behaves(() => behaviour);
    const before = await withModel.balance();
    const answer = await stage.ask('ask', 'where was my passport?');
    expect(answer).toMatchObject({ problem: 'model-failed' });
    expect(wordsOf(answer)).toContain('The language model didn’t answer.\nNothing was charged.');
    expect(labelsOf(answer)).toEqual(['Try again (5 credits)']);
    expect(await withModel.balance()).toBe(before);
    expect(await stage.spending()).toEqual([expect.objectContaining({ state: 'refused' })]);
  });

  test("can be had without the person's data if the access allows no more", async () => {
    const asking = await connectedAt(jsonSite({ completion: 'Forty-two.' }), { scopes: ['api:llm-prompt'] });
    const refused = await asking.stage.ask('ask', 'what is six times seven?');
    expect(asking.requests).toEqual([]);
    const answer = await asking.stage.press(refused, 'Ask without my data (2 credits)');
    expect(answer).toMatchObject({ markdown: 'Forty-two.' });
  });
});

describe('without a model', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await stageWith(without, await without.tokenWith(), { languageModel: null });
  });
  const answered = async (details: object): Promise<string> => {
    const quotes = { completion: 'quotes', answeredBy: 'quotes', languageModel: null, ...details };
    const quoting = await answering(quotes, { extensions: FREE, languageModel: null });
    return await quoting.reads('ask', 'when do we sail?');
  };

  test('shows the requested day first, with the words it was derived from', async () => {
    const sources = [message(1, 'We sail on Thursday at 8 pm', '2026-11-25T09:00:00.000Z')];
    const when = { source: 1, from: '2026-12-03', to: '2026-12-04' };
    expect(await answered({ sources, when: { ...when, clock: '20:00', words: 'on Thursday' } })).toMatch(
      /^Thursday 3 December, 20:00 \(“on Thursday”\)\n\n1 Wim · Crew/,
    );
    expect(await answered({ sources, when })).toMatch(/^Thursday 3 December \(the day it was said\)\n\n1 /);
    const before = { source: 1, from: '2025-03-29', to: '2025-03-30' };
    expect(await answered({ sources, when: before })).toMatch(/^Saturday 29 March 2025 /);
  });

  test('shows a changed figure first, and marks the older passage', async () => {
    const older = { ...message(2, 'It is 900 €', '2026-02-01T09:00:00.000Z'), earlier: true };
    const sources = [message(1, 'It is 950 € now', '2026-05-03T09:00:00.000Z'), older];
    expect(await answered({ sources, changed: { was: '900 €', now: '950 €' } })).toMatch(
      /^Was 900 €, since 3 May 950 €\n\n1 Wim · Crew · [^\n]+\nIt is 950 € now\n\nEarlier:\n2 Wim/,
    );
  });

  test('quotes at most three passages verbatim, and explains once that they are quotes', async () => {
    const answer = await stage.ask('ask', 'very subtle varnish bold choice really');
    expect(answer).toMatchObject({ kind: 'text', personal: true, list: { last: 1 } });
    expect(wordsOf(answer)).toMatch(/^1 /);
    expect(wordsOf(answer)).toContain('<b>bold</b> choice & *very* _subtle_ [really](https://boats.example)');
    expect(wordsOf(answer)).toMatch(/\n\nThese are quotes\. Reply to ask on\. · 5 credits · [\d,]+ left$/);
    expect(labelsOf(answer).join()).toMatch(/^1(,2(,3)?)?,Search for these words instead \(2 credits\)$/);
    expect(wordsOf(await stage.press(answer, '1'))).toContain('bold');
    expect(await stage.reads('ask', 'very subtle varnish bold choice really')).not.toContain('These are quotes');
  });

  test('shows the two closest passages for free if none answers', async () => {
    const before = await without.balance();
    const said = await stage.reads('ask', "Which dentist in Rotterdam does Wim's brother visit about the boat?");
    expect(said).toMatch(/^This comes closest:\n\n1 /);
    expect(said).not.toMatch(/^3 /m);
    expect(await without.balance()).toBe(before);
  });

  test('shows nothing if only a name of the question is known', async () => {
    const said = await stage.reads('ask', 'What is Wim de Groot allergic to?');
    expect(said).toMatch(/^I couldn’t find anything about that\./);
  });
});

describe('/profile', () => {
  async function portrait(focus: string, language = 'en') {
    const access = { extensions: [...TOKEN_EXTENSIONS, UNCHARGED], languageModel: null };
    const stage = await stageWith(without, await without.tokenWith(), access);
    const answer = await stage.ask('profile', focus, { language });
    return { stage, answer, text: wordsOf(answer) };
  }

  test('is made of statistics without a model, immediately and for free, despite any limit', async () => {
    const stage = await stageWith(without, await without.tokenWith(), { languageModel: null });
    await stage.deps.settings.change(PERSON, { dailyCreditCap: 3 });
    const before = await without.balance();
    const answer = await stage.ask('profile');
    expect(wordsOf(answer)).toMatch(/^5,589 messages since November 2024, 2,358 of them yours\.\n/);
    expect(answer).not.toHaveProperty('markdown');
    expect(labelsOf(answer)).toEqual(['1', '2', 'As a picture (1 credit)']);
    expect(await without.balance()).toBe(before);
  });

  test('words the counts as a short page', async () => {
    const { text, answer, stage } = await portrait('');
    const lines = [
      /5,589 messages since November 2024, 2,358 of them yours\./,
      /Most in Tomás ❤️ \(511\), .+ \([\d,]+\) and .+ \([\d,]+\)\./,
      /Mostly on \w+days, around \d\d:00\./,
      /Busiest month: \w+ \d{4} \(\d+\)/,
      /Longest silence 5 days · 4–9 January 2025/,
      /Words that come back · varnish( · [a-z]+){7}/,
      /\+ 61 e-mails · 31 files/,
      /\nThe first and the newest:\n1 .* · 22\u00a0Nov\u00a02024\n.+\n\n2 .* · .*\n.+/,
    ];
    expect(text).toMatch(new RegExp(`^${lines.map(({ source }) => source).join('\n')}$`, 'u'));
    expect(wordsOf(await stage.press(answer, '1'))).toContain('Созвонимся');
    expect(labelsOf(answer)).toEqual(['1', '2', 'As a picture']);
  });

  test.each([
    [
      'de',
      /^5\.589 Nachrichten seit November 2024, .*\n.*\nMeistens mittwochs, .*\nStärkster Monat: .*\nLängste Stille: 5 Tage /,
    ],
    [
      'ru',
      /^5\s589 сообщений .*\n.*\nЧаще всего по средам, .*\nСамый активный месяц: .*\nСамое долгое молчание: 5 дней /,
    ],
    ['zh', /^2024年11月以来 5,589 条消息，.*\n.*\n多在周三，.*\n消息最多的月份：2026年9月（338）\n最长沉默 5 天 /],
  ])('is in the language of the person: %s', async (language, page) => {
    const { text } = await portrait('', language);
    expect(text).toMatch(page);
    expect(text).not.toMatch(/Writes most|messages|What the data says/);
  });

  test.each([
    ['a person', 'wim', /^Wim de Groot\n115 messages since 23 November 2024\.\n/, 'Wim de Groot'],
    [
      'a person in a sentence',
      'about my tomás',
      /^Tomás ❤️\n541 messages since November 2024, 255 of them yours\.\nMost in Tomás ❤️ \(511\), /,
      'Tomás ❤️',
    ],
    ['a person in a time', 'wim since May', /^Wim de Groot\n\d\d messages since May\.\n/, 'Wim de Groot'],
    [
      'a thing',
      'ferry',
      /^12 messages with “ferry”, 22 August 2025 to 19 October: 2 from you, 10 from others\.\n/,
      'Show them',
    ],
    ['one kind', 'in:emails', /^61 e-mails since December 2024, \d+ of them yours\.\n/, 'Show them'],
    ['the person', 'me', /^5,589 messages since /, 'As a picture'],
  ])('is about %s', async (_, focus, page, button) => {
    const { text, answer } = await portrait(focus);
    expect(text).toMatch(page);
    expect(labelsOf(answer).at(-1)).toBe(button);
  });

  test('about something that nobody wrote of says so', async () => {
    expect(await portrait('zeppelin')).toMatchObject({ text: 'Nothing for “zeppelin”.' });
    // Not Pai in another case.
    expect(await portrait('паром')).toMatchObject({ text: 'Nothing for “паром”.' });
    expect(await portrait('zeppelin', 'de')).toMatchObject({ text: 'Nichts zu »zeppelin«.' });
  });

  test('of an empty archive says so', async () => {
    await using empty = await openService({ empty: true });
    const stage = await stageWith(empty, await empty.tokenWith(), { languageModel: null, extensions: FREE });
    expect(await stage.reads('profile')).toBe('There are no messages yet.');
  });

  test('shows its price and asks first where it is charged', async () => {
    const access = { languageModel: LOCAL };
    const { stage, requests } = await connectedAt(jsonSite({ completion: 'Du magst Boote.' }), {
      extensions: CHARGED,
      access,
    });
    const question = await stage.ask('profile', 'boats');
    expect(requests).toEqual([]);
    expect(labelsOf(question)).toEqual(['Write it (10 credits)', 'Not now']);
    const answer = await stage.press(question, 'Write it (10 credits)');
    expect(answer).toMatchObject({ markdown: 'Du magst Boote.' });
    expect(JSON.parse(requests[0]?.body ?? '').prompt).toContain('Look at: boats.');
  });

  test('is written immediately where it is free, and says that a model wrote it', async () => {
    const site = await jsonSite({ completion: 'You love boats.' });
    const stage = await stageWith(site, 'x'.repeat(84), { languageModel: LOCAL, extensions: FREE });
    expect(await stage.reads('profile')).toBe(
      'You love boats.\n\nA model wrote this from your messages. It can be wrong.',
    );
  });
});
