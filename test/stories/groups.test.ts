/** In groups the bot shows nothing personal: one line links to the private chat, and other messages are ignored. */
import { describe, expect, it } from 'vitest';
import type { ChatMessage, DrivenPerson } from '../support/chat-driver.ts';
import { openProgram } from '../support/program.ts';
import { items } from '../support/text-table.ts';

let anna: DrivenPerson;
const program = await openProgram();

async function newGroup(options: { botIsAdmin?: boolean } = {}) {
  anna = await program.holding('Anna');
  const boris = await program.driver.person({ name: 'Boris' });
  const group = await program.driver.group({ title: 'Sailors', members: [anna, boris], ...options });
  const said = async () => (await group.chat()).filter(({ fromBot }) => fromBot);
  return { group, inGroup: group.as(anna), boris, said };
}
const LINE = 'I answer in private only.';
const payloadOf = (line: ChatMessage) => new URL(String(line.keyboard[0]?.[0]?.url)).searchParams.get('start') ?? '';

describe('in a group', () => {
  it.each(
    items(`
      /search ferry | /account | /connect | /cancel | /start | /help | /privacy | @personal_data_bot ferry?`),
  )('%s gets one line with a link, and nothing personal', async (typed) => {
    const { inGroup, said } = await newGroup({ botIsAdmin: true });
    const line = await inGroup.asks(typed, LINE);
    expect(line.text).toBe(LINE);
    expect(line.keyboard).toEqual([
      [{ text: 'Answer me in private', url: expect.stringMatching(/^https:\/\/t\.me\/personal_data_bot\?start=q_/) }],
    ]);
    await program.settled();
    expect(await said()).toHaveLength(1);
  });

  it.each([
    ['chatter', 'who takes the ferry on Sunday?'],
    ['a command of another bot', '/help@other_bot'],
    ['a command in the middle', 'try /search ferry'],
    ['an unknown command', '/abracadabra'],
    ['a mention of somebody else', '@personal_data_bots hello'],
  ])('%s is ignored, even if the bot reads everything', async (_, text) => {
    const { inGroup, said } = await newGroup({ botIsAdmin: true });
    await inGroup.says(text);
    await program.settled();
    await inGroup.asks('/start', LINE);
    expect(await said()).toHaveLength(1);
  });

  it('a forged button under the line gets the same answer', async () => {
    const { inGroup, said } = await newGroup();
    const line = await inGroup.asks('/help', LINE);
    for (const data of ['c:account', 'c:search ferry']) {
      const press = await inGroup.presses('forged', { on: line, data });
      expect((await press.answer()).text).toBe(LINE);
    }
    expect(await said()).toHaveLength(1);
  });

  it.each(['/search ferry', 'hey @Personal_Data_Bot find the ferry'])(
    '%s is answered in private, and only for the person who asked it',
    async (typed) => {
      const { inGroup, boris, said } = await newGroup();
      const line = await inGroup.asks(typed, LINE);
      const payload = payloadOf(line);
      await boris.asks(`/start ${payload}`, 'That one isn’t yours.');
      await anna.asks(`/start ${payload}`, /ferry/i);
      await inGroup.says('is there a ferry?', { replyTo: line });
      await expect.poll(async () => (await said()).length).toBe(2);
      await anna.asks(`/start ${payloadOf(await inGroup.hears(LINE))}`, /ferry/i);
    },
  );

  it("a token or password isn't passed on to the private chat", async () => {
    const { inGroup } = await newGroup();
    expect(payloadOf(await inGroup.asks('/search https://a.example/?access_token=abcdefghij1234567890', LINE))).toBe(
      'from_group',
    );
  });
});

describe('a channel', () => {
  it('is ignored, whatever is posted', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const channel = await program.driver.group({ title: 'News', members: [boris], type: 'channel' });
    for (const text of ['hello', '/start', '/search ferry']) await channel.anonymousAdminSays(text);
    await program.settled();
    await boris.asks('/start', /Boris/);
    expect((await channel.chat()).filter(({ fromBot }) => fromBot)).toEqual([]);
  });
});
