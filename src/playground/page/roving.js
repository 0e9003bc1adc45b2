/**
 * One stop for the Tab key in a chat of any length: the newest message, or the one that was visited last. Arrow keys go
 * from message to message, Tab goes on to what is in it (links, buttons) and then to the message field.
 */
import { byId } from './dom.js';

const list = byId('timeline');
const INSIDE = 'a, button, [tabindex]';
/** The item that Tab reaches; undefined: the last one. */
let current;

/** A new item stays out of the way until it is the one. */
export function rest(item) {
  item.tabIndex = -1;
  for (const node of item.querySelectorAll(INSIDE)) node.tabIndex = -1;
}

function wake(item) {
  item.tabIndex = 0;
  for (const node of item.querySelectorAll(INSIDE)) node.tabIndex = 0;
}

const messages = () => [...list.querySelectorAll(':scope > .msg[data-id]')];

/** Makes the item the one that Tab reaches; the newest where none is given. */
function makeCurrent(item = messages().at(-1)) {
  if (current && current !== item) rest(current);
  current = item;
  if (item) wake(item);
}

/** After a change of the list: who reads elsewhere stays there, everybody else is at the newest. */
export function follow() {
  const isHeld = current?.isConnected && current.contains(document.activeElement);
  makeCurrent(isHeld ? current : undefined);
}

export function startRoving() {
  list.addEventListener('focusin', (event) => {
    const item = event.target.closest('.msg');
    if (item && item !== current) makeCurrent(item);
  });
  list.addEventListener('keydown', (event) => {
    const item = event.target.closest('.msg');
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = messages();
    const at = all.indexOf(item);
    const next = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    makeCurrent(next);
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  });
}
