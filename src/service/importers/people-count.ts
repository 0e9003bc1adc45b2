/** Who writes in an export, and how much. */
import type { Inspection } from './importer.ts';

/** An export of nonsense must not fill the memory with names. */
const MAX_COUNTED = 20_000;
const MAX_SHOWN = 50;

export class PeopleCount {
  readonly #people = new Map<string, { name: string; messages: number }>();

  /** More messages of theirs; the name that they had last counts. */
  add(id: string, name: string, messages = 1): void {
    const known = this.#people.get(id);
    if (known) {
      known.messages += messages;
      known.name = name;
    } else if (this.#people.size < MAX_COUNTED) this.#people.set(id, { name, messages });
  }

  get size(): number {
    return this.#people.size;
  }

  has(id: string): boolean {
    return this.#people.has(id);
  }

  ids(): string[] {
    return [...this.#people.keys()];
  }

  /** Those who wrote most, most first, at most 50; equals stay in the order in which they were met. */
  most(): Inspection['people'] {
    return [...this.#people]
      .sort(([, one], [, other]) => other.messages - one.messages)
      .slice(0, MAX_SHOWN)
      .map(([id, { name, messages }]) => ({ id, name, messages }));
  }
}
