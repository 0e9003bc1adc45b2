/** Reads the text of a `$regex` pattern into a tree: the part of the usual syntax that needs no backtracking. */

export type Node =
  | { kind: 'char'; test: (char: number) => boolean }
  | { kind: 'assert'; holds: (before: number | undefined, after: number | undefined) => boolean }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'repeat'; part: Node; least: number; most: number };

/** The pattern cannot be read; the message says why. */
export class PatternSyntaxError extends Error {
  override name = 'PatternSyntaxError';
}

const MAX_COUNT = 50;
const MAX_DEPTH = 20;

const isDigit = (char: number) => char >= 48 && char <= 57;
const isWord = (char: number) => /[\p{L}\p{N}_]/u.test(String.fromCodePoint(char));
const isSpace = (char: number) => /\s/u.test(String.fromCodePoint(char));
const not = (test: (char: number) => boolean) => (char: number) => !test(char);
const CLASSES = new Map([
  ['d', isDigit],
  ['D', not(isDigit)],
  ['w', isWord],
  ['W', not(isWord)],
  ['s', isSpace],
  ['S', not(isSpace)],
]);
const CONTROLS = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
]);
const atWordEdge = (before: number | undefined, after: number | undefined) =>
  (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));

/** @throws PatternSyntaxError */
export function parsePattern(source: string): Node {
  const chars = Array.from(source);
  let at = 0;
  let depth = 0;

  function choice(): Node {
    const options = [sequence()];
    while (chars[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < chars.length && chars[at] !== '|' && chars[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(part: Node): Node {
    const [least, most] = quantifier() ?? [1, 1];
    if (least === 1 && most === 1) return part;
    if (part.kind === 'assert') throw new PatternSyntaxError('nothing to repeat');
    if (chars[at] === '?') at += 1; // "as few as possible" makes no difference to whether it occurs
    if (quantifier()) throw new PatternSyntaxError('a repetition cannot be repeated; use a group');
    return { kind: 'repeat', part, least, most };
  }

  function quantifier(): [number, number] | undefined {
    const char = chars[at];
    if (char === '*' || char === '+' || char === '?') {
      at += 1;
      return [char === '+' ? 1 : 0, char === '?' ? 1 : Number.POSITIVE_INFINITY];
    }
    const counted = /^\{(\d{1,4})(,(\d{0,4}))?\}/.exec(chars.slice(at, at + 12).join(''));
    if (!counted) return undefined;
    at += counted[0].length;
    const least = Number(counted[1]);
    const most = counted[2] === undefined ? least : counted[3] ? Number(counted[3]) : Number.POSITIVE_INFINITY;
    if (least > MAX_COUNT || (most > MAX_COUNT && most !== Number.POSITIVE_INFINITY)) {
      throw new PatternSyntaxError(`a count may be at most ${MAX_COUNT}`);
    }
    if (most < least) throw new PatternSyntaxError('a count runs backwards');
    return [least, most];
  }

  function atom(): Node {
    const char = chars[at++] ?? '';
    if (char === '(') return group();
    if (char === '[') return { kind: 'char', test: bracket() };
    if (char === '.') return { kind: 'char', test: (code) => code !== 10 && code !== 13 };
    if (char === '^') return { kind: 'assert', holds: (before) => before === undefined };
    if (char === '$') return { kind: 'assert', holds: (_before, after) => after === undefined };
    if (char === '*' || char === '+' || char === '?') throw new PatternSyntaxError('nothing to repeat');
    if (char !== '\\') return { kind: 'char', test: exactly(char) };
    if (chars[at] === 'b' || chars[at] === 'B') {
      const wanted = chars[at++] === 'b';
      return { kind: 'assert', holds: (before, after) => atWordEdge(before, after) === wanted };
    }
    return { kind: 'char', test: escaped().test };
  }

  function group(): Node {
    if (++depth > MAX_DEPTH) throw new PatternSyntaxError('groups are nested too deeply');
    if (chars[at] === '?') {
      if (chars[at + 1] !== ':') throw new PatternSyntaxError('only plain groups (…) and (?:…) are supported');
      at += 2;
    }
    const inner = choice();
    if (chars[at++] !== ')') throw new PatternSyntaxError('a group is not closed');
    depth -= 1;
    return inner;
  }

  function exactly(char: string): (code: number) => boolean {
    const wanted = char.codePointAt(0);
    return (code) => code === wanted;
  }

  /** What follows a backslash: a class of characters, or one character (then also its code, for ranges). */
  function escaped(): { test: (code: number) => boolean; code?: number } {
    const char = chars[at++];
    if (char === undefined) throw new PatternSyntaxError('a backslash at the end');
    const named = CLASSES.get(char);
    if (named) return { test: named };
    const control = CONTROLS.get(char);
    if (control !== undefined) return { test: (code) => code === control, code: control };
    if (/[A-Za-z0-9]/.test(char)) throw new PatternSyntaxError(`\\${char} is not supported`);
    return { test: exactly(char), code: char.codePointAt(0) ?? 0 };
  }

  function bracketItem(): { test: (code: number) => boolean; code?: number } {
    const char = chars[at++];
    if (char === undefined) throw new PatternSyntaxError('a [ is not closed');
    return char === '\\' ? escaped() : { test: exactly(char), code: char.codePointAt(0) ?? 0 };
  }

  function bracket(): (code: number) => boolean {
    const negative = chars[at] === '^';
    if (negative) at += 1;
    const tests: ((code: number) => boolean)[] = [];
    while (chars[at] !== ']' || tests.length === 0) {
      const from = bracketItem();
      if (from.code === undefined || chars[at] !== '-' || chars[at + 1] === ']') {
        tests.push(from.test);
        continue;
      }
      at += 1;
      const { code: last } = bracketItem();
      const first = from.code;
      if (last === undefined || last < first) throw new PatternSyntaxError('a range runs backwards');
      tests.push((code) => code >= first && code <= last);
    }
    at += 1;
    return (code) => tests.some((test) => test(code)) !== negative;
  }

  const tree = choice();
  if (at < chars.length) throw new PatternSyntaxError('a ) without its (');
  return tree;
}
