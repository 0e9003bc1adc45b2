/**
 * Delivery by webhook, modelled on tdlib/telegram-bot-api's WebhookActor: one update at a time per lane, up to
 * max_connections lanes in parallel; an update blocks its lane until a 2xx. The first retry is immediate, the next come
 * after 2, 4, 8 … 60 s; Retry-After is honoured (up to an hour); requests time out after 60 s. An update that would
 * expire before its next attempt is dropped; after 23 hours of only 410 responses the webhook is removed.
 */
import { isIPv4, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { type Clock, withTimeout } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { GONE_WEBHOOK_MS, MAX_RETRY_AFTER_MS, MAX_WEBHOOK_DELAY_MS, WEBHOOK_DEADLINE_MS } from '../limits.ts';
import type { UpdateQueue, WaitingUpdate } from './update-queue.ts';

export interface WebhookTarget {
  readonly url: string;
  readonly secretToken: string | undefined;
  readonly maxConnections: number;
  readonly certificate: boolean;
  /** IP address to connect to instead of resolving the URL's host. */
  readonly ip: string | undefined;
}

interface Lane {
  busy: boolean;
  failures: number;
  notBefore: number;
}

export interface WebhookPushDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly queue: UpdateQueue;
  /** Performs the method in the body of the bot's 2xx response; the result is discarded. */
  readonly execute: (reply: Response) => Promise<void>;
}

export function createWebhookPush({ clock, log, queue, execute }: WebhookPushDeps) {
  let target: WebhookTarget | undefined;
  /** The last failure for getWebhookInfo; `date` is in Unix seconds. */
  let lastError: { readonly date: number; readonly message: string } | undefined;
  let delivery: { controller: AbortController; lanes: Map<string, Lane>; agent: Agent } | undefined;
  let active = 0;
  let goneSince: number | undefined;
  let cancelWake = () => {};
  queue.onChange(pump);

  function pump(): void {
    cancelWake();
    if (!target || !delivery) return;
    const now = clock.now();
    const seen = new Set<string>();
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const entry of queue.waiting()) {
      if (active >= target.maxConnections) return;
      if (seen.has(entry.lane)) continue;
      seen.add(entry.lane);
      const lane = delivery.lanes.get(entry.lane) ?? { busy: false, failures: 0, notBefore: 0 };
      delivery.lanes.set(entry.lane, lane);
      if (lane.busy) continue;
      if (lane.notBefore > now) wakeAt = Math.min(wakeAt, lane.notBefore);
      else void deliver(target, delivery, lane, entry);
    }
    if (Number.isFinite(wakeAt)) cancelWake = clock.setTimer(wakeAt - now, pump);
  }

  async function deliver(to: WebhookTarget, by: NonNullable<typeof delivery>, lane: Lane, entry: WaitingUpdate) {
    lane.busy = true;
    active += 1;
    try {
      const outcome = await send(to, by, entry);
      if (by !== delivery) return;
      if ('reply' in outcome) {
        queue.done(entry.update.update_id);
        by.lanes.delete(entry.lane);
        await execute(outcome.reply);
      } else fail(lane, entry, outcome);
    } catch (error) {
      if (by === delivery) fail(lane, entry, { words: describe(error) });
    } finally {
      active -= 1;
      lane.busy = false;
      pump();
    }
  }

  function fail(lane: Lane, { update, expiresAt }: WaitingUpdate, failure: Failure): void {
    const { words, status, retryAfterMs } = failure;
    log.warn({ failures: lane.failures, reason: words }, 'playground: a webhook delivery failed');
    const now = clock.now();
    goneSince = status === 410 ? (goneSince ?? now) : undefined;
    if (goneSince !== undefined && now - goneSince > GONE_WEBHOOK_MS) {
      setTarget(undefined);
      return;
    }
    // A delay requested with Retry-After doesn't lengthen the backoff.
    if (retryAfterMs === undefined) lane.failures += 1;
    const backoff = lane.failures <= 1 ? 0 : Math.min(MAX_WEBHOOK_DELAY_MS, 1000 * 2 ** (lane.failures - 1));
    lane.notBefore = now + (retryAfterMs ?? backoff);
    if (lane.notBefore > expiresAt) queue.done(update.update_id);
    if (words !== undefined) lastError = { date: Math.floor(now / 1000), message: words };
  }

  async function send(to: WebhookTarget, { controller, agent }: NonNullable<typeof delivery>, entry: WaitingUpdate) {
    return await withTimeout(clock, WEBHOOK_DEADLINE_MS, controller.signal, async (signal) => {
      const response = await request(to.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...basicAuthorization(to.url),
          ...(to.secretToken === undefined ? {} : { 'x-telegram-bot-api-secret-token': to.secretToken }),
        },
        body: JSON.stringify(entry.update),
        dispatcher: agent,
        signal,
      });
      const body = await response.body.text();
      const contentType = String(response.headers['content-type'] ?? '');
      if (response.statusCode >= 200 && response.statusCode < 300)
        return { reply: new Response(body, { headers: { 'content-type': contentType } }) };
      const asked = String(response.headers['retry-after'] ?? '');
      const seconds = /^\d+$/.test(asked) ? Number(asked) : Number.NaN;
      return {
        status: response.statusCode,
        words: `Wrong response from the webhook: ${response.statusCode} ${response.statusText}`.trim(),
        ...(seconds >= 0 ? { retryAfterMs: Math.min(MAX_RETRY_AFTER_MS, seconds * 1000) } : {}),
      };
    });
  }

  function stop(): void {
    cancelWake();
    delivery?.controller.abort(new Error('the webhook was changed'));
    void delivery?.agent.destroy().catch((error: unknown) => log.debug({ err: error }, 'playground: agent'));
    delivery = undefined;
  }

  /** Delivers to `next` from now on, or stops if undefined; aborts open requests. No-op for the current target. */
  function setTarget(next: WebhookTarget | undefined): void {
    if (JSON.stringify(next) === JSON.stringify(target)) return;
    stop();
    target = next;
    lastError = undefined;
    goneSince = undefined;
    if (!next) return;
    // undici's own timeouts are off: WEBHOOK_DEADLINE_MS is the only one, and it's the Clock's.
    const connect = next.ip === undefined ? {} : { connect: { lookup: fixedLookup(next.ip) } };
    const limits = { connections: next.maxConnections, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 };
    const agent = new Agent({ ...limits, ...connect });
    delivery = { controller: new AbortController(), lanes: new Map(), agent };
    pump();
  }

  return {
    get target() {
      return target;
    },
    get lastError() {
      return lastError;
    },
    setTarget,
  };
}

function basicAuthorization(url: string): { authorization?: string } {
  const { username, password } = new URL(url);
  if (username === '') return {};
  const given = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(given).toString('base64')}` };
}

const fixedLookup =
  (address: string): LookupFunction =>
  (_host, _options, done) =>
    done(null, [{ address, family: isIPv4(address) ? 4 : 6 }]);

interface Failure {
  /** For getWebhookInfo; undefined if the bot's server has merely closed the connection. */
  readonly words?: string | undefined;
  readonly status?: number;
  readonly retryAfterMs?: number;
}

function describe(error: unknown): string | undefined {
  if (!(error instanceof Error)) return "Can't connect to the webhook";
  if (error.name === 'TimeoutError') return 'Read timeout expired';
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'Connection refused';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return undefined;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Failed to resolve host: Name or service not known';
  if (/^(?:DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_VERIFY|CERT_|ERR_TLS|ERR_SSL)/.test(code))
    return `SSL error {error:0A000086:SSL routines::certificate verify failed}`;
  return "Can't connect to the webhook";
}

export type WebhookPush = ReturnType<typeof createWebhookPush>;
