/** What a person does here, sent to the control API. A refusal is shown as a toast, never lost. */
import { toast } from './overlays.js';
import { ask, store } from './store.js';

/** Runs an action and shows why it failed; resolves to its result, or undefined. */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    toast(error instanceof TypeError ? 'The program is not running.' : error.message);
    return undefined;
  }
}

export function sayIn(chatId, text, extra = {}) {
  return attempt(() => ask('POST', '/messages', { chat_id: chatId, from_id: store.me, text, ...extra }));
}

/** Sends a text to the open chat as it stands: a tapped command, a reply key, the START button. */
export const sendText = (text) => sayIn(store.open, text);

export function editMessage(messageId, text) {
  return attempt(() => ask('POST', '/edits', { chat_id: store.open, from_id: store.me, message_id: messageId, text }));
}

export function hideMessage(messageId) {
  return attempt(() => ask('POST', '/hidden', { chat_id: store.open, from_id: store.me, message_id: messageId }));
}

export function pressButton(messageId, label, data) {
  return attempt(() =>
    ask('POST', '/presses', { chat_id: store.open, from_id: store.me, message_id: messageId, label, data }),
  );
}

export function setBlocked(blocked) {
  return attempt(() => ask('POST', `/people/${store.me}/block`, { blocked }));
}

const here = () => ({ chat_id: store.open, from_id: store.me });

export const askInline = (query, offset) => attempt(() => ask('POST', '/inline', { ...here(), query, offset }));

export const chooseInline = (id, resultId) =>
  attempt(() => ask('POST', '/inline/choices', { ...here(), inline_query_id: id, result_id: resultId }));

export const setLanguage = (person, language_code) =>
  attempt(() => ask('POST', '/people', { id: person.id, first_name: person.first_name, language_code }));
