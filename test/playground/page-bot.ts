/** What the scripted bot of the page tests says: one command for each thing that the page has to show. */
import type { Playground } from '../../src/playground/playground.ts';
import { call, runScriptedBot, type Update } from './scripted-bot.ts';

interface Heard extends Update {
  readonly message?: { chat: { id: number; type: string }; message_id: number; text?: string };
  readonly callback_query?: { id: string; data: string; message: { chat: { id: number }; message_id: number } };
}

const RICH = [
  '<b>bold <i>both</i></b> <u>under</u> <s>gone</s> <code>code</code> <tg-spoiler>secret</tg-spoiler>',
  '<pre><code class="language-js">let x = 1;</code></pre>',
  '<blockquote expandable>1\n2\n3\n4\n5\n6\n7\n8</blockquote>',
  '<a href="https://example.org/a">named</a> https://example.org/b me@example.org @anna_l /help',
  '<tg-time unix="1700000000" format="dt">then</tg-time>',
].join('\n');

const keyboard = {
  inline_keyboard: [
    [
      { text: 'Next', callback_data: 'next' },
      { text: 'Warn', callback_data: 'warn', style: 'danger' },
      { text: 'Slow', callback_data: 'slow' },
    ],
    [
      { text: 'Open', url: 'https://example.org/open' },
      { text: 'Private', url: 'https://t.me/personal_data_bot?start=from_group' },
      { text: 'Copy', copy_text: { text: 'copied words' } },
    ],
  ],
};

/** Starts it; ends with the playground. */
export async function runPageBot(playground: Playground): Promise<void> {
  await call(playground, 'setMyName', { name: 'Paper Boat' });
  await call(playground, 'setMyDescription', { description: 'I sail through your own data.' });
  const commands = ['search', 'settings', 'help'].map((command) => ({ command, description: `about ${command}` }));
  await call(playground, 'setMyCommands', { commands });
  runScriptedBot(playground, async (update, say) => {
    const { message, callback_query: press } = update as Heard;
    if (press) {
      const { id, data } = press;
      if (data === 'warn')
        await say('answerCallbackQuery', { callback_query_id: id, text: 'Careful!', show_alert: true });
      if (data !== 'next') return;
      const { chat, message_id } = press.message;
      await say('editMessageText', { chat_id: chat.id, message_id, text: 'page two', reply_markup: keyboard });
      await say('answerCallbackQuery', { callback_query_id: id, text: 'turned' });
      return;
    }
    if (!message?.text) return;
    const { id: chat_id } = message.chat;
    const send = (text: string, extra: Record<string, unknown> = {}) => say('sendMessage', { chat_id, text, ...extra });
    const [command] = message.text.split('@');
    if (command === '/rich') await send(RICH, { parse_mode: 'HTML' });
    else if (command === '/keys') await send('page one', { reply_markup: keyboard });
    else if (command === '/ask')
      await send('What?', { reply_markup: { force_reply: true, input_field_placeholder: 'Your question' } });
    else if (command === '/type') await say('sendChatAction', { chat_id, action: 'typing' });
    // The message before, which the page has shown for sure.
    else if (command === '/gone') await say('deleteMessage', { chat_id, message_id: message.message_id - 1 });
    else if (command === '/html') await send('<img src=x onerror=alert(1)>');
    else await send(`heard: ${message.text}`);
  });
}
