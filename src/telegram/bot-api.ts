/**
 * The outgoing side: Telegraf's client over undici, with Telegram's rules kept for every call.
 *
 * What is retried, and why it is safe:
 * - 429: waited for as asked (at most MAX_FLOOD_WAIT, MAX_FLOOD_WAITS times); a refused call was not carried out.
 * - messages (send…, forward…, copy…): only when the request never reached a connection. After that an unreadable
 *   outcome is an AmbiguousSendError, which the caller must decide about, and an abort no longer interrupts the call.
 * - everything else states a result (edit, delete, answer, set) or reads (get): repeated after any network error or 5xx.
 * An edit that changes nothing and a late answer to a press count as done.
 */
import { Telegram, TelegramError } from 'telegraf';
import type { Telegram as ApiMethods, Opts } from 'telegraf/types';
import { Pool } from 'undici';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { AmbiguousSendError, isExpiredPress, isUnchanged, refusal, UnreachableError } from './call-errors.ts';
import { ExchangeError, type ExchangeReply, exchange } from './exchange.ts';
import { createPacing, type Pace, type Pacing, TELEGRAM_PACE, unpaced } from './pacing.ts';
import { type CallBody, callBody } from './payload.ts';

export const DEFAULT_API_ROOT = 'https://api.telegram.org';
const CONNECTIONS = 64;
const CONNECT_TIMEOUT_MS = 10_000;
/** Below what servers usually allow an idle connection, so that they do not close one under a request. */
const KEEP_ALIVE_MS = 15_000;
const DEADLINE_MS = { call: 15_000, upload: 120_000, poll: 60_000 } as const;
const MAX_REPLY_BYTES = { call: 2 << 20, upload: 2 << 20, poll: 32 << 20 } as const;
const MAX_FLOOD_WAIT_S = 30;
const MAX_FLOOD_WAITS = 3;
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 500;

const Envelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number(),
    description: z.string().default(''),
    parameters: z.object({ retry_after: z.number().nonnegative().optional() }).optional(),
  }),
]);

export interface UndiciTelegramOptions {
  /** http or https; a path before `/bot<token>` is kept. */
  apiRoot?: string;
  clock: Clock;
  log: Log;
  /** false: no limits at all. */
  pace?: Pace | false;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export class UndiciTelegram extends Telegram {
  readonly #pools: { call: Pool; poll: Pool };
  readonly #prefix: string;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #pacing: Pacing;

  /** Throws a TypeError when `apiRoot` is not an http(s) address. */
  constructor(token: string, { apiRoot = DEFAULT_API_ROOT, clock, log, pace = TELEGRAM_PACE }: UndiciTelegramOptions) {
    super(token, { apiRoot });
    const root = URL.parse(apiRoot);
    if (!root || !/^https?:$/.test(root.protocol)) throw new TypeError('the Bot API root must be an http(s) address');
    const poolOptions = {
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAliveMaxTimeout: 2 * KEEP_ALIVE_MS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      // The deadlines below rule alone.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    this.#pools = {
      call: new Pool(root.origin, { ...poolOptions, connections: CONNECTIONS }),
      poll: new Pool(root.origin, { ...poolOptions, connections: 2 }),
    };
    this.#prefix = `${root.pathname.replace(/\/+$/, '')}/bot${token}/`;
    this.#clock = clock;
    this.#log = log;
    this.#pacing = pace === false ? unpaced : createPacing(clock, pace);
  }

  override async callApi<M extends keyof ApiMethods>(
    method: M,
    payload: Opts<M>,
    // Telegraf declares the signal of a package that predates the built-in one.
    options: { signal?: object } = {},
  ): Promise<ReturnType<ApiMethods[M]>> {
    const signal = options.signal instanceof AbortSignal ? options.signal : undefined;
    return (await this.#ruled(method, payload, signal)) as ReturnType<ApiMethods[M]>;
  }

  /** As callApi for what Telegraf has no types for: any method and fields, the result read by `result`. */
  async call<T>(method: string, payload: object, result: z.ZodType<T>, options: CallOptions = {}): Promise<T> {
    return result.parse(await this.#ruled(method, payload, options.signal));
  }

  /** Lets calls under way end. */
  async shutDown(): Promise<void> {
    await Promise.all([this.#pools.call.close(), this.#pools.poll.destroy()]);
  }

  /** In Telegram's pace. What puts nothing new into a chat counts as done when it changes nothing. */
  #ruled(method: string, payload: object, signal: AbortSignal | undefined): Promise<unknown> {
    const kind = kindOf(method);
    const body = callBody(method, payload);
    const attempt = () => this.#attempts(method, kind, body, signal);
    if (kind === 'message' && 'chat_id' in payload) {
      return this.#pacing.message(String(payload.chat_id), signal, attempt);
    }
    const paced = kind === 'other' ? attempt() : this.#pacing.place(signal).then(attempt);
    return paced.catch((error: unknown) => {
      if (isUnchanged(error) || isExpiredPress(error)) return true;
      throw error;
    });
  }

  /** Until it is carried out, or refused for good. An error that leaves open whether a message was sent is an AmbiguousSendError. */
  async #attempts(method: string, kind: CallKind, body: CallBody, signal: AbortSignal | undefined): Promise<unknown> {
    const size = method === 'getUpdates' ? 'poll' : body.upload ? 'upload' : 'call';
    const pool = this.#pools[size === 'poll' ? 'poll' : 'call'];
    const path = this.#prefix + method;
    // A message under way is not interrupted: whether it arrived would be unknown.
    const outer = kind === 'message' ? undefined : signal;
    const limits = {
      clock: this.#clock,
      deadlineMs: DEADLINE_MS[size],
      signal: outer,
      maxBytes: MAX_REPLY_BYTES[size],
    };
    let floods = 0;
    for (let retries = 0; ; ) {
      try {
        signal?.throwIfAborted();
        return readReply(method, kind, await exchange(pool, { path, headers: body.headers, body: body.body }, limits));
      } catch (reason) {
        const error = reason instanceof ExchangeError ? failed(method, kind, reason, outer) : reason;
        const pause = retryAfterOf(error);
        if (pause !== undefined && floods < MAX_FLOOD_WAITS && pause <= MAX_FLOOD_WAIT_S) {
          floods += 1;
          this.#log.info({ method, seconds: pause }, 'Telegram asks to wait');
          await this.#clock.sleep(pause * 1_000, signal);
        } else if (error instanceof UnreachableError && retries < MAX_RETRIES) {
          retries += 1;
          this.#log.debug({ method, err: error }, 'a Bot API call is repeated');
          await this.#clock.sleep(FIRST_RETRY_MS * 4 ** (retries - 1), signal);
        } else throw error;
      }
    }
  }
}

type CallKind = 'message' | 'touch' | 'other';

/** `message` puts something new into a chat; `touch` changes or shows something, and counts towards the overall pace. */
export function kindOf(method: string): CallKind {
  if (/^(?:sendChatAction|sendMessageDraft|edit|answer|deleteMessage|setMessageReaction|pin|unpin)/.test(method))
    return 'touch';
  return /^(?:send|forward|copy)/.test(method) ? 'message' : 'other';
}

/** What an exchange without a reply means: given up by the caller, in doubt, or to be repeated. */
function failed(method: string, kind: CallKind, error: ExchangeError, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  const mayHaveArrived = kind === 'message' && error.started;
  return mayHaveArrived ? new AmbiguousSendError(method, error) : new UnreachableError(method, error);
}

function readReply(method: string, kind: CallKind, { status, body }: ExchangeReply): unknown {
  const envelope = Envelope.safeParse(jsonOf(body)).data;
  if (envelope?.ok) return envelope.result;
  if (envelope === undefined && status === 429) {
    throw refusal(method, { error_code: 429, description: 'Too Many Requests', retryAfter: 1 });
  }
  if (status >= 500 || (envelope?.error_code ?? 0) >= 500 || (envelope === undefined && status < 400)) {
    const cause = new Error(`HTTP ${status}, ${envelope ? 'an error of the server' : 'no readable reply'}`);
    throw kind === 'message' ? new AmbiguousSendError(method, cause) : new UnreachableError(method, cause);
  }
  if (envelope === undefined) throw refusal(method, { error_code: status, description: 'no readable reply' });
  const retryAfter = envelope.parameters?.retry_after;
  throw refusal(method, { ...envelope, ...(retryAfter === undefined ? {} : { retryAfter }) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof TelegramError && error.code === 429 ? (error.parameters?.retry_after ?? 1) : undefined;
}
