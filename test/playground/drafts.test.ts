/** Drafts: a text that the bot is still writing, for a while, in a private chat. */
import { describe, expect, it } from 'vitest';
import { StoppedGeneration } from '#telegram/api/updates.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { openChat } from './open-playground.ts';
import type { Update } from './scripted-bot.ts';

const draft = (text: string, fields = {}) => ({ chat_id: 11, draft_id: 5, text, ...fields });
const STOPPABLE = { can_stop: true };

describe('a draft', () => {
  it('is seen while it grows, and gone with the message that follows', async () => {
    const { bot, verdict, anna } = await openChat();
    expect(await verdict('sendMessageDraft', draft(''))).toBe('ok');
    expect(await anna.draft()).toMatchObject({ draft_id: 5, text: '' });
    await verdict('sendMessageDraft', draft('<b>The</b> ferry', { parse_mode: 'HTML' }));
    expect(await anna.seesDraft('ferry')).toMatchObject({ entities: [{ type: 'bold', offset: 0, length: 3 }] });
    await bot('sendMessage', { chat_id: 11, text: 'The ferry leaves at nine.' });
    expect(await anna.draft()).toBeUndefined();
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'The ferry leaves at nine.']);
  });

  it('vanishes after thirty seconds without a word', async () => {
    const clock = turnableClock();
    const { verdict, anna } = await openChat({ clock });
    await verdict('sendMessageDraft', draft('The'));
    await clock.turn(20_000);
    await verdict('sendMessageDraft', draft('The ferry'));
    await clock.turn(29_999);
    expect(await anna.draft()).toMatchObject({ text: 'The ferry' });
    await clock.turn(1);
    expect(await anna.draft()).toBeUndefined();
  });

  it('is one per chat: the newest takes the place of the one before', async () => {
    const { verdict, anna } = await openChat();
    await verdict('sendMessageDraft', draft('one'));
    await verdict('sendMessageDraft', draft('two', { draft_id: 6 }));
    expect(await anna.draft()).toMatchObject({ draft_id: 6, text: 'two' });
  });

  it.each([
    ['of 4,096 characters', draft('x'.repeat(4_096)), 'ok'],
    ['of more', draft('x'.repeat(4_097)), '400 Bad Request: message is too long'],
    ['without a number', draft('x', { draft_id: 0 }), '400 Bad Request: RANDOM_ID_EMPTY'],
    ['with a number that is none', draft('x', { draft_id: 'five' }), expect.stringContaining('must be an integer')],
    ['for a stranger', draft('x', { chat_id: 99 }), '400 Bad Request: chat not found'],
    ['in a topic that is not there', draft('x', { message_thread_id: 3 }), '400 Bad Request: message thread not found'],
  ])('%s is answered as Telegram does', async (_, params, expected) => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessageDraft', params)).toEqual(expected);
  });

  it('is not for groups, nor for who has blocked the bot', async () => {
    const { verdict, driver, anna } = await openChat();
    const group = await driver.group({ title: 'Sailors', members: [anna] });
    const inGroup = await verdict('sendMessageDraft', draft('x', { chat_id: group.chatId }));
    expect(inGroup).toBe('400 Bad Request: TEXTDRAFT_PEER_INVALID');
    await anna.blocks();
    expect(await verdict('sendMessageDraft', draft('x'))).toBe('403 Forbidden: bot was blocked by the user');
  });
});

describe('stopping a draft', () => {
  const stopsHeard = async (bot: Awaited<ReturnType<typeof openChat>>['bot']) =>
    (await bot<Update[]>('getUpdates')).result.flatMap((update) => update.stopped_message_generation ?? []);
  const allow = (allowed_updates: string[]) => ({ allowed_updates });

  it('is told to a bot that asked for it, and nothing more of that draft is shown', async () => {
    const { bot, verdict, anna } = await openChat();
    await bot('getUpdates', allow(['message', 'stopped_message_generation']));
    await verdict('sendMessageDraft', draft('The', STOPPABLE));
    await anna.stops();
    expect(await anna.draft()).toBeUndefined();
    expect((await stopsHeard(bot)).map((stop) => StoppedGeneration.parse(stop))).toEqual([
      { chat: { id: 11 }, draft_id: 5 },
    ]);
    expect(await verdict('sendMessageDraft', draft('The ferry', STOPPABLE))).toBe('ok');
    expect(await anna.draft()).toBeUndefined();
    await verdict('sendMessageDraft', draft('Another', { draft_id: 6 }));
    expect(await anna.draft()).toMatchObject({ text: 'Another' });
  });

  it('leaves it in the chat for a moment where the bot wants that', async () => {
    const { bot, verdict, anna } = await openChat();
    await verdict('sendMessageDraft', draft('The', { ...STOPPABLE, keep_on_stop: true }));
    await anna.stops();
    expect(await anna.draft()).toMatchObject({ text: 'The', can_stop: false });
    await bot('sendMessage', { chat_id: 11, text: 'The' });
    expect(await anna.draft()).toBeUndefined();
  });

  it('is not told to a bot that did not ask for it', async () => {
    const { bot, verdict, anna } = await openChat();
    await verdict('sendMessageDraft', draft('The', STOPPABLE));
    expect((await anna.stops()).updateId).toBeUndefined();
    expect(await stopsHeard(bot)).toEqual([]);
  });

  it('is not possible where the draft does not allow it, or is gone', async () => {
    const { verdict, anna } = await openChat();
    await verdict('sendMessageDraft', draft('The'));
    await expect(anna.stops()).rejects.toThrow('nothing to stop');
    await verdict('sendMessageDraft', draft('The', STOPPABLE));
    await anna.stops();
    await expect(anna.stops()).rejects.toThrow('nothing to stop');
  });
});
