/** Files on their way: one line each at the end of the chat, with how far it is and a way to give it up. */
import { byId, el, icon } from './dom.js';
import { toast } from './overlays.js';
import { store } from './store.js';

const place = byId('uploads');

/** Sends a file: pictures as photos, everything else as a document. Resolves to whether it was sent. */
export async function sendFile(file, text, extra) {
  const name = file.name || 'file';
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
    const body = JSON.stringify({
      chat_id: store.open,
      from_id: store.me,
      text,
      ...extra,
      file: { name, mime: file.type, base64: await base64Of(file), as_document: !asPicture },
    });
    await post(body, giveUp.signal, (part) => {
      bar.value = 100 * part;
    });
    return true;
  } catch (error) {
    if (!giveUp.signal.aborted) toast(error.message);
    return false;
  } finally {
    line.remove();
    place.hidden = place.childElementCount === 0;
  }
}

function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.onerror = () => reject(new Error(`${file.name} could not be read.`));
    reader.readAsDataURL(file);
  });
}

/** By XMLHttpRequest, which tells how much has left; fetch does not. */
function post(body, signal, onPart) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('given up'));
    const request = new XMLHttpRequest();
    request.open('POST', '/control/messages');
    request.setRequestHeader('content-type', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) return resolve();
      reject(new Error(refusalIn(request.responseText)));
    };
    request.onerror = () => reject(new Error('The program is not running.'));
    request.onabort = () => reject(new Error('given up'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

function refusalIn(text) {
  try {
    return JSON.parse(text).error ?? 'This did not work.';
  } catch {
    return 'This did not work.';
  }
}
