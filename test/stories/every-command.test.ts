/** Each command, as the manual tells it: what a connected person types and what comes back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { type ModelDouble, openModel } from '../support/model.ts';
import { type Program, startProgram } from '../support/program.ts';

let model: ModelDouble;
let program: Program;
let anna: DrivenPerson & { token: string };
beforeAll(async () => {
  model = await openModel();
  model.says('The ferry leaves at nine.');
  program = await startProgram({
    config: { data: { kind: 'embedded', model: { baseUrl: model.baseUrl, model: 'tiny' } }, monthlyCredits: 1000 },
  });
});
// Somebody new each time: nobody types twenty commands in ten seconds.
beforeEach(async () => {
  anna = await program.holding('Anna');
});
afterAll(async () => {
  await program.close();
  await model.close();
});

const balance = async () => (await program.app.service?.admin.balance()) ?? Number.NaN;

describe('what costs nothing', () => {
  it.each([
    ['/start', /Welcome back, Anna\nYou are connected/, ['What can I do?', 'My account']],
    [
      '/help',
      /What you can do now[\s\S]*\/search – Search your messages, mails and files \(2 credits\)[\s\S]*\/profile – .*\(10 credits\)/,
      [],
    ],
    ['/connect', /Connect again[\s\S]*invented person/, ['Look around in sample data', 'Connect my own data']],
    ['/disconnect', /Erase your access token \(\S{4}…\S{4}\)[\s\S]*cannot be undone/, ['Erase everything', 'Keep it']],
    ['/privacy', /What is stored, and for how long[\s\S]*encrypted[\s\S]*How to erase it/, ['Disconnect']],
    ['/credits', /Today: .*credits?[\s\S]*Last 30 days/, ['Set a daily cap']],
    ['/settings', /Daily cap: none of your own[\s\S]*Protect results: off/, ['✓ No cap', 'Privacy of results']],
    [
      '/account',
      /Connected to the data service of this bot[\s\S]*Token: \S{4}…\S{4}[\s\S]*✅ \/search/,
      ['Disconnect'],
    ],
    ['/cancel', /Nothing’s running\./, []],
  ])('%s answers', async (command, words, buttons) => {
    const before = await balance();
    await anna.says(command);
    const answer = await anna.hears(words);
    expect(answer.buttons.flat()).toEqual(expect.arrayContaining(buttons));
    expect(answer.text).not.toContain(anna.token);
    expect(await balance()).toBe(before);
  });

  it('is all in the menu, each with a line of its own', async () => {
    const menu = await anna.menu();
    const names =
      'start help search ask recent chats today count stats profile import save cancel credits alerts settings account connect disconnect privacy';
    expect(menu.map(({ command }) => command)).toEqual(names.split(' '));
    expect(new Set(menu.map(({ description }) => description)).size).toBe(menu.length);
  });
});

describe('what costs credits', () => {
  it.each([
    ['/search ferry', 2, /All your data: ferry[\s\S]*2 credits · \d+ hits?/],
    ['/search ferry in:chats', 2, /Your chats: ferry[\s\S]*2 credits · \d+ chats? · .*\d+ messages?/],
    ['/search ferry in:messages', 1, /Your .*ferry[\s\S]*1 credit · /],
    ['/search xylophonequartz', 2, /Nothing in all your data matches xylophonequartz[\s\S]*2 credits · 0 hits/],
    [
      '/ask when does the ferry leave?',
      5,
      /The ferry leaves at nine\.\s+\[1\]\s+\[1\] .+\n[\s\S]*5 credits · .* read \d+ messages/,
    ],
    ['/recent', 1, /Newest messages[\s\S]*1 credit · /],
    ['/recent telegram sent', 1, /Newest messages[\s\S]*1 credit · /],
    ['/chats', 1, /Your chats[\s\S]*1 credit · \d+ chats/],
  ])('%s costs %i', async (command, price, words) => {
    const before = await balance();
    await anna.says(command);
    const answer = await anna.hears(words);
    expect(answer.text).toMatch(/\d+ credits? today/);
    expect(await balance()).toBe(before - price);
  });

  it('/profile asks first, then describes, and costs 10', async () => {
    const before = await balance();
    await anna.says('/profile my travels');
    const question = await anna.hears(/A portrait reads through/);
    expect(question.buttons).toEqual([['Write it (10 credits)', 'Not now']]);
    expect(await balance()).toBe(before);
    await anna.presses('Write it (10 credits)');
    await anna.hears(/The ferry leaves at nine\.[\s\S]*10 credits · .* read \d+ messages/);
    expect(await balance()).toBe(before - 10);
  });

  it('/profile taken back costs nothing', async () => {
    const before = await balance();
    await anna.says('/profile');
    await anna.hears(/A portrait reads through/);
    await anna.presses('Cancel');
    await anna.hears(/No profile was made\. Nothing was spent\./);
    expect(await balance()).toBe(before);
  });

  it.each(['/search', '/ask'])('%s without words asks for them, and a reply to that is enough', async (command) => {
    await anna.says(command);
    const question = await anna.hears(({ raw }) => raw.reply_markup?.force_reply === true);
    await anna.says('ferry', { replyTo: question });
    await anna.hears(/\d credits · /);
  });
});

describe('what is not a command', () => {
  it('plain words are offered to be searched or asked, with prices, and cost nothing by themselves', async () => {
    const before = await balance();
    await anna.says('ferry timetable');
    const offer = await anna.hears(/Search your messages for “ferry timetable”, or ask about it\?/);
    expect(offer.buttons.flat()).toEqual(['Search (2 credits)', 'Ask (5 credits)']);
    expect(await balance()).toBe(before);
    await anna.presses('Search (2 credits)');
    await anna.hears(/All your data/);
    expect(await balance()).toBe(before - 2);
  });

  it.each([
    ['/serach ferry', /I do not know \/serach\. Did you mean \/search\?/],
    ['/abracadabra', /I do not know \/abracadabra\. \/help lists/],
    ['/page {"key":"x"}', /I do not know \/page/],
    ['/recent since:yesteryear', /Nothing was spent/],
    ['/settings cap lots', /I do not know that setting/],
    ['/search in:nowhere ferry', /Nothing was spent/],
  ])('%s gets a helpful reply', async (text, words) => {
    const before = await balance();
    await anna.says(text);
    await anna.hears(words);
    expect(await balance()).toBe(before);
  });
});
