/** Text that a person forwards to the bot, or chose in inline mode, is never run as a command. */
import { afterAll, describe, expect, it } from 'vitest';
import { openBot } from './open-bot.ts';

const ANNA = { id: 4500, is_bot: false, first_name: 'Anna', language_code: 'en' };
const open = await openBot();
let number = 800_000_000;
afterAll(() => open.close());

/** Anna forwards a text into her chat with the bot; returns the commands that ran. */
async function forwards(text: string, origin: object | undefined, more: object = {}) {
  const before = open.commands.ran.length;
  const [command = ''] = text.split(' ');
  const entities = [{ type: 'bot_command', offset: 0, length: command.length }];
  const message = {
    message_id: number,
    date: 1,
    chat: { ...ANNA, type: 'private' },
    from: ANNA,
    text,
    entities,
    ...more,
  };
  await open.inbox.receive({
    update_id: number++,
    message: { ...message, ...(origin === undefined ? {} : { forward_origin: origin }) },
  });
  await open.settled();
  return open.commands.ran
    .slice(before)
    .map(({ name, input }) => `${name}: ${input.argument}${input.isForward ? ' (passed on)' : ''}`);
}

describe('a forwarded message', () => {
  it.each([
    ['from another person', { type: 'user', sender_user: { id: 4501, is_bot: false, first_name: 'Eve' } }],
    ['from somebody who hides their name', { type: 'hidden_user', sender_user_name: 'Eve' }],
    ['from a channel', { type: 'channel', chat: { id: -1, type: 'channel' }, message_id: 1 }],
    ['with an unknown kind of origin', { type: 'new', sender_user: 7 }],
  ])('%s runs no command', async (_, origin) => {
    expect(await forwards('/ask to spend credits', origin)).toEqual(['text: ask to spend credits (passed on)']);
    expect(open.commands.paid()).toBe(0);
  });

  it('with a picture runs no command either', async () => {
    const picture = {
      text: undefined,
      entities: undefined,
      caption: '/ask now',
      photo: [],
      caption_entities: [{ type: 'bot_command', offset: 0, length: 4 }],
    };
    expect(await forwards('', { type: 'hidden_user' }, picture)).toEqual(['text: ask now (passed on)']);
  });

  it('sent via another bot, or via this one, runs no command', async () => {
    for (const id of [4502, 7]) {
      const via = { via_bot: { id, is_bot: true, first_name: 'Other' } };
      expect(await forwards('/disconnect', undefined, via)).toEqual(['text: disconnect (passed on)']);
      expect(await forwards('/cancel', undefined, via)).toEqual(['text: cancel (passed on)']);
    }
  });

  it('runs as a command if it is one’s own, like typed text', async () => {
    expect(await forwards('/echo mine', { type: 'user', sender_user: ANNA })).toEqual(['echo: mine']);
    expect(await forwards('/echo typed', undefined)).toEqual(['echo: typed']);
  });
});
