/** Files on their way: one line each at the end of the chat, with how far it is and a way to give it up. */
import { sendIn } from './actions.js';
import { uploadFile } from './api.js';
import { orToast } from './dialogs.js';
import { icon } from './icons.js';
import { html } from './lit-html/lit-html.js';
import { refresh, store } from './store.js';

const PICTURE = /^image\/(png|jpeg|gif|webp)$/;
/** Telegram's limit of an album. */
const MAX_ALBUM = 10;

/** {name, chatId, part, abort} of each. */
const uploads = new Set();

export const uploadLines = () =>
  html`<div class="uploads">${[...uploads].filter(({ chatId }) => chatId === store.open).map(line)}</div>`;

const line = ({ name, part, abort }) => html`
  <div class="upload" role="group" aria-label=${name}>
    <i class="tile">${icon('file')}</i>
    <span dir="auto"><b class="ellipsis">${name}</b><progress max="1" .value=${part} aria-label="Sending ${name}"></progress></span>
    <button class="round" type="button" aria-label="Do not send ${name}" @click=${abort}>${icon('close')}</button>
  </div>
`;

/** The id of the file, or undefined when it was given up or failed. */
async function upload(file) {
  const giveUp = new AbortController();
  const entry = { name: file.name || 'file', chatId: store.open, part: 0, abort: () => giveUp.abort() };
  uploads.add(entry);
  refresh();
  const progress = (part) => {
    entry.part = part;
    refresh();
  };
  const sent = uploadFile(file, giveUp.signal, progress).catch((error) => {
    if (!giveUp.signal.aborted) throw error;
  });
  const id = await orToast(sent);
  uploads.delete(entry);
  refresh();
  return id;
}

/** Sends files: pictures as photos (several as albums), everything else as documents. Resolves to whether all were sent. */
export async function sendFiles(files, caption, extra) {
  const chatId = store.open;
  const pictures = files.filter(({ type }) => PICTURE.test(type));
  const others = files.filter(({ type }) => !PICTURE.test(type));
  const ids = await Promise.all([...pictures, ...others].map(upload));
  const albumId = Date.now();
  let text = caption;
  let isComplete = true;
  for (const [index, id] of ids.entries()) {
    const inAlbum = pictures.length > 1 && index < pictures.length;
    const album = inAlbum ? { media_group_id: `${albumId}${Math.floor(index / MAX_ALBUM)}` } : {};
    const file = { id, as_document: index >= pictures.length };
    const sent = id !== undefined && (await sendIn(chatId, text, { ...extra, ...album, file }));
    if (sent) text = '';
    else isComplete = false;
  }
  return isComplete;
}
