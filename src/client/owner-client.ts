/** The HTTP client of what only a shared key opens: owners, their tokens, tickets and credits. */
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { EXTENSIONS, type ExtensionName } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { OwnerCall, OwnerService } from '../contract/owner-service.ts';
import type { Log } from '../log.ts';
import { createExchange } from './exchange.ts';
import { badRequest } from './input.ts';
import { readBalance } from './read-balance.ts';
import { addressOf, requestFor } from './request.ts';
import { createCaller } from './service-call.ts';

export interface OwnerClientOptions {
  /** {base_url} of the service: http(s), with or without a path or a slash at its end. */
  apiUrl: string;
  /** What bot and service share. */
  serviceKey: string;
  clock: Clock;
  log: Log;
  /** Largest reply body in bytes. Default 1 MiB. */
  maxReplyBytes?: number;
}

const CONNECTIONS = 16;
const DEFAULT_MAX_REPLY_BYTES = 1024 * 1024;
/** Carried out twice they would leave something behind. */
const ONLY_ONCE: readonly ExtensionName[] = ['issueToken', 'addCredits'];

type Reply<Name extends ExtensionName> = z.output<(typeof EXTENSIONS)[Name]['reply']>;
const at = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment));

/**
 * Makes the client. `close` ends running calls as cancelled and refuses later ones.
 * @throws TypeError when the address is not an http(s) address
 */
export function createOwnerClient(options: OwnerClientOptions): OwnerService & { close(): Promise<void> } {
  const { serviceKey, clock, log } = options;
  const address = addressOf(options.apiUrl);
  const exchange = createExchange({
    origins: [new URL(address).origin],
    clock,
    connections: CONNECTIONS,
    maxReplyBytes: options.maxReplyBytes ?? DEFAULT_MAX_REPLY_BYTES,
  });
  const make = createCaller({ exchange, clock, log });

  async function ask<Name extends ExtensionName>(
    name: Name,
    parts: { owner: string; tokenId?: string },
    body: unknown,
    call: OwnerCall,
  ): Promise<Reply<Name>> {
    const row = EXTENSIONS[name];
    const checked = row.body?.safeParse(body);
    if (checked?.success === false) throw badRequest(z.prettifyError(checked.error).slice(0, 300));
    const path = row.path
      .replace(':owner', encodeURIComponent(parts.owner))
      .replace(':tokenId', encodeURIComponent(parts.tokenId ?? ''));
    const question = { method: row.method, path, query: '', body: checked?.data };
    const errand = {
      operation: name,
      paid: false,
      onlyOnce: ONLY_ONCE.includes(name),
      request: requestFor(address, question, serviceKey),
      secret: serviceKey,
    };
    try {
      return (await make(errand, call, (value) => row.reply.safeParse(value).data)) as Reply<Name>;
    } catch (error) {
      throw asTheBots(error);
    }
  }

  /** Whoever the service does not know by the key is this program, not the person who asks. */
  function asTheBots(error: unknown): unknown {
    if (!(error instanceof ServiceFailure) || !/^token-/.test(error.code)) return error;
    log.warn({ status: error.detail.status }, 'the data service does not accept SERVICE_KEY: both need the same one');
    return new ServiceFailure('not-offered', false, error.detail, error);
  }

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
    eraseOwner: (owner, call) => ask('eraseOwner', { owner }, {}, call),
    addCredits: async (owner, add, call) => (await ask('addCredits', { owner }, { add }, call)).balance,
    close: () => exchange.close(),
  };
}
