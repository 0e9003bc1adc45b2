/** The frames of Signal's `main.jsonl`: one JSON object a line, except that line breaks within texts may stand as they are. */
import type { ByteLine } from '../byte-lines.ts';
import { parseObject } from '../json-value.ts';

export type Frame = Record<string, unknown>;

/** Of one frame. Messages are at most a few kilobytes. */
export const MAX_FRAME_BYTES = 1024 * 1024;

/** Within a text, quotation marks are escaped: only a frame begins so. */
const BEGIN = /^[\s\ufeff]*\{\s*"/;

export class Frames {
  /** Of the frame that is not whole: its lines, as JSON would write them. */
  #parts: string[] = [];
  #length = 0;
  #depth = 0;
  #inText = false;

  /** @returns the frames that ended with this line or before it; `undefined` stands for one that cannot be read */
  push(line: ByteLine): (Frame | undefined)[] {
    const waiting = this.#parts.length > 0;
    if (!waiting && line.text.trim() === '') return [];
    const begins = BEGIN.test(line.text);
    if (waiting && !begins) return this.#goOn(line);
    // What was waiting never ended.
    const lost = waiting ? [undefined] : [];
    this.#forget();
    const frame = line.cut ? undefined : parseObject(line.text);
    if (frame || line.cut || !begins) return [...lost, frame];
    return [...lost, ...this.#goOn(line)];
  }

  /** Whether something is left that never became a frame: the file ends in the middle of it. */
  get unfinished(): boolean {
    return this.#parts.length > 0;
  }

  #goOn({ text, ending, cut }: ByteLine): (Frame | undefined)[] {
    this.#scan(text);
    if (cut || this.#length > MAX_FRAME_BYTES) {
      this.#forget();
      return [undefined];
    }
    this.#keep(escaped(text));
    if (this.#inText || this.#depth > 0) {
      if (this.#inText) this.#keep(ending === 'crlf' ? '\\r\\n' : '\\n');
      return [];
    }
    const frame = parseObject(this.#parts.join(''));
    this.#forget();
    return [frame];
  }

  #scan(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const letter = text[at];
      if (this.#inText) {
        if (letter === '\\') at++;
        else if (letter === '"') this.#inText = false;
      } else if (letter === '"') this.#inText = true;
      else if (letter === '{' || letter === '[') this.#depth += 1;
      else if (letter === '}' || letter === ']') this.#depth -= 1;
    }
  }

  #keep(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  #forget(): void {
    this.#parts = [];
    this.#length = 0;
    this.#depth = 0;
    this.#inText = false;
  }
}

/** Control characters as JSON allows them in a text. */
function escaped(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
