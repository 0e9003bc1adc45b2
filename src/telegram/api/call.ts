/** One call of a Bot API method over HTTP: its body written, its reply read, its failure a BotApiError. */

import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { createHttpPool, HttpError, type HttpReply } from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { BotApiError } from './errors.ts';
import * as replies from './replies.ts';

const CONNECTIONS = 64;
/** One poll, and the last one that confirms what it brought. */
const POLL_CONNECTIONS = 2;
/** Below what servers usually allow an idle connection, so that they do not close one under a request. */
const KEEP_ALIVE_MS = 15_000;
const DEADLINE_MS = { call: 15_000, upload: 120_000, poll: 60_000 } as const;
const MAX_REPLY_BYTES = { call: 2 << 20, poll: 32 << 20 } as const;
const JSON_HEADERS = { 'content-type': 'application/json' };

export interface CallOptions {
  /** Gives the call up at once; it ends as `unreachable` or `in-doubt`, as every call that was given up. */
  signal?: AbortSignal | undefined;
  /** For the whole call, in milliseconds; 15,000 unless the method says otherwise. */
  deadlineMs?: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export interface Caller {
  /** @throws BotApiError */
  call<T>(
    method: string,
    fields: Fields,
    read: replies.Reader<T>,
    options: CallOptions | undefined,
    upload?: Upload,
  ): Promise<T>;
  /** The same for a method whose result says nothing. */
  set(method: string, fields: Fields, options: CallOptions | undefined, upload?: Upload): Promise<void>;
  close(): Promise<void>;
}

/** `prefix` is the path before the method's name; of it nothing appears in an error or in the log. */
export function createCaller(options: {
  origin: string;
  prefix: string;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}): Caller {
  const { origin, prefix, clock, log, metrics } = options;
  const pool = { origin, clock, keepAliveMs: KEEP_ALIVE_MS };
  const calls = createHttpPool({ ...pool, connections: CONNECTIONS });
  const polls = createHttpPool({ ...pool, connections: POLL_CONNECTIONS });

  const call: Caller['call'] = async (method, fields, read, options, upload) => {
    const isPoll = method === 'getUpdates';
    const form = upload && multipartForm(fields, upload);
    const limits = {
      signal: options?.signal,
      deadlineMs: options?.deadlineMs ?? DEADLINE_MS[isPoll ? 'poll' : form ? 'upload' : 'call'],
      maxBytes: MAX_REPLY_BYTES[isPoll ? 'poll' : 'call'],
    };
    const request = {
      method: 'POST',
      path: prefix + method,
      headers: form ? { 'content-type': form.contentType } : JSON_HEADERS,
      body: form ? form.body : JSON.stringify(fields),
    } as const;
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
      return replies.read(method, reply, read);
    } catch (error) {
      if (error instanceof BotApiError) metrics.botApiFailures.add({ method, kind: error.kind });
      throw error;
    }
  };
  const set: Caller['set'] = async (method, fields, options, upload) => {
    await call(method, fields, replies.anything, options, upload);
  };
  return {
    call,
    set,
    async close() {
      await Promise.all([calls.close(), polls.destroy()]);
    },
  };
}

export interface Upload {
  /** Of the field that holds the file. */
  readonly field: string;
  /** Neither quotes nor line breaks. */
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/**
 * The body with its content type. Fields that are not text are written as JSON, as the Bot API wants them. FormData would
 * make \r\n of each line's end, which moves the entities of a caption.
 */
function multipartForm(
  fields: Readonly<Record<string, unknown>>,
  upload: Upload,
): { contentType: string; body: Buffer } {
  const boundary = `form-${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  );
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="${upload.field}"; filename="${upload.filename}"\r\n` +
    `content-type: ${upload.contentType}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(parts.join('') + head), upload.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
