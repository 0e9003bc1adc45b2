/** RichText, as commands write it, to text with entities. */
import { cleanText } from '#commands/display-text.ts';
import { plainText, type RichText, type Span } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import { cleanSpan, isolateIn, isolatesAround, MAX_COMMAND_LENGTH, withoutCommands } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';

/** Who reads it. */
export interface Reader {
  readonly words: Words;
  /** Names of the bot's commands; foreign text cannot spell a tappable one. */
  readonly commandNames: ReadonlySet<string>;
}

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
  } else if (span.mark === 'foreign') {
    addForeign(builder, span.text, reader, alone);
  } else if (span.mark === 'code') {
    // Copied with a tap, and sent: it holds nothing invisible.
    const text = cleanText(plainText(span.text));
    const [before, behind] = isolatesAround(words.direction, text);
    builder.add(before).marked({ type: 'code' }, () => builder.add(text));
    builder.add(behind);
  } else builder.marked({ type: span.mark }, () => addRichText(builder, span.text, reader));
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
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += part.length;
    addMarked(builder, text[index], withoutCommands(part, commandNames, whole.slice(at, at + MAX_COMMAND_LENGTH)));
  }
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

/** An address to be read: one line, nothing invisible. */
export function shownAddress(url: string): string {
  return cleanText(url).replace(/\s+/g, '%20');
}
