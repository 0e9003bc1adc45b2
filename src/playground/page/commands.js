/** The command list: the "/" button opens it, typing filters it, arrow keys move in it. */
import { sendText } from './actions.js';
import { byId, el } from './dom.js';
import { ask, on, store } from './store.js';

const box = byId('commands');
const field = byId('field');
const button = byId('slash');
let commands = [];
/** The row that Enter sends; -1 until one is chosen with the arrow keys. */
let chosen = -1;
/** Called with the new text when a command is put into the field instead of sent. */
let fillField = () => {};

async function refresh() {
  const query = `?chat_id=${store.open}&person_id=${store.me}`;
  const reply = await ask('GET', `/commands${query}`).catch(() => ({ commands: [] }));
  commands = reply.commands;
  button.hidden = commands.length === 0;
}

const rows = () => [...box.children];
export const commandsOpen = () => !box.hidden;

function show(matching) {
  box.replaceChildren(
    ...matching.map(({ command, description }, index) => {
      const row = el(
        'div',
        { class: 'command-row', role: 'option', id: `command-${index}` },
        el('b', { text: `/${command}` }),
        el('span', { text: description }),
      );
      row.dataset.command = command;
      row.addEventListener('pointerdown', (event) => event.preventDefault());
      row.addEventListener('click', () => pick(row));
      return row;
    }),
  );
  box.hidden = matching.length === 0;
  choose(-1);
  for (const node of [button, field]) node.setAttribute('aria-expanded', String(!box.hidden));
}

export function closeCommands() {
  show([]);
}

function choose(index) {
  const all = rows();
  chosen = index === -1 || all.length === 0 ? -1 : (index + all.length) % all.length;
  for (const [at, row] of all.entries()) row.setAttribute('aria-selected', String(at === chosen));
  if (chosen === -1) return field.removeAttribute('aria-activedescendant');
  all[chosen].scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', all[chosen].id);
}

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
  if (box.hidden) return false;
  const row = rows()[chosen];
  if (event.key === 'ArrowDown') choose(chosen + 1);
  else if (event.key === 'ArrowUp') choose(Math.max(chosen, 0) - 1 < 0 ? rows().length - 1 : chosen - 1);
  else if (event.key === 'Escape') closeCommands();
  else if (event.key === 'Tab' && !event.shiftKey) {
    // Nothing chosen yet: the first, as a shell completes.
    const { command } = (row ?? rows()[0]).dataset;
    closeCommands();
    fillField(`/${command} `);
  } else if (event.key === 'Enter' && !event.shiftKey && row) pick(row);
  else return false;
  event.preventDefault();
  return true;
}

export function startCommands(setField) {
  fillField = setField;
  button.append(el('b', { text: '/', 'aria-hidden': 'true' }), el('span', { text: 'Menu' }));
  button.addEventListener('click', () => {
    if (box.hidden) show(commands);
    else closeCommands();
    field.focus();
  });
  // Pressing the button or a row must not take the focus from the field: losing it closes the list.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  field.addEventListener('blur', (event) => event.relatedTarget !== button && closeCommands());
  for (const type of ['bot', 'open', 'resynced', 'person']) on(type, refresh);
}
