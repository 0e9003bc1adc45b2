/** Whose account an export of Telegram Desktop is of. */
import type { Inspection, NativeObject, Person } from '../importer.ts';
import { isObject } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { displayName } from '../shown-name.ts';
import { personName } from './attachments.ts';
import { isZoneless, senderId } from './message.ts';

/** Chats of two whose other one is remembered. */
const MAX_OTHERS = 20_000;

/** Told one section after the other; `inspection` says what is known by then. */
export class OwnerSearch {
  #owner: Person | undefined;
  /** Saved messages are a chat with oneself: its id is one's own. */
  #saved: string | undefined;
  /** In chats of two, whoever is not the other one; where they are several, two of them. */
  readonly #selves = new Set<string>();
  readonly #others = new Set<string>();
  /** Every chat has been one of two. */
  #onlyPairs = true;
  #partner: string | undefined;
  readonly #writers = new PeopleCount();

  /** Of the first message; an export is written in one way. */
  #zoneless: boolean | undefined;

  /** Nothing that comes can change it. */
  get isSettled(): boolean {
    if (this.#zoneless === undefined) return false;
    return this.#owner !== undefined || (this.#saved !== undefined && this.#nameOf(this.#saved) !== undefined);
  }

  ownerIs(value: unknown): void {
    if (!isObject(value)) return;
    const id = senderId(value.user_id);
    if (id !== undefined) this.#owner = { id, name: personName(value) ?? displayName(value.username) ?? id };
  }

  chatBegins({ type, id }: NativeObject): void {
    const peer = typeof id === 'number' || typeof id === 'string' ? `user${id}` : undefined;
    if (type === 'saved_messages') this.#saved ??= peer;
    const isPair = type === 'personal_chat' || type === 'bot_chat';
    this.#partner = isPair ? peer : undefined;
    if (this.#partner === undefined) this.#onlyPairs = false;
    else if (this.#others.size < MAX_OTHERS) this.#others.add(this.#partner);
  }

  messageComes(value: unknown): void {
    if (!isObject(value) || value.type !== 'message') return;
    this.#zoneless ??= isZoneless(value);
    const id = senderId(value.from_id);
    if (id === undefined) return;
    this.#writers.add(id, this.#writers.nameOf(id) || (displayName(value.from) ?? ''));
    if (this.#partner !== undefined && id !== this.#partner && this.#selves.size < 2) this.#selves.add(id);
  }

  get inspection(): Inspection {
    return { ...this.#ownership(), ...(this.#zoneless ? { zoneless: true } : {}) };
  }

  #ownership(): Inspection {
    if (this.#owner !== undefined) return { me: this.#owner, people: [] };
    const [self, ...more] = this.#selves;
    const id = this.#saved ?? (more.length === 0 ? self : undefined);
    if (id !== undefined) return { me: { id, name: this.#nameOf(id) ?? id }, people: [] };
    // Channels and groups write too; nobody is one. Where it is a chat of two in which only the other one wrote, there is
    // nobody to ask about.
    const people = this.#writers.most((one) => one.startsWith('user') && !(this.#onlyPairs && this.#others.has(one)));
    return { me: undefined, people: people.map((person) => ({ ...person, name: person.name || 'Deleted Account' })) };
  }

  #nameOf(id: string): string | undefined {
    return this.#writers.nameOf(id) || undefined;
  }
}
