/** Renders RichText from commands as text with entities. */
import { cleanText } from '#commands/display-text.ts';
import { plainText, type RichText, type Span } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import { cleanSpan, isolateIn, isolatesAround, MAX_COMMAND_LENGTH, withoutCommands } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';

/** What rendering depends on besides the text. */
export interface Reader {
  readonly words: Words;
  /** Names of the bot's commands, which must not become tappable in untrusted text. */
  readonly commandNames: ReadonlySet<string>;
}

export function addRichText(builder: FormattedBuilder, text: RichText, reader: Reader): void {
  // A single span is its own paragraph; it can reorder nothing, so it needs no isolates.
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
    // A tap copies it, so it must contain no invisible characters.
    const text = cleanText(plainText(span.text));
    const [before, after] = isolatesAround(words.direction, text);
    builder.add(before).marked({ type: 'code' }, () => builder.add(text));
    builder.add(after);
  } else builder.marked({ type: span.mark }, () => addRichText(builder, span.text, reader));
}

/** Untrusted text stays one run in its own direction, even with bold or italic parts. */
function addForeign(builder: FormattedBuilder, text: RichText, { words, commandNames }: Reader, alone: boolean): void {
  const parts = text.map((part) => cleanText(typeof part === 'string' ? part : plainText([part])));
  const whole = parts.join('');
  const isIsolated = !alone && !builder.insideQuote;
  if (parts.length === 1) {
    const safe = withoutCommands(whole, commandNames);
    addMarked(builder, text[0], isIsolated ? isolateIn(words.direction, safe) : safe);
    return;
  }
  const [before, after] = isIsolated ? isolatesAround(words.direction, whole) : ['', ''];
  builder.add(before);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    at += part.length;
    addMarked(builder, text[index], withoutCommands(part, commandNames, whole.slice(at, at + MAX_COMMAND_LENGTH)));
  }
  builder.add(after);
}

function addMarked(builder: FormattedBuilder, span: Span | undefined, text: string): void {
  if (typeof span === 'object' && (span.mark === 'bold' || span.mark === 'italic'))
    builder.marked({ type: span.mark }, () => builder.add(text));
  else builder.add(text);
}

/** Whether Telegram accepts such a URL: http, https or tg, with a host. */
export function isOpenable(url: string): boolean {
  if (url.length > 2048 || /\s/.test(url)) return false;
  const parsed = URL.parse(url);
  if (!parsed || parsed.hostname === '' || parsed.username !== '') return false;
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' || parsed.protocol === 'tg:';
}

/** A URL for display: one line, nothing invisible. */
export function shownAddress(url: string): string {
  return cleanText(url).replace(/\s+/g, '%20');
}
