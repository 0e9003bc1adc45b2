/**
 * The open chat's messages. A message is re-rendered only when something it shows has changed. Older messages are
 * fetched on scrolling up.
 */

import { dayKey, dayName } from './dates.js';
import { orToast } from './dialogs.js';
import { botAvatar, icon } from './icons.js';
import { guard } from './lit-html/directives/guard.js';
import { repeat } from './lit-html/directives/repeat.js';
import { html, nothing } from './lit-html/lit-html.js';
import { messageItem } from './message.js';
import {
  botDescription,
  botName,
  isBotChat,
  isMine,
  language,
  loadOlder,
  newest,
  on,
  openedChat,
  refresh,
  say,
  store,
} from './store.js';

/** Consecutive messages of one sender within this many seconds are grouped into a run. */
const RUN_SECONDS = 300;
const AT_END_PX = 4;
/** Within this distance of the end, a new message is scrolled to. */
const NEAR_END_PX = 90;
const FAR_FROM_END_PX = 240;
/** Space above a long message, so that a line of the preceding one stays visible. */
const READING_GAP_PX = 46;
const FLASH_MS = 1200;
/** The floating date is hidden after this long without scrolling. */
const SCROLL_END_MS = 900;

let scroller;
let log;
/** Whether the view is at the end and follows new messages. */
let isFollowing = true;
/** Whether the end is far enough away to show a button to it. */
let isFar = false;
/** Number of new messages below the visible area. */
let unseen = 0;
/** Id of the message that Tab focuses; undefined for the newest. */
let current;
/** Callback to run after the next render. */
let afterDraw;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const keyOf = ({ messages }) => messages[0].message_id;

function isSameRun(a, b) {
  if (!a || !b || a.new_members || b.new_members || a.topic_created || b.topic_created) return false;
  const isSameSender = a.sender.kind === b.sender.kind && a.sender.id === b.sender.id;
  return isSameSender && Math.abs(a.date - b.date) < RUN_SECONDS && dayKey(a.date) === dayKey(b.date);
}

/** The list's items: {messages, isFirst, isLast}, with an album as one item. */
function grouped(messages) {
  const groups = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const album = message.media_group_id;
    if (last && album !== undefined && last.messages[0].media_group_id === album) last.messages.push(message);
    else groups.push({ messages: [message] });
  }
  for (const [index, group] of groups.entries()) {
    group.isFirst = !isSameRun(groups[index - 1]?.messages[0], group.messages[0]);
    group.isLast = !isSameRun(group.messages[0], groups[index + 1]?.messages[0]);
  }
  return groups;
}

/** The messages by day. */
function dayList() {
  const groups = grouped(store.messages.values());
  const days = Map.groupBy(groups, ({ messages: [{ date }] }) => dayKey(date));
  const reached = groups.find((group) => keyOf(group) === current) ?? groups.at(-1);
  const item = (group) => {
    const tab = group === reached ? 0 : -1;
    const shown = [...group.messages, group.isFirst, group.isLast, tab, store.version];
    const mark =
      keyOf(group) === store.firstUnread
        ? html`<li class="pill notice unread">${say('unread-messages')}</li>`
        : nothing;
    return html`${mark}${guard(shown, () => messageItem(group, tab, jumpTo))}`;
  };
  const day = ([key, itsGroups]) =>
    html`
      <section aria-label=${key}>
        <h2 class="day"><span class="pill notice">${dayName(itsGroups[0].messages[0].date)}</span></h2>
        <ol>${repeat(itsGroups, keyOf, item)}</ol>
      </section>
    `;
  return repeat(days, ([key]) => key, day);
}

export function timeline() {
  const chat = openedChat();
  // Typing renders the page too: in a long chat, comparing every message takes longer than a key press.
  const shown = [store.messages, store.version, store.firstUnread, current, dayKey(Date.now() / 1000)];
  return html`
    <div id="scroller" class="scroller" tabindex="-1" @scroll=${onScroll} @keydown=${onKey} @focusin=${onFocus}>
      ${store.ready && isBotChat(chat) && store.messages.size === 0 ? welcome() : nothing}
      <div id="log" class="timeline" role="log" aria-label=${say('messages')} aria-relevant="additions" lang=${language()}>
        ${guard(shown, dayList)}
      </div>
      <div id="below" class="below">
        ${chat?.action ? html`<div class="dots flex panel" aria-hidden="true"><i></i><i></i><i></i></div>` : nothing}
      </div>
    </div>
    ${isFar || unseen > 0 ? endButton() : nothing}
  `;
}

const endButton = () => html`
  <button class="to-end round panel" type="button" aria-label=${say('to-end')} @click=${() => scrollToEnd(true)}>
    ${icon('down')}${unseen > 0 ? html`<span class="badge">${unseen}</span>` : nothing}
  </button>
`;

const welcome = () => html`
  <section class="welcome panel">
    ${botAvatar('large')}
    <h2>${say('welcome')}</h2>
    <p class="dim" dir="auto">${botDescription() || say('no-introduction', botName())}</p>
  </section>
`;

const fromEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
const itemOf = (id) => log.querySelector(`.msg[data-id="${id}"]`);

function scrollToEnd(isSmooth = false) {
  unseen = 0;
  isFollowing = true;
  scroller.scrollTo({
    top: scroller.scrollHeight,
    behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant',
  });
}

/** Scrolls to the end, or to the start of the newest message if it's taller than the window. */
function scrollToNewest() {
  scrollToEnd();
  const item = [...log.querySelectorAll('.msg')].at(-1);
  if (!item || item.offsetHeight <= scroller.clientHeight) return;
  isFollowing = false;
  scroller.scrollTop = item.offsetTop - READING_GAP_PX;
}

function scrollToUnread() {
  const mark = log.querySelector('.unread');
  scrollToEnd();
  // The introduction is read from its start.
  isFollowing = store.messages.size > 0;
  if (!isFollowing) scroller.scrollTop = 0;
  if (!mark) return;
  isFollowing = false;
  mark.scrollIntoView({ block: 'start' });
  onScroll();
}

async function jumpTo(id) {
  while (!store.messages.has(id) && store.more) {
    const { size } = store.messages;
    await orToast(loadOlder());
    if (store.messages.size === size) break;
  }
  await new Promise(requestAnimationFrame);
  const item = itemOf(id);
  if (!item) return;
  isFollowing = false;
  item.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  item.classList.add('flash');
  setTimeout(() => item.classList.remove('flash'), FLASH_MS);
}

let lastTop = 0;
let scrollTimer;

function onScroll() {
  scroller.classList.add('scrolling');
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(() => scroller.classList.remove('scrolling'), SCROLL_END_MS);
  // Only scrolling up stops following: a picture that loads moves the end, not the reader.
  if (fromEnd() < AT_END_PX) isFollowing = true;
  else if (scroller.scrollTop < lastTop) isFollowing = false;
  lastTop = scroller.scrollTop;
  const before = `${isFar} ${unseen}`;
  isFar = fromEnd() > FAR_FROM_END_PX;
  if (isFollowing) unseen = 0;
  if (before !== `${isFar} ${unseen}`) refresh();
  if (scroller.scrollTop < 600) void loadOlder().catch(() => undefined);
}

/** Arrow keys move between messages, Tab into a message and then to the message field. */
function onKey(event) {
  const item = event.target.closest('.msg');
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...log.querySelectorAll('.msg')];
  const at = all.indexOf(item);
  const next = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1) }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function onFocus({ target }) {
  const id = Number(target.closest('.msg')?.dataset.id);
  if (!id || id === current) return;
  current = id;
  refresh();
}

/** Called after each render of the page. */
export function timelineDrawn() {
  const run = afterDraw;
  afterDraw = undefined;
  run?.();
}

/** Called once, after the first render. */
export function startTimeline() {
  scroller = document.getElementById('scroller');
  log = document.getElementById('log');
  on('open', () => {
    log.ariaLive = 'off';
    unseen = 0;
    current = undefined;
  });
  on('shown', () => {
    afterDraw = scrollToUnread;
    // Screen readers announce messages only from now on, not the whole history.
    requestAnimationFrame(() => {
      log.ariaLive = 'polite';
    });
  });
  on('older', () => {
    const distance = fromEnd();
    afterDraw = () => {
      scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - distance;
    };
  });
  on('message', ({ chat_id: chatId, message }) => {
    if (chatId !== store.open || !store.ready) return;
    const held = document.activeElement?.closest('.msg');
    if (!held) current = undefined;
    if (isFollowing || isMine(message) || fromEnd() < NEAR_END_PX) afterDraw = scrollToNewest;
    else unseen += 1;
  });
  on('edited', ({ chat_id: chatId, message }) => {
    if (chatId !== store.open || !isFollowing) return;
    afterDraw = message.message_id === newest()?.message_id ? scrollToNewest : scrollToEnd;
  });
  // Pictures, edits and the growing field change heights; a view at the end stays there.
  const keepEnd = new ResizeObserver(() => {
    if (isFollowing) scroller.scrollTop = scroller.scrollHeight;
  });
  for (const node of [scroller, log, document.getElementById('below')]) keepEnd.observe(node);
}
