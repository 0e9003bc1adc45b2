/** The HTTP client of what only a shared key opens: owners, their tokens, tickets and credits. */
import type { ExportPlace } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { OwnerService } from '../contract/owner-service.ts';
import type { DataRecord } from '../contract/records.ts';
import { createKeyedAsk, type KeyedAskOptions } from './keyed-ask.ts';
import { presentable, readBalance } from './read-records.ts';

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
      const { exists, sample, displayName, credits, archive } = await ask('describeOwner', { owner }, undefined, call);
      return { exists, sample, displayName, credits: readBalance(credits), archive };
    },
    async issueToken(owner, { scopes, appName, expiresAt }, call) {
      const ends = expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() };
      const { token, tokenId } = await ask('issueToken', { owner }, { scopes, appName, ...ends }, call);
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
