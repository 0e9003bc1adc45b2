/** Messages that aren't typed into the chat: what is forwarded is never run as a command, and an album is one message. */
import { afterAll, describe, expect, it } from 'vitest';
import { openBot } from './open-bot.ts';

const ANNA = { id: 4500, is_bot: false, first_name: 'Anna', language_code: 'en' };
const open = await openBot();
let number = 800_000_000;
afterAll(() => open.close());

/** The commands that run for messages in a private chat, by default Anna's. */
async function sends(...messages: readonly object[]): Promise<string[]> {
  const before = open.commands.ran.length;
  for (const content of messages) {
    const message = { message_id: number, date: 1, chat: { ...ANNA, type: 'private' }, from: ANNA, ...content };
    await open.inbox.receive({ update_id: number++, message });
    await open.settled();
  }
  return open.commands.ran
    .slice(before)
    .map(({ name, input }) => `${name}: ${input.argument}${input.isForward ? ' (passed on)' : ''}`);
}

const commandIn = (text: string) => [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length ?? 0 }];
const typed = (text: string, more: object = {}) => ({ text, entities: commandIn(text), ...more });

describe('a forwarded message', () => {
  it.each([
    ['from another person', { type: 'user', sender_user: { id: 4501, is_bot: false, first_name: 'Eve' } }],
    ['from somebody who hides their name', { type: 'hidden_user', sender_user_name: 'Eve' }],
    ['from a channel', { type: 'channel', chat: { id: -1, type: 'channel' }, message_id: 1 }],
    ['with an unknown kind of origin', { type: 'new', sender_user: 7 }],
  ])('%s runs no command', async (_, origin) => {
    const words = typed('/ask to spend credits', { forward_origin: origin });
    expect(await sends(words)).toEqual(['text: ask to spend credits (passed on)']);
    const picture = { caption: '/ask now', caption_entities: commandIn('/ask now'), photo: [], forward_origin: origin };
    expect(await sends(picture)).toEqual(['text: ask now (passed on)']);
    expect(open.commands.paid()).toBe(0);
  });

  it('sent via another bot, or via this one, runs no command', async () => {
    for (const id of [4502, 7]) {
      const via = { via_bot: { id, is_bot: true, first_name: 'Other' } };
      expect(await sends(typed('/disconnect', via))).toEqual(['text: disconnect (passed on)']);
      expect(await sends(typed('/cancel', via))).toEqual(['text: cancel (passed on)']);
    }
  });

  it('runs as a command if it is one’s own, like typed text', async () => {
    const own = { forward_origin: { type: 'user', sender_user: ANNA } };
    expect(await sends(typed('/echo mine', own), typed('/echo typed'))).toEqual(['echo: mine', 'echo: typed']);
  });
});

describe('the pictures and files of an album', () => {
  const picture = { photo: [] };
  // Another person, because of the rate limit.
  const ben = { ...ANNA, id: 4510 };
  const of = (media_group_id: string | undefined, ...contents: readonly object[]) =>
    contents.map((content) => ({ ...content, media_group_id, from: ben, chat: { ...ben, type: 'private' } }));

  it('are answered once, plus once for a later caption', async () => {
    expect(await sends(...of('a1', picture, picture, picture))).toEqual(['text: ']);
    expect(await sends(...of('a2', { ...picture, caption: 'boats' }, picture))).toEqual(['text: boats']);
    expect(await sends(...of('a3', picture, { ...picture, caption: 'boats' }))).toEqual(['text: ', 'text: boats']);
  });

  it('are answered separately if they are sent separately', async () => {
    expect(await sends(...of(undefined, picture, picture))).toEqual(['text: ', 'text: ']);
  });

  it('are each processed if they are files', async () => {
    const file = (file_name: string) => ({ document: { file_id: file_name, file_name } });
    expect(await sends(...of('a4', file('one.json'), file('two.json')))).toHaveLength(2);
  });
});
