/** The upload page's requests to the service. A failed request is retried until the connection is back; a file is sent in pieces and can be resumed. */

const PIECE_BYTES = 4 * 1024 * 1024;
const PIECE_MS = 300_000;
const REQUEST_MS = 45_000;
const LONGEST_PAUSE_MS = 10_000;
const BUSY_PAUSE_MS = 4000;
const LOOK_MS = 1000;
const ticket = new URL(location.href).searchParams.get('ticket') ?? '';

/** The service refused a request; the message is for the person. */
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

/** Status and JSON of one request; undefined if no complete reply arrived. */
async function request(method, query, { body, type, ms = REQUEST_MS, signal }) {
  const headers = { 'upload-ticket': ticket, ...(type && { 'content-type': type }) };
  const limits = [AbortSignal.timeout(ms), ...(signal ? [signal] : [])];
  try {
    const init = { method, body, headers, signal: AbortSignal.any(limits) };
    const response = await fetch(`uploads?${new URLSearchParams(query)}`, init);
    return {
      status: response.status,
      reply: response.ok ? await response.json() : await response.json().catch(() => ({})),
    };
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** Whether a retry may succeed. */
const isTransient = (status) => status === 408 || status === 429 || (status >= 500 && status !== 507);

/** Retries transient failures, unless `once`, and calls `onTrouble` for each. */
async function ask(method, query, options = {}) {
  for (let tries = 0; ; tries++) {
    const { status = 503, reply } = (await request(method, query, options)) ?? {};
    if (status === 200) return reply;
    if (isTransient(status)) options.onTrouble?.();
    if (!isTransient(status) || options.once)
      throw new RefusedError(status, reply?.error ?? 'The service rejected this.');
    await pause(Math.min(1000 * 2 ** tries, LONGEST_PAUSE_MS), options.signal);
  }
}

const asJson = (value) => ({ body: JSON.stringify(value), type: 'application/json' });

/** Begins an import, retrying while too many are open. Returns its id. */
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

/** The state of an import; undefined if it no longer exists. */
export async function describe(importId, options) {
  try {
    return await ask('GET', { import: importId }, options);
  } catch (error) {
    if (error.status === 404) return undefined;
    throw error;
  }
}

export const cancel = (importId) => ask('DELETE', { import: importId });

/** Answers the import's question, or changes the answer of a finished one. Returns its new state. */
export const answer = (importId, answers) => ask('POST', { import: importId }, asJson(answers));

/** Sends the rest of a file that the service doesn't have yet. Also rejects when the file can no longer be read. */
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
      // A piece may have arrived in part, or its reply was lost: ask the service how much it has.
      if (!isTransient(error.status) && error.status !== 409 && error.status !== 400) throw error;
      await pause(LOOK_MS, signal);
      received = await look();
    }
  }
}

async function read(file, offset) {
  try {
    return await file.slice(offset, offset + PIECE_BYTES).arrayBuffer();
  } catch {
    throw new Error('This file changed or moved during the upload. Choose it again.');
  }
}

/** Shows each state of an import and asks its questions until it has ended. Returns its last state. */
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
        // Already answered, in another window or by an attempt whose reply was lost.
        if (error.status !== 409) throw error;
        seen = await look();
      }
    } else {
      await pause(LOOK_MS);
      seen = await look();
    }
  }

  /** Resolves when the import is cancelled, or answered in another window. */
  async function untilNotAsking() {
    for (;;) {
      await pause(LOOK_MS * 5);
      if ((await look()).state !== 'asking') return undefined;
    }
  }
}
