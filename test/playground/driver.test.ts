/** The driver that every story test stands on, against a scripted bot. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import { openPlaygroundDriver, type PlaygroundDriver } from '../support/playground-driver.ts';
import { openTelegram } from '../support/telegram.ts';
import { runScriptedBot } from './scripted-bot.ts';

let playground: Playground;
let driver: PlaygroundDriver;

beforeEach(async () => {
  playground = await openTelegram();
  driver = await openPlaygroundDriver(playground.url);
  runScriptedBot(playground, async (update, say) => {
    const message = update.message as { chat: { id: number }; message_id: number; text?: string } | undefined;
    const press = update.callback_query as
      | { id: string; data: string; message: { chat: { id: number }; message_id: number } }
      | undefined;
    if (message?.text?.startsWith('/search')) {
      const sent = await say('sendMessage', { chat_id: message.chat.id, text: 'Searching…' });
      await say('editMessageText', {
        chat_id: message.chat.id,
        message_id: sent.result.message_id,
        text: 'Found 3 chats',
        reply_markup: { inline_keyboard: [[{ text: 'Next', callback_data: 'next' }]] },
      });
    } else if (message?.text === 'secret') {
      await say('deleteMessage', { chat_id: message.chat.id, message_id: message.message_id });
    } else if (press) {
      await say('answerCallbackQuery', { callback_query_id: press.id, text: `got ${press.data}`, show_alert: true });
    }
  });
});
afterEach(async () => {
  await driver.close();
  await playground.close();
});

describe('the driver', () => {
  it('hears an answer, its edits and its buttons', async () => {
    const anna = await driver.person({ id: 11, name: 'Anna', language: 'en' });
    await anna.says('/search boat');
    const answer = await anna.hears(/3 chats/);
    expect(answer.buttons).toEqual([['Next']]);
    expect(answer.earlier).toEqual(['Searching…']);
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/search boat', 'Found 3 chats']);
  });

  it('presses a button and gets its answer', async () => {
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('/search boat');
    await anna.hears('Found');
    const pressed = await anna.presses('Next');
    expect(await pressed.answer()).toEqual({ text: 'got next', alert: true });
  });

  it('does not take an old message for an answer to what was said last', async () => {
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('/search boat');
    await anna.hears('Found');
    await anna.says('hello');
    await expect(anna.hears('Found', { withinMs: 100 })).rejects.toThrow('heard instead:\n  nothing');
  });

  it('says what was heard instead when a wait fails', async () => {
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('/search boat');
    await anna.hears('Found');
    await expect(anna.hears('elephants', { withinMs: 50 })).rejects.toThrow('> Found 3 chats');
  });

  it('names the buttons that are there when the wanted one is not', async () => {
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('/search boat');
    await anna.hears('Found');
    await expect(anna.presses('Previous')).rejects.toThrow('there are: Next');
  });

  it('sees a message disappear', async () => {
    const anna = await driver.person({ name: 'Anna' });
    const { messageId } = await anna.says('secret');
    await anna.losesSight(messageId);
    expect(await anna.chat()).toEqual([]);
    expect((await anna.chat({ withDeleted: true })).map(({ deleted }) => deleted)).toEqual([true]);
  });

  it('waits until the bot has taken every update and shows the calls it made', async () => {
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('/search boat');
    await driver.delivered();
    const call = await driver.called('editMessageText');
    expect(call.params).toMatchObject({ text: 'Found 3 chats', chat_id: String(anna.chatId) });
    expect((await driver.calls('sendMessage')).length).toBe(1);
  });

  it('refuses what a person could not do', async () => {
    const anna = await driver.person({ name: 'Anna' });
    await expect(anna.says('   ')).rejects.toThrow('a message needs text or a file');
    await expect(anna.says('x'.repeat(4097))).rejects.toThrow('text');
    await anna.blocks();
    await expect(anna.says('hello')).rejects.toThrow('unblock');
  });
});
