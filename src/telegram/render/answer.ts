/** An Reply to the messages that show it. */

import type { ButtonRows, RecordLine, Reply } from '#commands/reply.ts';
import { MAX_CAPTION_LENGTH, MAX_ENTITIES } from '../api/message.ts';
import { cleanName, cleanText, isVisible, withoutCommands } from './clean.ts';
import { addCompletion } from './completion.ts';
import { type Formatted, FormattedBuilder } from './formatted.ts';
import { addLinkMark, addMoment, addRichText, type Reader } from './rich-text.ts';
import { MARKED_LIMITS, type SplitLimits, splitFormatted } from './split.ts';

/** Longer texts are folded, so that one record does not hide the others. */
const FOLD_FROM = 400;
const HIT_MARK = '▶ ';

/** @param cover what is theirs is covered; what was asked for, and what it cost, is not */
function addRecords(
  builder: FormattedBuilder,
  answer: Reply & { kind: 'records' },
  context: Reader & { cover?: boolean },
): void {
  builder.marked({ type: 'bold' }, () => addRichText(builder, answer.title, context));
  builder.covered(context.cover, () => addGroups(builder, answer, context, context.commandNames));
  if (answer.footer) {
    const { footer } = answer;
    builder.newLine(true).marked({ type: 'italic' }, () => addRichText(builder, footer, context));
  }
}

function addGroups(
  builder: FormattedBuilder,
  answer: Reply & { kind: 'records' },
  reader: Reader,
  commandNames: ReadonlySet<string>,
): void {
  for (const { separator, heading, lines } of answer.groups) {
    builder.newLine(true);
    if (separator) builder.marked({ type: 'italic' }, () => addRichText(builder, separator, reader)).newLine();
    if (heading) builder.marked({ type: 'bold' }, () => addRichText(builder, heading, reader)).newLine();
    lines.forEach((line, index) => {
      builder.newLine(index > 0);
      addRecord(builder, line, reader, commandNames);
    });
  }
}

function addRecord(
  builder: FormattedBuilder,
  line: RecordLine,
  reader: Reader,
  commandNames: ReadonlySet<string>,
): void {
  const { number, at, note, link, whole, text, unfolded } = line;
  const words = reader.words;
  const who = cleanName(line.who ?? (line.outgoing ? words.text('records-you') : ''), undefined, words.direction);
  if (line.isHit) builder.add(HIT_MARK);
  if (number !== undefined) builder.add(`${number}. `);
  if (who !== '') builder.marked({ type: 'bold' }, () => builder.add(withoutCommands(who, commandNames)));
  if (at !== undefined) {
    if (who !== '') builder.add(' · ');
    addMoment(builder, at, reader);
  }
  if (note !== undefined) builder.add(` · ${cleanText(note)}`);
  addLinkMark(builder, link);
  builder.newLine();
  const addText = () => addHighlighted(builder, line, commandNames);
  if (text.length >= FOLD_FROM && !unfolded) builder.marked({ type: 'expandable_blockquote' }, addText);
  else addText();
  if (whole) {
    builder.newLine().marked({ type: 'expandable_blockquote' }, () => addHighlighted(builder, whole, commandNames));
  }
}

/** The text with its highlights. Offsets are of the raw text, so it is cut first and cleaned piece by piece. */
function addHighlighted(
  builder: FormattedBuilder,
  { text, highlights }: Pick<RecordLine, 'text' | 'highlights'>,
  names: ReadonlySet<string>,
): void {
  const add = (piece: string) => builder.add(withoutCommands(cleanText(piece), names));
  let at = 0;
  for (const [start, end] of highlights ?? []) {
    const from = Math.max(at, wholeSymbol(text, start));
    const to = wholeSymbol(text, end);
    if (to <= from) continue;
    add(text.slice(at, from));
    builder.marked({ type: 'bold' }, () => add(text.slice(from, to)));
    at = to;
  }
  add(text.slice(at));
}

/** `at` inside the text and not in the middle of a surrogate pair. */
function wholeSymbol(text: string, at: number): number {
  const place = Math.min(Math.max(Math.trunc(at) || 0, 0), text.length);
  return /[\ud800-\udbff]/.test(text[place - 1] ?? '') && /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;
}

/** An answer that becomes messages. */
export type ShownAnswer = Exclude<Reply, { kind: 'notice' | 'reaction' }>;

export interface Rendered {
  /** One message each, at least one, at most MAX_MESSAGES. */
  parts: Formatted[];
  /** What did not fit into that many messages, as plain text for a file. */
  overflow?: string;
  /** PNG in base64, shown with the first part as its caption. */
  picture?: string;
  /** Under the last message. */
  buttons?: ButtonRows;
  /** Asks for a reply, with this hint. */
  ask?: string;
  /** Holds something of the person's own data. */
  personal: boolean;
}

export interface RenderContext extends Reader {
  /** What is personal is covered until it is tapped. */
  cover?: boolean;
}

/** More than anybody reads; what is longer comes as a file. */
export const MAX_MESSAGES = 20;

export function renderAnswer(answer: ShownAnswer, context: RenderContext): Rendered {
  const builder = new FormattedBuilder();
  addAnswer(builder, answer, context);
  const whole = builder.build();
  const parts = isVisible(whole.text)
    ? splitFormatted(whole, limitsOf(answer)).filter(({ text }) => isVisible(text))
    : [];
  if (parts.length === 0) parts.push({ text: context.words.text('errors-nothing-visible'), entities: [] });
  const shown = parts.length > MAX_MESSAGES ? parts.slice(0, MAX_MESSAGES - 1) : parts;
  const rest = parts.slice(shown.length);
  return {
    parts: shown,
    personal: 'personal' in answer,
    ...(answer.kind === 'text' && answer.picture !== undefined ? { picture: answer.picture } : {}),
    ...(rest.length === 0 ? {} : { overflow: rest.map(({ text }) => text).join('\n') }),
    ...('buttons' in answer && answer.buttons ? { buttons: answer.buttons } : {}),
    ...(answer.kind === 'text' && answer.ask !== undefined ? { ask: answer.ask } : {}),
  };
}

function addAnswer(builder: FormattedBuilder, answer: ShownAnswer, context: RenderContext): void {
  const { commandNames, cover } = context;
  switch (answer.kind) {
    case 'text':
      builder.covered(cover && answer.personal, () => addRichText(builder, answer.text, context));
      return;
    case 'files':
    case 'progress':
      addRichText(builder, answer.text, context);
      return;
    case 'records':
      addRecords(builder, answer, context);
      return;
    case 'completion': {
      const { footer, sources, markdown } = answer;
      builder.covered(cover, () => {
        addCompletion(builder, markdown, commandNames);
        if (sources) {
          builder.newLine(true);
          addRichText(builder, sources, context);
        }
      });
      if (footer) builder.newLine(true).marked({ type: 'italic' }, () => addRichText(builder, footer, context));
    }
  }
}

/** A caption holds less than a message: what is longer is cut into captions' lengths, so that the first part is one. */
function limitsOf(answer: ShownAnswer): SplitLimits | undefined {
  if ('goesOn' in answer && answer.goesOn !== undefined) return MARKED_LIMITS;
  if (answer.kind !== 'text' || answer.picture === undefined) return undefined;
  return { maxLength: MAX_CAPTION_LENGTH, aim: MAX_CAPTION_LENGTH, maxEntities: MAX_ENTITIES };
}
