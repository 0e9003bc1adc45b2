/** "How many messages did I send Joana": what is counted, where that can be counted. */
import { type Name, nameMeant } from './names.ts';
import { join, type Token, textOf } from './tokens.ts';
import type { Counting } from './vocabulary.ts';

/** A span of days; without `to` up to now. */
export interface NamedTime {
  /** YYYY-MM-DD. */
  readonly from: string;
  /** The first day that no longer counts. */
  readonly to?: string;
}

export interface Counted {
  readonly of: 'messages' | 'mails' | 'chats';
  readonly direction?: 'sent' | 'received';
  readonly name?: Name;
  readonly words?: string;
  readonly time?: NamedTime;
}

interface Known {
  readonly names: readonly Name[];
  timeIn(text: string): NamedTime | undefined;
}

/** @returns undefined where anything else is asked for */
export function countedIn(
  text: string,
  tokens: readonly Token[],
  counting: Counting,
  known: Known,
): Counted | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const asked = counting.howMany.beginning(tokens.slice(at));
    if (asked === 0) continue;
    const rest = tokens.slice(at + asked);
    for (const kind of ['messages', 'mails', 'chats'] as const) {
      const length = counting[kind].beginning(rest);
      if (length === 0) continue;
      return narrowed(text, [...tokens.slice(0, at), ...rest.slice(length)], kind, counting, known);
    }
  }
  return undefined;
}

function narrowed(
  text: string,
  tokens: readonly Token[],
  of: Counted['of'],
  counting: Counting,
  known: Known,
): Counted | undefined {
  const { length: end } = tokens;
  const found = tokens.findIndex((_, at) => counting.about.beginning(tokens.slice(at)) > 0);
  const about = found < 0 ? end : found;
  const sought = tokens.slice(about + counting.about.beginning(tokens.slice(about)));
  if (found >= 0 && sought.length === 0) return undefined;
  const { left, direction } = meaningful(tokens.slice(0, about), counting);
  const parts = partsOf(left, known);
  const more = partsOf(sought, known) ?? { words: textOf(text, sought) };
  return parts && { of, ...(direction === undefined ? {} : { direction }), ...parts, ...more };
}

/** Without filler, and which way the messages went. */
function meaningful(tokens: readonly Token[], { filler, sent, received }: Counting) {
  const left: Token[] = [];
  let direction: Counted['direction'];
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at);
    const lengths = { received: received.beginning(rest), sent: sent.beginning(rest), filler: filler.beginning(rest) };
    const length = Math.max(...Object.values(lengths));
    if (length === 0) left.push(...rest.slice(0, 1));
    else if (lengths.received === length) direction = 'received';
    else if (lengths.sent === length) direction ??= 'sent';
    at += Math.max(1, length);
  }
  return { left, direction };
}

/** Most words of a name with a time. */
const MAX_WORDS = 8;

/** A name, a time, both, or nothing; undefined where something else is said. */
function partsOf(tokens: readonly Token[], { names, timeIn }: Known): Partial<Counted> | undefined {
  if (tokens.length > MAX_WORDS) return undefined;
  for (let at = 0; at <= tokens.length; at++) {
    const parts = [tokens.slice(0, at), tokens.slice(at)] as const;
    for (const [named, timed] of [parts, parts.toReversed()]) {
      const name = nameMeant(named ?? [], names)?.name;
      const time = timed?.length ? timeIn(join(timed)) : undefined;
      if ((named?.length && !name) || (timed?.length && !time)) continue;
      return { ...(name ? { name } : {}), ...(time ? { time } : {}) };
    }
  }
  return undefined;
}
