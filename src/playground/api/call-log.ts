/** A bounded record of every Bot API call, for tests and for the curious. */
import type { Clock } from '#platform/clock.ts';
import { MAX_RECORDED_CALLS } from '../limits.ts';

export interface RecordedCall {
  readonly number: number;
  readonly method: string;
  readonly params: Record<string, unknown>;
  /** When it came, Unix milliseconds. */
  readonly at: number;
  /** Set once it is over: 200, or the refusal's code; 0 when the connection was cut on purpose. */
  status?: number;
}

export interface CallLog {
  add(method: string, params: Record<string, unknown>): RecordedCall;
  list(method?: string): readonly RecordedCall[];
  clear(): void;
}

export function createCallLog(clock: Clock): CallLog {
  let calls: RecordedCall[] = [];
  let last = 0;
  return {
    add(method, params) {
      last += 1;
      const call: RecordedCall = { number: last, method, params, at: clock.now() };
      calls.push(call);
      if (calls.length > 2 * MAX_RECORDED_CALLS) calls = calls.slice(-MAX_RECORDED_CALLS);
      return call;
    },
    list: (method) =>
      calls.filter((call) => method === undefined || call.method.toLowerCase() === method.toLowerCase()),
    clear() {
      calls = [];
    },
  };
}
