/** Counts messages per person in an export. */
import type { Inspection } from './importer.ts';

/** Keeps a nonsensical export from filling the memory with names. */
const MAX_COUNTED = 10_000;
const MAX_ID = 200;
const MAX_SHOWN = 50;

export class PeopleCount {
  readonly #people = new Map<string, { name: string; messages: number }>();
  /** Messages of all counted people. */
  total = 0;

  /** Adds messages of a person; the latest name counts. */
  add(id: string, name: string, messages = 1): void {
    const known = this.#people.get(id);
    if (!known && (this.#people.size >= MAX_COUNTED || id.length > MAX_ID)) return;
    this.#people.set(id, { name, messages: (known?.messages ?? 0) + messages });
    this.total += messages;
  }

  get size(): number {
    return this.#people.size;
  }

  has(id: string): boolean {
    return this.#people.has(id);
  }

  nameOf(id: string): string | undefined {
    return this.#people.get(id)?.name;
  }

  ids(): string[] {
    return [...this.#people.keys()];
  }

  /** The people accepted by `counts` with the most messages, most first, at most 50; ties in order of appearance. */
  most(counts: (id: string) => boolean = () => true): Inspection['people'] {
    return [...this.#people]
      .filter(([id]) => counts(id))
      .sort(([, one], [, other]) => other.messages - one.messages)
      .slice(0, MAX_SHOWN)
      .map(([id, { name, messages }]) => ({ id, name, messages }));
  }
}
