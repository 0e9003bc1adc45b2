/** Inline buttons: what each kind does when pressed, and waiting for the bot's answer. */
import { pressButton } from './actions.js';
import { el, icon } from './dom.js';
import { switchInline } from './inline.js';
import { isOpenable, openingOf, startBot, startParameter } from './links.js';
import { alertBox, toast } from './overlays.js';
import { on, store } from './store.js';

/** A client stops showing that it waits after a while, answered or not. */
const PATIENCE_MS = 15_000;

/** Callback query id to the function that ends the button's waiting. */
const waiting = new Map();
/** Answers that came before the press itself was confirmed to us. */
const early = new Map();

/** The keyboard under a message, or undefined. */
export function inlineKeys(message) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows?.length) return undefined;
  return el(
    'div',
    { class: 'keys' },
    ...rows.map((row) => el('div', {}, ...row.map((button) => key(message, button)))),
  );
}

function key(message, button) {
  const style = ['primary', 'success', 'danger'].includes(button.style) ? ` ${button.style}` : '';
  const props = { class: `key${style}`, dir: 'auto' };
  if (button.url !== undefined) {
    const parameter = startParameter(button.url);
    if (parameter !== undefined) return plainKey(props, button.text, () => startBot(parameter));
    if (!isOpenable(button.url)) return plainKey({ ...props, title: button.url }, button.text, () => toast(button.url));
    return el(
      'a',
      { ...props, href: button.url, ...openingOf(button.url), title: button.url },
      button.text,
      icon('out'),
    );
  }
  if (button.callback_data !== undefined)
    return plainKey(props, button.text, (event) => press(message, button, event.currentTarget));
  if (INLINE.some((kind) => button[kind] !== undefined)) {
    const node = plainKey(props, button.text, (event) => {
      const { left, bottom } = event.currentTarget.getBoundingClientRect();
      switchInline(button, { x: left, y: bottom + 4, opener: node });
    });
    node.append(icon('link'));
    return node;
  }
  // Disabled by the bot, or of a kind that leads nowhere here.
  return el('button', { ...props, type: 'button', disabled: true, text: button.text });
}

const INLINE = ['switch_inline_query', 'switch_inline_query_current_chat'];

const plainKey = (props, text, click) => el('button', { ...props, type: 'button', on: { click } }, text);

async function press(message, button, node) {
  if (node.getAttribute('aria-busy') === 'true') return;
  node.setAttribute('aria-busy', 'true');
  const done = () => node.removeAttribute('aria-busy');
  const pressed = await pressButton(message.message_id, button.text, button.callback_data);
  if (!pressed || early.delete(pressed.callback_query_id)) return done();
  waiting.set(pressed.callback_query_id, done);
  setTimeout(() => {
    if (waiting.delete(pressed.callback_query_id)) done();
  }, PATIENCE_MS);
}

/** Shows what the bot answers to presses of this person. */
export function watchAnswers() {
  on('answered', ({ callback_query_id: id, person_id: person, text, alert, url }) => {
    const done = waiting.get(id);
    if (done) done();
    else early.set(id, true);
    waiting.delete(id);
    setTimeout(() => early.delete(id), PATIENCE_MS);
    if (person !== store.me) return;
    if (text !== '') {
      if (alert) void alertBox({ text });
      else toast(text);
    }
    const parameter = url === undefined ? undefined : startParameter(url);
    if (parameter !== undefined) void startBot(parameter);
  });
}
