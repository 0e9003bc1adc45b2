/** The HTTP client for operations with the shared key: owners, their tokens, tickets and credits, and imports. */
import { z } from 'zod';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import {
  EXTENSIONS,
  type ExportPlace,
  type OwnerAccess,
  type OwnerDescription,
  type TicketRequest,
} from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import {
  IMPORT_EXTENSIONS,
  type ImportAnswers,
  type ImportView,
  type OpenImport,
  type OwnMessages,
} from '../contract/imports.ts';
import type { DataRecord } from '../contract/records.ts';
import { addressOf, createHttpCall, type Deadline, type ServiceRequest } from './http-call.ts';
import { stripPrivate } from './records.ts';
import { badRequest } from './requests.ts';

const ROWS = { ...EXTENSIONS, ...IMPORT_EXTENSIONS };
type RowName = keyof typeof ROWS;
type Reply<Name extends RowName> = z.output<(typeof ROWS)[Name]['reply']>;

/** Operations that read an archive take longer. */
const DEADLINES: { readonly [name in RowName]?: Deadline } = { eraseOwner: 'answer', exportRecords: 'data' };

export interface OwnerClientOptions {
  /** {base_url}: http(s), with or without a path or a trailing slash. */
  apiUrl: string;
  /** The key shared by bot and service. */
  serviceKey: string;
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
}

/** An export to upload. */
export interface ExportFile {
  /** File name, as the sender has it. */
  readonly name: string;
  /** As in UploadQuery. */
  readonly telegramId: string;
  readonly personName?: string | undefined;
  readonly timeZone?: string | undefined;
  /** Size in bytes, if known. */
  readonly size: number | undefined;
  /** Pulled as fast as the service accepts them. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

interface OwnerCall {
  /** Aborts the HTTP request. */
  signal: AbortSignal;
}

/** A page of records is usually far smaller, but a single mail can be very large. */
const MAX_REPLY_BYTES = 32 * 1024 ** 2;
/** Limits of UploadQuery. */
const [MAX_FILE_NAME, MAX_PERSON_NAME] = [255, 200];
/** How long the service may read nothing of a waiting file, or take to reply after its end. */
const STALL_MS = 60_000;

export type OwnerClient = ReturnType<typeof createOwnerClient>;

/**
 * `owner` is an OwnerName. Every method rejects only with a ServiceFailure (`upload` also with errors of reading the
 * file); none costs credits. @throws TypeError if the address isn't http(s)
 */
export function createOwnerClient(options: OwnerClientOptions) {
  const { apiUrl, serviceKey, clock, log, metrics } = options;
  const address = addressOf(apiUrl);
  const http = createHttpCall({ addresses: [address], clock, log, metrics, maxReplyBytes: MAX_REPLY_BYTES });

  function requestOf(name: RowName, parts: Readonly<Record<string, string>>, body?: unknown): ServiceRequest {
    const { method, path } = ROWS[name];
    return {
      ...{ operation: name, address, method, body, secret: serviceKey, deadline: DEADLINES[name] ?? 'quick' },
      path: path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? '')),
      // A retry could leave behind a token that nobody holds.
      cost: name === 'issueToken' ? 'once' : 'free',
    };
  }

  const reader =
    <Name extends RowName>(name: Name) =>
    (value: unknown) =>
      ROWS[name].reply.safeParse(value).data as Reply<Name> | undefined;

  /** A refused key is this program's fault, not the person's. A gateway's error page says nothing about the key. */
  function rethrow(error: unknown, name: RowName): never {
    const status = error instanceof ServiceFailure && error.code !== 'service-failed' ? error.detail.status : undefined;
    if (status !== 401 && status !== 403) throw error;
    log.error({ status }, 'the data service rejects the key: SERVICE_KEY must be the same on both sides');
    const code = name in IMPORT_EXTENSIONS ? 'service-failed' : 'not-offered';
    throw new ServiceFailure(code, false, { status }, error);
  }

  /** @throws ServiceFailure; bad-request without sending anything if the body violates the contract */
  async function call<Name extends RowName>(
    name: Name,
    parts: Readonly<Record<string, string>>,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Reply<Name>> {
    const schema: z.ZodType | null = ROWS[name].body;
    const encoded = schema ? z.safeEncode(schema, body) : undefined;
    if (encoded?.success === false) throw badRequest(z.prettifyError(encoded.error).slice(0, 300));
    const request = requestOf(name, parts, encoded?.data);
    return http.call(request, { signal }, reader(name)).catch((error) => rethrow(error, name));
  }

  /** Turns 404 and 409 into undefined: it doesn't exist or is in another state. */
  const ifExists = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof ServiceFailure && (error.code === 'not-found' || error.detail.status === 409))
        return undefined;
      throw error;
    });

  return {
    describeOwner: (owner: string, { signal }: OwnerCall): Promise<OwnerDescription> =>
      call('describeOwner', { owner }, undefined, signal),
    /** Creates the owner if needed. Never retried automatically: a lost reply may leave a token without a holder. */
    issueToken: (
      owner: string,
      wanted: z.output<typeof EXTENSIONS.issueToken.body>,
      { signal }: OwnerCall,
    ): Promise<Reply<'issueToken'>> => call('issueToken', { owner }, wanted, signal),
    /** Newest first. */
    listTokens: async (owner: string, { signal }: OwnerCall): Promise<OwnerAccess[]> =>
      (await call('listTokens', { owner }, undefined, signal)).items,
    /** @returns whether the token existed */
    revokeToken: async (owner: string, tokenId: string, { signal }: OwnerCall): Promise<boolean> =>
      (await ifExists(call('revokeToken', { owner, tokenId }, undefined, signal)))?.revoked === true,
    /** Issues a ticket, with the address of the page if it has one. */
    issueTicket: (owner: string, request: TicketRequest, { signal }: OwnerCall): Promise<Reply<'issueTicket'>> =>
      call('issueTicket', { owner }, request, signal),
    /** All records of the owner, page by page, without PRIVATE_MEMBERS. */
    async *exportRecords(owner: string, { signal }: OwnerCall) {
      let from: ExportPlace | undefined;
      do {
        const { datastore, items, next } = await call('exportRecords', { owner }, { from }, signal);
        yield items.map((record) => ({ datastore, record: stripPrivate(record) as DataRecord }));
        from = next;
      } while (from);
    },
    eraseOwner: (owner: string, { signal }: OwnerCall): Promise<Reply<'eraseOwner'>> =>
      call('eraseOwner', { owner }, {}, signal),
    /** Uploads an export. `importId`: a UUID; a repeated upload starts over unless the service has the complete file. */
    async upload(
      owner: string,
      importId: string,
      { name, telegramId, personName, timeZone, size, chunks }: ExportFile,
      signal: AbortSignal,
    ): Promise<void> {
      const query = new URLSearchParams({
        ...{ name: name.slice(0, MAX_FILE_NAME).toWellFormed(), telegramId },
        ...(personName ? { personName: personName.slice(0, MAX_PERSON_NAME).toWellFormed() } : {}),
        ...(timeZone === undefined ? {} : { timeZone }),
      });
      const startedAt = clock.monotonic();
      const flow = watched(chunks, clock, signal);
      const file = { chunks: flow.chunks, size };
      const request = { ...requestOf('uploadImport', { owner, importId }), query: String(query), file };
      try {
        await http.send(request, flow.signal, reader('uploadImport')).catch((error) => rethrow(error, 'uploadImport'));
        log.debug({ bytes: size, ms: clock.monotonic() - startedAt }, 'export uploaded to the service');
      } catch (error) {
        // An error of reading the file is the cause of the aborted request.
        throw flow.broken()?.error ?? error;
      } finally {
        flow.end();
      }
    },
    /** The owner's open imports, oldest first. */
    list: async (owner: string, signal: AbortSignal): Promise<readonly OpenImport[]> =>
      (await ifExists(call('listImports', { owner }, undefined, signal)))?.items ?? [],
    /** Undefined if the service doesn't know the import (any more). */
    describe: (owner: string, importId: string, signal: AbortSignal): Promise<ImportView | undefined> =>
      ifExists(call('describeImport', { owner, importId }, undefined, signal)),
    /** Answers the import's question, or rereads a finished one. False if no question is open (any more). */
    answer: async (owner: string, importId: string, answers: ImportAnswers, signal: AbortSignal): Promise<boolean> =>
      (await ifExists(call('answerImport', { owner, importId }, answers, signal))) !== undefined,
    /** False if the import has already ended. */
    cancel: async (owner: string, importId: string, signal: AbortSignal): Promise<boolean> =>
      (await ifExists(call('cancelImport', { owner, importId }, undefined, signal)))?.cancelled === true,
    /** Writes and removes messages; idempotent. An empty call only creates the owner. @returns what has changed */
    putMessages: (owner: string, messages: OwnMessages, signal: AbortSignal): Promise<Reply<'putMessages'>> =>
      call('putMessages', { owner }, messages, signal),
    /** Ends running calls as cancelled and rejects later ones. */
    close: () => http.close(),
  };
}

/** The chunks of a file, and a signal that is aborted, with a TimeoutError, when they are no longer read. */
function watched(chunks: AsyncIterable<Uint8Array>, clock: Clock, outer: AbortSignal) {
  const stalled = new AbortController();
  let broken: { error: unknown } | undefined;
  let disarm = () => {};
  const arm = () => {
    disarm();
    disarm = clock.setTimer(STALL_MS, () => stalled.abort(new TimeoutError(STALL_MS)));
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
