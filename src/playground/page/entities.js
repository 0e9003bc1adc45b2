/** Renders a text with its entities as templates: nesting is kept, and text is never parsed as HTML. */
import { followLink, isOpenable, sendText, targetOf } from './actions.js';
import { copyText } from './dialogs.js';
import { icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import { say } from './store.js';

const BLOCKS = new Set(['pre', 'blockquote', 'expandable_blockquote']);
/** Characters that fit into the three lines of a collapsed quote. */
const SHORT_QUOTE = 130;

/**
 * Offsets of entities are UTF-16 code units, like JavaScript's.
 * @param context {tab: tabindex of interactive elements, revealed: whether spoilers are shown, reveal}
 */
export function formatted(text, entities = [], context = {}) {
  const sorted = entities
    .filter(({ offset, length }) => offset >= 0 && length > 0 && offset < text.length)
    .sort((a, b) => a.offset - b.offset || b.length - a.length);
  return pieces(text, 0, text.length, sorted, context);
}

function pieces(text, start, end, entities, context) {
  const out = [];
  let at = start;
  let afterBlock = false;
  const plain = (until, beforeBlock) => {
    let piece = text.slice(at, until);
    // A block starts and ends its own line; an adjacent line break would show as an empty line.
    if (afterBlock) piece = piece.replace(/^\n/, '');
    if (beforeBlock) piece = piece.replace(/\n$/, '');
    if (piece !== '') out.push(piece);
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
    out.push(element(entity, text.slice(from, to), pieces(text, from, to, inner, context), context));
    at = to;
    afterBlock = isBlock;
  }
  plain(end, false);
  return out;
}

function element(entity, raw, content, context) {
  switch (entity.type) {
    case 'bold':
      return html`<strong>${content}</strong>`;
    case 'italic':
      return html`<em>${content}</em>`;
    case 'underline':
      return html`<u>${content}</u>`;
    case 'strikethrough':
      return html`<s>${content}</s>`;
    case 'spoiler':
      return spoiler(content, context);
    case 'code':
      return html`<code class="bit" title=${say('copy')} @click=${() => copyText(raw)}>${content}</code>`;
    case 'pre':
      return codeBlock(entity.language ?? '', raw, content, context);
    case 'blockquote':
      return html`<blockquote>${content}</blockquote>`;
    case 'expandable_blockquote':
      return expandable(raw, content, context);
    case 'text_link':
      return link(entity.url, content, context, entity.url);
    case 'url':
      return link(/^[a-z][a-z0-9+.-]*:/i.test(raw) ? raw : `https://${raw}`, content, context);
    case 'email':
      return html`<a href="mailto:${raw}" tabindex=${context.tab}>${content}</a>`;
    case 'bot_command':
      return html`<button class="command" type="button" dir="ltr" tabindex=${context.tab} @click=${() => sendText(raw)}>${content}</button>`;
    case 'mention':
    case 'text_mention':
      return html`<span class="mention">${content}</span>`;
    case 'hashtag':
    case 'cashtag':
    case 'phone_number':
      return html`<span class="tag">${content}</span>`;
    default:
      return content;
  }
}

const codeBlock = (language, raw, content, { tab }) => html`<div class="block">
  <header class="flex">
    <span>${language}</span><button type="button" tabindex=${tab} @click=${() => copyText(raw)}>${say('copy')}</button>
  </header>
  <pre>${content}</pre>
</div>`;

function link(url, content, { tab }, title) {
  if (!isOpenable(url)) return html`<span class="tag" title=${url}>${content}</span>`;
  const { target, rel } = targetOf(url);
  const follow = (event) => followLink(event, url);
  return html`<a
    href=${url}
    target=${target}
    rel=${rel}
    title=${title ?? nothing}
    tabindex=${tab}
    @click=${follow}
  >${content}</a>`;
}

/** All spoilers of a message are revealed together, as in Telegram's apps. */
function spoiler(content, { revealed, reveal, tab }) {
  if (revealed) return html`<span class="spoiler shown">${content}</span>`;
  const show = (event) => {
    if (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    reveal();
  };
  return html`<span
    class="spoiler"
    role="button"
    tabindex=${tab}
    aria-label=${say('hidden-text')}
    @click=${show}
    @keydown=${show}
  ><span>${content}</span></span>`;
}

function expandable(raw, content, { tab }) {
  const isLong = raw.length > SHORT_QUOTE || raw.split('\n').length > 3;
  if (!isLong) return html`<blockquote>${content}</blockquote>`;
  const toggle = ({ currentTarget: quote, target }) => {
    if (target.closest('a, .command, .spoiler:not(.shown)') || String(getSelection()) !== '') return;
    const isOpen = quote.classList.toggle('open');
    const button = quote.querySelector('.expand');
    button.ariaExpanded = String(isOpen);
    button.ariaLabel = say(isOpen ? 'show-less' : 'show-all');
  };
  const button = html`<button
    class="expand"
    type="button"
    aria-label=${say('show-all')}
    aria-expanded="false"
    tabindex=${tab}
  >${icon('down')}</button>`;
  return html`<blockquote class="expandable" @click=${toggle}><div class="inner">${content}</div>${button}</blockquote>`;
}
