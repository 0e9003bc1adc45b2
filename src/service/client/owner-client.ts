/** The HTTP client of what only a shared key opens: owners, their tokens, tickets and credits. */

import { type Clock, TimeoutError } from '#platform/clock.ts';
import type { ExportPlace } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { ExportFile, ImportService } from '../contract/imports.ts';
import type { OwnerService } from '../contract/owner-service.ts';
import type { DataRecord } from '../contract/records.ts';
import { createKeyedAsk, type KeyedAskOptions } from './keyed-ask.ts';
import { presentable, readBalance } from './read-records.ts';

const IMPORT_CONNECTIONS = 64;
/** UploadQuery. */
const [MAX_FILE_NAME, MAX_PERSON_NAME] = [255, 200];
/** How long the service may take nothing of a file that waits for it, or be silent after the last of it. */
const STALL_MS = 60_000;

/**
 * Makes the client. `close` ends running calls as cancelled and refuses later ones.
 * @throws TypeError when the address is not an http(s) address
 */
export function createImportClient(options: KeyedAskOptions): ImportService & { close(): Promise<void> } {
  const { clock, log } = options;
  const { ask, send, close } = createKeyedAsk(options, {
    connections: IMPORT_CONNECTIONS,
    keyRefused: 'service-failed',
  });

  async function upload(owner: string, importId: string, file: ExportFile, signal: AbortSignal): Promise<void> {
    const { name, telegramId, personName, timeZone, size } = file;
    const query = new URLSearchParams({
      ...{ name: name.slice(0, MAX_FILE_NAME).toWellFormed(), telegramId },
      ...(personName ? { personName: personName.slice(0, MAX_PERSON_NAME).toWellFormed() } : {}),
      ...(timeZone === undefined ? {} : { timeZone }),
    });
    const begun = clock.monotonic();
    const flow = watched(file.chunks, clock, signal);
    const headers = {
      'content-type': 'application/octet-stream',
      ...(size === undefined ? {} : { 'content-length': String(size) }),
    };
    try {
      const about = { parts: { owner, importId }, query: String(query) };
      await send('uploadImport', about, { headers, body: flow.chunks }, flow.signal);
      log.debug({ bytes: size, ms: clock.monotonic() - begun }, 'an export was sent to the service');
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
    upload,
    describe: (owner, importId, signal) => known(ask('describeImport', { owner, importId }, undefined, { signal })),
    answer: async (owner, importId, answers, signal) =>
      (await known(ask('answerImport', { owner, importId }, answers, { signal }))) !== undefined,
    cancel: async (owner, importId, signal) =>
      (await known(ask('cancelImport', { owner, importId }, undefined, { signal })))?.cancelled === true,
    putMessages: (owner, messages, signal) => ask('putMessages', { owner }, messages, { signal }),
    close,
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

const CONNECTIONS = 16;
/** A page of records is far smaller, unless one of them is as large as a mail can get. */
const MAX_REPLY_BYTES = 32 * 1024 * 1024;

const at = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment));

/**
 * Makes the client. `close` ends running calls as cancelled and refuses later ones.
 * @throws TypeError when the address is not an http(s) address
 */
export function createOwnerClient(options: KeyedAskOptions): OwnerService & { close(): Promise<void> } {
  const { ask, close } = createKeyedAsk(
    { maxReplyBytes: MAX_REPLY_BYTES, ...options },
    { connections: CONNECTIONS, keyRefused: 'not-offered' },
  );
  return {
    async describeOwner(owner, call) {
      const described = await ask('describeOwner', { owner }, undefined, call);
      const { exists, sample, displayName, credits, languageModel } = described;
      const archive = { ...described.archive, newestAt: at(described.archive.newestAt) };
      return { exists, sample, displayName, credits: credits && readBalance(credits), archive, languageModel };
    },
    async issueToken(owner, { scopes, appName, expiresAt, payer }, call) {
      const ends = expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() };
      const { token, tokenId } = await ask('issueToken', { owner }, { scopes, appName, ...ends, payer }, call);
      return { token, tokenId };
    },
    async listTokens(owner, call) {
      const { items } = await ask('listTokens', { owner }, undefined, call);
      return items.map(({ tokenId, appName, createdAt, expiresAt, usedAt }) => ({
        tokenId,
        appName,
        createdAt: Date.parse(createdAt),
        expiresAt: at(expiresAt),
        usedAt: at(usedAt),
      }));
    },
    async revokeToken(owner, tokenId, call) {
      try {
        return (await ask('revokeToken', { owner, tokenId }, undefined, call)).revoked;
      } catch (error) {
        if (error instanceof ServiceFailure && error.code === 'not-found') return false;
        throw error;
      }
    },
    async issueTicket(owner, request, call) {
      const { url } = await ask('issueTicket', { owner }, request, call);
      return { url };
    },
    async *exportRecords(owner, from, call) {
      let place: ExportPlace | undefined = from;
      do {
        const { datastore, items, next } = await ask('exportRecords', { owner }, place ? { from: place } : {}, call);
        const records = items.map((record) => ({ datastore, record: presentable(record) as DataRecord }));
        yield { records, next };
        place = next;
      } while (place);
    },
    eraseOwner: (owner, call) => ask('eraseOwner', { owner }, {}, call),
    close,
  };
}
