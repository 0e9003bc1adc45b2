/** Files: how one is shown, the sheet that shows chosen ones before they're sent, and sending them. */
import { ask } from './api.js';
import { openDialog, orToast } from './dialogs.js';
import { icon } from './icons.js';
import { html } from './lit-html/lit-html.js';
import { say } from './store.js';

const PICTURE = /^image\/(png|jpeg)$/;
const isPicture = ({ type }) => PICTURE.test(type);
/** Telegram's limits: pictures per album, and UTF-16 code units of a caption. */
const MAX_ALBUM = 10;
export const MAX_CAPTION = 1024;

function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

export const fileLine = (name, bytes) =>
  html`<i class="tile">${icon('file')}</i><span dir="auto">${name}<small>${sizeText(bytes)}</small></span>`;

/** Shows the files with a caption to write. Resolves to the caption, or to undefined if they aren't to be sent. */
export async function askCaption(files, text) {
  const pictures = new Map(files.filter(isPicture).map((file) => [file, URL.createObjectURL(file)]));
  const preview = (file) =>
    pictures.has(file)
      ? html`<li><img src=${pictures.get(file)} alt=${file.name} /></li>`
      : html`<li class="attached flex">${fileLine(file.name, file.size)}</li>`;
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
        <ul class=${pictures.size === files.length && files.length > 1 ? 'several' : ''}>${files.map(preview)}</ul>
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
  for (const url of pictures.values()) URL.revokeObjectURL(url);
  return caption;
}

async function upload(file) {
  const query = new URLSearchParams({ name: file.name || 'file', mime: file.type });
  return (await ask('POST', `/files?${query}`, file)).id;
}

/**
 * Sends pictures as photos (several as albums), other files as documents. Resolves to whether all were sent.
 * @param send sends the text with these fields of a message
 */
export async function sendFiles(files, caption, send) {
  const { true: pictures = [], false: others = [] } = Object.groupBy(files, isPicture);
  const ids = await orToast(Promise.all([...pictures, ...others].map(upload)));
  const albumId = Date.now();
  let text = caption;
  for (const [index, id] of ids?.entries() ?? []) {
    const inAlbum = pictures.length > 1 && index < pictures.length;
    const album = inAlbum ? { media_group_id: `${albumId}${Math.floor(index / MAX_ALBUM)}` } : {};
    if (!(await send(text, { ...album, file: { id, as_document: index >= pictures.length } }))) return false;
    text = '';
  }
  return ids !== undefined;
}
