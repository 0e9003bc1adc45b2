/** The upload page: queues files, sends them one after the other, and follows their imports. */
import { answer, begin, cancel, describe, follow, sendFile } from './upload-requests.js';
import { createView } from './upload-view.js';

const STORAGE_KEY = `uploads ${location.pathname}`;
const input = document.getElementById('files');
const drop = document.getElementById('drop');
const list = document.getElementById('imports');
const status = document.getElementById('said');

/** Imports begun in this browser, so that a reload can resume them: `{ importId, name, size, modified }`. */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
function remember(entries) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(entries));
  } catch {
    // Without storage, only resuming after a reload is lost.
  }
}
const forget = (importId) => remember(remembered().filter((entry) => entry.importId !== importId));

/** Announces a text to screen readers. */
const say = (words) => {
  status.textContent = words;
};

/** Views of partly sent files that must be chosen again, by import id. */
const interrupted = new Map();
let unsent = 0;
let queue = Promise.resolve();

function addFile(file) {
  const { name, size, lastModified: modified } = file;
  const known = remembered().find((one) => one.name === name && one.size === size && one.modified === modified);
  const view = interrupted.get(known?.importId) ?? createView(list, name, say);
  interrupted.delete(known?.importId);
  const stopping = new AbortController();
  const item = { file, view, importId: known?.importId, signal: stopping.signal };
  view.onCancel(() => {
    stopping.abort();
    if (item.importId === undefined) view.ended('Cancelled. Nothing was imported.');
    else void giveUp(item);
  });
  view.waits('Waiting for its turn');
  unsent += 1;
  queue = queue
    .then(() => send(item))
    .finally(() => {
      unsent -= 1;
    });
}

/** Sends a file and starts following its import in the background. Never rejects. */
async function send(item) {
  const { file, view, signal } = item;
  try {
    signal.throwIfAborted();
    if (item.importId === undefined || !(await describe(item.importId, { signal }))) {
      forget(item.importId);
      const { name, size, lastModified: modified } = file;
      item.importId = await begin(file, signal, () => view.waits('Waiting for another import to finish'));
      remember([...remembered(), { importId: item.importId, name, size, modified }]);
    }
    await sendFile(item.importId, file, view, signal);
    void watch(item);
  } catch (error) {
    if (signal.aborted) return;
    if (error.status === 404 || error.status === 413) forget(item.importId);
    view.failed(error.message);
  }
}

async function giveUp({ importId, view }) {
  interrupted.delete(importId);
  try {
    await watch({ importId, view }, await cancel(importId));
  } catch (error) {
    forget(importId);
    view.failed(error.message);
  }
}

/** Follows an import until it has ended. Never rejects. */
async function watch({ importId, view }, first) {
  view.onCancel(() => void giveUp({ importId, view }));
  try {
    const { people = [] } = await follow(importId, view, first);
    forget(importId);
    if (people.length === 0) return;
    await watch({ importId, view }, await answer(importId, await view.corrects(people)));
  } catch (error) {
    if (error.status === 404) forget(importId);
    view.failed(error.message);
  }
}

/** Shows an import again after a reload. */
async function restore({ importId, name, size }) {
  try {
    const seen = await describe(importId, { signal: AbortSignal.timeout(60_000) });
    if (seen === undefined) return forget(importId);
    const view = createView(list, name, say);
    if (seen.state !== 'arriving') return void watch({ importId, view }, seen);
    interrupted.set(importId, view);
    view.interrupted(seen.received / size);
    view.onCancel(() => void giveUp({ importId, view }));
  } catch (error) {
    say(error.message);
  }
}

input.addEventListener('change', () => {
  for (const file of input.files) addFile(file);
  input.value = '';
});
for (const name of ['dragover', 'dragleave', 'drop']) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.toggle('over', name === 'dragover');
    if (name === 'drop') for (const file of event.dataTransfer.files) addFile(file);
  });
}
// A file dropped beside the field would otherwise replace the page.
for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
window.addEventListener('beforeunload', (event) => {
  if (unsent > 0) event.preventDefault();
});

for (const entry of remembered()) await restore(entry);
input.disabled = false;
