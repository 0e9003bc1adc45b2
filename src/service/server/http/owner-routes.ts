/** Owner routes for the bot, authenticated by the service key. Without a key they don't exist. */
import { type Clock, rejectOnAbort } from '#platform/clock.ts';
import type { LanguageModel } from '../../contract/answers.ts';
import { EXTENSIONS, tokenIdOf } from '../../contract/extensions.ts';
import { parseScope } from '../../contract/scopes.ts';
import { displayName } from '../../importers/shown-name.ts';
import { exportPage } from '../archives/export.ts';
import type { Owner } from '../owners/directory.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { ApiError } from './api-error.ts';
import type { OwnerRoute } from './authentication.ts';
import type { Route } from './route.ts';

const LONGEST_LIFE_MS = 10 * 366 * 86_400_000;
const EMPTY = { records: 0, bytes: 0, messages: 0 };

export interface OwnerRoutesOptions {
  owners: Owners;
  archiveOf: ArchiveOf;
  /** Public address of the pages, without a trailing slash. */
  issuer: () => string;
  clock: Clock;
  languageModel: LanguageModel;
  /** Settles once the sample person's records are imported, or have failed to be. */
  sampleReady: Promise<void>;
}

/** How long issuing a token for the sample person waits for the sample records. */
const SAMPLE_WAIT_MS = 12_000;

export function ownerRoutes(
  route: OwnerRoute,
  { owners, archiveOf, issuer, clock, languageModel, sampleReady }: OwnerRoutesOptions,
): Route[] {
  const { directory, tokens, tickets, credits } = owners;

  async function sizeOf({ id }: Owner, signal: AbortSignal) {
    const archive = await archiveOf(id, signal);
    const bytes = await archive.bytes();
    if (bytes === 0) return EMPTY;
    const newest = { sort: [{ sentAt: 'desc' as const }], limit: 1, fields: ['sentAt'] };
    const { items, dbRows: messages } = await archive.query('social-chat-message', [], newest);
    const newestAt = Date.parse(String(items[0]?.sentAt)) || undefined;
    return { records: await archive.countAll(), bytes, messages, newestAt };
  }

  return [
    route(EXTENSIONS.describeOwner, async (name, _, { request }) => {
      const owner = await directory.find(name);
      return {
        name: owner?.name ?? name,
        exists: owner !== undefined,
        sample: owner?.isSample ?? false,
        displayName: displayName(owner?.displayName),
        tokens: owner === undefined ? 0 : (await tokens.list(owner.id)).length,
        credits: await credits?.read(owner?.id),
        archive: owner === undefined ? EMPTY : await sizeOf(owner, request.signal),
        languageModel,
      };
    }),
    route(EXTENSIONS.issueToken, async (name, { scopes, appName, expiresAt, payer }, { request }) => {
      const unknown = scopes.find((scope) => parseScope(scope) === undefined);
      if (unknown !== undefined)
        throw new ApiError(400, `Invalid request: scopes: ${JSON.stringify(unknown)} grants nothing here`);
      const lastsMs = (expiresAt ?? Number.POSITIVE_INFINITY) - clock.now();
      if (expiresAt !== undefined && (lastsMs <= 0 || lastsMs > LONGEST_LIFE_MS))
        throw new ApiError(400, 'Invalid request: expiresAt is not within the next ten years');
      const { id, isSample } = await directory.getOrCreate(name);
      if (payer !== undefined && !isSample)
        throw new ApiError(400, 'Invalid request: payer: only a token for the sample data can have another payer');
      const wait = AbortSignal.any([request.signal, AbortSignal.timeout(SAMPLE_WAIT_MS)]);
      if (isSample) await Promise.race([sampleReady, rejectOnAbort(wait)]).catch(() => undefined);
      const payerId = credits && payer !== undefined ? (await directory.getOrCreate(payer)).id : undefined;
      const token = await tokens.issue(id, { scopes, appName, expiresAt, payerId });
      return { token, tokenId: tokenIdOf(token), scopes, expiresAt };
    }),
    route(EXTENSIONS.listTokens, async (name) => {
      const owner = await directory.find(name);
      const held = owner === undefined ? [] : await tokens.list(owner.id);
      return { items: held.map(({ id, ...token }) => ({ ...token, tokenId: id })) };
    }),
    route(EXTENSIONS.revokeToken, async (name, _body, { params }) => {
      const owner = await directory.find(name);
      if (!owner || !(await tokens.revoke(owner.id, params.tokenId ?? '')))
        throw new ApiError(404, 'There is no such token.');
      return { revoked: true } as const;
    }),
    route(EXTENSIONS.issueTicket, async (name, request) => {
      const { id } = await directory.getOrCreate(name);
      const { ticket, expiresAt } = await tickets.issue(id, request);
      return { ticket, url: `${issuer()}/${request.purpose}?ticket=${ticket}`, expiresAt };
    }),
    route(EXTENSIONS.eraseOwner, async (name) => {
      const owner = await directory.find(name);
      // An unknown owner has no data; this also answers a retry after a lost reply.
      return owner === undefined ? { tokens: 0, records: 0, bytes: 0 } : await directory.erase(owner.id);
    }),
    route(EXTENSIONS.exportRecords, async (name, { from }, { request }) => {
      const owner = await directory.find(name);
      if (!owner) throw new ApiError(404, 'There is no such owner.');
      return exportPage(await archiveOf(owner.id, request.signal), from);
    }),
  ];
}
