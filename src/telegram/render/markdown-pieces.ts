/**
 * Cuts Markdown into pieces that are parsed one by one. Parsing time grows with length times number of markup
 * characters; with pieces of bounded work it grows only with length.
 */

export interface MarkdownPiece {
  readonly text: string;
  /** Show it as raw text, without parsing. */
  readonly isPlain: boolean;
}

/** Limits per piece: length in UTF-16 units, and length times number of markup characters. */
const MAX_LENGTH = 4_000;
const MAX_WORK = 400_000;
const MARKS = /[*_~`[\]<>&\\]/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A line that opens more nested quotes and lists than are rendered. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){25}/m;

/** The pieces in order; concatenated they are the whole text. */
export function piecesOf(markdown: string): MarkdownPiece[] {
  const pieces = grouped(blocksOf(markdown)).flatMap((group) =>
    isShort(group) || FENCE.test(group) ? [group] : grouped(linesOf(group)),
  );
  return pieces.map((text) => ({ text, isPlain: TOO_DEEP.test(text) || !(isShort(text) || FENCE.test(text)) }));
}

const linesOf = (text: string) => text.split(/(?<=\n)/);
const marksIn = (text: string) => text.match(MARKS)?.length ?? 0;
const isWithin = (length: number, marks: number) => length <= MAX_LENGTH && length * marks <= MAX_WORK;
const isShort = (text: string) => isWithin(text.length, marksIn(text));

/** Joins consecutive parts as long as they fit in one piece. */
function grouped(parts: readonly string[]): string[] {
  const groups: string[] = [];
  let [group, marks] = ['', 0];
  for (const part of parts) {
    const more = marksIn(part);
    if (group !== '' && !isWithin(group.length + part.length, marks + more)) {
      groups.push(group);
      [group, marks] = ['', 0];
    }
    group += part;
    marks += more;
  }
  return group === '' ? groups : [...groups, group];
}

/** Splits at empty lines followed by an unindented line; a fence with its content is one block. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  const end = () => {
    blocks.push(block.join(''));
    block = [];
  };
  let fence: string | undefined;
  let isAfterBlank = false;
  for (const line of linesOf(markdown)) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && (mark !== undefined || (isAfterBlank && /^\S/.test(line)))) end();
    block.push(line);
    isAfterBlank = line.trim() === '';
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) {
      fence = undefined;
      end();
    }
  }
  end();
  return blocks.filter((text) => text !== '');
}
