/** "How many messages did I send Joana": what is counted, where that can be counted. */
import type { Span } from '#locales/times/spans.ts';
import type { KnownName } from '#service/contract/names.ts';
import { nameMeant } from './names.ts';
import { join, partOf, type Token, type Typed } from './tokens.ts';
import type { Counting } from './vocabulary.ts';

export interface Counted {
  readonly of: 'messages' | 'mails' | 'chats';
  readonly direction?: 'sent' | 'received';
  readonly name?: KnownName;
  readonly words?: string;
  readonly time?: Span;
}

interface Known {
  readonly names: readonly KnownName[];
  timeIn(text: string): Span | undefined;
}

/** @returns undefined where anything else is asked for */
export function countedIn(typed: Typed, counting: Counting, known: Known): Counted | undefined {
  const { tokens } = typed;
  const at = tokens.findIndex((_, index) => counting.howMany.beginning(tokens, index) > 0);
  if (at < 0) return undefined;
  const noun = at + counting.howMany.beginning(tokens, at);
  const of = (['messages', 'mails', 'chats'] as const).find((kind) => counting[kind].beginning(tokens, noun) > 0);
  if (of === undefined) return undefined;
  const around = [...tokens.slice(0, at), ...tokens.slice(noun + counting[of].beginning(tokens, noun))];
  const about = around.findIndex((_, index) => counting.about.beginning(around, index) > 0);
  const sought = about < 0 ? [] : around.slice(about + counting.about.beginning(around, about));
  if (about >= 0 && sought.length === 0) return undefined;
  const { left, ...direction } = meaningful(about < 0 ? around : around.slice(0, about), counting);
  const parts = partsOf(left, known);
  const more = partsOf(sought, known) ?? { words: partOf(typed, sought).text };
  return parts && { of, ...direction, ...parts, ...more };
}

/** Without filler, and which way the messages went. */
function meaningful(tokens: readonly Token[], { filler, sent, received }: Counting) {
  const left: Token[] = [];
  const ways = new Set<'sent' | 'received'>();
  for (let at = 0; at < tokens.length; ) {
    const lengths = [received, sent, filler].map((list) => list.beginning(tokens, at)) as [number, number, number];
    const length = Math.max(...lengths);
    if (length === 0) left.push(...tokens.slice(at, at + 1));
    else if (lengths[0] === length) ways.add('received');
    else if (lengths[1] === length) ways.add('sent');
    at += Math.max(1, length);
  }
  const direction = (['received', 'sent'] as const).find((way) => ways.has(way));
  return direction === undefined ? { left } : { left, direction };
}

const MAX_WORDS = 8;

/** A name, a time, both, or nothing; undefined where something else is said. */
function partsOf(tokens: readonly Token[], { names, timeIn }: Known): Partial<Counted> | undefined {
  if (tokens.length > MAX_WORDS) return undefined;
  for (let at = 0; at <= tokens.length; at++) {
    const [one, other] = [tokens.slice(0, at), tokens.slice(at)];
    for (const { named, timed } of [
      { named: one, timed: other },
      { named: other, timed: one },
    ]) {
      const name = nameMeant(named, names)?.name;
      const time = timed.length > 0 ? timeIn(join(timed)) : undefined;
      if ((name || named.length === 0) && (time || timed.length === 0))
        return { ...(name ? { name } : {}), ...(time ? { time } : {}) };
    }
  }
  return undefined;
}
