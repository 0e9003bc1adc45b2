/** Writing: the field, replies and edits in progress, files, reply keyboards, and the START button before all that. */
import { editMessage, sayIn, sendText, setBlocked } from './actions.js';
import { closeCommands, commandKey, offerCommands, startCommands } from './commands.js';
import { avatar, byId, el, icon } from './dom.js';
import { followDrops } from './drop.js';
import { inlineKey, isInline, offerInline, startInline } from './inline.js';
import { LONGEST, piecesOf, showCount } from './length.js';
import { botName, inMyLanguage, isMine, on, senderName, store, wordsOf } from './store.js';
import { messageCount, newest } from './timeline.js';
import { sendFile } from './uploads.js';
import { keepWriting, writtenBefore } from './written.js';

const form = byId('composer');
const field = byId('field');
const send = byId('send');
const bar = byId('context-bar');
/** What is being written: {kind: 'reply' | 'edit', message} or undefined. */
let about;

function setField(text) {
  field.value = text;
  grow();
}

function grow() {
  if (!CSS.supports('field-sizing', 'content')) {
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }
  showCount(field.value, about?.kind === 'edit');
  keepWriting(about?.kind === 'edit' ? undefined : field.value);
  const isTooLong = about?.kind === 'edit' && field.value.length > LONGEST;
  send.disabled = field.value.trim() === '' || isTooLong || isInline(field.value);
}

function setAbout(next) {
  about = next;
  bar.hidden = !next;
  field.placeholder = next?.placeholder || 'Message';
  if (!next) return bar.replaceChildren();
  const { kind, message } = next;
  const title =
    kind === 'edit' ? 'Edit message' : `Reply to ${senderName(message.sender, store.chats.get(store.open))}`;
  bar.replaceChildren(
    icon(kind),
    el('div', {}, el('b', { text: title }), el('span', { text: wordsOf(message) })),
    el(
      'button',
      { class: 'icon-button', type: 'button', 'aria-label': 'Cancel', on: { click: cancelAbout } },
      icon('close'),
    ),
  );
}

function cancelAbout() {
  if (about?.kind === 'edit') setField('');
  setAbout(undefined);
  field.focus();
}

async function submit() {
  const text = field.value.trim();
  if (text === '' || send.disabled) return;
  const before = { text: field.value, about };
  setField('');
  setAbout(undefined);
  closeCommands();
  const sent =
    before.about?.kind === 'edit'
      ? await editMessage(before.about.message.message_id, text)
      : await sayAll(store.open, piecesOf(text), before.about ? { reply_to: before.about.message.message_id } : {});
  // What could not be sent is not lost.
  if (!sent && field.value === '') {
    setField(before.text);
    setAbout(before.about);
  }
}

/** One message after the other; what is too long for one is cut as other apps cut it. */
async function sayAll(chatId, pieces, extra) {
  for (const piece of pieces) if (!(await sayIn(chatId, piece, extra))) return undefined;
  return true;
}

function onKey(event) {
  if (event.isComposing || commandKey(event) || inlineKey(event)) return;
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void submit();
  } else if (event.key === 'Escape' && about) cancelAbout();
  else if (event.key === 'ArrowUp' && field.value === '' && !about) {
    const own = newest((message) => isMine(message) && message.text !== undefined);
    if (!own) return;
    event.preventDefault();
    startEdit({ message: own });
  }
}

function startEdit({ message }) {
  setAbout({ kind: 'edit', message });
  setField(message.text);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

function startReply({ message, placeholder }) {
  setAbout({ kind: 'reply', message, placeholder });
  field.focus({ preventScroll: true });
}

/** The bot asks for a reply (ForceReply) or offers keys; its newest such message counts. */
function followBot(message) {
  const markup = message?.reply_markup;
  if (markup?.force_reply) startReply({ message, placeholder: markup.input_field_placeholder });
  else if (markup?.keyboard) showKeys(message);
  else if (markup?.remove_keyboard) showKeys(undefined);
}

function showKeys(message) {
  const keys = byId('reply-keys');
  keys.hidden = !message;
  if (!message) return keys.replaceChildren();
  const { keyboard, one_time_keyboard: once } = message.reply_markup;
  const label = (button) => (typeof button === 'string' ? button : button.text);
  const use = (button) => {
    void sendText(label(button));
    if (once) showKeys(undefined);
  };
  const key = (button) =>
    el('button', { class: 'key', type: 'button', text: label(button), on: { click: () => use(button) } });
  keys.replaceChildren(...keyboard.map((row) => el('div', {}, ...row.map(key))));
}

/** Before the first message: what the bot says about itself, and one big button. Blocked: the way back. */
function showStage() {
  const chat = store.chats.get(store.open);
  const person = store.people.get(store.me);
  const isPrivate = chat?.type === 'private';
  const fresh = isPrivate && !person?.started && messageCount() === 0;
  const blocked = isPrivate && Boolean(person?.blocked);
  const welcome = byId('welcome');
  welcome.hidden = !(isPrivate && messageCount() === 0);
  byId('timeline').hidden = !welcome.hidden;
  if (!welcome.hidden)
    welcome.replaceChildren(
      avatar({ bot: true }),
      el('h2', { text: 'What can this bot do?' }),
      el('p', {
        dir: 'auto',
        text: inMyLanguage(store.bot.description) || `${botName()} has not introduced itself yet.`,
      }),
    );
  form.hidden = fresh || blocked;
  const big = byId('big');
  big.hidden = !form.hidden;
  big.textContent = blocked ? 'UNBLOCK' : 'START';
  big.onclick = async () => {
    if (blocked) return await setBlocked(false);
    await sendText('/start');
    field.focus();
  };
}

function reset() {
  setAbout(undefined);
  showKeys(undefined);
  setField(writtenBefore());
  showStage();
}

async function attach(files) {
  for (const file of files) {
    const sent = await sendFile(
      file,
      field.value.trim(),
      about?.kind === 'reply' ? { reply_to: about.message.message_id } : {},
    );
    if (sent) reset();
  }
}

export function startComposer() {
  const fill = (text) => {
    setField(text);
    field.focus();
    offerInline(text);
  };
  startCommands(fill);
  startInline(fill);
  byId('send').append(icon('send'));
  byId('attach').append(icon('clip'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  field.addEventListener('keydown', onKey);
  field.addEventListener('input', () => {
    grow();
    offerCommands(field.value);
    offerInline(field.value);
  });
  field.addEventListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void attach(files);
  });
  followDrops(() => !form.hidden, attach);
  const input = byId('file');
  byId('attach').addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    void attach([...input.files]);
    input.value = '';
  });
  on('reply', startReply);
  on('edit', startEdit);
  on('message', ({ chat_id: chatId, message }) => {
    if (chatId === store.open && message.sender.kind === 'bot') followBot(message);
  });
  on('shown', () => {
    // What the bot asked for before the page was opened still stands: its keys, and a question nobody has answered.
    const last = newest();
    if (last?.reply_markup?.force_reply) followBot(last);
    const keys = newest(({ reply_markup: markup }) => markup?.keyboard || markup?.remove_keyboard);
    if (keys) followBot(keys);
  });
  on('open', reset);
  on('resynced', reset);
  for (const type of ['count', 'person', 'bot']) on(type, showStage);
  grow();
}
