/** A text with its entities as nodes: nested kinds become nested elements, and nothing becomes markup. */
import { sendText } from './actions.js';
import { el, icon } from './dom.js';
import { followLink, isOpenable, openingOf } from './links.js';
import { fullMoment, momentText } from './moments.js';
import { copyText } from './overlays.js';

const BLOCKS = new Set(['pre', 'blockquote', 'expandable_blockquote']);

/** Nodes for `text`; offsets of entities are UTF-16 code units, as JavaScript's own. */
export function words(text, entities = []) {
  const sorted = [...entities]
    .filter(({ offset, length }) => offset >= 0 && length > 0 && offset < text.length)
    .sort((a, b) => a.offset - b.offset || b.length - a.length);
  const fragment = document.createDocumentFragment();
  fill(fragment, text, 0, text.length, sorted);
  return fragment;
}

function fill(parent, text, start, end, entities) {
  let at = start;
  let afterBlock = false;
  const plain = (until, beforeBlock) => {
    let piece = text.slice(at, until);
    // A block starts and ends its own line; the line break written beside it would show as an empty line.
    if (afterBlock) piece = piece.replace(/^\n/, '');
    if (beforeBlock) piece = piece.replace(/\n$/, '');
    if (piece !== '') parent.append(piece);
    at = until;
  };
  for (let index = 0; index < entities.length; ) {
    const entity = entities[index];
    const from = Math.max(at, entity.offset);
    const to = Math.min(end, entity.offset + entity.length);
    index += 1;
    if (to <= from) continue;
    const inner = [];
    while (index < entities.length && entities[index].offset < to) inner.push(entities[index++]);
    const isBlock = BLOCKS.has(entity.type);
    plain(from, isBlock);
    const { outer, content } = shell(entity, text.slice(from, to));
    if (content) fill(content, text, from, to, inner);
    parent.append(outer);
    at = to;
    afterBlock = isBlock;
  }
  plain(end, false);
}

/** The element of an entity and the place inside it for its text (none when it brings its own). */
function shell(entity, raw) {
  const make = (tag, props) => {
    const outer = el(tag, props);
    return { outer, content: outer };
  };
  switch (entity.type) {
    case 'bold':
      return make('strong');
    case 'italic':
      return make('em');
    case 'underline':
      return make('u');
    case 'strikethrough':
      return make('s');
    case 'spoiler':
      return make('span', spoilerProps());
    case 'code':
      return make('code', { class: 'bit', title: 'Copy', on: { click: () => copyText(raw) } });
    case 'pre':
      return codeBlock(entity.language, raw);
    case 'blockquote':
      return make('blockquote');
    case 'expandable_blockquote':
      return expandable();
    case 'text_link':
      return link(entity.url, entity.url);
    case 'url':
      return link(/^[a-z][a-z0-9+.-]*:/i.test(raw) ? raw : `https://${raw}`);
    case 'email':
      return make('a', { href: `mailto:${raw}` });
    case 'bot_command':
      return make('button', { class: 'command', type: 'button', dir: 'ltr', on: { click: () => sendText(raw) } });
    case 'mention':
    case 'text_mention':
      return make('span', { class: 'mention' });
    case 'hashtag':
    case 'cashtag':
    case 'phone_number':
      return make('span', { class: 'tag' });
    case 'date_time':
      return moment(entity, raw);
    default:
      return make('span');
  }
}

function link(url, title) {
  const outer = !isOpenable(url)
    ? el('span', { class: 'tag', title: url })
    : el('a', { href: url, ...openingOf(url), title, on: { click: followLink } });
  return { outer, content: outer };
}

function spoilerProps() {
  const show = (event) => {
    if (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ') return;
    if (event.currentTarget.classList.contains('shown')) return;
    event.preventDefault();
    event.stopPropagation();
    // One reveals a message's secrets together, as readers are used to.
    for (const spoiler of event.currentTarget.closest('.text').querySelectorAll('.spoiler')) {
      spoiler.classList.add('shown');
      spoiler.removeAttribute('role');
      spoiler.removeAttribute('aria-label');
    }
  };
  return {
    class: 'spoiler',
    role: 'button',
    tabIndex: 0,
    'aria-label': 'Hidden text, press to show',
    on: { click: show, keydown: show },
  };
}

function codeBlock(language, raw) {
  const content = el('pre');
  const outer = el(
    'div',
    { class: 'block' },
    el(
      'header',
      {},
      el('span', { text: language ?? '' }),
      el('button', { type: 'button', text: 'Copy', on: { click: () => copyText(raw) } }),
    ),
    content,
  );
  return { outer, content };
}

function expandable() {
  const content = el('div', { class: 'inner' });
  const toggle = el(
    'button',
    { class: 'expand', type: 'button', 'aria-label': 'Show all', 'aria-expanded': 'false' },
    icon('down'),
  );
  const outer = el('blockquote', { class: 'expandable' }, content, toggle);
  lookWhenSeen(outer, () => {
    toggle.hidden = content.scrollHeight <= content.clientHeight + 1;
  });
  outer.addEventListener('click', (event) => {
    if (event.target.closest('a, .command, .spoiler:not(.shown)') || String(getSelection()) !== '') return;
    const open = outer.classList.toggle('open');
    toggle.setAttribute('aria-expanded', String(open));
    toggle.setAttribute('aria-label', open ? 'Show less' : 'Show all');
  });
  return { outer, content };
}

/** Looks at a node once, when it is on screen and so has its size. */
function lookWhenSeen(node, look) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    look();
  });
  seen.observe(node);
}

function moment({ unix_time: seconds, date_time_format: pattern = '' }, raw) {
  const text = pattern === '' ? raw : momentText(seconds, pattern);
  const outer = el('time', { class: 'moment', title: fullMoment(seconds), text });
  outer.dateTime = new Date(seconds * 1000).toISOString();
  if (pattern === 'r') outer.dataset.relative = String(seconds);
  return { outer, content: undefined };
}
