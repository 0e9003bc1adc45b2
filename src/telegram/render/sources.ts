/** What a text refers to, folded below it: each source under its number, with who, where, when, and its address. */
import type { NumberedLine } from '#commands/answer.ts';
import { cleanName, cleanText, withoutCommands } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';
import { addMoment, type Reader } from './moment.ts';
import { addLinkMark } from './rich-text.ts';

export function addSources(
  builder: FormattedBuilder,
  sources: readonly NumberedLine[],
  reader: Reader,
  commandNames: ReadonlySet<string>,
  note: string | undefined,
): void {
  builder.newLine(true).marked({ type: 'expandable_blockquote' }, () => {
    sources.forEach((source, index) => {
      if (index > 0) builder.newLine();
      addSource(builder, source, reader, commandNames);
    });
    if (note !== undefined) builder.newLine().marked({ type: 'italic' }, () => builder.add(cleanText(note)));
  });
}

function addSource(builder: FormattedBuilder, source: NumberedLine, reader: Reader, names: ReadonlySet<string>): void {
  const { number, who, outgoing, place, at, link, text } = source;
  const words = reader.words;
  const named = [outgoing ? words.text('records-you') : (who ?? ''), place ?? '']
    .map((name) => cleanName(name, undefined, words.direction))
    .filter((name) => name !== '');
  builder.add(`[${number}] `);
  if (named.length > 0) builder.marked({ type: 'bold' }, () => builder.add(withoutCommands(named.join(' · '), names)));
  if (at !== undefined) {
    if (named.length > 0) builder.add(' · ');
    addMoment(builder, at, reader);
  }
  addLinkMark(builder, link);
  builder.newLine().add(withoutCommands(cleanText(text), names));
}
