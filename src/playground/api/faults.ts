/** Faults that a test orders: the next N calls of a method, or all for a while, go wrong in a stated way. */
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';

export const faultSchema = z.strictObject({
  /**
   * A Bot API method name, any case; "*" means every method except getUpdates. "file" is a download (/file/bot…): there
   * the kinds that are carried out first (…_after) send half of the file, and refuse_404 refuses it.
   */
  method: z.string().min(1).max(64),
  /**
   * refuse_429 (with retry_after), refuse_500, refuse_403, refuse_400, refuse_404: answered without being performed.
   * bad_gateway: 502 with an HTML page, as from a proxy, nothing performed. garbage: 200 with a body that is not JSON.
   * hang: never answered, nothing performed. cut_before: the connection is closed, nothing performed.
   * bad_gateway_after, hang_after, cut_after: performed, then the same: the caller cannot know.
   * slow: performed after `ms`, also when the caller has given up by then.
   */
  kind: z.enum([
    'refuse_429',
    'refuse_500',
    'refuse_403',
    'refuse_400',
    'refuse_404',
    'bad_gateway',
    'bad_gateway_after',
    'garbage',
    'hang',
    'hang_after',
    'cut_before',
    'cut_after',
    'slow',
  ]),
  times: z.number().int().min(1).max(1_000_000).default(1),
  /** Milliseconds: every such call from now on until then, however many (`times` does not count). */
  lasts_ms: z.number().int().min(1).max(600_000).optional(),
  /** Seconds, for refuse_429; with `lasts_ms` the seconds that are left are told instead. */
  retry_after: z.number().int().min(0).max(86_400).default(1),
  /** Milliseconds, for slow. */
  ms: z.number().int().min(0).max(600_000).default(1_000),
  /** Words after "Bad Request: ", "Forbidden: " or "Not Found: "; "method not found" is a server that is too old for it. */
  description: z.string().max(300).optional(),
  /** Only calls to this chat. */
  chat_id: z.number().int().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

export interface Faults {
  add(fault: Fault): void;
  /** The fault that this call meets, counted down; undefined when it meets none. */
  next(method: string, chatId: string | undefined): Fault | undefined;
  list(): readonly Fault[];
  /** Forgets what is still to come; hanging calls are cut, unless they are to be left. */
  clear(options?: { leaveHanging?: boolean }): void;
  /** Where hanging calls wait: resolves when these are cleared, or when `signal` is aborted. */
  silence(signal: AbortSignal): Promise<void>;
}

/** A fault that lasts has an end, Unix milliseconds. */
type Ordered = Fault & { readonly endsAt: number | undefined };

export function createFaults(clock: Clock): Faults {
  let faults: Ordered[] = [];
  let release = () => {};
  let cleared = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    add(fault) {
      const { lasts_ms: lasts } = fault;
      faults.push({ ...fault, endsAt: lasts === undefined ? undefined : clock.now() + lasts });
    },
    next(method, chatId) {
      const now = clock.now();
      faults = faults.filter(({ endsAt }) => endsAt === undefined || endsAt > now);
      const name = method.toLowerCase();
      const fault = faults.find(
        (candidate) =>
          (candidate.method.toLowerCase() === name || (candidate.method === '*' && name !== 'getupdates')) &&
          (candidate.chat_id === undefined || String(candidate.chat_id) === chatId),
      );
      if (!fault) return undefined;
      const { endsAt, ...met } = fault;
      if (endsAt !== undefined) return { ...met, retry_after: Math.ceil((endsAt - now) / 1000) };
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      return met;
    },
    list: () => faults.map(({ endsAt: _, ...fault }) => fault),
    clear({ leaveHanging = false } = {}) {
      faults = [];
      if (leaveHanging) return;
      release();
      cleared = new Promise((resolve) => {
        release = resolve;
      });
    },
    async silence(signal) {
      if (signal.aborted) return;
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([cleared, aborted]);
    },
  };
}
