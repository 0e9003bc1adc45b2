/** What one can do with a message: reply, copy, edit one's own, delete it from one's own view. */
import { hideMessage } from './actions.js';
import { copyText, openMenu } from './overlays.js';
import { emit, isMine } from './store.js';

/** Opens the menu at `place` ({x, y, opener}). */
export function openMessageMenu(message, place) {
  const text = message.text ?? message.caption;
  const items = [{ label: 'Reply', icon: 'reply', run: () => emit('reply', { message }) }];
  if (message.protected) items.push({ label: 'Protected: no copying', icon: 'lock', disabled: true });
  else if (text) items.push({ label: 'Copy text', icon: 'copy', run: () => copyText(text) });
  if (isMine(message) && message.text !== undefined && !message.via_bot)
    items.push({ label: 'Edit', icon: 'edit', run: () => emit('edit', { message }) });
  items.push({ label: 'Delete for me', icon: 'trash', danger: true, run: () => hideMessage(message.message_id) });
  openMenu(items, place);
}
