/** A record as a short passage for people: what it says, who, where, when. Markdown in it is shown, not applied. */
import { DATASTORES, type Datastore } from '../../contract/datastores.ts';
import { type DataRecord, PLATFORMS } from '../../contract/records.ts';
import type { Hit } from '../archive/keyword-search.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';

const MAX_PASSAGE = 320;
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "3 Oct 2026, 14:05" in UTC; the empty string for what is not a time. */
export function momentText(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : DATE.format(time);
}

/** "3 October 2026". */
export function dayText(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? 'an unknown day' : DAY.format(time);
}

/** Text of the person's data as Markdown that shows exactly this text, on one line. */
export function plainMarkdown(text: string, longest = MAX_PASSAGE): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const chars = [...line];
  const cut = chars.length > longest ? `${chars.slice(0, longest).join('')}…` : line;
  return cut.replace(/[\\`*_{}[\]()<>#+\-!|~]/g, '\\$&');
}

/** What a record says, without the people and places around it. */
export function recordText(record: DataRecord): string {
  for (const field of ['messageText', 'content', 'contentText', 'description']) {
    const text = textAt(record, field);
    if (text) return text;
  }
  return record.name ?? '';
}

/** "telegram" for `https://telegram.com`; the address itself where it is no known platform. */
export function platformName(address: string | undefined): string {
  const known = Object.entries(PLATFORMS).find(([, url]) => url === address);
  return known?.[0] ?? (address ?? '').replace(/^https?:\/\//, '');
}

function sourceLine({ datastore, record }: Hit): string {
  const when = momentText(happenedAt(datastore, record));
  const who = textAt(record, 'type') === 'send' ? 'you' : (textAt(record, 'fromName') ?? '');
  const group = textAt(record, 'groupName');
  const { noun }: Datastore = DATASTORES[datastore];
  const where =
    datastore === 'social-chat-message'
      ? `in *${plainMarkdown(group || 'a chat without a name', 60)}*`
      : `${noun[0]} *${plainMarkdown(record.name ?? record._id, 80)}*`;
  const platform = platformName(textAt(record, 'sourceApplication'));
  return [[plainMarkdown(who, 60), where].filter(Boolean).join(' '), when, platform].filter(Boolean).join(', ');
}

/** The passage as a Markdown quotation, with its source below. */
export function quotation(hit: Hit): string {
  return `> ${plainMarkdown(recordText(hit.record))}\n> — ${sourceLine(hit)}`;
}
