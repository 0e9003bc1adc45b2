/** What a whole text says of time, as the router takes it: the one place that knows how times are read. */
import { saidTime } from '../time/spans.ts';
import type { NamedTime } from './counting.ts';

/** @param today YYYY-MM-DD */
export function readTime(text: string, today: string, language: string): NamedTime | undefined {
  return saidTime(text, today, { language })?.span;
}
