/** Whose messages somebody counts or asks to see, of which time, with which words: "how many messages did I send Joana in May". */
import type { Keywords } from '#locales/list-schemas.ts';
import { parseTimeSpan, type Span, type SpanReading } from '#locales/times/spans.ts';
import type { Today } from '#locales/times/today.ts';
import type { KnownName } from '#service/contract/names.ts';
import { nameMeant } from './names.ts';
import { type Counting, join, partOf, type Token, type Typed } from './vocabulary.ts';

/** What is known of who types. */
export interface Known {
  readonly today: Today;
  readonly names: readonly KnownName[];
}

/** Whose messages, of which time, with which words. */
export interface About {
  readonly direction?: 'sent' | 'received';
  readonly name?: KnownName;
  readonly words?: string;
  readonly time?: Span;
}

export interface Counted extends About {
  readonly of: 'messages' | 'mails' | 'chats';
}

export interface Contents extends About {
  readonly of: keyof Keywords['contents'] | 'messages' | 'mails';
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
  const about = aboutIn(around, counting, typed, known);
  return about && { of, ...about };
}

/** @param around what stands before and behind that which is counted or shown */
export function aboutIn(around: readonly Token[], counting: Counting, typed: Typed, known: Known): About | undefined {
  const about = around.findIndex((_, index) => counting.about.beginning(around, index) > 0);
  const sought = about < 0 ? [] : around.slice(about + counting.about.beginning(around, about));
  if (about >= 0 && sought.length === 0) return undefined;
  const { left, ...direction } = meaningful(about < 0 ? around : around.slice(0, about), counting);
  const parts = partsOf(left, known);
  const more = partsOf(sought, known) ?? { words: partOf(typed, sought).text };
  return parts && { ...direction, ...parts, ...more };
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
function partsOf(tokens: readonly Token[], known: Known): Pick<About, 'name' | 'time'> | undefined {
  if (tokens.length > MAX_WORDS) return undefined;
  for (let at = 0; at <= tokens.length; at++) {
    const [one, other] = [tokens.slice(0, at), tokens.slice(at)];
    for (const { named, timed } of [
      { named: one, timed: other },
      { named: other, timed: one },
    ]) {
      const name = nameMeant(named, known.names)?.name;
      const time = timed.length > 0 ? timeIn(join(timed), known) : undefined;
      if ((name || named.length === 0) && (time || timed.length === 0))
        return { ...(name ? { name } : {}), ...(time ? { time } : {}) };
    }
  }
  return undefined;
}

/** Tokens of a name that is not known. */
const MAX_SENDER = 3;

/** Whoever is named behind "from": of those who send mails few are known by name. */
export function senderIn(
  before: readonly Token[],
  behind: readonly Token[],
  counting: Counting,
  typed: Typed,
  known: Known,
): About | undefined {
  const who = behind.slice(counting.received.beginning(behind));
  if (who.length === behind.length || meaningful(before, counting).left.length > 0) return undefined;
  const timeFrom = who.findIndex((_, at) => at > 0 && timeIn(join(who.slice(at)), known) !== undefined);
  const named = timeFrom < 0 ? who : who.slice(0, timeFrom);
  if (named.length === 0 || named.length > MAX_SENDER) return undefined;
  const time = timeFrom < 0 ? undefined : timeIn(join(who.slice(timeFrom)), known);
  const name: KnownName = { kind: 'person', name: partOf(typed, named).text, messages: 0, chats: [] };
  return { name, direction: 'received', ...(time ? { time } : {}) };
}

/** What the whole text says of time, past or to come. */
export function timeIn(text: string, { today }: Known, reading: SpanReading = { toCome: true }): Span | undefined {
  const { from, to } = parseTimeSpan(text, today, reading) ?? {};
  return from === undefined ? undefined : { from, ...(to === undefined ? {} : { to }) };
}
