/** The upload page: takes files, sends them one after the other, and follows what becomes of each. */
import { begin, cancel, correct, follow, resumable, sendFile } from './upload-sending.js';
import { createView } from './upload-views.js';

const ticket = new URL(location.href).searchParams.get('ticket') ?? '';
const MEMORY = `uploads ${location.pathname}`;
const BUSY_PAUSE_MS = 4000;
const input = document.getElementById('files');
const drop = document.getElementById('drop');
const list = document.getElementById('imports');
const status = document.getElementById('said');

/** What this browser has begun, so that a reload goes on with it: `{ importId, name, size, modified }`. */
const remembered = () => {
  try {
    return JSON.parse(localStorage.getItem(MEMORY) ?? '[]');
  } catch {
    return [];
  }
};
const remember = (entries) => {
  try {
    localStorage.setItem(MEMORY, JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing loses only what a reload would have found again.
  }
};
const forget = (importId) => remember(remembered().filter((entry) => entry.importId !== importId));
const isSame = (entry, file) =>
  entry.name === file.name && entry.size === file.size && entry.modified === file.lastModified;

/** For screen readers; what moves is said in words only now and then. */
const say = (words) => {
  status.textContent = words;
};

/** Items whose file was not sent whole and has to be chosen again, by import. */
const interrupted = new Map();
const queue = [];
let sending = false;

function addFile(file) {
  const known = remembered().find((entry) => isSame(entry, file));
  const waiting = known && interrupted.get(known.importId);
  const view = waiting ?? createView(list, file.name, say);
  if (waiting) interrupted.delete(known.importId);
  const stopping = new AbortController();
  const item = { file, view, importId: known?.importId, stopping };
  view.onCancel(async () => {
    stopping.abort();
    if (item.importId === undefined) view.ended('Cancelled. Nothing was brought in.');
    else await giveUp(item);
  });
  view.waits('Waits for its turn');
  queue.push(item);
  void work();
}

async function giveUp({ importId, view }) {
  forget(importId);
  interrupted.delete(importId);
  try {
    await watch(importId, view, await cancel(ticket, importId));
  } catch (error) {
    view.failed(error.message);
  }
}

/** One file at a time; what is sent is followed beside the next one. */
async function work() {
  if (sending) return;
  sending = true;
  for (let item = queue.shift(); item; item = queue.shift()) {
    if (!item.stopping.signal.aborted) await send(item);
  }
  sending = false;
}

async function send(item) {
  const { file, view, stopping } = item;
  try {
    const { signal } = stopping;
    if (item.importId === undefined || !(await resumable(ticket, item.importId, signal))) {
      forget(item.importId);
      item.importId = await begin(ticket, file, signal, BUSY_PAUSE_MS, () =>
        view.waits('Waits until another import is done'),
      );
      const { name, size, lastModified } = file;
      remember([...remembered(), { importId: item.importId, name, size, modified: lastModified }]);
    }
    await sendFile(ticket, item.importId, file, view, signal);
    void watch(item.importId, view);
  } catch (error) {
    if (stopping.signal.aborted) return;
    if (error.status === 404 || error.status === 413) forget(item.importId);
    view.failed(error.message);
  }
}

/** Shows how an import goes until it has ended. */
async function watch(importId, view, first) {
  view.onCancel(() => giveUp({ importId, view }));
  try {
    const { people = [] } = await follow(ticket, importId, view, first);
    forget(importId);
    if (people.length === 0) return;
    const answers = await view.corrects(people);
    await watch(importId, view, await correct(ticket, importId, answers));
  } catch (error) {
    if (error.status === 404) forget(importId);
    view.failed(error.message);
  }
}

/** After a reload: what had begun is shown again. */
async function recall() {
  for (const { importId, name, size } of remembered()) {
    try {
      const seen = await resumable(ticket, importId, AbortSignal.timeout(60_000));
      if (seen === undefined) {
        forget(importId);
        continue;
      }
      const view = createView(list, name, say);
      if (seen.state === 'arriving') {
        interrupted.set(importId, view);
        view.interrupted(seen.received / size);
        view.onCancel(() => giveUp({ importId, view }));
      } else void watch(importId, view, seen);
    } catch (error) {
      say(error.message);
    }
  }
}

function addAll(files) {
  for (const file of files) addFile(file);
}

input.addEventListener('change', () => {
  addAll(input.files);
  input.value = '';
});
for (const name of ['dragover', 'dragleave', 'drop']) {
  drop.addEventListener(name, (event) => {
    event.preventDefault();
    drop.classList.toggle('over', name === 'dragover');
    if (name === 'drop') addAll(event.dataTransfer.files);
  });
}
// A file that misses the field would otherwise take the place of the page.
for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
window.addEventListener('beforeunload', (event) => {
  if (sending) event.preventDefault();
});

await recall();
input.disabled = false;
