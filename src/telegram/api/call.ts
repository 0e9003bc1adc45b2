/** One call of a Bot API method over HTTP: its body written, its reply read, its failure a BotApiError. */
import { randomUUID } from 'node:crypto';
import type { Opts } from '@grammyjs/types';
import type { Clock } from '#platform/clock.ts';
import { createHttpPool, HttpError, type HttpReply } from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { BotApiError } from './errors.ts';
import { type Result, readResult } from './results.ts';

const CONNECTIONS = 64;
/** One poll, and the last one that confirms what it brought. */
const POLL_CONNECTIONS = 2;
/** Below what servers usually allow an idle connection, so that they do not close one under a request. */
const KEEP_ALIVE_MS = 15_000;
const DEADLINE_MS = { call: 15_000, upload: 120_000, poll: 60_000 } as const;
const UPLOADS: ReadonlySet<string> = new Set(['sendDocument', 'sendPhoto', 'editMessageMedia']);
const MAX_REPLY_BYTES = { call: 2 << 20, poll: 32 << 20 } as const;

/** A file that is uploaded as a field of the form. `filename` has neither quotes nor line breaks. */
export class InputFile {
  readonly field: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  constructor(field: string, filename: string, contentType: string, content: Uint8Array) {
    this.field = field;
    this.filename = filename;
    this.contentType = contentType;
    this.content = content;
  }
}

type Payloads = Opts<InputFile>;
export type Method = keyof Payloads;
/** What a method takes, as the Bot API documents it. */
export type Payload<M extends Method> = Payloads[M];

export interface CallOptions {
  /** Gives the call up at once; it ends as `unreachable` or `in-doubt`, as every call that was given up. */
  signal?: AbortSignal | undefined;
  /** For the whole call, in milliseconds; 15,000 unless something is uploaded or polled for. */
  deadlineMs?: number | undefined;
}

/** Made once, and right away: pace, repetition and waiting belong to those who call. @throws BotApiError */
export type Call = <M extends Method>(method: M, payload: Payload<M>, options?: CallOptions) => Promise<Result<M>>;

/** `prefix` is the path before the method's name; of it nothing appears in an error or in the log. */
export function createCaller(options: { origin: string; prefix: string; clock: Clock; log: Log; metrics: Metrics }): {
  call: Call;
  close(): Promise<void>;
} {
  const { origin, prefix, clock, log, metrics } = options;
  const pool = { origin, clock, keepAliveMs: KEEP_ALIVE_MS };
  const calls = createHttpPool({ ...pool, connections: CONNECTIONS });
  const polls = createHttpPool({ ...pool, connections: POLL_CONNECTIONS });

  const call: Call = async (method, payload, { signal, deadlineMs } = {}) => {
    const isPoll = method === 'getUpdates';
    const { contentType, body } = UPLOADS.has(method)
      ? formOf(payload)
      : { contentType: 'application/json', body: JSON.stringify(payload) };
    const limits = {
      signal,
      deadlineMs: deadlineMs ?? DEADLINE_MS[isPoll ? 'poll' : typeof body === 'string' ? 'call' : 'upload'],
      maxBytes: MAX_REPLY_BYTES[isPoll ? 'poll' : 'call'],
    };
    const request = { method: 'POST', path: prefix + method, headers: { 'content-type': contentType }, body } as const;
    let reply: HttpReply;
    try {
      reply = await (isPoll ? polls : calls).request(request, limits);
    } catch (cause) {
      const kind = cause instanceof HttpError && !cause.started ? 'unreachable' : 'in-doubt';
      const failure = new BotApiError(kind, method, { cause });
      metrics.botApiFailures.add({ method, kind });
      log.debug({ err: failure }, 'a Bot API call has no answer');
      throw failure;
    }
    try {
      return readResult(method, reply);
    } catch (error) {
      if (error instanceof BotApiError) metrics.botApiFailures.add({ method, kind: error.kind });
      throw error;
    }
  };

  return {
    call,
    async close() {
      await Promise.all([calls.close(), polls.destroy()]);
    },
  };
}

/**
 * Files are named by `attach://`, fields that are not text are JSON, as the Bot API wants them. FormData would make \r\n of
 * each line's end, which moves the entities of a caption.
 */
function formOf(payload: object): { contentType: string; body: Buffer } {
  const boundary = `form-${randomUUID()}`;
  const parts: (string | Uint8Array)[] = [];
  const addPart = (head: string, content: string | Uint8Array) =>
    parts.push(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`, content, '\r\n');
  function attach(_: string, value: unknown): unknown {
    if (!(value instanceof InputFile)) return value;
    const { field, filename, contentType, content } = value;
    addPart(`name="${field}"; filename="${filename}"\r\ncontent-type: ${contentType}`, content);
    return `attach://${field}`;
  }
  for (const [name, value] of Object.entries(payload)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value, attach);
    if (!(value instanceof InputFile)) addPart(`name="${name}"`, text);
  }
  parts.push(`--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
  };
}
