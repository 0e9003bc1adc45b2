/**
 * The open chat's messages. Elements are kept by message id and changed one at a time: a new message is one insertion,
 * an edit one replacement, whatever the length of the chat. Older messages are fetched when one scrolls up to them.
 */
import { bubble } from './bubble.js';
import { byId, el, isCalm } from './dom.js';
import { settle, settleAround } from './neighbours.js';
import { follow, rest, startRoving } from './roving.js';
import { ask, emit, isMine, isSeen, language, on, store } from './store.js';

const PAGE = 80;
const NEAR_END_PX = 90;
/** Above a long message; a line of what was asked stays in sight. */
const READING_GAP_PX = 46;

/** Message id to {item, message}, oldest first. */
const items = new Map();
let shown = { chatId: 0, more: false, loading: false, generation: 0 };
/** What happens while a chat is being fetched: done once it is there. */
let meanwhile;
let unseen = 0;
/** Whether the reader stands at the end, and so follows what comes. */
let following = true;
const list = byId('timeline');
/** Says aloud what comes into the list. */
const log = byId('log');
const scroller = byId('scroller');

/** The newest message on screen, and one's own newest. */
export const newest = (matches = () => true) =>
  [...items.values()].findLast(({ message }) => matches(message))?.message;
export const messageCount = () => items.size;

const fromEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;

function make(message) {
  const chat = store.chats.get(shown.chatId);
  const item = bubble(chat, message, jumpTo);
  rest(item);
  items.set(message.message_id, { item, message });
  return item;
}

function add(message) {
  if (items.has(message.message_id) || !isSeen(message)) return;
  const mine = isMine(message);
  const item = make(message);
  item.classList.add('new');
  list.append(item);
  settleAround(item, items);
  follow();
  if (mine || following) showNewest(item);
  else {
    unseen += 1;
    showEndButton();
  }
  emit('count');
}

function replace(message) {
  const known = items.get(message.message_id);
  if (!known) return;
  const hadFocus = known.item.contains(document.activeElement);
  const next = make(message);
  next.className = known.item.className.replace(/\bnew\b/, '');
  known.item.replaceWith(next);
  settle(next, items);
  if (hadFocus) next.focus({ preventScroll: true });
  follow();
  if (following) showNewest(next);
  emit('count');
}

function remove(id) {
  const known = items.get(id);
  if (!known) return;
  items.delete(id);
  const { item } = known;
  const after = item.nextElementSibling;
  const before = item.previousElementSibling;
  const finish = () => {
    item.remove();
    if (before?.classList.contains('day') && (!after || after.classList.contains('day'))) before.remove();
    for (const other of [before, after]) settle(other, items);
    follow();
    emit('count');
  };
  item.removeAttribute('data-id');
  const { height } = item.getBoundingClientRect();
  const leave = item.animate(
    [
      { height: `${height}px`, opacity: 1, overflow: 'hidden' },
      { height: `${height}px`, opacity: 0, transform: 'scale(0.92)', offset: 0.5, overflow: 'hidden' },
      { height: '0px', marginTop: '0px', opacity: 0, transform: 'scale(0.92)', overflow: 'hidden' },
    ],
    { duration: isCalm() ? 1 : 260, easing: 'ease-out' },
  );
  leave.finished.then(finish, finish);
}

/** Shows a chat from its end. */
async function showChat() {
  const generation = shown.generation + 1;
  shown = { chatId: store.open, more: false, loading: true, generation };
  log.removeAttribute('aria-live');
  meanwhile = [];
  const page = await ask('GET', `/chats/${store.open}/messages?limit=${PAGE}`).catch(() => ({
    messages: [],
    more: false,
  }));
  if (generation !== shown.generation) return;
  items.clear();
  unseen = 0;
  const fragment = document.createDocumentFragment();
  for (const message of page.messages) if (isSeen(message)) fragment.append(make(message));
  list.replaceChildren(fragment);
  for (const { item } of items.values()) settle(item, items);
  follow();
  list.lang = language();
  shown.more = page.more;
  shown.loading = false;
  const missed = meanwhile;
  meanwhile = undefined;
  for (const run of missed) run();
  toEnd();
  // Announced from now on: reading out a whole history helps nobody.
  log.setAttribute('aria-live', 'polite');
  emit('count');
}

async function loadOlder() {
  const oldest = items.keys().next().value;
  if (!shown.more || shown.loading || oldest === undefined) return;
  shown.loading = true;
  const { generation } = shown;
  const page = await ask('GET', `/chats/${shown.chatId}/messages?limit=${PAGE}&before=${oldest}`).catch(
    () => undefined,
  );
  if (generation !== shown.generation) return;
  shown.loading = false;
  if (!page) return;
  shown.more = page.more;
  const known = [...items];
  items.clear();
  const fragment = document.createDocumentFragment();
  const fresh = [];
  for (const message of page.messages) if (isSeen(message)) fresh.push(make(message));
  for (const [id, entry] of known) items.set(id, entry);
  fragment.append(...fresh);
  const distance = fromEnd();
  list.prepend(fragment);
  for (const item of fresh) settle(item, items);
  settle(known[0]?.[1].item, items);
  scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - distance;
}

/** Goes to the end; to the beginning of what has just come there, where that is longer than the window: it is read from there. */
function showNewest(item) {
  toEnd();
  const isLong = item === list.lastElementChild && item.offsetHeight > scroller.clientHeight;
  if (!isLong) return;
  following = false;
  scroller.scrollTop = item.offsetTop - list.offsetTop - READING_GAP_PX;
  showEndButton();
}

function toEnd() {
  unseen = 0;
  following = true;
  scroller.scrollTop = scroller.scrollHeight;
  showEndButton();
}

async function jumpTo(id) {
  for (let tries = 0; !items.has(id) && shown.more && tries < 60; tries++) await loadOlder();
  const item = items.get(id)?.item;
  if (!item) return;
  following = false;
  item.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  item.classList.add('flash');
  setTimeout(() => item.classList.remove('flash'), 1200);
}

function showEndButton() {
  const button = byId('to-end');
  button.hidden = fromEnd() < 240 && unseen === 0;
  button.querySelector('.badge')?.remove();
  if (unseen > 0) button.append(el('span', { class: 'badge', text: String(unseen) }));
}

/** Connects the timeline to what happens. */
export function startTimeline() {
  const here = (run) => (event) => {
    if (event.chat_id !== shown.chatId) return;
    if (meanwhile) meanwhile.push(() => run(event));
    else run(event);
  };
  on(
    'message',
    here(({ message }) => add(message)),
  );
  on(
    'edited',
    here(({ message }) => replace(message)),
  );
  on(
    'deleted',
    here(({ message_ids: ids }) => ids.forEach(remove)),
  );
  on(
    'hidden',
    here(({ message_id: id, person_id: person }) => person === store.me && remove(id)),
  );
  on('open', showChat);
  on('resynced', showChat);
  byId('to-end').addEventListener('click', () => toEnd());
  startRoving();
  let before = 0;
  scroller.addEventListener(
    'scroll',
    () => {
      // Only a reader's scrolling up ends it: a picture that takes its place moves the end, not the reader.
      if (fromEnd() < NEAR_END_PX) following = true;
      else if (scroller.scrollTop < before) following = false;
      before = scroller.scrollTop;
      if (following) unseen = 0;
      showEndButton();
      if (scroller.scrollTop < 600) void loadOlder();
    },
    { passive: true },
  );
  // Pictures, edits and the growing field change heights; whoever was at the end stays there.
  const keepEnd = new ResizeObserver(() => {
    if (following) scroller.scrollTop = scroller.scrollHeight;
  });
  for (const node of [scroller, list, byId('dots'), byId('uploads')]) keepEnd.observe(node);
}
