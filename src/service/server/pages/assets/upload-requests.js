/** What the upload page asks of the service. A request is made again until the line is back; a file goes in pieces, from where it is. */

const PIECE_BYTES = 4 * 1024 * 1024;
const PIECE_MS = 300_000;
const REQUEST_MS = 45_000;
const LONGEST_PAUSE_MS = 10_000;
const BUSY_PAUSE_MS = 4000;
const LOOK_MS = 1000;
const ticket = new URL(location.href).searchParams.get('ticket') ?? '';

/** The service refused; `status` says how, the message is for the person. */
class RefusedError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Status and JSON of one request; undefined when no whole answer came. */
async function request(method, query, { body, type, ms = REQUEST_MS, signal }) {
  const headers = { 'upload-ticket': ticket, ...(type && { 'content-type': type }) };
  const limits = [AbortSignal.timeout(ms), ...(signal ? [signal] : [])];
  try {
    const how = { method, body, headers, signal: AbortSignal.any(limits) };
    const response = await fetch(`uploads?${new URLSearchParams(query)}`, how);
    return {
      status: response.status,
      reply: response.ok ? await response.json() : await response.json().catch(() => ({})),
    };
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** Whether another try may end otherwise. */
const isPassing = (status) => status === 408 || status === 429 || (status >= 500 && status !== 507);

/** Asks until there is an answer that another try would not change, unless `once`. `onTrouble` hears of every other one. */
async function ask(method, query, options = {}) {
  for (let tries = 0; ; tries++) {
    const { status = 503, reply } = (await request(method, query, options)) ?? {};
    if (status === 200) return reply;
    if (isPassing(status)) options.onTrouble?.();
    if (!isPassing(status) || options.once) throw new RefusedError(status, reply?.error ?? 'The service refused this.');
    await pause(Math.min(1000 * 2 ** tries, LONGEST_PAUSE_MS), options.signal);
  }
}

const asJson = (value) => ({ body: JSON.stringify(value), type: 'application/json' });

/** Begins an import; while too many are open, tries again. Its id. */
export async function begin({ name, size }, signal, onBusy) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  for (;;) {
    try {
      return (await ask('POST', {}, { ...asJson({ name, size, timeZone }), signal })).importId;
    } catch (error) {
      if (error.status !== 409) throw error;
      onBusy();
      await pause(BUSY_PAUSE_MS, signal);
    }
  }
}

/** How an import stands, or undefined when there is none any more. */
export async function describe(importId, options) {
  try {
    return await ask('GET', { import: importId }, options);
  } catch (error) {
    if (error.status === 404) return undefined;
    throw error;
  }
}

export const cancel = (importId) => ask('DELETE', { import: importId });

/** How it stands after an answer to its question, or another answer to one that is done. */
export const answer = (importId, answers) => ask('POST', { import: importId }, asJson(answers));

/** Sends a file from where it is to its end. Rejects when the file cannot be read any more, too. */
export async function sendFile(importId, file, view, signal) {
  const options = { signal, onTrouble: view.offline };
  const look = async () => {
    const seen = await ask('GET', { import: importId }, options);
    return seen.state === 'arriving' ? seen.received : file.size;
  };
  for (let received = await look(); received < file.size; ) {
    view.sending(received, file.size);
    const piece = {
      ...options,
      body: await read(file, received),
      type: 'application/octet-stream',
      ms: PIECE_MS,
      once: true,
    };
    try {
      ({ received } = await ask('PUT', { import: importId, offset: received }, piece));
    } catch (error) {
      // A piece may have arrived in part, or before its answer was lost: the service knows how much it has.
      if (!isPassing(error.status) && error.status !== 409 && error.status !== 400) throw error;
      await pause(LOOK_MS, signal);
      received = await look();
    }
  }
}

async function read(file, offset) {
  try {
    return await file.slice(offset, offset + PIECE_BYTES).arrayBuffer();
  } catch {
    throw new Error('This file was changed or moved while it was being sent. Choose it again.');
  }
}

/** Shows each state of an import, asks its questions, and ends with it: how it stands then. */
export async function follow(importId, view, first) {
  const look = () => ask('GET', { import: importId }, { onTrouble: view.offline });
  let seen = first ?? (await look());
  for (;;) {
    view.shows(seen);
    if (seen.state === 'done' || seen.state === 'failed') return seen;
    if (seen.state === 'asking') {
      const answers = await Promise.race([view.answers(seen.question), untilNotAsking()]);
      try {
        seen = answers ? await answer(importId, answers) : await look();
      } catch (error) {
        // Answered already, in another window or by a try whose reply was lost.
        if (error.status !== 409) throw error;
        seen = await look();
      }
    } else {
      await pause(LOOK_MS);
      seen = await look();
    }
  }

  /** It may be cancelled, or answered in another window. */
  async function untilNotAsking() {
    for (;;) {
      await pause(LOOK_MS * 5);
      if ((await look()).state !== 'asking') return undefined;
    }
  }
}
