/** RichText, as commands write it, to text with entities. */
import { plainText, type RichText, type Span } from '#commands/reply.ts';
import { clockAt, type Zone } from '#commands/time/today.ts';
import type { Words } from '#locales/words.ts';
import { cleanSpan, cleanText, isolateIn, isolatesAround, withoutCommands } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';

/** When, where and in which language something is read. */
export interface Reader {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly zone: Zone;
  readonly words: Words;
  /** Names of the bot's commands; foreign text cannot spell a tappable one. */
  readonly commandNames: ReadonlySet<string>;
}

/** Bot API 9.5, MessageEntity date_time: short date and short time. */
const FORMAT = 'dt';

// One object each: the formatter is found by it.
const MOMENT = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
} as const;
const MOMENT_OF_ANOTHER_YEAR = { ...MOMENT, year: 'numeric' } as const;

/**
 * "27 Oct 2026, 09:33" by the reader's clock, with "UTC" where their zone is not known, without the year when it is the
 * present one; a text that is no moment as it is.
 */
export function momentWords(at: string, { now, zone, words }: Reader): string {
  if (Number.isNaN(Date.parse(at))) return cleanText(at);
  const [shown, present] = [Date.parse(at), now].map((moment) => clockAt(moment, zone).toPlainDateTime()) as [
    Temporal.PlainDateTime,
    Temporal.PlainDateTime,
  ];
  const format = shown.year === present.year ? MOMENT : MOMENT_OF_ANOTHER_YEAR;
  const text = words.date(shown.toZonedDateTime('UTC').epochMilliseconds, format);
  return text + (zone === undefined ? ' UTC' : '');
}

export function addMoment(builder: FormattedBuilder, at: string, reader: Reader): void {
  const milliseconds = Date.parse(at);
  const words = momentWords(at, reader);
  if (Number.isNaN(milliseconds) || milliseconds < 0) {
    builder.add(words);
    return;
  }
  const mark = { type: 'date_time', unix_time: Math.floor(milliseconds / 1000), date_time_format: FORMAT } as const;
  builder.marked(mark, () => builder.add(words));
}

const ENTITY_OF = {
  bold: 'bold',
  italic: 'italic',
  foldedQuote: 'expandable_blockquote',
} as const;

const LINK_MARK = '↗';

export function addRichText(builder: FormattedBuilder, text: RichText, reader: Reader): void {
  // A span that stands alone is its own paragraph: only among others can it reorder anything.
  const alone = text.length === 1 && builder.length === 0;
  for (const span of text) addSpan(builder, span, reader, alone);
}

function addSpan(builder: FormattedBuilder, span: Span, reader: Reader, alone: boolean): void {
  const words = reader.words;
  if (typeof span === 'string') {
    const clean = cleanSpan(span);
    builder.add(alone || builder.insideQuote ? clean : isolateIn(words.direction, clean));
  } else if (span.mark === 'time') addMoment(builder, span.at, reader);
  else if (span.mark === 'foreign') {
    addForeign(builder, span.text, reader, alone);
  } else if (span.mark === 'code') {
    // Copied with a tap, and sent: it holds nothing invisible.
    const text = cleanText(plainText(span.text));
    const [before, behind] = isolatesAround(words.direction, text);
    builder.add(before).marked({ type: 'code' }, () => builder.add(text));
    builder.add(behind);
  } else builder.marked({ type: ENTITY_OF[span.mark] }, () => addRichText(builder, span.text, reader));
}

/** Foreign text stays one run of its own direction, whatever is marked in it. */
function addForeign(builder: FormattedBuilder, text: RichText, { words, commandNames }: Reader, alone: boolean): void {
  const parts = text.map((part) => cleanText(typeof part === 'string' ? part : plainText([part])));
  const whole = parts.join('');
  const isKeptApart = !alone && !builder.insideQuote;
  if (parts.length === 1) {
    const safe = withoutCommands(whole, commandNames);
    addMarked(builder, text[0], isKeptApart ? isolateIn(words.direction, safe) : safe);
    return;
  }
  const [before, behind] = isKeptApart ? isolatesAround(words.direction, whole) : ['', ''];
  builder.add(before);
  for (const [index, part] of parts.entries())
    addMarked(builder, text[index], withoutCommands(part, commandNames, parts.slice(index + 1).join('')));
  builder.add(behind);
}

function addMarked(builder: FormattedBuilder, span: Span | undefined, text: string): void {
  if (typeof span === 'object' && (span.mark === 'bold' || span.mark === 'italic'))
    builder.marked({ type: span.mark }, () => builder.add(text));
  else builder.add(text);
}

/** Whether Telegram opens such an address: http, https and tg with a host. */
export function isOpenable(url: string): boolean {
  if (url.length > 2048 || /\s/.test(url)) return false;
  const parsed = URL.parse(url);
  if (!parsed || parsed.hostname === '' || parsed.username !== '') return false;
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' || parsed.protocol === 'tg:';
}

/** A mark that leads to an address, where Telegram opens such. */
export function addLinkMark(builder: FormattedBuilder, url: string | undefined): void {
  if (url !== undefined && isOpenable(url))
    builder.add(' ').marked({ type: 'text_link', url }, () => builder.add(LINK_MARK));
}

/** An address to be read: one line, nothing invisible. */
export function shownAddress(url: string): string {
  return cleanText(url).replace(/\s+/g, '%20');
}
