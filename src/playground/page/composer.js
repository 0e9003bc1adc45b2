/** The composer: message field, replies and edits in progress, files, and the START button of a new chat. */
import { editMessage, sendIn, sendText, setBlocked } from './actions.js';
import { askCaption, MAX_CAPTION, sendFiles, sorted } from './files.js';
import { icon } from './icons.js';
import { html, nothing } from './lit-html/lit-html.js';
import {
  draftIn,
  isBotChat,
  isMine,
  keepDraft,
  newest,
  on,
  openedChat,
  refresh,
  say,
  senderName,
  store,
  summary,
} from './store.js';
import {
  chosenLine,
  closeList,
  isInline,
  isListOpen,
  listKind,
  showCommands,
  startSuggestions,
  suggestFor,
  suggestionKey,
  suggestions,
} from './suggestions.js';

/** Maximum length of a message in UTF-16 code units. */
const MAX_TEXT = 4096;
/** The number of characters left is shown below this. */
const COUNTER_THRESHOLD = 200;

let field;
/** The reply or edit in progress: {kind: 'reply' | 'edit', message, placeholder, quote} or undefined. */
let context;
/** Nesting depth of the elements that files are dragged over: a child is entered before its parent is left. */
let dragDepth = 0;

export function composer() {
  const chat = openedChat();
  const person = store.people.get(store.me);
  const isBlocked = isBotChat(chat) && person?.blocked;
  const isFresh = isBotChat(chat) && !person?.started && store.ready && store.messages.size === 0;
  const mayWrite = !isBlocked && !isFresh;
  const text = field?.value ?? '';
  const isTooLong = context?.kind === 'edit' && text.length > MAX_TEXT;
  return html`
    <div class="dock">
      ${suggestions()}
      ${lengthNote(text)}
      ${context ? contextBar() : nothing}
      <form id="composer" class="composer flex panel" autocomplete="off" ?hidden=${!mayWrite} @submit=${onSubmit}>
        <button
          class="slash flex"
          type="button"
          aria-label=${say('menu-of-commands')}
          aria-expanded=${listKind() === 'commands'}
          aria-controls="suggestions"
          ?hidden=${store.commands.length === 0}
          @pointerdown=${(event) => event.preventDefault()}
          @click=${toggleCommands}
        >
          <b aria-hidden="true">/</b><span>${say('menu')}</span>
        </button>
        <textarea
          id="field"
          class="grow"
          rows="1"
          dir="auto"
          aria-label=${say('message')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls="suggestions"
          aria-activedescendant=${chosenLine()}
          placeholder=${context?.placeholder || say('message')}
          enterkeyhint="send"
          @keydown=${onKey}
          @input=${onInput}
          @paste=${onPaste}
          @blur=${closeList}
        ></textarea>
        <button class="round" type="button" aria-label=${say('attach')} @click=${() => document.getElementById('file').click()}>
          ${icon('clip')}
        </button>
        <input id="file" type="file" aria-label=${say('files')} multiple hidden @change=${onFiles} />
        <button
          class="send round filled"
          type="submit"
          aria-label=${say(context?.kind === 'edit' ? 'save' : 'send')}
          ?disabled=${text.trim() === '' || isTooLong || isInline(text)}
        >
          ${icon(context?.kind === 'edit' ? 'check' : 'send')}
        </button>
      </form>
      ${mayWrite ? nothing : bigButton(isBlocked)}
    </div>
  `;
}

const bigButton = (isBlocked) => html`
  <button id="big" class="big filled" type="button" @click=${isBlocked ? () => setBlocked(false) : start}>
    ${say(isBlocked ? 'unblock-button' : 'start-button')}
  </button>
`;

/** Shows the characters left, or how many messages the text will be split into; an edited message can't be split. */
function lengthNote(text) {
  const left = MAX_TEXT - text.length;
  if (left >= COUNTER_THRESHOLD) return nothing;
  const isEdit = context?.kind === 'edit';
  const words =
    left >= 0 ? say('room-left', left) : isEdit ? say('too-long', -left) : say('sent-as', splitText(text).length);
  return html`<p id="count" class="pill ${isEdit && left < 0 ? 'danger' : 'dim'}" role="status">${words}</p>`;
}

function contextBar() {
  const { kind, message, quote } = context;
  const title = kind === 'edit' ? say('edit-message') : say('reply-to', senderName(message.sender, openedChat()));
  return html`
    <div id="context-bar" class="context-bar flex panel">
      ${icon(kind)}
      <div class="grow"><b class="ellipsis" dir="auto">${title}</b><span class="ellipsis" dir="auto">${quote ?? summary(message)}</span></div>
      <button class="round" type="button" aria-label=${say('cancel')} @click=${cancel}>${icon('close')}</button>
    </div>
  `;
}

/** The drop area, shown while files are dragged over the conversation. */
export const dropTarget = () => html`<div id="drop" class="drop" ?hidden=${dragDepth === 0}>${say('drop')}</div>`;

/** Splits the text into messages at the last line break, else the last space, else anywhere between characters. */
function splitText(text) {
  const pieces = [];
  let rest = text;
  while (rest.length > MAX_TEXT) {
    const start = rest.slice(0, MAX_TEXT);
    const gap = [start.lastIndexOf('\n'), start.lastIndexOf(' ')].find((at) => at > MAX_TEXT / 2);
    const cut = gap ?? (/[\ud800-\udbff]$/.test(start) ? MAX_TEXT - 1 : MAX_TEXT);
    pieces.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

function setField(text) {
  field.value = text;
  onInput();
}

function onInput() {
  if (!CSS.supports('field-sizing', 'content')) {
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }
  if (context?.kind !== 'edit') keepDraft(field.value);
  suggestFor(field.value);
  refresh();
}

function setContext(next) {
  context = next;
  refresh();
}

function cancel() {
  const wasEdit = context?.kind === 'edit';
  setContext(undefined);
  if (wasEdit) setField(draftIn(store.open));
  field.focus();
}

export function startEdit(message) {
  setContext({ kind: 'edit', message });
  setField(message.text);
  closeList();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

export function startReply(message, more = {}) {
  setContext({ kind: 'reply', message, ...more });
  field.focus({ preventScroll: true });
}

/** A reply is sent to the topic of the message it replies to. */
function replyTo() {
  if (context?.kind !== 'reply') return {};
  const { message, quote } = context;
  return { reply_to: message.message_id, quote, thread_id: message.thread_id };
}

function onSubmit(event) {
  event.preventDefault();
  void submit();
}

async function submit() {
  const text = field.value.trim();
  if (text === '' || isInline(text) || (context?.kind === 'edit' && text.length > MAX_TEXT)) return;
  const before = { text: field.value, context, chatId: store.open };
  const sending =
    context?.kind === 'edit'
      ? editMessage(context.message.message_id, text)
      : sendAll(store.open, splitText(text), replyTo());
  setContext(undefined);
  setField(before.context?.kind === 'edit' ? draftIn(store.open) : '');
  // Restores a text that couldn't be sent.
  if ((await sending) || field.value !== '' || store.open !== before.chatId) return;
  setContext(before.context);
  setField(before.text);
}

/** Sends sequentially, so that the order is kept. */
async function sendAll(chatId, pieces, extra) {
  for (const piece of pieces) if (!(await sendIn(chatId, piece, extra))) return false;
  return true;
}

async function attach(chosen) {
  if (chosen.length === 0) return;
  const text = context?.kind === 'edit' ? '' : field.value.trim();
  const isCaption = text.length <= MAX_CAPTION;
  const chatId = store.open;
  const extra = replyTo();
  const files = await sorted(chosen);
  const caption = await askCaption(files, isCaption ? text : '');
  if (caption === undefined) return;
  const send = (words, more) => sendIn(chatId, words, { ...extra, ...more });
  if (!(await sendFiles(files, caption, send)) || store.open !== chatId) return;
  if (context?.kind === 'reply') setContext(undefined);
  if (isCaption && field.value.trim() === text && context?.kind !== 'edit') setField('');
}

function onKey(event) {
  if (event.isComposing || suggestionKey(event)) return;
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void submit();
  } else if (event.key === 'Escape' && context) cancel();
  else if (event.key === 'ArrowUp' && field.value === '' && !context) {
    const own = newest((message) => isMine(message) && message.text !== undefined && !message.via_bot);
    if (!own) return;
    event.preventDefault();
    startEdit(own);
  }
}

function onFiles({ target: input }) {
  void attach([...input.files]);
  input.value = '';
}

function onPaste(event) {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0) return;
  event.preventDefault();
  void attach(files);
}

/** Handles dragged files; a dropped file must never replace the page. */
export const onDrag = (event) => {
  if (!event.dataTransfer?.types.includes('Files')) return;
  const mayDrop = !document.getElementById('composer').hidden;
  if (event.type === 'dragenter' && mayDrop) dragDepth += 1;
  else if (event.type === 'dragleave') dragDepth = Math.max(0, dragDepth - 1);
  else if (event.type === 'drop') dragDepth = 0;
  event.preventDefault();
  if (event.type === 'drop' && mayDrop) void attach([...event.dataTransfer.files]);
  refresh();
};

function toggleCommands() {
  if (isListOpen()) closeList();
  else showCommands();
  field.focus();
}

async function start() {
  await sendText('/start');
  field.focus();
}

/** Starts a reply if the bot asks for one (ForceReply). */
function applyForceReply(message) {
  const { force_reply: isAsked, input_field_placeholder: placeholder } = message?.reply_markup ?? {};
  if (isAsked) startReply(message, { placeholder });
}

export function startComposer() {
  field = document.getElementById('field');
  startSuggestions();
  // Typing anywhere else on the page focuses the field.
  document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    const isElsewhere = target.closest('input, textarea, select, dialog, .menu');
    if (/^\S$/u.test(key) && !ctrlKey && !altKey && !metaKey && !isElsewhere) field.focus({ preventScroll: true });
  });
  on('open', () => {
    setContext(undefined);
    setField(draftIn(store.open));
  });
  on('message', ({ chat_id: chatId, message }) => {
    if (chatId === store.open && message.sender.kind === 'bot') applyForceReply(message);
  });
  // A ForceReply from before the page was opened still applies until somebody replies.
  on('shown', () => applyForceReply(newest()));
}
