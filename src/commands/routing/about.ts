/** Parses which messages are counted or asked for (who, when, words): "how many messages did I send Joana in May". */
import type { Keywords } from '#locales/list-schemas.ts';
import { parseTimeSpan, type Span, type SpanReading } from '#locales/times/spans.ts';
import type { Today } from '#locales/times/today.ts';
import type { KnownName } from '#service/contract/names.ts';
import { nameMeant } from './names.ts';
import { type Counting, join, partOf, type Token, type Typed } from './vocabulary.ts';

/** Context of the person who types. */
export interface Known {
  readonly today: Today;
  readonly names: readonly KnownName[];
}

/** Restricts messages by direction, person or chat, words and time. */
export interface About {
  readonly direction?: 'sent' | 'received';
  readonly name?: KnownName;
  readonly words?: string;
  readonly time?: Span;
}

/** What is counted or shown. */
export interface Contents extends About {
  readonly of: keyof Keywords['contents'] | 'messages' | 'mails' | 'chats';
}

/** @returns undefined if the text asks for anything else */
export function countedIn(typed: Typed, counting: Counting, known: Known): Contents | undefined {
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

/** @param around the tokens before and after what is counted or shown */
export function aboutIn(around: readonly Token[], counting: Counting, typed: Typed, known: Known): About | undefined {
  const about = around.findIndex((_, index) => counting.about.beginning(around, index) > 0);
  const sought = about < 0 ? [] : around.slice(about + counting.about.beginning(around, about));
  if (about >= 0 && sought.length === 0) return undefined;
  const { left, ...direction } = withoutFiller(about < 0 ? around : around.slice(0, about), counting);
  const parts = partsOf(left, known);
  const more = partsOf(sought, known) ?? { words: partOf(typed, sought).text };
  return parts && { ...direction, ...parts, ...more };
}

/** Removes filler words and extracts the direction of the messages. */
function withoutFiller(tokens: readonly Token[], { filler, sent, received }: Counting) {
  const left: Token[] = [];
  const directions = new Set<'sent' | 'received'>();
  for (let at = 0; at < tokens.length; ) {
    const lengths = [received, sent, filler].map((list) => list.beginning(tokens, at)) as [number, number, number];
    const length = Math.max(...lengths);
    if (length === 0) left.push(...tokens.slice(at, at + 1));
    else if (lengths[0] === length) directions.add('received');
    else if (lengths[1] === length) directions.add('sent');
    at += Math.max(1, length);
  }
  const direction = (['received', 'sent'] as const).find((each) => directions.has(each));
  return direction === undefined ? { left } : { left, direction };
}

const MAX_WORDS = 8;

/** A name, a time, both, or neither; undefined if the tokens hold anything else. */
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

/** Longest unknown sender name, in tokens. */
const MAX_SENDER = 3;

/** The sender named after "from", known or not: few mail senders are known by name. */
export function senderIn(
  before: readonly Token[],
  behind: readonly Token[],
  counting: Counting,
  typed: Typed,
  known: Known,
): About | undefined {
  const who = behind.slice(counting.received.beginning(behind));
  if (who.length === behind.length || withoutFiller(before, counting).left.length > 0) return undefined;
  const timeFrom = who.findIndex((_, at) => at > 0 && timeIn(join(who.slice(at)), known) !== undefined);
  const named = timeFrom < 0 ? who : who.slice(0, timeFrom);
  if (named.length === 0 || named.length > MAX_SENDER) return undefined;
  const time = timeFrom < 0 ? undefined : timeIn(join(who.slice(timeFrom)), known);
  const name: KnownName = { kind: 'person', name: partOf(typed, named).text, messages: 0, chats: [] };
  return { name, direction: 'received', ...(time ? { time } : {}) };
}

/** The period that the whole text names, past or future. */
export function timeIn(text: string, { today }: Known, reading: SpanReading = { toCome: true }): Span | undefined {
  const { from, to } = parseTimeSpan(text, today, reading) ?? {};
  return from === undefined ? undefined : { from, ...(to === undefined ? {} : { to }) };
}
