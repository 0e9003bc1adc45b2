/** Text with Telegram's message entities; the builder keeps them within the text and properly nested. */

import type { Entity } from '../api/message.ts';

export interface Formatted {
  text: string;
  entities: Entity[];
}

type Mark = Omit<Entity, 'offset' | 'length'>;

const isMonospace = (type: Entity['type']) => type === 'code' || type === 'pre';
const isQuote = (type: Entity['type']) => type === 'blockquote' || type === 'expandable_blockquote';

export class FormattedBuilder {
  #text = '';
  #ending = '';
  readonly #entities: Entity[] = [];
  readonly #open: Entity['type'][] = [];

  get length(): number {
    return this.#text.length;
  }

  get insideQuote(): boolean {
    return this.#open.some(isQuote);
  }

  add(text: string): this {
    this.#text += text;
    // Cached, because reading the end of a string built by concatenation flattens it each time.
    this.#ending = text.length > 1 ? text.slice(-2) : (this.#ending + text).slice(-2);
    return this;
  }

  /** Ends the current line unless it is empty; `blank` adds an empty line. */
  newLine(blank = false): this {
    if (this.#text === '') return this;
    if (!this.#ending.endsWith('\n')) this.add('\n');
    if (blank && this.#ending !== '\n\n') this.add('\n');
    return this;
  }

  /** Hides what `write` adds behind a spoiler if `isWanted`. */
  covered(isWanted: boolean | undefined, write: () => void): this {
    if (isWanted) return this.marked({ type: 'spoiler' }, write);
    write();
    return this;
  }

  /** Marks what `write` adds, if Telegram allows the mark here; otherwise leaves it plain. */
  marked(mark: Mark, write: () => void): this {
    if (!this.#allows(mark.type)) {
      write();
      return this;
    }
    const entity: Entity = { ...mark, offset: this.#text.length, length: 0 };
    // Added before the entities inside it: Telegram expects the outer one first.
    this.#entities.push(entity);
    this.#open.push(mark.type);
    write();
    this.#open.pop();
    entity.length = this.#text.length - entity.offset;
    return this;
  }

  /** MessageEntity: code and pre don't nest with others, quotes only inside spoilers, and no entity in its own kind. */
  #allows(type: Entity['type']): boolean {
    if (this.#open.some(isMonospace) || this.#open.includes(type)) return false;
    if (isMonospace(type) && this.#open.some((open) => !isQuote(open))) return false;
    return !(isQuote(type) && this.#open.some((open) => open !== 'spoiler'));
  }

  build(): Formatted {
    return { text: this.#text, entities: this.#entities };
  }
}
