/**
 * The list above the message field: the bot's commands, or inline results for the query after its username. The field
 * keeps the focus; arrow keys move through the list, and the field's aria-activedescendant names the active line.
 */
import { askInline, chooseInline, sendText, startBot } from './actions.js';
import { icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import { on, refresh, say, store } from './store.js';

const PAUSE_MS = 250;
const MAX_QUERY = 256;

/** Lines are {title, detail, shape, run, fills}: Tab writes `fills` into the field. */
const CLOSED = { kind: '', lines: [], note: '' };
let list = CLOSED;
let chosen = -1;
let timer;
/** The last inline query, with its id once it's answered. */
let asked;

export const isListOpen = () => list !== CLOSED;
export const listKind = () => list.kind;
/** The id of the active line, for aria-activedescendant. */
export const chosenLine = () => (chosen === -1 ? nothing : `suggestion-${chosen}`);

function show(next) {
  list = next;
  chosen = -1;
  refresh();
}

export function closeList() {
  clearTimeout(timer);
  asked = undefined;
  if (isListOpen()) show(CLOSED);
}

export function suggestions() {
  // Pressing a line must not take the focus from the field: blur closes the list.
  const keepFocus = (event) => event.preventDefault();
  const says = list.lines.length > 0 ? say('choices', list.lines.length) : list.note;
  return html`
    <p class="visually-hidden" role="status">${says}</p>
    <div
      id="suggestions"
      class="suggestions floating ${list.kind}"
      role="listbox"
      aria-label=${say(list.kind === 'inline' ? 'results' : 'commands')}
      ?hidden=${!isListOpen()}
      @pointerdown=${keepFocus}
    >${list.lines.map(line)}${list.note ? html`<p class="dim" role="option" aria-disabled="true">${list.note}</p>` : nothing}</div>
  `;
}

function line({ title, detail, shape, run }, index) {
  const tile = html`<i class="tile" aria-hidden="true">${[...title.trim()][0] ?? ''}</i>`;
  const before = list.kind === 'inline' ? (shape ? icon(shape) : tile) : nothing;
  const words = html`<b class="ellipsis">${title}</b>${detail ? html`<small class="ellipsis">${detail}</small>` : nothing}`;
  return html`<div
    class="row ${shape ?? ''}"
    id="suggestion-${index}"
    role="option"
    aria-selected=${index === chosen}
    @click=${run}
  >${before}<span dir="auto">${words}</span></div>`;
}

const writeInField = (text) => {
  const field = document.getElementById('field');
  field.value = text;
  field.dispatchEvent(new Event('input'));
  field.focus();
};

export function showCommands(matching = store.commands) {
  const lines = matching.map(({ command, description }) => ({
    title: `/${command}`,
    detail: description,
    fills: `/${command} `,
    run() {
      writeInField('');
      void sendText(`/${command}`);
    },
  }));
  if (lines.length > 0) show({ kind: 'commands', lines, note: '' });
  else closeList();
}

/** The text after the bot's username, or undefined for an ordinary text. */
function inlineQuery(text) {
  const [first = ''] = text.split(/\s/, 1);
  if (first.toLowerCase() !== `@${store.bot.username.toLowerCase()}` || first.length === text.length) return undefined;
  return text.slice(first.length + 1).slice(0, MAX_QUERY);
}

export const isInline = (text) => inlineQuery(text) !== undefined;

/** Updates the suggestions for the field's new text. */
export function suggestFor(text) {
  const command = /^\/([a-z0-9_]*)$/i.exec(text)?.[1]?.toLowerCase();
  const query = inlineQuery(text);
  clearTimeout(timer);
  if (command !== undefined) showCommands(store.commands.filter((known) => known.command.startsWith(command)));
  else if (query === undefined) closeList();
  else {
    if (list.kind !== 'inline') show({ kind: 'inline', lines: [], note: say('looking') });
    timer = setTimeout(() => sendQuery(query, ''), PAUSE_MS);
  }
}

function sendQuery(query, offset) {
  asked = { query, offset };
  void askInline(query, offset);
}

function showAnswer({ results, button, next_offset: next }) {
  const lines = [];
  if (button)
    lines.push({
      title: button.text,
      shape: 'link',
      run() {
        writeInField('');
        void startBot(button.start_parameter);
      },
    });
  for (const { id, title, description } of results) lines.push({ title, detail: description, run: () => choose(id) });
  if (next !== '') lines.push({ title: say('show-more'), shape: 'down', run: () => sendQuery(asked.query, next) });
  show({ kind: 'inline', lines, note: lines.length > 0 ? '' : say('no-choice') });
}

async function choose(resultId) {
  const { id } = asked;
  closeList();
  if (await chooseInline(id, resultId)) writeInField('');
}

/** Handles a key press in the field while the list is open; returns whether it was handled. */
export function suggestionKey(event) {
  if (!isListOpen()) return false;
  const { length } = list.lines;
  const isCommand = list.kind === 'commands';
  if (event.key === 'Escape') closeList();
  else if (event.key === 'ArrowDown' && length > 0) chosen = (chosen + 1) % length;
  else if (event.key === 'ArrowUp' && length > 0) chosen = (Math.max(chosen, 0) + length - 1) % length;
  // Without a chosen line, completes the first one, as a shell does.
  else if (event.key === 'Tab' && !event.shiftKey && isCommand)
    writeInField((list.lines[chosen] ?? list.lines[0]).fills);
  else if (event.key === 'Enter' && !event.shiftKey && chosen !== -1) list.lines[chosen].run();
  else if (event.key !== 'Enter' || isCommand) return false;
  event.preventDefault();
  refresh();
  document.getElementById(`suggestion-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  return true;
}

export function startSuggestions() {
  on('inline', ({ inline_query_id: id, person_id: person, query, offset, answer }) => {
    if (person !== store.me || query !== asked?.query || offset !== asked.offset) return;
    asked.id = id;
    showAnswer(answer);
  });
  on('open', closeList);
}
