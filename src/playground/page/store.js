/**
 * What the page knows: people, chats, who one is and which chat is open; kept up to date by server-sent events.
 * Other files read `store` and listen with `on`; none of them talks to the server except through `ask`.
 */

export const store = {
  bot: { username: '', name: {}, description: {} },
  people: new Map(),
  /** Chat id to its head, with `last` (newest message), `action` and `unread`. */
  chats: new Map(),
  /** Whose eyes one looks through. */
  me: 0,
  /** The chat on screen. */
  open: 0,
};

const listeners = new Map();

/** Calls `run` for every event of this type: the control API's, and `online`, `loaded`, `me`, `open` of our own. */
export function on(type, run) {
  listeners.set(type, [...(listeners.get(type) ?? []), run]);
}

export function emit(type, detail = {}) {
  for (const run of listeners.get(type) ?? []) run(detail);
}

/** Asks the control API. Rejects with the words of its refusal. */
export async function ask(method, path, body) {
  const response = await fetch(`/control${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error ?? reply.description ?? 'This did not work.');
  return reply;
}

const remembered = (key) => Number(localStorage.getItem(key) ?? 0);

/** Reads everything afresh; the cursor says from where on to listen. */
async function load() {
  const state = await ask('GET', '/state');
  const unread = new Map([...store.chats].map(([id, chat]) => [id, chat.unread]));
  store.bot = state.bot;
  store.people = new Map(state.people.map((person) => [person.id, person]));
  store.chats = new Map(state.chats.map((chat) => [chat.id, { ...chat, unread: unread.get(chat.id) ?? 0 }]));
  if (!store.people.has(store.me)) {
    const wanted = remembered('playground.me');
    store.me = store.people.has(wanted) ? wanted : (state.people[0]?.id ?? 0);
  }
  if (!myChats().some(({ id }) => id === store.open)) store.open = store.me;
  emit('loaded');
  return state.cursor;
}

/** The chats this person is in, the private one with the bot first, then by last message. */
export function myChats() {
  return [...store.chats.values()]
    .filter(({ members }) => members.includes(store.me))
    .sort((a, b) => (b.id === store.me) - (a.id === store.me) || (b.last?.date ?? 0) - (a.last?.date ?? 0));
}

export function becomePerson(id) {
  store.me = id;
  localStorage.setItem('playground.me', String(id));
  store.open = id;
  emit('me');
  emit('open');
}

export function openChat(id) {
  store.open = id;
  const chat = store.chats.get(id);
  if (chat) chat.unread = 0;
  emit('open');
}

export const language = () => store.people.get(store.me)?.language_code ?? 'en';
/** A text of the bot's in this person's language. */
export const inMyLanguage = (texts) => texts[language().slice(0, 2)] ?? texts[''] ?? '';
export const botName = () => inMyLanguage(store.bot.name) || `@${store.bot.username}`;

export const fullName = (person) =>
  person ? [person.first_name, person.last_name].filter(Boolean).join(' ') : 'Deleted account';

export function chatTitle(chat) {
  return chat.type === 'private' ? botName() : (chat.title ?? 'Group');
}

/** Who wrote a message, in words. */
export function senderName(sender, chat) {
  if (sender.kind === 'bot') return botName();
  if (sender.kind === 'person') return fullName(store.people.get(sender.id));
  return chat?.title ?? 'Group';
}

/** Whether one sees the message. */
export const isSeen = (message) => !message.deleted && !message.hidden_for.includes(store.me);

/** What a message says, in the one line that stands for it elsewhere. */
export const wordsOf = (message) =>
  message.text ?? message.caption ?? (message.photo ? 'Photo' : (message.document?.file_name ?? ''));

export const isMine = (message) => message.sender.kind === 'person' && message.sender.id === store.me;

function apply(event) {
  if (event.type === 'person') store.people.set(event.person.id, event.person);
  else if (event.type === 'bot') store.bot = event.bot;
  else if (event.type === 'chat')
    store.chats.set(event.chat.id, { unread: 0, ...store.chats.get(event.chat.id), ...event.chat });
  const chat = store.chats.get(event.chat_id);
  if (chat && event.type === 'message' && isSeen(event.message)) {
    chat.last = event.message;
    if (event.message.sender.kind === 'bot') chat.action = undefined;
    const seen = event.chat_id === store.open && document.visibilityState === 'visible';
    if (!seen && !isMine(event.message)) chat.unread += 1;
  } else if (chat && event.type === 'edited' && chat.last?.message_id === event.message.message_id) {
    chat.last = event.message;
  } else if (chat && event.type === 'deleted' && event.message_ids.includes(chat.last?.message_id)) {
    chat.last = undefined;
  } else if (chat && event.type === 'action') showAction(chat, event);
  emit(event.type, event);
}

function showAction(chat, { action, for_ms: duration }) {
  chat.action = action;
  clearTimeout(chat.actionTimer);
  chat.actionTimer = setTimeout(() => {
    chat.action = undefined;
    emit('action', { chat_id: chat.id });
  }, duration);
}

/** Listens for ever: the browser reconnects by itself and says where it stopped; a refused stream is opened anew. */
export function listen(cursor) {
  let source = new EventSource(`/control/events?since=${encodeURIComponent(cursor)}`);
  source.onopen = () => emit('online', { online: true });
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    if (event.type === 'resync' || event.type === 'reset')
      load().then(
        () => emit('resynced'),
        () => source.onerror(),
      );
    else apply(event);
  };
  source.onerror = () => {
    emit('online', { online: false });
    if (source.readyState !== EventSource.CLOSED) return;
    source.close();
    source = undefined;
    setTimeout(start, 1000);
  };
}

/** Loads and listens; tries again every second while the program is away. */
export async function start() {
  try {
    const cursor = await load();
    emit('resynced');
    listen(cursor);
  } catch {
    emit('online', { online: false });
    setTimeout(start, 1000);
  }
}
