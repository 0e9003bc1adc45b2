/** In a group nothing personal is said: the way to a private chat is shown, and what is not for the bot is left alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/service.ts';

let service: WatchedService;
let program: Program;
let anna: DrivenPerson;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

async function newGroup(options: { botIsAdmin?: boolean } = {}) {
  anna = await program.holding('Anna');
  const boris = await program.driver.person({ name: 'Boris' });
  const group = await program.driver.group({ title: 'Sailors', members: [anna, boris], ...options });
  return { group, inGroup: group.as(anna), boris };
}
const PERSONAL = [
  ...[
    '/search ferry',
    '/ask when does the ferry leave?',
    '/recent',
    '/chats',
    '/profile',
    '/count',
    '/stats',
    '/account',
    '/credits',
  ],
  ...['/settings', '/disconnect', '/connect', '/cancel'],
];

describe('in a group', () => {
  it.each(PERSONAL)('%s is refused in words, with a button to the private chat', async (command) => {
    const { group, inGroup } = await newGroup();
    const asked = service.paid().length;
    await inGroup.says(command);
    const answer = await inGroup.hears(/private/);
    expect(answer.keyboard.flat()).toEqual([
      expect.objectContaining({
        text: 'Continue in private',
        url: expect.stringMatching(/^https:\/\/t\.me\/personal_data_bot\?start=/),
      }),
    ]);
    await program.driver.delivered();
    expect((await group.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
    expect(answer.text).not.toMatch(/credits? today|Token|Connected/);
    expect(service.paid()).toHaveLength(asked);
  });

  it.each([
    ['/start', /I answer personal questions in private only/],
    ['/help@personal_data_bot', /In groups I post nothing personal/],
    ['/privacy', /What is stored/],
  ])('%s answers, with nothing about the person', async (command, words) => {
    const { inGroup } = await newGroup();
    await inGroup.says(command);
    const answer = await inGroup.hears(words);
    expect(answer.text).not.toMatch(/Anna|connected\b.*to 127/);
  });

  it.each([
    ['chatter', 'who takes the ferry on Sunday?'],
    ['a command of another bot', '/help@other_bot'],
    ['a search of another bot', '/search@other_bot ferry'],
    ['a command in the middle', 'try /search ferry'],
    ['an unknown command', '/abracadabra'],
    ['a hidden command', '/answer_plain hello'],
    ['a mention', '@personal_data_bot hello'],
  ])('%s is left alone, also where the bot reads everything', async (_, text) => {
    const { group, inGroup } = await newGroup({ botIsAdmin: true });
    const asked = service.paid().length;
    await inGroup.says(text);
    await program.driver.delivered();
    await inGroup.says('/start');
    await inGroup.hears(/in private only/);
    expect((await group.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
    expect(service.paid()).toHaveLength(asked);
  });

  it('a button under the bot’s message that somebody forges shows nothing personal', async () => {
    const { group, inGroup, boris } = await newGroup();
    await inGroup.says('/privacy');
    const message = await inGroup.hears(/What is stored/);
    for (const data of ['c:account', 'c:credits', 'c:recent', 'c:search ferry', 'c:chats']) {
      const press = await group.as(boris).presses('forged', { on: message, data });
      expect((await press.answer()).text).toMatch(/private|person who asked/);
      const own = await inGroup.presses('forged', { on: message, data });
      expect((await own.answer()).text).toMatch(/private/);
    }
    expect((await group.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
  });

  it('what was asked there is answered in private, for whoever asked it, once and nowhere else', async () => {
    const { group, inGroup, boris } = await newGroup();
    await inGroup.says('/search ferry');
    const refusal = await inGroup.hears(/Continue there\?/);
    const payload = new URL(String(refusal.keyboard.flat()[0]?.url)).searchParams.get('start') ?? '';
    await boris.says(`/start ${payload}`);
    await boris.hears(/Hello, Boris/);
    const asked = service.paid().length;
    await anna.says(`/start ${payload}`);
    const offer = await anna.hears('You asked /search ferry in another chat. Here only you see the answer.');
    expect(offer.buttons).toEqual([['Answer it here (2 credits)']]);
    expect(service.paid()).toHaveLength(asked);
    await anna.presses('Answer it here (2 credits)');
    await anna.hears(/All your data: ferry[\s\S]*2 credits · /);
    expect(service.paid()).toHaveLength(asked + 1);
    expect((await group.chat()).filter(({ fromBot }) => fromBot)).toHaveLength(1);
  });
});

describe('a channel', () => {
  it('is left alone whatever is posted', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const channel = await program.driver.group({ title: 'News', members: [boris], type: 'channel' });
    for (const text of ['hello', '/start', '/search ferry']) await channel.anonymousAdminSays(text);
    await program.driver.delivered();
    await boris.says('/start');
    await boris.hears(/Hello/);
    expect((await channel.chat()).filter(({ fromBot }) => fromBot)).toEqual([]);
  });
});
