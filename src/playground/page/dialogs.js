/** Overlays: toasts, dialogs, menus, pictures at full size. */
import { icon } from './icons.js';
import { html, nothing, render } from './lit-html/lit-html.js';
import { refresh, say } from './store.js';

const toasts = new Map();
let toastCount = 0;

export function toast(text) {
  const id = ++toastCount;
  toasts.set(id, text);
  refresh();
  setTimeout(
    () => {
      toasts.delete(id);
      refresh();
    },
    2800 + 25 * text.length,
  );
}

export const toastList = () =>
  html`<div class="toasts" role="status">${[...toasts.values()].map((text) => html`<div class="toast">${text}</div>`)}</div>`;

/** Resolves to the result of `work`; on failure shows the error and resolves to undefined. */
export async function orToast(work) {
  try {
    return await work;
  } catch (error) {
    toast(error instanceof TypeError ? say('not-running') : error.message || say('failed'));
    return undefined;
  }
}

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('copied'));
  } catch {
    toast(say('not-copied'));
  }
}

/**
 * Opens a modal dialog. Resolves to the argument of `close` once it's closed.
 * @param {(close: (value?: unknown) => void, redraw: () => void) => unknown} content
 */
export function openDialog(kind, label, content) {
  const box = document.createElement('dialog');
  box.className = `${kind} floating`;
  box.ariaLabel = label;
  box.closedBy = 'any';
  if (kind === 'alert') box.role = 'alertdialog';
  return new Promise((resolve) => {
    let result;
    const close = (value) => {
      result = value;
      box.close();
    };
    const draw = () => render(content(close, draw), box);
    draw();
    box.addEventListener('close', () => {
      box.remove();
      resolve(result);
    });
    document.body.append(box);
    box.showModal();
  });
}

/** Asks for confirmation; resolves to true if `action` was chosen. Without an action there's only OK. */
export const confirm = ({ title, text, action, danger = false }) =>
  openDialog(
    'alert',
    title ?? text,
    (close) => html`
      ${title ? html`<h2>${title}</h2>` : nothing}
      <p dir="auto">${text}</p>
      <footer class="flex">
        ${action ? html`<button class="text-button" @click=${() => close(false)}>${say('cancel')}</button>` : nothing}
        <button class="text-button ${danger ? 'danger' : ''}" @click=${() => close(true)}>${action ?? say('ok')}</button>
      </footer>
    `,
  );

/** Shows pictures as large as the window allows; arrow keys and clicks on either side switch between them. */
export function showPictures(pictures, first) {
  let at = first;
  void openDialog('viewer', say('photo'), (close, redraw) => {
    const { source, name } = pictures[at];
    const move = (step) => {
      at = (at + step + pictures.length) % pictures.length;
      redraw();
    };
    const onKey = ({ key }) => {
      if (key === 'ArrowRight') move(1);
      else if (key === 'ArrowLeft') move(-1);
    };
    const onClick = ({ target, clientX }) => {
      if (target.localName === 'img' && pictures.length > 1) move(clientX < innerWidth / 2 ? -1 : 1);
      else close();
    };
    return html`<div @keydown=${onKey} @click=${onClick}>
      <img src=${source} alt=${name} />
      <p>${name}${pictures.length > 1 ? ` · ${at + 1} / ${pictures.length}` : ''}</p>
      <button class="round" aria-label=${say('close')}>${icon('close')}</button>
    </div>`;
  });
}

/**
 * Opens a menu of `items` ({label, icon, run, danger, disabled}) at a point or below its opener, under a row of `emoji`
 * ({text, pressed, run}). Escape or a click elsewhere closes it, and the focus returns to where it was.
 */
export function openMenu(items, { x, y, opener }, emoji = []) {
  const { left = x, bottom = y } = opener?.getBoundingClientRect() ?? {};
  const menu = document.createElement('div');
  menu.className = 'menu floating';
  menu.popover = 'auto';
  const before = document.activeElement;
  const choose = (run) => () => {
    menu.hidePopover();
    run();
  };
  const emojiButton = ({ text, pressed, run }) =>
    html`<button
      class="grow"
      role="menuitemcheckbox"
      aria-checked=${pressed}
      aria-label=${say('react', text)}
      @click=${choose(run)}
    >${text}</button>`;
  const row = ({ label, icon: shape, run, danger, disabled }) =>
    html`<button class="row ${danger ? 'danger' : ''}" role="menuitem" ?disabled=${disabled} @click=${choose(run)}>
      ${icon(shape)}<span dir="auto">${label}</span>
    </button>`;
  const top = html`<div class="emoji flex" role="group" aria-label=${say('reactions')}>${emoji.map(emojiButton)}</div>`;
  render(html`${emoji.length > 0 ? top : nothing}${items.map(row)}`, menu);
  menu.role = 'menu';
  menu.ariaLabel = say('options');
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') menu.hidePopover();
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...menu.querySelectorAll('button:enabled')];
    buttons.at((buttons.indexOf(document.activeElement) + step) % buttons.length)?.focus();
  });
  menu.addEventListener('contextmenu', (event) => event.preventDefault());
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    menu.remove();
    opener?.setAttribute('aria-expanded', 'false');
    if (document.activeElement === document.body) before?.focus?.({ preventScroll: true });
  });
  document.querySelector('main').append(menu);
  menu.showPopover();
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  opener?.setAttribute('aria-expanded', 'true');
  menu.querySelector('button:enabled')?.focus({ preventScroll: true });
}
