/** The scripted bot of the page tests: one command for each feature that the page has to show. */
import { readFile } from 'node:fs/promises';
import type { Playground } from '#playground/playground.ts';
import { call, type Update } from './open-playground.ts';

interface ReceivedUpdate extends Update {
  readonly message?: {
    chat: { id: number; type: string };
    from: { id: number };
    text?: string;
  };
  readonly inline_query?: { id: string; query: string; offset: string };
  readonly callback_query?: {
    id: string;
    data: string;
    from: { id: number };
    message: { chat: { id: number }; message_id: number };
  };
}

const RICH = [
  '<b>bold <i>both</i></b> <u>under</u> <s>gone</s> <code>code</code> <tg-spoiler>secret</tg-spoiler>',
  '<pre><code class="language-js">let x = 1;</code></pre>',
  '<blockquote expandable>1\n2\n3\n4\n5\n6\n7\n8</blockquote>',
  '<a href="https://example.org/a">named</a> https://example.org/b me@example.org @anna_l /help',
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
      { text: 'App', web_app: { url: 'https://example.org/app' } },
    ],
  ],
};

/** Three results, then two more; for "connect", a button instead. */
function inlineAnswer(query: string, offset: string) {
  if (query === 'connect') return { results: [], button: { text: 'Connect your data', start_parameter: 'connect' } };
  const numbers = offset === '' ? [1, 2, 3] : [4, 5];
  const results = numbers.map((number) => ({
    type: 'article',
    id: String(number),
    title: `${query} ${number}`,
    description: `what ${number} is about`,
    input_message_content: { message_text: `chosen: ${query} ${number}` },
  }));
  return { results, next_offset: offset === '' ? '3' : '' };
}

/** A picture for sendPhoto, 480 by 320 pixels. */
const PICTURE = new URL('./picture.png', import.meta.url);

async function sendPicture({ apiRoot, botToken }: Playground, chatId: number, covered: boolean): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ chat_id: chatId, caption: 'May', has_spoiler: covered }))
    form.set(name, String(value));
  form.set('photo', new Blob([await readFile(PICTURE)]), 'picture.png');
  await fetch(`${apiRoot}/bot${botToken}/sendPhoto`, { method: 'POST', body: form });
}

const KINDS = ['message', 'callback_query', 'inline_query', 'business_connection', 'business_message'];

/** Starts the bot; it ends with the playground. */
export async function runPageBot(playground: Playground): Promise<void> {
  await call(playground, 'setMyName', { name: 'Paper Boat' });
  await call(playground, 'setMyDescription', { description: 'I sail through your own data.' });
  const commands = ['search', 'settings', 'help'].map((command) => ({ command, description: `about ${command}` }));
  await call(playground, 'setMyCommands', { commands });
  await call(playground, 'getUpdates', { allowed_updates: KINDS });
  const say = (method: string, params: Record<string, unknown>) => call(playground, method, params);
  const react = async (update: ReceivedUpdate) => {
    const { message, callback_query: press, inline_query: inline } = update;
    if (inline) {
      const answer = inlineAnswer(inline.query, inline.offset);
      await say('answerInlineQuery', { inline_query_id: inline.id, is_personal: true, cache_time: 0, ...answer });
    }
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
    else if (command === '/long') await send(Array.from({ length: 60 }, (_, line) => `line ${line + 1}`).join('\n'));
    else if (command === '/guard') await send('between us', { protect_content: true });
    else if (command === '/picture' || command === '/covered')
      await sendPicture(playground, chat_id, command === '/covered');
    else if (command === '/html') await send('<img src=x onerror=alert(1)>');
    else await send(`heard: ${message.text}`);
  };
  const loop = async () => {
    for (let offset = 0; ; ) {
      const { result } = await call<ReceivedUpdate[]>(playground, 'getUpdates', { offset, timeout: 50 });
      for (const update of result) {
        offset = update.update_id + 1;
        await react(update);
      }
    }
  };
  // The loop ends when the playground closes.
  loop().catch(() => undefined);
}
