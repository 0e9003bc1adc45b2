/** Puts the lines of a transcript together to messages: what does not begin with a date goes on. */
import type { ByteLine } from '../byte-lines.ts';
import { type Header, parseHeader } from './header.ts';

export interface WrittenMessage {
  readonly header: Header;
  /** All that follows the date and time, in as many lines as it has. */
  readonly body: string;
  /** There was more of it. */
  readonly isCut: boolean;
}

/** WhatsApp takes 65,536 characters; what is longer is no message, and is cut. */
const MAX_BODY = 100_000;

export class TranscriptLines {
  #header: Header | undefined;
  #body: string[] = [];
  #length = 0;
  #isCut = false;
  #before: ByteLine['ending'] | undefined;
  /**
   * Whether messages end with CRLF and a line that somebody began anew with LF, as iPhones write it. What stands before
   * the second message tells.
   */
  #crlf: boolean | undefined;
  #strayLines = 0;

  /** Lines that belong to no message, before the first one. */
  get strayLines(): number {
    return this.#strayLines;
  }

  /** @returns the message that ended before this line */
  push(line: ByteLine): WrittenMessage | undefined {
    const text = line.ending === 'lf' && line.text.endsWith('\r') ? line.text.slice(0, -1) : line.text;
    const before = this.#before;
    this.#before = line.ending;
    // A pasted chat looks like messages, but is one.
    const goesOn = this.#crlf === true && before === 'lf';
    const header = goesOn ? undefined : parseHeader(text);
    if (!header) {
      this.#goOn(text, line.cut);
      return undefined;
    }
    if (this.#header && this.#crlf === undefined) this.#crlf = before === 'crlf';
    const ended = this.#take();
    this.#header = header;
    this.#body = [];
    this.#length = 0;
    this.#isCut = line.cut;
    this.#keep(header.rest);
    return ended;
  }

  /** @returns the last message, if the transcript ends here and was not cut off */
  end(): WrittenMessage | undefined {
    return this.#take();
  }

  /** @returns the last message of a transcript that breaks off after `rest`, if nothing more can belong to it */
  breakOff(rest: ByteLine | undefined): WrittenMessage | undefined {
    const whole = this.#crlf === true && this.#before === 'crlf';
    const ended = rest && this.push(rest);
    return ended ?? (whole && !rest ? this.#take() : undefined);
  }

  #goOn(text: string, isCut: boolean): void {
    if (!this.#header) {
      if (text.trim() !== '') this.#strayLines += 1;
      return;
    }
    this.#isCut ||= isCut;
    this.#keep(text);
  }

  #keep(text: string): void {
    const room = MAX_BODY - this.#length;
    if (room <= 0 || text.length > room) this.#isCut = true;
    if (room <= 0) return;
    this.#body.push(text.length > room ? text.slice(0, room).toWellFormed() : text);
    // A line by itself is at least its end.
    this.#length += text.length + 1;
  }

  #take(): WrittenMessage | undefined {
    const header = this.#header;
    if (!header) return undefined;
    return { header, body: this.#body.join('\n'), isCut: this.#isCut };
  }
}
