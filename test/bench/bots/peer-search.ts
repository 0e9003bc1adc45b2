/** The search of the bare bots: queries the service, shows the results, and stores nothing. */
import { tokenOf } from '../data-service.ts';

interface Found {
  items: { group: { name: string }; messages: { fromName: string; messageText: string; sentAt: string }[] }[];
}

/** Results per page of this project's bot. */
const SHOWN = 5;

/** The answer to `/search …`: parameters of sendMessage, similar in kind and size to this project's bot's. */
export async function searchAnswer(dataApiUrl: string, chat: number, text: string) {
  const words = text.slice('/search '.length);
  const url = `${dataApiUrl}/search/chat-threads?keywords=${encodeURIComponent(words)}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${tokenOf(chat)}` } });
  const { items } = (await response.json()) as Found;
  let shown = '';
  const entities: { type: 'bold' | 'italic'; offset: number; length: number }[] = [];
  const add = (type: 'bold' | 'italic', marked: string) => {
    entities.push({ type, offset: shown.length, length: marked.length });
    shown += marked;
  };
  add('bold', 'Found in your chats:');
  const lines = items.flatMap(({ group, messages }) => messages.map((message) => ({ ...message, place: group.name })));
  for (const [index, { place, fromName, messageText, sentAt }] of lines.slice(0, SHOWN).entries()) {
    if (lines[index - 1]?.place !== place) {
      shown += '\n\n';
      add('bold', place);
    }
    shown += '\n';
    add('bold', fromName);
    shown += ', ';
    add('italic', new Date(sentAt).toUTCString().slice(0, 22));
    shown += ': ';
    const at = messageText.indexOf('boats');
    shown += messageText.slice(0, at);
    add('bold', 'boats');
    shown += messageText.slice(at + 'boats'.length);
  }
  shown += '\n\n';
  add('italic', `${items.length} chats · ${lines.length} messages · 2 credits`);
  const button = (label: string) => ({ text: label, callback_data: `x:${chat}` });
  const keyboard = [['1', '2', '3', '4'], ['Older'], ['Ask about this']].map((row) => row.map(button));
  return { text: shown, entities, reply_markup: { inline_keyboard: keyboard } };
}
