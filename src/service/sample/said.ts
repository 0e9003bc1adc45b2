/** One thing that was said: what talk and stories are turned into before they become records. */
import type { PersonKey } from './people.ts';

export interface Said {
  /** Key of the chat. */
  readonly chat: string;
  readonly from: PersonKey;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
