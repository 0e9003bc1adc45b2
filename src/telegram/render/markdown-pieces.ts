/**
 * Cuts Markdown into pieces that are read one by one. A reader of Markdown takes time by the length of a text and the marks
 * in it, multiplied; for pieces of bounded work it grows with the length alone.
 */

export interface MarkdownPiece {
  readonly text: string;
  /** To be shown as it is written. */
  readonly isPlain: boolean;
}

/** Of one piece, UTF-16 units; and these times the marks in them. */
const MAX_LENGTH = 4_000;
const MAX_WORK = 400_000;
const MARKS = /[*_~`[\]<>&\\]/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A line that begins more quotes and lists than are shown. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){25}/m;

/** The pieces in order: together they are the text. */
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

/** As many parts together as one piece may have. */
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

/** What empty lines part, where it begins at the margin; a fence with all that is in it. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let block: string[] = [];
  const end = () => {
    blocks.push(block.join(''));
    block = [];
  };
  let fence: string | undefined;
  let isBehindBlank = false;
  for (const line of linesOf(markdown)) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && (mark !== undefined || (isBehindBlank && /^\S/.test(line)))) end();
    block.push(line);
    isBehindBlank = line.trim() === '';
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) {
      fence = undefined;
      end();
    }
  }
  end();
  return blocks.filter((text) => text !== '');
}
