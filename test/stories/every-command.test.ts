/** Each command as documented: what a connected person types, and the reply. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { openModelProgram } from '../support/program.ts';
import { adminOf } from '../support/service.ts';

const { model, program } = await openModelProgram({ monthlyCredits: 1000 });
model.says('The ferry leaves at nine.');

let anna: DrivenPerson & { token: string };
// A new person each time, because of the rate limit.
beforeEach(async () => {
  anna = await program.holding('Anna');
});

const balance = async () => (program.app.service ? await adminOf(program.app.service).balance() : Number.NaN);

describe('a free command', () => {
  it.each([
    ['/start', /^Hi again, Anna\. What are you looking for\?$/, '[What did I miss? (1 credit)]'],
    [
      '/help',
      /^Just write\.\na word finds messages[\s\S]*\nA search costs 2 credits, an answer 5\. Others say their price first\.$/,
      '[What did I miss? (1 credit)] [Add my chats]',
    ],
    ['/import', /^Add your chats and mails\n/, '[Telegram] [WhatsApp] [Signal] [Slack] [Discord] [Gmail]'],
    ['/save the key is under the mat', /^Saved\.$/, ''],
    ['/alerts', /^No alerts or digests yet\. New messages only come in with /, '[Every morning] [Add my chats]'],
    [
      '/settings',
      /^Settings\nTime zone: not set\n[\s\S]*\nDaily limit: off\n/,
      '[Time zone] [Language] [Digest and alerts] [This chat] [Daily limit] [Ask before spending]',
    ],
    [
      '/account',
      /^Your archive\nIncluded: searches, answers, .* and portraits\.\n.* credits left/,
      '[Credits] [Leave]',
    ],
    ['/credits', /^[\d,]+ credits left[\s\S]*\nLast 30 days: 0\.$/, ''],
    ['/connect', /^Your archive is ready\. Send me an export/, '[WhatsApp]'],
    [
      '/privacy',
      /^What I keep\n[\s\S]* encrypted[\s\S]*\nWho sees your data\n[\s\S]*\nHow to erase it\n\/disconnect, at once\.$/,
      '[Download everything] [Leave]',
    ],
    ['/disconnect', /^Leave\? I’ll end my access and erase /, '[Leave] [Stay]'],
    ['/cancel', /^Nothing’s running\.$/, ''],
  ])('%s is answered', async (command, words, buttons) => {
    const before = await balance();
    const answer = await anna.asks(command, words);
    const labels = answer.buttons.flat().map((label) => `[${label}]`);
    expect(labels.join(' ')).toContain(buttons);
    expect(answer.text).not.toContain(anna.token);
    expect(await balance()).toBe(before);
  });

  it('is in the menu, as is every other, with its own description', async () => {
    const menu = await anna.menu();
    const names =
      'today ask search chats recent count stats profile alerts import save settings account credits connect privacy disconnect help cancel start';
    expect(menu.map(({ command }) => command)).toEqual(names.split(' '));
    expect(new Set(menu.map(({ description }) => description)).size).toBe(menu.length);
  });
});

describe('a paid command', () => {
  it.each([
    ['/search ferry', 2, /^\d+ results, best first\n\n1 .+ · .+\n.*ferry/],
    ['/search ferry in:chats', 2, /^\d+ results, best first\n/],
    ['/search ferry in:messages', 1, /^\d+ results in messages, best first\n/],
    ['/search xylophonequartz', 2, /^Nothing for “xylophonequartz”\.\n/],
    ['/ask when does the ferry leave?', 5, /^The ferry leaves at nine\.\s+\[1\]\s+1 .+ · .+\n/],
    ['/recent telegram sent', 1, /^Results from you, on Telegram, newest first\n/],
    ['/chats', 1, /^1 .+ · .+\n2 /],
    ['/today', 1, /^\w+ \d+ \w+\n[\s\S]*\n1 /],
    ['/count ferry', 1, /^\d+ messages with “ferry”/],
    ['/stats', 1, /^[\d,]+ messages since .+ of them yours\./],
  ])('%s costs %i, and reports that in its last line', async (command, price, words) => {
    const before = await balance();
    const answer = await anna.asks(command, words);
    const left = (before - price).toLocaleString('en');
    expect(answer.text).toMatch(new RegExp(`\n${price === 1 ? '1 credit' : `${price} credits`} · ${left} left\\W*$`));
    expect(await balance()).toBe(before - price);
  });

  it('/profile asks first, then writes a portrait, and costs 10', async () => {
    const before = await balance();
    const question = await anna.asks(
      '/profile my travels',
      /^A portrait reads through your messages and describes you in a page\.$/,
    );
    expect(question.buttons).toEqual([['Write it (10 credits)', 'Not now']]);
    expect(await balance()).toBe(before);
    await anna.taps(
      'Write it (10 credits)',
      /^The ferry leaves at nine\.[\s\S]*A model wrote this from your messages\. It can be wrong\. · 10 credits · /,
    );
    expect(await balance()).toBe(before - 10);
  });

  it('/profile costs nothing if declined', async () => {
    const before = await balance();
    const question = await anna.asks('/profile', /^A portrait reads through/);
    await anna.taps('Not now', /^Nothing changed\.$/, { on: question });
    expect(await balance()).toBe(before);
  });

  it('/search without words asks for them, and searches for the reply', async () => {
    const question = await anna.asks('/search', ({ raw }) => raw.reply_markup?.force_reply === true);
    await anna.asks('ferry', /\d credits · /, { replyTo: question });
  });
});

describe('a mistyped command', () => {
  it.each([
    ['/serach ferry', /^Did you mean \/search\?$/],
    ['/page {"key":"x"}', /^An answer costs 5 credits here/],
  ])('%s gets a helpful reply, and costs nothing', async (text, words) => {
    const before = await balance();
    await anna.asks(text, words);
    expect(await balance()).toBe(before);
  });
});
