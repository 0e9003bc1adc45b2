/** The list of chats, and the header of the open one. */
import { setBlocked } from './actions.js';
import { chatAvatar } from './bubble.js';
import { avatar, byId, el, icon } from './dom.js';
import { openDrawer } from './drawer.js';
import { shortMoment } from './moments.js';
import { openMenu } from './overlays.js';
import { botName, chatTitle, fullName, isMine, myChats, on, openChat, senderName, store, wordsOf } from './store.js';

const DOING = {
  typing: 'typing',
  upload_photo: 'sending a photo',
  upload_document: 'sending a file',
  choose_sticker: 'choosing a sticker',
  find_location: 'looking for a place',
};
const doing = (action) => DOING[action] ?? 'busy';

function lastLine(chat) {
  if (chat.action) return el('span', { class: 'last doing', text: `${doing(chat.action)}…` });
  const { last } = chat;
  if (!last || last.hidden_for?.includes(store.me))
    return el('span', { class: 'last', text: chat.type === 'private' ? 'Say hello' : 'No messages yet' });
  const text = wordsOf(last) || 'The bot joined';
  const by = isMine(last) ? 'You: ' : chat.type === 'private' ? '' : `${senderName(last.sender, chat)}: `;
  return el('span', { class: 'last', text: `${by}${text.replace(/\s+/g, ' ').slice(0, 120)}` });
}

function chatRow(chat) {
  const props = { class: 'chat-row', type: 'button', 'aria-current': String(chat.id === store.open) };
  const row = el(
    'button',
    { ...props, on: { click: () => show(chat.id) } },
    chatAvatar(chat),
    el('span', { class: 'name', text: chatTitle(chat) }),
    el('time', { text: chat.last ? shortMoment(chat.last.date) : '' }),
    lastLine(chat),
    chat.unread > 0
      ? el('span', { class: 'badge', text: String(chat.unread), 'aria-label': `${chat.unread} unread` })
      : el('span'),
  );
  return el('li', {}, row);
}

function show(id) {
  openChat(id);
  byId('app').dataset.view = 'chat';
}

let drawing = false;
/** Draws soon, once, however many events ask for it. */
function draw() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    byId('chats').replaceChildren(...myChats().map(chatRow));
    drawMe();
    drawHead();
  });
}

function drawMe() {
  const me = store.people.get(store.me);
  byId('me').replaceChildren(
    avatar({ id: store.me, name: fullName(me), small: true }),
    el('span', { class: 'words' }, el('b', { text: fullName(me) }), el('small', { text: 'You are this person' })),
    icon('swap'),
  );
  byId('me').hidden = false;
}

function drawHead() {
  const chat = store.chats.get(store.open);
  if (!chat) return;
  byId('head-avatar').replaceChildren(chatAvatar(chat, true));
  byId('head-name').textContent = chatTitle(chat);
  const status = byId('head-status');
  const words = chat.action
    ? doing(chat.action)
    : chat.type === 'private'
      ? 'bot'
      : `${chat.members.map((id) => store.people.get(id)?.first_name).join(', ')}, ${botName()}`;
  if (status.textContent !== words) status.textContent = words;
  status.classList.toggle('doing', Boolean(chat.action));
  byId('dots').hidden = !chat.action;
  const unread = [...store.chats.values()].reduce(
    (sum, { unread: n, members }) => sum + (members.includes(store.me) ? n : 0),
    0,
  );
  document.title = `${unread > 0 ? `(${unread}) ` : ''}${chatTitle(chat)}`;
}

function openChatMenu() {
  const button = byId('chat-menu');
  const { right, bottom } = button.getBoundingClientRect();
  const blocked = store.people.get(store.me)?.blocked;
  const items = [{ label: 'People…', icon: 'swap', run: openDrawer }];
  if (store.chats.get(store.open)?.type === 'private')
    items.push({
      label: blocked ? 'Unblock the bot' : 'Block the bot',
      icon: 'ban',
      danger: !blocked,
      run: () => setBlocked(!blocked),
    });
  openMenu(items, { x: right - 200, y: bottom + 4, opener: button });
}

export function startSide() {
  byId('back').append(icon('back'));
  byId('chat-menu').append(icon('more'));
  byId('to-end').append(icon('down'));
  byId('back').addEventListener('click', () => {
    byId('app').dataset.view = 'list';
  });
  byId('me').addEventListener('click', openDrawer);
  byId('chat-menu').addEventListener('click', openChatMenu);
  for (const type of [
    'loaded',
    'message',
    'edited',
    'deleted',
    'hidden',
    'action',
    'chat',
    'person',
    'bot',
    'me',
    'open',
    'resynced',
  ])
    on(type, draw);
  on('online', ({ online }) => {
    byId('offline').hidden = online;
  });
  document.addEventListener('visibilitychange', () => {
    const chat = store.chats.get(store.open);
    if (document.visibilityState === 'visible' && chat) chat.unread = 0;
    draw();
  });
}
