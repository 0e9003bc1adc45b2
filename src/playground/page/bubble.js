/** One message as an element. Made anew when the message is edited; the timeline swaps it in place. */
import { avatar, el, icon } from './dom.js';
import { inlineKeys } from './keys.js';
import { openMessageMenu } from './message-menu.js';
import { clock, fullMoment } from './moments.js';
import { showPicture } from './overlays.js';
import { botName, isMine, senderName, store } from './store.js';
import { words } from './words.js';

const LONG_PRESS_MS = 450;

/** The list item for a message of `chat`. `jump` goes to another message by id. */
export function bubble(chat, message, jump) {
  const item = el('li', { class: `msg ${isMine(message) ? 'out' : 'in'}` });
  item.dataset.id = String(message.message_id);
  if (message.new_members) {
    item.className = 'notice';
    const names = message.new_members.map(() => senderName({ kind: 'bot' }, chat));
    item.textContent = `${senderName(message.sender, chat)} added ${names.join(', ')}`;
    return item;
  }
  const box = el('div', { class: 'bubble' });
  const mine = isMine(message);
  const name = senderName(message.sender, chat);
  // Who speaks is seen by colour and side; those who do not see that are told.
  box.append(el('span', { class: 'unseen', text: `${mine ? 'You' : name}: ` }));
  if (chat.type !== 'private' && !mine) box.append(el('b', { class: 'author', text: name, 'aria-hidden': 'true' }));
  if (message.via_bot) box.append(el('small', { class: 'via', text: `via @${store.bot.username}` }));
  if (message.forwarded) box.append(el('small', { class: 'via', text: `Forwarded from ${botName()}` }));
  if (message.protected) item.classList.add('protected');
  if (message.reply_preview) box.append(quote(chat, message.reply_preview, jump));
  if (message.photo) box.append(picture(message));
  if (message.document) box.append(attachment(message.document));
  const body = el('div', { class: 'text', dir: 'auto' });
  body.append(words(shownText(message), message.entities ?? message.caption_entities));
  if (message.reaction)
    body.append(
      el('span', {
        class: 'reaction',
        role: 'img',
        'aria-label': `Reaction: ${message.reaction}`,
        text: message.reaction,
      }),
    );
  body.append(meta(message));
  box.append(body);
  box.append(menuButton(message));
  const keys = inlineKeys(message);
  item.append(keys ? el('div', { class: 'stack' }, box, keys) : box);
  listenForMenu(box, message);
  return item;
}

/** A link into the bot arrives there as "/start parameter"; a reader is shown what they did: start. */
function shownText(message) {
  const text = message.text ?? message.caption ?? '';
  return isMine(message) ? text.replace(/^\/start [\w-]{1,64}$/, '/start') : text;
}

function meta(message) {
  // Bots edit their messages all the time; only a person's edit is worth a mark.
  const edited = message.edit_date !== undefined && message.sender.kind === 'person' ? 'edited ' : '';
  const node = el('time', { class: 'meta', text: `${edited}${clock(message.date)}`, title: fullMoment(message.date) });
  node.dateTime = new Date(message.date * 1000).toISOString();
  return node;
}

function quote(chat, preview, jump) {
  return el(
    'button',
    { class: 'quote', type: 'button', on: { click: () => jump(preview.message_id) } },
    el('b', { text: senderName(preview.sender, chat) }),
    el('span', { text: preview.text }),
  );
}

function picture(message) {
  const size = message.photo.at(-1);
  const source = `/control/files/${encodeURIComponent(size.file_id)}`;
  const name = message.caption ?? 'Photo';
  const image = el('img', {
    alt: name,
    width: size.width,
    height: size.height,
    src: source,
    draggable: !message.protected,
  });
  // It takes its room before it has come: nothing below it moves.
  image.style.width = `min(${size.width}px, var(--picture-height) * ${size.width / size.height})`;
  image.style.aspectRatio = `${size.width} / ${size.height}`;
  const button = el('button', { class: 'picture', type: 'button' }, image);
  if (message.covered) {
    button.classList.add('covered');
    button.setAttribute('aria-label', 'Hidden picture, press to show');
  }
  button.addEventListener('click', () => {
    if (!button.classList.contains('covered')) return showPicture(source, name);
    button.classList.remove('covered');
    button.removeAttribute('aria-label');
  });
  return button;
}

function attachment({ file_id: id, file_name: name, file_size: size }) {
  const unit = size < 1024 ? [size, 'B'] : size < 1024 ** 2 ? [size / 1024, 'kB'] : [size / 1024 ** 2, 'MB'];
  return el(
    'a',
    { class: 'attached', href: `/control/files/${encodeURIComponent(id)}`, download: name },
    el('i', { class: 'tile' }, icon('file')),
    el('span', {}, name, el('small', { text: `${unit[0].toFixed(unit[1] === 'B' ? 0 : 1)} ${unit[1]}` })),
  );
}

function menuButton(message) {
  const button = el(
    'button',
    {
      class: 'more',
      type: 'button',
      'aria-label': 'Message options',
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
    },
    icon('down'),
  );
  button.addEventListener('click', () => {
    const { right, bottom } = button.getBoundingClientRect();
    openMessageMenu(message, { x: right - 40, y: bottom + 4, opener: button });
  });
  return button;
}

/** Right click with a mouse, a long press with a finger. */
function listenForMenu(box, message) {
  let timer;
  const cancel = () => clearTimeout(timer);
  box.addEventListener('contextmenu', (event) => {
    if (event.target.closest('a') || String(getSelection()) !== '') return;
    event.preventDefault();
    openMessageMenu(message, { x: event.clientX, y: event.clientY });
  });
  box.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch') return;
    timer = setTimeout(() => openMessageMenu(message, { x: event.clientX, y: event.clientY }), LONG_PRESS_MS);
  });
  for (const type of ['pointerup', 'pointermove', 'pointercancel']) box.addEventListener(type, cancel);
}

/** The avatar of a chat: the boat for the private one, initials for a group. */
export function chatAvatar(chat, small) {
  return avatar(chat.type === 'private' ? { bot: true, small } : { id: chat.id, name: chat.title ?? '', small });
}
