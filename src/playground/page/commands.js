/** The command list: the "/" button opens it, typing filters it, arrow keys move in it. */
import { sendText } from './actions.js';
import { byId, el } from './dom.js';
import { line, listbox } from './listbox.js';
import { ask, on, store } from './store.js';

const list = listbox(byId('commands'));
const field = byId('field');
const button = byId('slash');
let commands = [];
/** Called with the new text when a command is put into the field instead of sent. */
let fillField = () => {};

async function refresh() {
  const query = `?chat_id=${store.open}&person_id=${store.me}`;
  const reply = await ask('GET', `/commands${query}`).catch(() => ({ commands: [] }));
  commands = reply.commands;
  button.hidden = commands.length === 0;
}

function show(matching) {
  list.show(
    matching.map(({ command, description }) => {
      const parts = [el('b', { text: `/${command}` }), el('span', { text: description })];
      const row = line(el('div', { class: 'command-row' }, ...parts), () => pick(row));
      row.dataset.command = command;
      return row;
    }),
  );
  button.setAttribute('aria-expanded', String(list.isOpen()));
}

export const closeCommands = () => show([]);

function pick(row) {
  closeCommands();
  fillField('');
  void sendText(`/${row.dataset.command}`);
}

/** The field's text has changed: offer what it may become. */
export function offerCommands(text) {
  const typed = /^\/([a-z0-9_]*)$/i.exec(text)?.[1]?.toLowerCase();
  if (typed === undefined) return closeCommands();
  show(commands.filter(({ command }) => command.startsWith(typed)));
}

/** Handles a key while the list is open; true when the key was its own. */
export function commandKey(event) {
  if (!list.isOpen()) return false;
  const row = list.chosen();
  if (event.key === 'Escape') closeCommands();
  else if (event.key === 'Tab' && !event.shiftKey) {
    // Nothing chosen yet: the first, as a shell completes.
    const { command } = (row ?? list.first()).dataset;
    closeCommands();
    fillField(`/${command} `);
  } else if (event.key === 'Enter' && !event.shiftKey && row) pick(row);
  else if (!list.moved(event)) return false;
  event.preventDefault();
  return true;
}

export function startCommands(setField) {
  fillField = setField;
  button.append(el('b', { text: '/', 'aria-hidden': 'true' }), el('span', { text: 'Menu' }));
  button.addEventListener('click', () => {
    show(list.isOpen() ? [] : commands);
    field.focus();
  });
  // Pressing the button must not take the focus from the field: losing it closes the list.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  field.addEventListener('blur', (event) => event.relatedTarget !== button && closeCommands());
  for (const type of ['bot', 'open', 'resynced', 'person']) on(type, refresh);
}
