/** The HTTP client of what only a shared key opens: owners, their tokens, tickets and credits, and imports. */
import { z } from 'zod';
import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { EXTENSIONS, type ExportPlace } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { IMPORT_EXTENSIONS, type ImportService } from '../contract/imports.ts';
import type { OwnerService } from '../contract/owner-service.ts';
import type { DataRecord } from '../contract/records.ts';
import { addressOf, createHttpCall, type Deadline, type ServiceRequest } from './http-call.ts';
import { stripPrivate } from './records.ts';
import { badRequest } from './requests.ts';

const ROWS = { ...EXTENSIONS, ...IMPORT_EXTENSIONS };
type RowName = keyof typeof ROWS;
type Reply<Name extends RowName> = z.output<(typeof ROWS)[Name]['reply']>;

/** What reads an archive takes longer. */
const DEADLINES: { readonly [name in RowName]?: Deadline } = { eraseOwner: 'answer', exportRecords: 'data' };

export interface OwnerClientOptions {
  /** {base_url}: http(s), with or without a path or a slash at its end. */
  apiUrl: string;
  /** What bot and service share. */
  serviceKey: string;
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
}

/** A page of records is far smaller, unless one of them is as large as a mail can get. */
const MAX_REPLY_BYTES = 32 * 1024 ** 2;
const CONNECTIONS = 64;
/** UploadQuery. */
const [MAX_FILE_NAME, MAX_PERSON_NAME] = [255, 200];
/** How long the service may take nothing of a file that waits for it, or be silent after the last of it. */
const STALL_MS = 60_000;

/** `close` ends running calls as cancelled and refuses later ones. @throws TypeError when the address is not an http(s) address */
export function createOwnerClient(
  options: OwnerClientOptions,
): OwnerService & ImportService & { close(): Promise<void> } {
  const { apiUrl, serviceKey, clock, log, metrics } = options;
  const address = addressOf(apiUrl);
  const limits = { connections: CONNECTIONS, maxReplyBytes: MAX_REPLY_BYTES };
  const http = createHttpCall({ addresses: [address], clock, log, metrics, ...limits });

  function requestOf(name: RowName, parts: Readonly<Record<string, string>>, body?: unknown): ServiceRequest {
    const { method, path } = ROWS[name];
    return {
      ...{ operation: name, address, method, body, secret: serviceKey, deadline: DEADLINES[name] ?? 'quick' },
      path: path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? '')),
      // A token that was made and that nobody holds would be left behind.
      cost: name === 'issueToken' ? 'once' : 'free',
    };
  }

  const reader =
    <Name extends RowName>(name: Name) =>
    (value: unknown) =>
      ROWS[name].reply.safeParse(value).data as Reply<Name> | undefined;

  /** Whoever the service does not know by the key is this program, not the person who asks; a gateway's page knows nobody. */
  function throwAsOurs(error: unknown, name: RowName): never {
    const status = error instanceof ServiceFailure && error.code !== 'service-failed' ? error.detail.status : undefined;
    if (status !== 401 && status !== 403) throw error;
    log.error({ status }, 'the data service refuses the key: SERVICE_KEY has to be the same on both sides');
    const code = name in IMPORT_EXTENSIONS ? 'service-failed' : 'not-offered';
    throw new ServiceFailure(code, false, { status }, error);
  }

  /** @throws ServiceFailure, bad-request before any request for a body that the contract does not allow */
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
    return http.call(request, { signal }, reader(name)).catch((error) => throwAsOurs(error, name));
  }

  /** Undefined for what is not there, or is in another state. */
  const known = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof ServiceFailure && (error.code === 'not-found' || error.detail.status === 409))
        return undefined;
      throw error;
    });

  return {
    describeOwner: (owner, { signal }) => call('describeOwner', { owner }, undefined, signal),
    issueToken: (owner, wanted, { signal }) => call('issueToken', { owner }, wanted, signal),
    listTokens: async (owner, { signal }) => (await call('listTokens', { owner }, undefined, signal)).items,
    revokeToken: async (owner, tokenId, { signal }) =>
      (await known(call('revokeToken', { owner, tokenId }, undefined, signal)))?.revoked === true,
    issueTicket: (owner, request, { signal }) => call('issueTicket', { owner }, request, signal),
    async *exportRecords(owner, from, { signal }) {
      let place: ExportPlace | undefined = from;
      do {
        const { datastore, items, next } = await call('exportRecords', { owner }, place ? { from: place } : {}, signal);
        const records = items.map((record) => ({ datastore, record: stripPrivate(record) as DataRecord }));
        yield { records, next };
        place = next;
      } while (place);
    },
    eraseOwner: (owner, { signal }) => call('eraseOwner', { owner }, {}, signal),
    async upload(owner, importId, { name, telegramId, personName, timeZone, size, chunks }, signal) {
      const query = new URLSearchParams({
        ...{ name: name.slice(0, MAX_FILE_NAME).toWellFormed(), telegramId },
        ...(personName ? { personName: personName.slice(0, MAX_PERSON_NAME).toWellFormed() } : {}),
        ...(timeZone === undefined ? {} : { timeZone }),
      });
      const begun = clock.monotonic();
      const flow = watched(chunks, clock, signal);
      const file = { chunks: flow.chunks, size };
      const request = { ...requestOf('uploadImport', { owner, importId }), query: String(query), file };
      try {
        await http
          .send(request, flow.signal, reader('uploadImport'))
          .catch((error) => throwAsOurs(error, 'uploadImport'));
        log.debug({ bytes: size, ms: clock.monotonic() - begun }, 'an export was sent to the service');
      } catch (error) {
        // What kept the file from coming is the cause; that the request was cut off is its consequence.
        throw flow.broken()?.error ?? error;
      } finally {
        flow.end();
      }
    },
    list: async (owner, signal) => (await known(call('listImports', { owner }, undefined, signal)))?.items ?? [],
    describe: (owner, importId, signal) => known(call('describeImport', { owner, importId }, undefined, signal)),
    answer: async (owner, importId, answers, signal) =>
      (await known(call('answerImport', { owner, importId }, answers, signal))) !== undefined,
    cancel: async (owner, importId, signal) =>
      (await known(call('cancelImport', { owner, importId }, undefined, signal)))?.cancelled === true,
    putMessages: (owner, messages, signal) => call('putMessages', { owner }, messages, signal),
    close: () => http.close(),
  };
}

/** The chunks of a file, and a signal that is aborted, with a DeadlineError, when nobody takes them any more. */
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
