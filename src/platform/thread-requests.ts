/** Requests to a worker thread, one at a time, and its replies. */
import { parentPort, type Worker } from 'node:worker_threads';
import { threadCpuMs } from './worker.ts';

/** An error between threads: structured cloning loses its class. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** SQLite's extended result code. */
  readonly errcode?: number;
}

export function errorToSend(error: unknown): SentError {
  const known: Error & { code?: unknown; errcode?: unknown } =
    error instanceof Error ? error : new Error(String(error));
  const { name, message, stack = '', code, errcode } = known;
  return {
    ...{ name, message, stack },
    ...(typeof code === 'string' && { code }),
    ...(typeof errcode === 'number' && { errcode }),
  };
}

/** Makes an error of the class named `sent.name`; undefined: a plain Error will do. */
export type CreateError = (sent: SentError) => Error | undefined;

export function receivedError(sent: SentError, create: CreateError): Error {
  const { errcode } = sent;
  const error = create(sent) ?? Object.assign(new Error(sent.message), errcode !== undefined && { errcode });
  error.stack = sent.stack;
  return error;
}

/** The thread ended, or sent nothing for too long, before it replied. */
export class ThreadError extends Error {
  override name = 'ThreadError';
}

type Message =
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'reply'; readonly value: unknown; readonly cpuMs: number }
  | { readonly kind: 'failure'; readonly error: SentError; readonly cpuMs: number };

const STOP = 'stop';
/** How long a stopped thread may take to reply. */
const STOP_MS = 10_000;
/** Interval of messages from a thread whose work isn't one blocking step. */
const ALIVE_MS = 1000;

export interface RequestOptions<Progress> {
  /** A thread that sends nothing for so long is terminated. */
  readonly silenceMs: number;
  readonly createError: CreateError;
  readonly onProgress?: (progress: Progress) => void;
  /** Gets the CPU time of the request in milliseconds. */
  readonly onCpu?: ((ms: number) => void) | undefined;
  /** Aborts the signal of the thread's work, which may still reply with what it has done. */
  readonly signal?: AbortSignal;
}

/** Sends a request to a thread that `serve`s and has no other request. @throws ThreadError, or what the thread's work throws */
export async function requestFrom<Reply, Progress = never>(
  worker: Worker,
  request: unknown,
  { silenceMs, createError, onProgress, onCpu, signal }: RequestOptions<Progress>,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const onEnd = (cause?: unknown) => reject(new ThreadError('the thread ended', { cause }));
  function giveUp(): void {
    reject(new ThreadError('the thread took too long'));
    void worker.terminate();
  }
  const silence = setTimeout(giveUp, silenceMs);
  let stopping: NodeJS.Timeout | undefined;
  function stop(): void {
    worker.postMessage(STOP);
    stopping = setTimeout(giveUp, STOP_MS);
  }
  function receive(message: Message): void {
    silence.refresh();
    if (message.kind === 'progress') onProgress?.(message.progress as Progress);
    if (message.kind === 'alive' || message.kind === 'progress') return;
    onCpu?.(message.cpuMs);
    if (message.kind === 'reply') resolve(message.value as Reply);
    else reject(receivedError(message.error, createError));
  }
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('message', receive).on('error', onEnd).on('exit', onEnd);
  worker.ref();
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    clearTimeout(silence);
    clearTimeout(stopping);
    signal?.removeEventListener('abort', stop);
    worker.off('message', receive).off('error', onEnd).off('exit', onEnd);
    worker.unref();
  }
}

/** In a thread: replies to each request with what `work` returns or throws. */
export function serve<Request, Progress = never>(
  work: (request: Request, report: (progress: Progress) => void, signal: AbortSignal) => unknown,
): void {
  const send = (message: Message) => parentPort?.postMessage(message);
  let stopping = new AbortController();
  parentPort?.on('message', async (request: Request | typeof STOP) => {
    if (request === STOP) return stopping.abort();
    stopping = new AbortController();
    const before = threadCpuMs();
    const cpuMs = () => threadCpuMs() - before;
    const alive = setInterval(send, ALIVE_MS, { kind: 'alive' });
    try {
      const value = await work(request as Request, (progress) => send({ kind: 'progress', progress }), stopping.signal);
      send({ kind: 'reply', value, cpuMs: cpuMs() });
    } catch (error) {
      send({ kind: 'failure', error: errorToSend(error), cpuMs: cpuMs() });
    } finally {
      clearInterval(alive);
    }
  });
}
