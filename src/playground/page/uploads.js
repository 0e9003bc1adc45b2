/** Files on their way: one line each at the end of the chat, with how far it is and a way to give it up. */
import { sayIn } from './actions.js';
import { byId, el, icon } from './dom.js';
import { toast } from './overlays.js';
import { store } from './store.js';

const place = byId('uploads');

/** Sends a file: pictures as photos, everything else as a document. Resolves to whether it was sent. */
export async function sendFile(file, text, extra) {
  const name = file.name || 'file';
  const chatId = store.open;
  const bar = el('progress', { max: 100, value: 0, 'aria-label': `Sending ${name}` });
  const cancel = el(
    'button',
    { class: 'icon-button', type: 'button', 'aria-label': `Do not send ${name}` },
    icon('close'),
  );
  const line = el(
    'div',
    { class: 'upload', role: 'group', 'aria-label': name },
    el('i', { class: 'tile' }, icon('file')),
    el('span', { dir: 'auto' }, el('b', { text: name }), bar),
    cancel,
  );
  place.append(line);
  place.hidden = false;
  line.scrollIntoView({ block: 'nearest' });
  const giveUp = new AbortController();
  cancel.addEventListener('click', () => giveUp.abort());
  try {
    const asPicture = /^image\/(png|jpeg|gif|webp)$/.test(file.type);
    const id = await post(name, file, giveUp.signal, (part) => {
      bar.value = 100 * part;
    });
    return Boolean(await sayIn(chatId, text, { ...extra, file: { id, as_document: !asPicture } }));
  } catch (error) {
    if (!giveUp.signal.aborted) toast(error.message);
    return false;
  } finally {
    line.remove();
    place.hidden = place.childElementCount === 0;
  }
}

/** The file's id. By XMLHttpRequest, which tells how much has left; fetch does not. */
function post(name, file, signal, onPart) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('given up'));
    const request = new XMLHttpRequest();
    request.open('POST', `/control/files?${new URLSearchParams({ name, mime: file.type })}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) return resolve(JSON.parse(request.responseText).id);
      reject(new Error(refusalIn(request.responseText)));
    };
    request.onerror = () => reject(new Error('The program is not running.'));
    request.onabort = () => reject(new Error('given up'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function refusalIn(text) {
  try {
    return JSON.parse(text).error ?? 'This did not work.';
  } catch {
    return 'This did not work.';
  }
}
