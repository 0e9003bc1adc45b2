/** Records in groups: a title, each group under its heading, each record as "who · when" above its text. */
import type { Answer, RecordLine } from '#commands/answer.ts';
import { cleanName, cleanText, withoutCommands } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';
import { addMoment, type Reader } from './moment.ts';
import { addLinkMark, addRichText } from './rich-text.ts';

/** Longer texts are folded, so that one record does not hide the others. */
const FOLD_FROM = 400;
const HIT_MARK = '▶ ';

/** @param cover what is theirs is covered; what was asked for, and what it cost, is not */
export function addRecords(
  builder: FormattedBuilder,
  answer: Answer & { kind: 'records' },
  context: Reader & { commandNames: ReadonlySet<string>; cover?: boolean },
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
  answer: Answer & { kind: 'records' },
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
