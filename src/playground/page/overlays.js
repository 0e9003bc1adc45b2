/** What lies on top for a moment: toasts, alerts, menus, a picture at full size. */
import { byId, el, icon } from './dom.js';

/** A line that goes away by itself. */
export function toast(text) {
  const node = el('div', { class: 'toast', text });
  byId('toasts').append(node);
  setTimeout(() => node.classList.add('leaving'), 2600 + 25 * text.length);
  setTimeout(() => node.remove(), 2900 + 25 * text.length);
}

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('The browser did not allow copying.');
  }
}

/** A dialog with a text; resolves to true when its action was chosen. Without an action it has only OK. */
export function alertBox({ title, text, action, danger = false }) {
  return new Promise((resolve) => {
    const box = el('dialog', { class: 'alert', role: 'alertdialog' });
    const finish = (chosen) => {
      box.close();
      box.remove();
      resolve(chosen);
    };
    const button = (label, chosen, extra = '') =>
      el('button', { class: `text-button${extra}`, type: 'button', text: label, on: { click: () => finish(chosen) } });
    box.append(...(title ? [el('h2', { text: title })] : []), el('p', { text }));
    box.append(
      el(
        'footer',
        {},
        ...(action ? [button('Cancel', false), button(action, true, danger ? ' danger' : '')] : [button('OK', true)]),
      ),
    );
    box.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish(false);
    });
    document.body.append(box);
    box.showModal();
  });
}

let closeOpenMenu = () => {};

/**
 * A menu of `items` ({label, icon, run, danger, disabled}) at a point or beside an element. Arrow keys move, Escape and a press
 * elsewhere close it, and the focus goes back where it was.
 */
export function openMenu(items, { x, y, opener }) {
  closeOpenMenu();
  const before = document.activeElement;
  const menu = el('div', { class: 'menu', role: 'menu' });
  const close = () => {
    closeOpenMenu = () => {};
    menu.remove();
    opener?.setAttribute('aria-expanded', 'false');
    removeEventListener('pointerdown', outside, true);
    before?.focus?.({ preventScroll: true });
  };
  const outside = (event) => {
    if (!menu.contains(event.target)) close();
  };
  for (const { label, icon: shape, run, danger, disabled } of items)
    menu.append(
      el(
        'button',
        {
          type: 'button',
          role: 'menuitem',
          class: danger ? 'danger' : '',
          disabled: disabled === true,
          on: {
            click() {
              close();
              run();
            },
          },
        },
        icon(shape),
        label,
      ),
    );
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' || event.key === 'Tab') return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...menu.querySelectorAll('button:not(:disabled)')];
    buttons.at((buttons.indexOf(document.activeElement) + step) % buttons.length)?.focus();
  });
  menu.addEventListener('contextmenu', (event) => event.preventDefault());
  document.body.append(menu);
  menu.style.left = `${Math.max(8, Math.min(x, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(y, innerHeight - menu.offsetHeight - 8))}px`;
  opener?.setAttribute('aria-expanded', 'true');
  addEventListener('pointerdown', outside, true);
  menu.querySelector('button:not(:disabled)')?.focus({ preventScroll: true });
  closeOpenMenu = close;
}

/** A picture as large as the window allows. */
export function showPicture(source, name) {
  const box = el('dialog', { class: 'viewer', 'aria-label': name }, el('img', { src: source, alt: name }));
  box.addEventListener('click', () => box.close());
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
}
