/**
 * Inline mode: words behind the bot's name in the message field bring lines to choose from, in any chat. Asked a moment
 * after the last letter; only the answer to the newest words is shown.
 */
import { askInline, chooseInline } from './actions.js';
import { byId, el, icon } from './dom.js';
import { startBot } from './links.js';
import { line, listbox } from './listbox.js';
import { openMenu } from './overlays.js';
import { chatTitle, myChats, on, openChat, store } from './store.js';

const PAUSE_MS = 250;
const LONGEST_QUERY = 256;
const box = byId('inline');
const list = listbox(box);
const field = byId('field');
let timer;
/** The words that were asked last, under the id of that question. */
let asked = { id: '', query: '' };
let fillField = () => {};

/** What stands behind the bot's name, or undefined for an ordinary text. */
function queryIn(text) {
  const [first = ''] = text.split(/\s/, 1);
  if (first.toLowerCase() !== `@${store.bot.username.toLowerCase()}` || first.length === text.length) return undefined;
  return text.slice(first.length + 1).slice(0, LONGEST_QUERY);
}

export const isInline = (text) => queryIn(text) !== undefined;

/** The field's text has changed. */
export function offerInline(text) {
  clearTimeout(timer);
  const query = queryIn(text);
  if (query === undefined) return close();
  if (!list.isOpen()) list.show([note('Looking…')]);
  timer = setTimeout(() => void askFor(query, ''), PAUSE_MS);
}

async function askFor(query, offset) {
  asked = { id: '', query, offset };
  const reply = await askInline(query, offset);
  if (!reply || asked.query !== query || asked.offset !== offset) return;
  asked.id = reply.inline_query_id;
  const answer = reply.answer ?? early.get(reply.inline_query_id);
  early.clear();
  if (answer) showAnswer(answer);
}

/** Answers that came before we knew the number of our own question. */
const early = new Map();

function showAnswer({ results, button, next_offset: next }) {
  const rows = [];
  if (button) {
    const lead = () => {
      close();
      fillField('');
      void startBot(button.start_parameter);
    };
    rows.push(row(button.text, '', lead, 'link'));
  }
  for (const result of results)
    rows.push(row(result.title, result.description ?? '', () => void choose(result.id), undefined));
  if (next !== '') rows.push(row('Show more', '', () => void askFor(asked.query, next), 'down'));
  list.show(rows.length > 0 ? rows : [note('Nothing to choose from.')]);
}

const note = (text) => el('p', { class: 'inline-note', role: 'option', 'aria-disabled': 'true', text });

function row(title, description, run, shape) {
  const node = el(
    'div',
    { class: `inline-row${shape ? ' plain' : ''}` },
    shape ? icon(shape) : el('i', { class: 'tile', 'aria-hidden': 'true', text: [...title.trim()][0] ?? '' }),
    el('span', { dir: 'auto' }, el('b', { text: title }), description ? el('small', { text: description }) : undefined),
  );
  return line(node, run);
}

async function choose(resultId) {
  const { id } = asked;
  close();
  const sent = await chooseInline(id, resultId);
  if (sent) fillField('');
}

function close() {
  clearTimeout(timer);
  asked = { id: '', query: '' };
  list.show([]);
}

/** Handles a key while there is something to choose; true when the key was its own. */
export function inlineKey(event) {
  if (!list.isOpen()) return false;
  if (event.key === 'Escape') close();
  else if (event.key === 'Enter' && !event.shiftKey) list.chosen()?.click();
  else if (!list.moved(event)) return false;
  event.preventDefault();
  return true;
}

/** What a button does that leads to inline mode: in this chat, or in one that is chosen first. */
export function switchInline(button, place) {
  const here = button.switch_inline_query_current_chat;
  const write = (query) => fillField(`@${store.bot.username} ${query}`);
  if (here !== undefined) return write(here);
  const go = (chat) => {
    openChat(chat.id);
    write(button.switch_inline_query ?? '');
  };
  openMenu(
    myChats().map((chat) => ({ label: chatTitle(chat), icon: 'reply', run: () => go(chat) })),
    place,
  );
}

export function startInline(setField) {
  fillField = setField;
  on('inline', ({ inline_query_id: id, person_id: person, answer }) => {
    if (person !== store.me) return;
    if (id === asked.id) showAnswer(answer);
    else early.set(id, answer);
  });
  on('open', close);
  field.addEventListener('blur', (event) => !box.contains(event.relatedTarget) && close());
}
