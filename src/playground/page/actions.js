/** A person's actions in the open chat, and following links. Failures are shown as toasts. */
import { ask } from './api.js';
import { orToast, toast } from './dialogs.js';
import { nothing } from './lit-html/lit-html.js';
import { openChat, store } from './store.js';

const post = (path, body) => orToast(ask('POST', path, body));
const here = () => ({ chat_id: store.open, from_id: store.me });

export const sendIn = (chatId, text, extra = {}) =>
  post('/messages', { chat_id: chatId, from_id: store.me, text, ...extra });
export const sendText = (text) => sendIn(store.open, text);

export const editMessage = (id, text) => post('/edits', { ...here(), message_id: id, text });
export const deleteForMe = ({ message_id }) => post('/hidden', { ...here(), message_id });
export const pressButton = (id, label, data) => post('/presses', { ...here(), message_id: id, label, data });
/** Connects the bot to the person's account, so that it reads their chats with others, or disconnects it. */
export const setConnected = (enabled) => post('/business', { person_id: store.me, enabled });
export const setBlocked = (blocked) => post(`/people/${store.me}/block`, { blocked });
export const askInline = (query, offset) => post('/inline', { ...here(), query, offset });
export const chooseInline = (queryId, resultId) =>
  post('/inline/choices', { ...here(), inline_query_id: queryId, result_id: resultId });
export const putPerson = (person) => post('/people', person);
export const resetChats = () => post('/reset', {});
export const goTo = (chatId) => orToast(openChat(chatId));

export const reactionsOf = (message) => message.reactions ?? [];
export const hasReacted = (message, emoji) =>
  reactionsOf(message).some((reaction) => reaction.from_id === store.me && reaction.emoji === emoji);
/** Adds or removes the person's reaction. */
export const toggleReaction = (message, emoji) =>
  post('/reactions', {
    ...here(),
    message_id: message.message_id,
    ...(hasReacted(message, emoji) ? {} : { emoji }),
  });

export async function forwardMessage(id, chatId) {
  if (await post('/forwards', { ...here(), message_id: id, to_chat_id: chatId })) await goTo(chatId);
}

/** Only web addresses can be opened: a `javascript:` or `file:` URL stays text. */
export const isOpenable = (url) => ['https:', 'http:'].includes(URL.parse(url)?.protocol);

/** The program's own pages (sign-in, upload) replace the chat and link back to it; others open in a new tab. */
const isOwnPage = (url) => URL.parse(url)?.hostname === location.hostname;

/** The start parameter of a deep link to our bot (https://t.me/<bot>?start=…), or undefined for any other link. */
export function startParameter(url) {
  const { hostname, pathname = '', searchParams } = URL.parse(url) ?? {};
  const isOurs = hostname === 't.me' && pathname.slice(1).toLowerCase() === store.bot.username.toLowerCase();
  return isOurs ? (searchParams.get('start') ?? '') : undefined;
}

/** Opens the private chat and starts the bot there, as a client does for a deep link. */
export async function startBot(parameter) {
  await goTo(store.me);
  return await sendIn(store.me, `/start ${parameter}`.trim());
}

/** The `target` and `rel` attributes of a link to this URL. */
export const targetOf = (url) =>
  isOwnPage(url) ? { target: nothing, rel: nothing } : { target: '_blank', rel: 'noopener noreferrer' };

/** Handles a click on a link or URL button. */
export function followLink(event, url) {
  const parameter = startParameter(url);
  if (parameter === undefined && isOpenable(url)) return;
  event.preventDefault();
  if (parameter === undefined) toast(url);
  else void startBot(parameter);
}
