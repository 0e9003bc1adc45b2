/** Inline buttons: what each kind does when pressed, and waiting for the bot's answer. */
import { followLink, isOpenable, pressButton, startBot, startParameter, targetOf } from './actions.js';
import { confirm, copyText, toast } from './dialogs.js';
import { icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import { on, store } from './store.js';
import { switchInline } from './suggestions.js';

/** A client stops waiting after a while, answered or not. */
const PATIENCE_MS = 15_000;
const INLINE = ['switch_inline_query', 'switch_inline_query_current_chat', 'switch_inline_query_chosen_chat'];
const STYLES = ['primary', 'success', 'danger'];

/** Callback query id to the function that ends the button's waiting; undefined for an answer that came first. */
const waiting = new Map();

export function inlineKeyboard(message, tab) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows?.length) return nothing;
  return html`<div class="keys">${rows.map((row) => html`<div>${row.map((button) => key(message, button, tab))}</div>`)}</div>`;
}

function key(message, button, tab) {
  const kind = `key ${STYLES.includes(button.style) ? button.style : ''}`;
  const plain = (run, shape) =>
    html`<button
      class=${kind}
      type="button"
      dir="auto"
      tabindex=${tab}
      title=${button.url ?? nothing}
      @click=${run}
    >${button.text}${shape ? icon(shape) : nothing}</button>`;
  if (button.url !== undefined) {
    if (!isOpenable(button.url) || startParameter(button.url) !== undefined)
      return plain((event) => followLink(event, button.url));
    const { target, rel } = targetOf(button.url);
    return html`<a
      class=${kind}
      dir="auto"
      href=${button.url}
      target=${target}
      rel=${rel}
      title=${button.url}
      tabindex=${tab}
    >${button.text}${icon('out')}</a>`;
  }
  if (button.callback_data !== undefined) return plain((event) => press(message, button, event.currentTarget));
  if (button.copy_text) return plain(() => copyText(button.copy_text.text), 'copy');
  if (INLINE.some((name) => button[name] !== undefined))
    return plain(({ currentTarget: opener }) => switchInline(button, { opener }), 'link');
  return html`<button class=${kind} type="button" dir="auto" disabled>${button.text}</button>`;
}

async function press(message, button, node) {
  if (node.ariaBusy === 'true') return;
  node.ariaBusy = 'true';
  const done = () => {
    node.ariaBusy = null;
  };
  const id = (await pressButton(message.message_id, button.text, button.callback_data))?.callback_query_id;
  if (id === undefined || waiting.delete(id)) return done();
  waiting.set(id, done);
  setTimeout(() => waiting.delete(id) && done(), PATIENCE_MS);
}

/** Shows what the bot answers to presses of this person. */
export function watchAnswers() {
  on('answered', ({ callback_query_id: id, person_id: person, text, alert, url }) => {
    if (person !== store.me) return;
    const done = waiting.get(id);
    if (done) done();
    if (done) waiting.delete(id);
    else waiting.set(id, undefined);
    if (text !== '' && alert) void confirm({ text });
    else if (text !== '') toast(text);
    const parameter = url === undefined ? undefined : startParameter(url);
    if (parameter !== undefined) void startBot(parameter);
  });
}
