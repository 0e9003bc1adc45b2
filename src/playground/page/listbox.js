/**
 * A list above the message field to choose from. The field keeps the focus: arrow keys move in the list, and the field says
 * which line is meant (WAI-ARIA Authoring Practices, "Combobox").
 */
import { byId } from './dom.js';

const field = byId('field');

/** `box` is the list's element; its lines are made by `line`. */
export function listbox(box) {
  /** -1 until one is chosen. */
  let chosen = -1;
  const lines = () => [...box.querySelectorAll('[role=option]:not([aria-disabled])')];
  const isOpen = () => !box.hidden;

  function choose(index) {
    const all = lines();
    chosen = index;
    for (const [at, node] of all.entries()) node.setAttribute('aria-selected', String(at === chosen));
    if (chosen === -1) return field.removeAttribute('aria-activedescendant');
    all[chosen].scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', all[chosen].id);
  }

  function show(nodes) {
    if (nodes.length === 0 && !isOpen()) return;
    box.replaceChildren(...nodes);
    box.hidden = nodes.length === 0;
    field.setAttribute('aria-controls', box.id);
    field.setAttribute('aria-expanded', String(isOpen()));
    for (const [index, node] of lines().entries()) node.id = `${box.id}-${index}`;
    choose(-1);
  }

  return {
    isOpen,
    show,
    /** The line that is chosen, else undefined. */
    chosen: () => lines()[chosen],
    first: () => lines()[0],
    /** Moves for an arrow key; true when it was one. */
    moved({ key }) {
      const { length } = lines();
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      if (length > 0) choose(key === 'ArrowDown' ? (chosen + 1) % length : (Math.max(chosen, 0) + length - 1) % length);
      return true;
    },
  };
}

/** Makes `node` a line that runs when it is pressed; pressing it leaves the focus, and so the list, where they are. */
export function line(node, run) {
  node.setAttribute('role', 'option');
  node.setAttribute('aria-selected', 'false');
  node.addEventListener('pointerdown', (event) => event.preventDefault());
  node.addEventListener('click', run);
  return node;
}
