/** Calls a Bot API method over HTTP: encodes the body, reads the reply, and turns failures into BotApiError. */
import { randomUUID } from 'node:crypto';
import type { Opts } from '@grammyjs/types';
import type { Clock } from '#platform/clock.ts';
import { createHttpPool, HttpError, type HttpReply } from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { BotApiError } from './errors.ts';
import { type Result, readResult } from './results.ts';

const CONNECTIONS = 64;
/** One poll, and the final one that confirms its updates. */
const POLL_CONNECTIONS = 2;
/** Shorter than the usual idle timeout of servers, so that they don't close a connection during a request. */
const KEEP_ALIVE_MS = 15_000;
const DEADLINE_MS = { call: 15_000, upload: 120_000, poll: 60_000 } as const;
const UPLOADS: ReadonlySet<string> = new Set(['sendDocument', 'sendPhoto', 'editMessageMedia']);
const MAX_REPLY_BYTES = { call: 2 << 20, poll: 32 << 20 } as const;

/** A file to upload as a form field. `filename` must not contain quotes or line breaks. */
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
/** Parameters of a method, as documented by the Bot API. */
export type Payload<M extends Method> = Payloads[M];

export interface CallOptions {
  /** Aborts the call immediately; it then fails as `unreachable` or `in-doubt`. */
  signal?: AbortSignal | undefined;
  /** Deadline of the whole call in milliseconds; 15,000 by default, longer for uploads and polls. */
  deadlineMs?: number | undefined;
}

/** Makes one call immediately: rate limiting and retries are up to the caller. @throws BotApiError */
export type Call = <M extends Method>(method: M, payload: Payload<M>, options?: CallOptions) => Promise<Result<M>>;

/** `prefix` is the path before the method name; it holds the token and never appears in errors or logs. */
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
      log.debug({ err: failure }, 'no reply to a Bot API call');
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
 * Multipart form as the Bot API expects it: files referenced by `attach://`, fields that are not text as JSON. FormData
 * would turn line breaks into \r\n, which shifts the entities of a caption.
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
