/** Faults that a test orders: the next N calls of a method go wrong in a stated way. */
import { z } from 'zod';

export const faultSchema = z.strictObject({
  /** A Bot API method name, any case; "*" means every method except getUpdates. */
  method: z.string().min(1).max(64),
  /**
   * refuse_429 (with retry_after), refuse_500, refuse_403, refuse_400: answered without being performed.
   * bad_gateway: 502 with an HTML page, as from a proxy. garbage: 200 with a body that is not JSON.
   * hang: never answered. cut_before: the connection is closed, nothing performed.
   * cut_after: performed, then the connection is closed: the caller cannot know. slow: performed after `ms`.
   */
  kind: z.enum([
    'refuse_429',
    'refuse_500',
    'refuse_403',
    'refuse_400',
    'bad_gateway',
    'garbage',
    'hang',
    'cut_before',
    'cut_after',
    'slow',
  ]),
  times: z.number().int().min(1).max(1_000_000).default(1),
  /** Seconds, for refuse_429. */
  retry_after: z.number().int().min(0).max(86_400).default(1),
  /** Milliseconds, for slow. */
  ms: z.number().int().min(0).max(600_000).default(1_000),
  /** Words after "Bad Request: " or "Forbidden: ". */
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
  clear(): void;
  /** Resolves when the faults are cleared (or the playground closes): where a hanging call waits. */
  untilCleared(): Promise<void>;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  let release = () => {};
  let cleared = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    add(fault) {
      faults.push(fault);
    },
    next(method, chatId) {
      const name = method.toLowerCase();
      const fault = faults.find(
        (candidate) =>
          (candidate.method.toLowerCase() === name || (candidate.method === '*' && name !== 'getupdates')) &&
          (candidate.chat_id === undefined || String(candidate.chat_id) === chatId),
      );
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      return { ...fault };
    },
    list: () => faults,
    clear() {
      faults = [];
      release();
      cleared = new Promise((resolve) => {
        release = resolve;
      });
    },
    untilCleared: () => cleared,
  };
}
