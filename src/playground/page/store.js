/** The page's state: people, chats and the open chat's messages, kept up to date by server-sent events. */
import { ask } from './api.js';

const RETRY_MS = 1000;
const LEAVE_MS = 220;

export const store = {
  bot: { id: 0, username: '', name: {}, description: {} },
  people: new Map(),
  /** Chats by id, without messages except `last` (the newest), with `action` and `unread`. */
  chats: new Map(),
  /** Id of the person using the page. */
  me: 0,
  /** Id of the open chat. */
  open: 0,
  /** Its messages by id, oldest first, replaced by another Map with every change; `more`: whether there are older ones. */
  messages: new Map(),
  more: false,
  /** Whether the messages are loaded. */
  ready: false,
  /** The first message that was unread when the chat was opened. */
  firstUnread: 0,
  commands: [],
  /** The page's UI texts in this person's language. */
  words: {},
  online: true,
  /** In a narrow window: whether the chat list is shown instead of the conversation. */
  showsList: history.state?.showsList ?? false,
  /** Incremented when anything changes that messages show besides their own data, such as names. */
  version: 0,
};

let draw = () => {};
let isScheduled = false;
export const setDraw = (run) => {
  draw = run;
};

/** Renders the page once after the current task, however often it's called. */
export function refresh() {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    draw();
  });
}

const listeners = new Map();

/** Calls `run` for each event of this type: those of the control API and our own `open`, `shown`, `older`. */
export const on = (type, run) => listeners.set(type, [...(listeners.get(type) ?? []), run]);

function emit(type, detail = {}) {
  for (const run of listeners.get(type) ?? []) run(detail);
}

export const language = () => store.people.get(store.me)?.language_code ?? 'en';
/** A UI text by key; `{}` in it is replaced by `value`. */
export const say = (key, value = '') => (store.words[key] ?? '').replace('{}', () => value);

const inMyLanguage = (texts) => texts[language().slice(0, 2)] ?? texts[''] ?? '';
export const botName = () => inMyLanguage(store.bot.name) || `@${store.bot.username}`;
export const botDescription = () => inMyLanguage(store.bot.description);

export const fullName = (person) =>
  person && !person.deactivated
    ? [person.first_name, person.last_name].filter(Boolean).join(' ')
    : say('deleted-account');

/** Whether it's the person's private chat with the bot, or a chat with another person. */
export const isBotChat = (chat) => chat?.type === 'private';
export const isDirect = (chat) => chat?.type === 'direct';
/** Whether it has several senders; a channel has one. */
export const isGroup = ({ type }) => type === 'group' || type === 'supergroup';
export const otherIn = ({ members }) => store.people.get(members.find((id) => id !== store.me));

export function chatTitle(chat) {
  if (isDirect(chat)) return fullName(otherIn(chat));
  return isBotChat(chat) ? botName() : (chat?.title ?? say('group'));
}
export const openedChat = () => store.chats.get(store.open);

export function senderName(sender, chat) {
  if (sender.kind === 'bot') return botName();
  if (sender.kind === 'person') return fullName(store.people.get(sender.id));
  return chatTitle(chat);
}

export const isMine = ({ sender }) => sender.kind === 'person' && sender.id === store.me;
const isSeen = (message) => !message.deleted && !message.hidden_for.includes(store.me);

/** The text as shown: the sender of a deep link's "/start parameter" sees only "/start". */
export const shownText = (message) => {
  const text = message.text ?? message.caption ?? '';
  return isMine(message) ? text.replace(/^\/start [\w-]{1,64}$/, '/start') : text;
};

/** A one-line summary of the message. */
export const summary = (message) =>
  shownText(message).replace(/\s+/g, ' ').slice(0, 120) ||
  (message.photo ? say('photo') : (message.document?.file_name ?? (message.new_members ? say('bot-joined') : '')));

export const newest = (matches = () => true) => [...store.messages.values()].findLast(matches);

/** The chats of this person: the bot's first, then by last message. */
export const myChats = () =>
  [...store.chats.values()]
    .filter(({ members }) => members.includes(store.me))
    // A chat with another person is listed once it has messages or the bot reads it.
    .filter((chat) => !isDirect(chat) || chat.last || store.people.get(store.me)?.business)
    .sort((a, b) => (b.id === store.me) - (a.id === store.me) || (b.last?.date ?? 0) - (a.last?.date ?? 0));

export const unreadOf = (chats) => chats.reduce((sum, { unread }) => sum + unread, 0);

const draftKey = (chatId) => `playground.draft.${store.me}.${chatId}`;
export const draftIn = (chatId) => localStorage.getItem(draftKey(chatId)) ?? '';
export function keepDraft(text) {
  if (text === '') localStorage.removeItem(draftKey(store.open));
  else localStorage.setItem(draftKey(store.open), text);
}

/** Events in the open chat while its messages are being fetched; a later fetch replaces the list. */
let missed;

/** Shows a fetched page, then applies the missed events. @param page {messages, more} @param unread their number */
function showMessages(page, unread) {
  const seen = page.messages.filter(isSeen);
  store.messages = new Map(seen.map((message) => [message.message_id, message]));
  store.more = page.more;
  store.ready = true;
  store.firstUnread = unread > 0 ? (seen.filter((message) => !isMine(message)).at(-unread)?.message_id ?? 0) : 0;
  const events = missed;
  missed = undefined;
  events.forEach(applyToOpen);
  emit('shown');
  refresh();
}

let isLoadingOlder = false;

export async function loadOlder() {
  const [oldest] = store.messages.keys();
  if (!store.more || isLoadingOlder || oldest === undefined) return;
  isLoadingOlder = true;
  const chatId = store.open;
  try {
    const page = await ask('GET', `/chats/${chatId}/messages?before=${oldest}`);
    if (chatId !== store.open || missed) return;
    emit('older');
    const older = page.messages.filter(isSeen).map((message) => [message.message_id, message]);
    store.messages = new Map([...older, ...store.messages]);
    store.more = page.more;
    refresh();
  } finally {
    isLoadingOlder = false;
  }
}

async function loadTexts() {
  const asked = [store.open, store.me];
  const texts = await ask('GET', `/texts?chat_id=${store.open}&person_id=${store.me}`).catch(() => undefined);
  if (!texts || asked[0] !== store.open || asked[1] !== store.me) return;
  Object.assign(store, texts);
  store.version += 1;
  refresh();
}

/** Opens a chat before its messages are loaded. */
function enter(id, showsList) {
  Object.assign(store, { open: id, messages: new Map(), ready: false, more: false, showsList });
  emit('open');
  refresh();
}

/** Makes a view an entry of the browser's history; the server reads `chat` when the page is reloaded. */
function visit(id, showsList) {
  if (id !== store.open || showsList !== store.showsList) history.pushState({ showsList }, '', `?chat=${id}`);
}

/** In a narrow window: shows the list instead of the conversation. */
export function showList() {
  visit(store.open, true);
  store.showsList = true;
  refresh();
}

/** Shows what the current entry of the browser's history names. */
export async function restoreView() {
  const asked = Number(new URLSearchParams(location.search).get('chat'));
  const id = store.chats.get(asked)?.members.includes(store.me) ? asked : store.me;
  if (history.state?.showsList) store.showsList = true;
  else if (id !== store.open || store.showsList) await fetchChat(id);
  refresh();
}

/** Resolves once the chat is shown; rejects if it can't be fetched. */
export async function openChat(id) {
  visit(id, false);
  await fetchChat(id);
}

async function fetchChat(id) {
  const unread = store.chats.get(id)?.unread ?? 0;
  if (unread > 0) store.chats.get(id).unread = 0;
  enter(id, false);
  void loadTexts();
  const mine = [];
  missed = mine;
  const page = await ask('GET', `/chats/${id}/messages`);
  if (missed === mine) showMessages(page, unread);
}

export function becomePerson(id) {
  store.me = id;
  store.version += 1;
  // The server reads it to open the page with this person's chat.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser for plain HTTP
  document.cookie = `playground_person=${id}; path=/; max-age=31536000; samesite=strict`;
  return openChat(id);
}

/** The state embedded in the page the first time, afterwards the server's. */
async function fetchState() {
  const given = document.getElementById('state');
  if (!given) return await ask('GET', `/state?person_id=${store.me}&chat_id=${store.open}`);
  given.remove();
  return JSON.parse(given.textContent);
}

/** Reloads the whole state; resolves to the cursor from which to listen. */
async function load() {
  const mine = [];
  missed = mine;
  const state = await fetchState();
  const unread = new Map([...store.chats].map(([id, chat]) => [id, chat.unread]));
  store.bot = state.bot;
  store.people = new Map(state.people.map((person) => [person.id, person]));
  store.chats = new Map(state.chats.map((chat) => [chat.id, { ...chat, unread: unread.get(chat.id) ?? 0 }]));
  store.version += 1;
  // If another chat was opened meanwhile, it stays open.
  if (missed !== mine) return state.cursor;
  const { chat_id: chatId, commands, words } = state.opened;
  const isSame = store.ready && store.me === state.me && store.open === chatId;
  store.me = state.me;
  Object.assign(store, { commands, words });
  if (!isSame) enter(chatId, store.showsList);
  showMessages(state.opened, 0);
  return state.cursor;
}

function apply(event) {
  if (event.type === 'person') store.people.set(event.person.id, event.person);
  else if (event.type === 'bot') store.bot = event.bot;
  else if (event.type === 'chat')
    store.chats.set(event.chat.id, { unread: 0, ...store.chats.get(event.chat.id), ...event.chat });
  if (['person', 'bot', 'chat'].includes(event.type)) {
    store.version += 1;
    void loadTexts();
  }
  const chat = store.chats.get(event.chat_id);
  if (chat) applyToChat(chat, event);
  if (event.chat_id === store.open) {
    if (missed) missed.push(event);
    else applyToOpen(event);
  }
  emit(event.type, event);
  refresh();
}

/** Updates the chat's entry in the list. */
function applyToChat(chat, event) {
  const { message } = event;
  if (event.type === 'message' && isSeen(message) && message.message_id > (chat.last?.message_id ?? 0)) {
    chat.last = message;
    if (message.sender.kind === 'bot') chat.action = undefined;
    const isRead = chat.id === store.open && !store.showsList && document.visibilityState === 'visible';
    if (!isRead && !isMine(message)) chat.unread += 1;
  } else if (event.type === 'edited' && chat.last?.message_id === message.message_id) chat.last = message;
  else if (event.type === 'deleted' && event.message_ids.includes(chat.last?.message_id))
    chat.last = chat.id === store.open ? newest(({ message_id: id }) => !event.message_ids.includes(id)) : undefined;
  else if (event.type === 'action') {
    chat.action = event.action;
    clearTimeout(chat.actionTimer);
    chat.actionTimer = setTimeout(() => {
      chat.action = undefined;
      refresh();
    }, event.for_ms);
  }
}

function applyToOpen({ type, message, message_ids: ids, message_id: id, person_id: person }) {
  if (type === 'message' && isSeen(message)) {
    putMessage({ ...message, fresh: true });
    if (isMine(message)) store.firstUnread = 0;
  }
  if (type === 'edited' && store.messages.has(message.message_id)) putMessage(message);
  else if (type === 'deleted') ids.forEach(remove);
  else if (type === 'hidden' && person === store.me) remove(id);
}

function putMessage(message) {
  store.messages = new Map(store.messages).set(message.message_id, message);
}

/** Fades the message out, then removes it. */
function remove(id) {
  const chatId = store.open;
  if (!store.messages.has(id)) return;
  putMessage({ ...store.messages.get(id), leaving: true });
  setTimeout(() => {
    if (store.open !== chatId) return;
    store.messages = new Map([...store.messages].filter(([each]) => each !== id));
    refresh();
  }, LEAVE_MS);
}

function setOnline(online) {
  store.online = online;
  refresh();
}

/** Applies events until the state must be reloaded; rejects if the server rejects the stream. */
function follow(cursor) {
  const source = new EventSource(`/control/events?since=${encodeURIComponent(cursor)}`);
  return new Promise((resolve, reject) => {
    source.onopen = () => setOnline(true);
    source.onmessage = ({ data }) => {
      const event = JSON.parse(data);
      if (event.type === 'resync' || event.type === 'reset') resolve();
      else apply(event);
    };
    // The browser reconnects by itself unless the server rejected the stream.
    source.onerror = () => {
      setOnline(false);
      if (source.readyState === EventSource.CLOSED) reject(new Error('the event stream was rejected'));
    };
  }).finally(() => source.close());
}

/** Loads and listens for as long as the page is open; retries while the program isn't running. */
export async function connect() {
  for (;;) {
    try {
      await follow(await load());
    } catch {
      setOnline(false);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
