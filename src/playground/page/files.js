/** Files: how one is shown, the sheet that shows chosen ones before they're sent, and sending them. */
import { ask } from './api.js';
import { openDialog, orToast } from './dialogs.js';
import { icon } from './icons.js';
import { html } from './lit-html/lit-html.js';
import { say } from './store.js';

/** Telegram's limits: pictures per album, width plus height of a photo, and UTF-16 code units of a caption. */
const MAX_ALBUM = 10;
const MAX_SIDES = 10_000;
export const MAX_CAPTION = 1024;
/** Of a larger file, the server keeps only name and size: no bot can download it. */
const MAX_KEPT_BYTES = 50 * 1024 * 1024;

/** Whether it's sent as a photo: Telegram's apps send pictures that they can't read as files. */
async function isPhoto(file) {
  if (!/^image\/(png|jpeg)$/.test(file.type)) return false;
  const { width, height } = await createImageBitmap(file).catch(() => ({}));
  return width + height <= MAX_SIDES;
}

/** Photos first, then other files: {file, isPhoto}. */
export async function sorted(files) {
  const known = await Promise.all(files.map(async (file) => ({ file, isPhoto: await isPhoto(file) })));
  return known.sort((a, b) => b.isPhoto - a.isPhoto);
}

function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

export const fileLine = (name, bytes) =>
  html`<i class="tile">${icon('file')}</i><span dir="auto">${name}<small>${sizeText(bytes)}</small></span>`;

/** Shows the sorted files with a caption to write. Resolves to the caption, or to undefined if they aren't to be sent. */
export async function askCaption(files, text) {
  const urls = new Map(files.map(({ file, isPhoto }) => [file, isPhoto && URL.createObjectURL(file)]));
  const preview = ({ file }) =>
    urls.get(file)
      ? html`<li><img src=${urls.get(file)} alt=${file.name} /></li>`
      : html`<li class="attached flex">${fileLine(file.name, file.size)}</li>`;
  const isAlbum = files.length > 1 && files.every((each) => each.isPhoto);
  const onKey = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    event.target.form.requestSubmit();
  };
  const caption = await openDialog('sheet', say('attach'), (close) => {
    const send = (event) => {
      event.preventDefault();
      close(event.target.elements.caption.value.trim());
    };
    return html`
      <form @submit=${send}>
        <ul class=${isAlbum ? 'several' : ''}>${files.map(preview)}</ul>
        <textarea
          name="caption"
          rows="1"
          dir="auto"
          maxlength=${MAX_CAPTION}
          aria-label=${say('caption')}
          placeholder=${say('caption')}
          .value=${text}
          autofocus
          @keydown=${onKey}
        ></textarea>
        <footer class="flex">
          <button class="text-button" type="button" @click=${() => close()}>${say('cancel')}</button>
          <button class="filled" type="submit">${say('send')}</button>
        </footer>
      </form>
    `;
  });
  for (const url of urls.values()) URL.revokeObjectURL(url);
  return caption;
}

async function upload({ file }) {
  const query = new URLSearchParams({ name: file.name || 'file', mime: file.type, size: file.size });
  return (await ask('POST', `/files?${query}`, file.size > MAX_KEPT_BYTES ? new File([], '') : file)).id;
}

/**
 * Sends the sorted files, several photos as albums. Resolves to whether all were sent.
 * @param send sends the text with these fields of a message
 */
export async function sendFiles(files, caption, send) {
  const ids = await orToast(Promise.all(files.map(upload)));
  const isAlbum = files.filter((each) => each.isPhoto).length > 1;
  const albumId = Date.now();
  let text = caption;
  for (const [index, id] of ids?.entries() ?? []) {
    const { isPhoto } = files[index];
    const album = isAlbum && isPhoto ? { media_group_id: `${albumId}${Math.floor(index / MAX_ALBUM)}` } : {};
    if (!(await send(text, { ...album, file: { id, as_document: !isPhoto } }))) return false;
    text = '';
  }
  return ids !== undefined;
}
