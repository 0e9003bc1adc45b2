/** Talks to the service: every request is tried again until the line is back; a file goes in pieces, from where it is. */

const PIECE_BYTES = 8 * 1024 * 1024;
const LONGEST_PAUSE_MS = 30_000;
const SILENCE_MS = 45_000;
const LOOK_MS = 1000;

/** The service refused; `status` says how, the message is for the person. */
export class RefusedError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Resolves after `ms`, or as soon as the browser says that it is online again. */
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    const end = (settle) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal?.removeEventListener('abort', stop);
      settle();
    };
    const done = end(resolve);
    const stop = end(() => reject(signal.reason));
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}

/**
 * One request by XMLHttpRequest: it alone tells how much of a body has left. The answer is its status and JSON.
 * Rejects when no whole answer came, or when nothing moved for a while.
 */
function request(ticket, method, query, { body, type, onProgress, signal } = {}) {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    let silence;
    const moves = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
    };
    const end = (settle) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    call.open(method, `uploads?${new URLSearchParams(query)}`);
    call.setRequestHeader('upload-ticket', ticket);
    if (type) call.setRequestHeader('content-type', type);
    call.upload.addEventListener('progress', (event) => {
      moves();
      onProgress?.(event.loaded);
    });
    call.addEventListener('load', () => {
      let reply = {};
      try {
        reply = JSON.parse(call.responseText);
      } catch {
        // A router in between answers in its own words; the status tells enough.
      }
      end(() => resolve({ status: call.status, reply }));
    });
    for (const name of ['error', 'abort']) {
      call.addEventListener(name, () => end(() => reject(signal?.aborted ? signal.reason : new Error('offline'))));
    }
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    moves();
    call.send(body);
  });
}

/** Asks until there is an answer that another try would not change. */
async function ask(ticket, method, query, options = {}) {
  for (let tries = 0; ; tries++) {
    let answer;
    try {
      answer = await request(ticket, method, query, options);
    } catch (error) {
      if (options.signal?.aborted) throw error;
    }
    if (answer?.status === 200) return answer.reply;
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new RefusedError(answer.status, answer.reply.error ?? 'The service refused this.');
    if (answer?.status === 507) throw new RefusedError(507, answer.reply.error);
    options.onTrouble?.();
    await pause(Math.min(1000 * 2 ** tries, LONGEST_PAUSE_MS), options.signal);
  }
}

const asJson = (value) => ({ body: JSON.stringify(value), type: 'application/json' });

/** Begins an import; while too many are open, tries again. Its id. */
export async function begin(ticket, file, signal, pauseMs, onBusy) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  for (;;) {
    try {
      const body = { name: file.name, size: file.size, timeZone };
      return (await ask(ticket, 'POST', {}, { ...asJson(body), signal })).importId;
    } catch (error) {
      if (error.status !== 409) throw error;
      onBusy();
      await pause(pauseMs, signal);
    }
  }
}

/** How an import of this browser stands, or undefined when there is none any more. */
export async function resumable(ticket, importId, signal) {
  try {
    return await ask(ticket, 'GET', { import: importId }, { signal });
  } catch (error) {
    if (error.status === 404) return undefined;
    throw error;
  }
}

export const cancel = (ticket, importId) => ask(ticket, 'DELETE', { import: importId });

/** Sends a file from where it is to its end. Rejects with RefusedError, or when the file cannot be read any more. */
export async function sendFile(ticket, importId, file, view, signal) {
  const look = async () => {
    const seen = await ask(ticket, 'GET', { import: importId }, { signal, onTrouble: () => view.offline() });
    return seen.state === 'arriving' ? seen.received : file.size;
  };
  const show = (position) => view.sending(position, file.size);
  let failures = 0;
  let received = await look();
  while (received < file.size) {
    const offset = received;
    show(offset);
    const body = file.slice(offset, offset + PIECE_BYTES);
    const piece = { body, type: 'application/octet-stream', signal, onProgress: (sent) => show(offset + sent) };
    try {
      const { status, reply } = await request(ticket, 'PUT', { import: importId, offset }, piece);
      if (status === 200) {
        received = reply.received;
        failures = 0;
        continue;
      }
      // Another connection of ours was faster, or a piece arrived in part: the service knows how much it has.
      const again = status === 409 || status === 400 || status === 408 || status === 429;
      if (status === 507 || (status < 500 && !again)) throw new RefusedError(status, reply.error ?? 'Refused.');
    } catch (error) {
      if (signal.aborted || error instanceof RefusedError) throw error;
    }
    await demandReadable(body);
    view.offline();
    await pause(Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS), signal);
    failures += 1;
    received = await look();
  }
}

async function demandReadable(piece) {
  try {
    await piece.slice(0, 1).arrayBuffer();
  } catch {
    throw new Error('This file was changed or moved while it was being sent. Choose it again.');
  }
}

/** Reads an import that is done again, with another answer. How it stands then. */
export const correct = (ticket, importId, answers) => ask(ticket, 'POST', { import: importId }, asJson(answers));

/** Shows each state of an import, asks its questions, and ends with it: how it stands then. */
export async function follow(ticket, importId, view, first) {
  const query = { import: importId };
  let seen = first ?? (await ask(ticket, 'GET', query));
  for (;;) {
    view.shows(seen);
    if (seen.state === 'done' || seen.state === 'failed') return seen;
    if (seen.state === 'asking') {
      const answers = await Promise.race([view.answers(seen.question), untilNotAsking()]);
      if (answers) {
        try {
          seen = await ask(ticket, 'POST', query, asJson(answers));
          continue;
        } catch (error) {
          // Answered already, in another window or by a try whose reply was lost.
          if (error.status !== 409) throw error;
        }
      }
    } else await pause(LOOK_MS);
    seen = await ask(ticket, 'GET', query, { onTrouble: () => view.offline() });
  }

  /** It may be cancelled, or answered in another window. */
  async function untilNotAsking() {
    for (;;) {
      await pause(LOOK_MS * 5);
      if ((await ask(ticket, 'GET', query)).state !== 'asking') return undefined;
    }
  }
}
