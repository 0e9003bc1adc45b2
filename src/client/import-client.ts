/** The HTTP client of what the service offers about imports, with the key that bot and service share. */
import type { z } from 'zod';
import { type Clock, DeadlineError } from '../clock.ts';
import { EXTENSIONS, type Extension } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { ExportFile, ImportService } from '../contract/import-service.ts';
import { IMPORT_EXTENSIONS } from '../contract/imports.ts';
import type { HttpReply } from '../http.ts';
import type { Log } from '../log.ts';
import { classifyRefusal } from './classify.ts';
import { createExchange } from './exchange.ts';
import { readBody } from './reply-body.ts';
import { addressOf, type ServiceRequest } from './request.ts';
import { retryPause } from './retry.ts';

export interface ImportClientOptions {
  /** {base_url}: http(s), with or without a path or a slash at its end. */
  apiUrl: string;
  serviceKey: string;
  clock: Clock;
  log: Log;
}

const CONNECTIONS = 64;
const MAX_REPLY_BYTES = 1024 * 1024;
/** StartImportQuery. */
const MAX_FILE_NAME = 255;
const DEADLINE_MS = 15_000;
/** How long the service may take nothing of a file that waits for it, or be silent after the last of it. */
const STALL_MS = 60_000;

/** @throws TypeError when the address is not an http(s) address */
export function createImportClient(options: ImportClientOptions): ImportService & { close(): Promise<void> } {
  const { serviceKey, clock, log } = options;
  const base = addressOf(options.apiUrl);
  const exchange = createExchange({
    origins: [new URL(base).origin],
    clock,
    connections: CONNECTIONS,
    maxReplyBytes: MAX_REPLY_BYTES,
  });

  function requestOf({ method, path }: Extension, parts: Readonly<Record<string, string>>, query = ''): ServiceRequest {
    const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
    const url = new URL(base + filled + query);
    return {
      origin: url.origin,
      method,
      path: url.pathname + url.search,
      headers: {
        authorization: `Bearer ${serviceKey}`,
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'personal-data-bot',
      },
      body: undefined,
    };
  }

  function read<Row extends Extension>(row: Row, reply: HttpReply): z.output<Row['reply']> {
    const { status } = reply;
    const body = readBody(reply.body, reply.header('content-encoding'));
    if (status === 401 || status === 403) {
      log.error({ status }, 'the service refuses the key: SERVICE_KEY has to be the same on both sides');
      throw new ServiceFailure('service-failed', false, { status });
    }
    if (status < 200 || status > 299) {
      const retryAfter = reply.header('retry-after');
      throw classifyRefusal({ status, body, retryAfter, secrets: [serviceKey] }, clock.now());
    }
    const value = row.reply.safeParse(body.kind === 'json' ? body.value : undefined);
    if (!value.success) throw new ServiceFailure('unreadable-reply', false, { status });
    return value.data as z.output<Row['reply']>;
  }

  /** Asks at most twice: every such question may be asked again. */
  async function ask<Row extends Extension>(
    row: Row,
    parts: Readonly<Record<string, string>>,
    signal: AbortSignal,
    body?: unknown,
  ): Promise<z.output<Row['reply']>> {
    const request = requestOf(row, parts);
    const whole =
      body === undefined
        ? request
        : {
            ...request,
            headers: { ...request.headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          };
    const attempt = async () => read(row, await exchange.send(whole, { signal, deadlineMs: DEADLINE_MS }));
    try {
      return await attempt();
    } catch (error) {
      const pause = error instanceof ServiceFailure ? retryPause(error, false) : undefined;
      if (pause === undefined) throw error;
      await clock.sleep(pause, signal).catch(() => undefined);
      return await attempt();
    }
  }

  async function start(owner: string, importId: string, file: ExportFile, signal: AbortSignal): Promise<string> {
    const { name, telegramId, size } = file;
    const row = IMPORT_EXTENSIONS.startImport;
    const query = new URLSearchParams({ name: name.slice(0, MAX_FILE_NAME).toWellFormed(), telegramId, importId });
    const request = requestOf(row, { owner }, `?${query}`);
    const begun = clock.elapsed();
    const flow = watched(file.chunks, clock, signal);
    try {
      const headers = {
        ...request.headers,
        'content-type': 'application/octet-stream',
        ...(size === undefined ? {} : { 'content-length': String(size) }),
      };
      const sent = { ...request, headers, body: flow.chunks };
      const reply = await exchange.send(sent, { signal: flow.signal, deadlineMs: undefined });
      log.debug(
        { status: reply.status, bytes: size, ms: clock.elapsed() - begun },
        'an export was sent to the service',
      );
      return read(row, reply).importId;
    } catch (error) {
      // What kept the file from coming is the cause; that the request was cut off is its consequence.
      throw flow.broken()?.error ?? error;
    } finally {
      flow.end();
    }
  }

  const known = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof ServiceFailure && (error.code === 'not-found' || error.detail.status === 409))
        return undefined;
      throw error;
    });

  return {
    start,
    describe: (owner, importId, signal) => known(ask(IMPORT_EXTENSIONS.describeImport, { owner, importId }, signal)),
    answer: async (owner, importId, answers, signal) =>
      (await known(ask(IMPORT_EXTENSIONS.answerImport, { owner, importId }, signal, answers))) !== undefined,
    cancel: async (owner, importId, signal) =>
      (await known(ask(IMPORT_EXTENSIONS.cancelImport, { owner, importId }, signal)))?.cancelled === true,
    putMessages: (owner, messages, signal) => ask(IMPORT_EXTENSIONS.putMessages, { owner }, signal, messages),
    uploadPage: async (owner, signal) =>
      (await ask(EXTENSIONS.issueTicket, { owner }, signal, { purpose: 'upload' })).url,
    close: () => exchange.close(),
  };
}

/** The chunks of a file, and a signal that is aborted, with a DeadlineError, when nobody takes them any more. */
function watched(chunks: AsyncIterable<Uint8Array>, clock: Clock, outer: AbortSignal) {
  const stalled = new AbortController();
  let broken: { error: unknown } | undefined;
  let disarm = () => {};
  const arm = () => {
    disarm();
    disarm = clock.after(STALL_MS, () => stalled.abort(new DeadlineError(STALL_MS)));
  };
  async function* flow(): AsyncGenerator<Uint8Array> {
    disarm();
    try {
      for await (const chunk of chunks) {
        arm();
        yield chunk;
        disarm();
      }
    } catch (error) {
      broken = { error };
      throw error;
    }
    arm();
  }
  arm();
  return {
    chunks: flow(),
    signal: AbortSignal.any([outer, stalled.signal]),
    broken: () => broken,
    end: () => disarm(),
  };
}
