/** Inline buttons: the action of each kind, and waiting for the bot's answer. */
import { followLink, isOpenable, pressButton, startBot, startParameter, targetOf } from './actions.js';
import { confirm, toast } from './dialogs.js';
import { icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import { on, store } from './store.js';

/** A client stops waiting for an answer after this time. */
const ANSWER_TIMEOUT_MS = 15_000;
const STYLES = ['primary', 'success', 'danger'];

export function inlineKeyboard(message, tab) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows?.length) return nothing;
  return html`<div class="keys">${rows.map((row) => html`<div>${row.map((button) => key(message, button, tab))}</div>`)}</div>`;
}

function key(message, button, tab) {
  const { text, url, callback_data: data } = button;
  const kind = `key ${STYLES.includes(button.style) ? button.style : ''}`;
  if (url !== undefined && isOpenable(url) && startParameter(url) === undefined) {
    const { target, rel } = targetOf(url);
    return html`<a
      class=${kind}
      dir="auto"
      href=${url}
      target=${target}
      rel=${rel}
      title=${url}
      tabindex=${tab}
    >${text}${icon('out')}</a>`;
  }
  const run = (event) => (url === undefined ? press(message, button, event.currentTarget) : followLink(event, url));
  return html`<button
    class=${kind}
    type="button"
    dir="auto"
    tabindex=${tab}
    title=${url ?? nothing}
    ?disabled=${url === undefined && data === undefined}
    @click=${run}
  >${text}</button>`;
}

async function press(message, { text, callback_data: data }, node) {
  if (node.ariaBusy === 'true') return;
  node.ariaBusy = 'true';
  const done = () => {
    node.ariaBusy = null;
  };
  setTimeout(done, ANSWER_TIMEOUT_MS);
  if (!(await pressButton(message.message_id, text, data))) done();
}

/** Shows the bot's answers to this person's button presses. */
export function watchAnswers() {
  on('answered', ({ message_id: id, person_id: person, text, alert, url }) => {
    if (person !== store.me) return;
    for (const node of document.querySelectorAll(`.msg[data-id="${id}"] [aria-busy]`)) node.ariaBusy = null;
    if (text !== '' && alert) void confirm({ text });
    else if (text !== '') toast(text);
    const parameter = url === undefined ? undefined : startParameter(url);
    if (parameter !== undefined) void startBot(parameter);
  });
}
