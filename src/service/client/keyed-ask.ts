/** A question that only the key opens which bot and service share: made once or (see retry.ts) twice, its reply read. */
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { EXTENSIONS, type ExtensionName } from '../contract/extensions.ts';
import { type FailureCode, ServiceFailure } from '../contract/failure.ts';
import { IMPORT_EXTENSIONS } from '../contract/imports.ts';
import { createExchange } from './exchange.ts';
import { badRequest } from './input.ts';
import { addressOf, requestFor, type ServiceRequest } from './request.ts';
import { contentOf, createCaller, type EXTENSION_DEADLINES_MS } from './service-call.ts';

const ROWS = { ...EXTENSIONS, ...IMPORT_EXTENSIONS };
type RowName = keyof typeof ROWS;
type Reply<Name extends RowName> = z.output<(typeof ROWS)[Name]['reply']>;
/** What fills the path of a row. */
type Parts = Readonly<Record<string, string>>;

/** Carried out twice they would leave something behind. */
const ONLY_ONCE: readonly ExtensionName[] = ['issueToken'];

export interface KeyedAskOptions {
  /** {base_url}: http(s), with or without a path or a slash at its end. */
  apiUrl: string;
  /** What bot and service share. */
  serviceKey: string;
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
  /** Largest reply body in bytes. Default 1 MiB. */
  maxReplyBytes?: number;
}

const DEFAULT_MAX_REPLY_BYTES = 1024 * 1024;

/**
 * @param connections most at once
 * @param keyRefused what it is to the caller when the service does not know the key
 * @throws TypeError when the address is not an http(s) address
 */
export function createKeyedAsk(
  {
    apiUrl,
    serviceKey,
    clock,
    log,
    metrics = createMetrics(),
    maxReplyBytes = DEFAULT_MAX_REPLY_BYTES,
  }: KeyedAskOptions,
  { connections, keyRefused }: { connections: number; keyRefused: FailureCode },
) {
  const address = addressOf(apiUrl);
  const exchange = createExchange({ origins: [new URL(address).origin], clock, connections, maxReplyBytes });
  const make = createCaller({ exchange, clock, log, metrics });

  function requestOf(name: RowName, parts: Parts, body: unknown, query = ''): ServiceRequest {
    const { method, path: pattern } = ROWS[name];
    const path = pattern.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
    return requestFor(address, { method, path, query, body }, serviceKey);
  }

  const reader =
    <Name extends RowName>(name: Name) =>
    (value: unknown) =>
      ROWS[name].reply.safeParse(value).data as Reply<Name> | undefined;

  /** Whoever the service does not know by the key is this program, not the person who asks; a gateway's page knows nobody. */
  function asTheBots(error: unknown): unknown {
    if (!(error instanceof ServiceFailure) || error.code === 'service-failed') return error;
    const { status } = error.detail;
    if (status !== 401 && status !== 403) return error;
    log.error({ status }, 'the data service refuses the key: SERVICE_KEY has to be the same on both sides');
    return new ServiceFailure(keyRefused, false, error.detail, error);
  }

  return {
    /** @throws ServiceFailure, bad-request before any request for a body that the contract does not allow */
    async ask<Name extends keyof typeof EXTENSION_DEADLINES_MS & RowName>(
      name: Name,
      parts: Parts,
      body: unknown,
      limits: { signal: AbortSignal; deadlineMs?: number },
    ): Promise<Reply<Name>> {
      const checked = ROWS[name].body?.safeParse(body);
      if (checked?.success === false) throw badRequest(z.prettifyError(checked.error).slice(0, 300));
      const errand = {
        operation: name,
        paid: false,
        onlyOnce: ONLY_ONCE.some((one) => one === name),
        request: requestOf(name, parts, checked?.data),
        secret: serviceKey,
      };
      return make(errand, limits, reader(name)).catch((error: unknown) => {
        throw asTheBots(error);
      });
    },
    /** Sends a body of another kind than JSON: once, and for as long as `signal` allows. */
    async send<Name extends RowName>(
      name: Name,
      about: { parts: Parts; query: string },
      content: Pick<ServiceRequest, 'headers' | 'body'>,
      signal: AbortSignal,
    ): Promise<Reply<Name>> {
      const request = requestOf(name, about.parts, undefined, about.query);
      const whole = { ...request, headers: { ...request.headers, ...content.headers }, body: content.body };
      const reply = await exchange.send(whole, { signal, deadlineMs: undefined });
      try {
        return contentOf(reply, clock.now(), serviceKey, reader(name));
      } catch (error) {
        throw asTheBots(error);
      }
    },
    /** Ends running calls as cancelled and refuses later ones. */
    close: () => exchange.close(),
  };
}
