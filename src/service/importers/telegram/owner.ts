/** Whose export it is: what the account says of itself, what its chats give away, or whom to ask about. */
import type { Inspection, NativeObject, Person } from '../importer.ts';
import { personName } from './attachments.ts';
import { isObject, shownName } from './exported-text.ts';
import { senderId } from './message.ts';

const MAX_PEOPLE = 50;

/** Told one section after the other; `inspection` says what is known by then. */
export class OwnerSearch {
  #owner: Person | undefined;
  /** Saved messages are a chat with oneself: its id is one's own. */
  #saved: string | undefined;
  /** In chats of two, whoever is not the other one. */
  readonly #selves = new Set<string>();
  readonly #others = new Set<string>();
  /** Every chat has been one of two. */
  #onlyPairs = true;
  #partner: string | undefined;
  readonly #writers = new Map<string, { name: string | undefined; messages: number }>();

  /** Nothing that comes can change it. */
  get isSettled(): boolean {
    return this.#owner !== undefined || (this.#saved !== undefined && this.#nameOf(this.#saved) !== undefined);
  }

  ownerIs(value: unknown): void {
    if (!isObject(value)) return;
    const id = senderId(value.user_id);
    if (id !== undefined) this.#owner = { id, name: personName(value) ?? shownName(value.username) ?? id };
  }

  chatBegins({ type, id }: NativeObject): void {
    const peer = typeof id === 'number' || typeof id === 'string' ? `user${id}` : undefined;
    if (type === 'saved_messages') this.#saved ??= peer;
    const isPair = type === 'personal_chat' || type === 'bot_chat';
    this.#partner = isPair ? peer : undefined;
    if (this.#partner !== undefined) this.#others.add(this.#partner);
    else this.#onlyPairs = false;
  }

  messagesCome(values: readonly unknown[]): void {
    for (const value of values) {
      if (!isObject(value) || value.type !== 'message') continue;
      const id = senderId(value.from_id);
      if (id === undefined) continue;
      const known = this.#writers.get(id);
      if (known === undefined) {
        this.#writers.set(id, { name: shownName(value.from), messages: 1 });
      } else {
        known.messages += 1;
        known.name ??= shownName(value.from);
      }
      if (this.#partner !== undefined && id !== this.#partner) this.#selves.add(id);
    }
  }

  get inspection(): Inspection {
    if (this.#owner !== undefined) return { me: this.#owner, people: [] };
    const [self, ...more] = this.#selves;
    const id = this.#saved ?? (more.length === 0 ? self : undefined);
    if (id !== undefined) return { me: { id, name: this.#nameOf(id) ?? id }, people: [] };
    // Where it is a chat of two in which only the other one wrote, there is nobody to ask about.
    return {
      me: undefined,
      people: this.#people().filter((person) => !this.#onlyPairs || !this.#others.has(person.id)),
    };
  }

  #nameOf(id: string): string | undefined {
    return this.#writers.get(id)?.name;
  }

  #people(): Inspection['people'] {
    // Channels and groups write too; nobody is one.
    return [...this.#writers]
      .filter(([id]) => id.startsWith('user'))
      .map(([id, { name, messages }]) => ({ id, name: name ?? 'Deleted Account', messages }))
      .sort((one, other) => other.messages - one.messages)
      .slice(0, MAX_PEOPLE);
  }
}
