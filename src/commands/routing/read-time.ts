/** What a whole text says of time, past or to come: the one place where the router meets the reading of times. */
import { parseTimeSpan } from '#locales/times/spans.ts';
import type { Today } from '#locales/times/today.ts';
import type { NamedTime } from './counting.ts';

export function readTime(text: string, today: Today): NamedTime | undefined {
  const { from, to } = parseTimeSpan(text, today, { toCome: true }) ?? {};
  return from === undefined ? undefined : { from, ...(to === undefined ? {} : { to }) };
}
