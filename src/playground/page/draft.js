/** What the bot is still writing in the open chat: its words as they come, and a way to stop them. */
import { stopDraft } from './actions.js';
import { byId, el, icon } from './dom.js';
import { botName, on, store } from './store.js';
import { words } from './words.js';

const place = byId('draft');

/** Shows the draft, or nothing. */
function show(draft) {
  place.hidden = !draft;
  if (!draft) return place.replaceChildren();
  const text = el('div', { class: 'text', dir: 'auto' });
  if (draft.text === '') text.append(el('span', { class: 'thinking', text: 'Thinking…' }));
  else {
    text.append(words(draft.text, draft.entities));
    text.append(el('span', { class: 'caret', 'aria-hidden': 'true' }));
  }
  const stop = el('button', { class: 'stop', type: 'button', on: { click: stopDraft } }, icon('stop'), 'Stop');
  place.replaceChildren(
    el('span', { class: 'unseen', text: `${botName()} is writing` }),
    el('div', { class: 'bubble' }, text),
    ...(draft.can_stop ? [stop] : []),
  );
}

export function startDraft() {
  on('draft', ({ chat_id: chatId, draft }) => chatId === store.open && show(draft));
  on('shown', ({ draft }) => show(draft));
  on('open', () => show(undefined));
}
