/** Text with Telegram's message entities, and the builder that keeps them well-formed: inside the text, nested, never crossing. */

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

  /** Whether marks count here; inside monospace they do not, and links are plain. */
  get insideQuote(): boolean {
    return this.#open.some(isQuote);
  }

  add(text: string): this {
    this.#text += text;
    // Kept beside it: looking at the end of a text that grows in pieces joins them anew each time.
    this.#ending = text.length > 1 ? text.slice(-2) : (this.#ending + text).slice(-2);
    return this;
  }

  /** Ends the current line, unless nothing is on it; with `blank` leaves an empty line before what follows. */
  newLine(blank = false): this {
    if (this.#text === '') return this;
    if (!this.#ending.endsWith('\n')) this.add('\n');
    if (blank && this.#ending !== '\n\n') this.add('\n');
    return this;
  }

  /** What `write` adds is covered until it is tapped, where `isWanted`. */
  covered(isWanted: boolean | undefined, write: () => void): this {
    if (isWanted) return this.marked({ type: 'spoiler' }, write);
    write();
    return this;
  }

  /** What `write` adds gets this mark, where Telegram allows it in this place; plain otherwise. */
  marked(mark: Mark, write: () => void): this {
    if (!this.#allows(mark.type)) {
      write();
      return this;
    }
    const entity: Entity = { ...mark, offset: this.#text.length, length: 0 };
    // In before what it encloses: Telegram wants the outer of two entities first.
    this.#entities.push(entity);
    this.#open.push(mark.type);
    write();
    this.#open.pop();
    entity.length = this.#text.length - entity.offset;
    return this;
  }

  /** MessageEntity: nothing nests with code and pre, quotes only in what is covered, and nothing in its own kind. */
  #allows(type: Entity['type']): boolean {
    if (this.#open.some(isMonospace) || this.#open.includes(type)) return false;
    if (isMonospace(type) && this.#open.some((open) => !isQuote(open))) return false;
    return !(isQuote(type) && this.#open.some((open) => open !== 'spoiler'));
  }

  build(): Formatted {
    return { text: this.#text, entities: trimmedEntities(this.#text, this.#entities) };
  }
}

/** Entities without the white space at their ends (Telegram cuts it, and clients draw it badly), empty ones left out. */
function trimmedEntities(text: string, entities: readonly Entity[]): Entity[] {
  const kept: Entity[] = [];
  for (const entity of entities) {
    let { offset } = entity;
    let end = offset + entity.length;
    while (end > offset && isSpace(text.charCodeAt(end - 1))) end -= 1;
    if (entity.type !== 'pre') while (offset < end && isSpace(text.charCodeAt(offset))) offset += 1;
    if (end > offset) kept.push({ ...entity, offset, length: end - offset });
  }
  return kept;
}

const isSpace = (unit: number) => unit === 0x20 || unit === 0x0a;
