/** A record as people read it (text, sender, place, time), also as Markdown. */
import type { AnswerSource, AnswerTime } from '../../contract/answers.ts';
import { MAX_SOURCE_TEXT } from '../../contract/answers.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { PLATFORMS } from '../../contract/platforms.ts';
import type { DataRecord } from '../../contract/records.ts';
import { happenedAt, isSent, textAt } from '../archive/record-values.ts';
import { searchedPart } from '../search/hit-match.ts';
import type { Hit } from '../search/keyword-search.ts';
import { passagesIn } from '../text/passages.ts';

const MAX_PASSAGE = 320;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A record read for an answer. */
export interface ReadRecord {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Matching words of its text, in their original spelling. */
  readonly words?: readonly string[];
  /** The part of its text that answers the question. */
  readonly answer?: string | undefined;
}

/** Its time in milliseconds since 1970; NaN if unknown. */
export const momentOf = ({ datastore, record }: ReadRecord): number => Date.parse(happenedAt(datastore, record));

export const readOf = ({ datastore, record, match: { members } }: Hit): ReadRecord => ({
  ...{ datastore, record },
  words: Object.values(members).flat(),
});

/** "3 October 2026". */
export function dayText(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? 'an unknown day' : DAY.format(time);
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** "Thursday 3 December 2026, 20:00 (“on Thursday”)", as Markdown. */
export function timeText({ from, to, clock, words }: AnswerTime): string {
  const last = Temporal.PlainDate.from(to).subtract({ days: 1 }).toString();
  const days = from === last ? from : `${from} ${last}`;
  const named = days.split(' ').map((day) => LONG_DAY.format(Date.parse(day)).replace(',', ''));
  const time = clock === undefined ? '' : `, ${clock}`;
  const by = words === undefined ? 'the day of the message' : `“${plainMarkdown(words, 80)}”`;
  return `**${named.join(' to ')}${time}** (${by})`;
}

/** At most `longest` characters (code points), with an ellipsis if it was cut. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const chars = [...text];
  return chars.length > longest ? `${chars.slice(0, longest).join('')}…` : text;
}

/**
 * Cuts a long text to the part around the passage with most of these words (as spelled there), with ellipses.
 * @param answer a part of `text` to include in any case
 */
export function excerptOf(text: string, words: readonly string[], longest: number, answer?: string): string {
  if (text.length <= longest) return text;
  const passages = passagesIn(text);
  const held = passages.map(
    (passage) =>
      words.filter((word) => passage.includes(word)).length +
      (answer !== undefined && passage.includes(answer) ? words.length + 1 : 0),
  );
  let first = held.indexOf(Math.max(...held));
  let end = first;
  let part = '';
  while (end < passages.length && part.length + (passages[end] ?? '').length <= longest) part += passages[end++];
  while (end === passages.length && first > 0 && part.length + (passages[first - 1] ?? '').length <= longest)
    part = passages[--first] + part;
  if (part === '') return cutText(passages[first] ?? text, longest);
  return `${first > 0 ? '…' : ''}${part.trim()}${end < passages.length ? '…' : ''}`;
}

/** Markdown that renders exactly this text on one line: all special characters are escaped, also those of links. */
export function plainMarkdown(text: string, longest = MAX_PASSAGE): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return cutText(line, longest).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** The searched part of a record's text, without people and places. */
export function textOf({ record }: Pick<ReadRecord, 'record'>): string {
  for (const field of ['messageText', 'content', 'contentText', 'description']) {
    const text = searchedPart(record, field);
    if (text) return text;
  }
  return record.name ?? '';
}

/** The first records, up to the one that brings their texts to `most` characters. */
export function withinLength<T extends Pick<ReadRecord, 'record'>>(most: number, records: readonly T[]): T[] {
  let length = 0;
  return records.filter((read) => {
    const isWithin = length < most;
    length += textOf(read).length;
    return isWithin;
  });
}

/** "telegram" for `https://telegram.com`; the address itself for unknown platforms. */
export function platformName(address: string | undefined): string {
  const known = Object.entries(PLATFORMS).find(([, url]) => url === address);
  return known?.[0] ?? (address ?? '').replace(/^https?:\/\//, '');
}

/** The noun for records of a datastore. */
export function nounOf(datastore: DatastoreName, count = 2): string {
  const { noun }: Datastore = DATASTORES[datastore];
  return noun[count === 1 ? 0 : 1];
}

/** The record as a source of an answer. */
export function sourceOf(read: ReadRecord): AnswerSource {
  const { datastore, record, words = [], answer } = read;
  const own = isSent(record);
  const who = textAt(record, 'fromName') ?? textAt(record, 'fromEmail') ?? textAt(record, 'fromHandle');
  const groupId = textAt(record, 'groupId');
  const isMessage = datastore === 'social-chat-message';
  const place = isMessage ? textAt(record, 'groupName') : record.name;
  const time = momentOf(read);
  return {
    kind: 'record',
    datastore,
    id: record._id,
    ...(groupId === undefined ? {} : { groupId }),
    ...(place ? { place: cutText(place, 120) } : {}),
    ...(own || !who?.trim() ? {} : { who: cutText(who.trim(), 80) }),
    own,
    ...(Number.isNaN(time) ? {} : { at: new Date(time).toISOString() }),
    ...(isMessage ? addressOf(record) : {}),
    text: excerptOf(textOf(read).trim(), words, MAX_SOURCE_TEXT, answer),
    ...(answer === undefined ? {} : { answer }),
  };
}

/** The members that make up the address of a message. */
function addressOf(record: DataRecord): Pick<AnswerSource, (typeof ADDRESS)[number]> {
  const given = ADDRESS.map((member) => [member, textAt(record, member)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

const ADDRESS = ['sourceApplication', 'sourceId', 'fromId'] as const;

/** A Markdown quotation with its source below and, if cited, its number. */
export function quotation(source: AnswerSource, number?: number): string {
  const who = source.own ? 'you' : (source.who ?? '');
  const kind = source.datastore as DatastoreName | undefined;
  const isMessage = kind === 'social-chat-message' || kind === undefined;
  const place = plainMarkdown(source.place || (isMessage ? 'a chat without a name' : 'without a name'), 80);
  const where = isMessage ? `in *${place}*` : `${nounOf(kind, 1)} *${place}*`;
  const by = [plainMarkdown(who, 60), where].filter(Boolean).join(' ');
  const day = source.at === undefined ? '' : `, ${dayText(source.at)}`;
  const cited = number === undefined ? '' : ` [${number}]`;
  const earlier = source.earlier ? ', earlier' : '';
  return `> ${plainMarkdown(source.text)}\n> — ${by}${day}${earlier}${cited}`;
}
