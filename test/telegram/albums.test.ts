/** Telegram delivers the pictures of an album as separate messages, at most one with a caption. */
import { afterAll, expect, it } from 'vitest';
import { openBot } from './open-bot.ts';

const ANNA = { id: 4510, is_bot: false, first_name: 'Anna', language_code: 'en' };
const open = await openBot();
let number = 810_000_000;
afterAll(() => open.close());

/** The commands that run for messages that Anna sends together. */
async function sends(album: string | undefined, messages: readonly object[]): Promise<string[]> {
  const before = open.commands.ran.length;
  for (const content of messages) {
    const message = { message_id: number, date: 1, chat: { ...ANNA, type: 'private' }, from: ANNA, ...content };
    const update = { update_id: number++, message: { ...message, media_group_id: album } };
    await open.inbox.receive(update);
    await open.settled();
  }
  return open.commands.ran.slice(before).map(({ name, input }) => `${name}: ${input.argument}`);
}

const photo = { photo: [] };
const file = (file_name: string) => ({ document: { file_id: file_name, file_name } });

it('an album is answered once, plus once for a later caption', async () => {
  expect(await sends('a1', [photo, photo, photo])).toEqual(['text: ']);
  expect(await sends('a2', [{ ...photo, caption: 'boats' }, photo])).toEqual(['text: boats']);
  expect(await sends('a3', [photo, { ...photo, caption: 'boats' }])).toEqual(['text: ', 'text: boats']);
});

it('pictures that are sent separately are answered separately', async () => {
  expect(await sends(undefined, [photo, photo])).toEqual(['text: ', 'text: ']);
});

it('every file of an album is processed', async () => {
  expect(await sends('a4', [file('one.json'), file('two.json')])).toHaveLength(2);
});
