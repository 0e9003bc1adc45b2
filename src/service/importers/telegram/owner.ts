/** Finds the owner of a Telegram Desktop export. */

import { isObject } from '#platform/json.ts';
import type { Inspection, NativeObject, Person } from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { displayName } from '../shown-name.ts';
import { personName } from './attachments.ts';
import { isZoneless, senderId } from './message.ts';

/** Maximum number of direct chats whose partner is remembered. */
const MAX_OTHERS = 20_000;

/** Fed section by section; `inspection` returns what is known so far. */
export class OwnerSearch {
  #owner: Person | undefined;
  /** Saved messages are a chat with oneself, so its id is the owner's. */
  #saved: string | undefined;
  /** Authors in direct chats other than the partner; at most two. */
  readonly #selves = new Set<string>();
  readonly #others = new Set<string>();
  /** Whether all chats so far were direct chats. */
  #onlyPairs = true;
  #partner: string | undefined;
  readonly #writers = new PeopleCount();

  /** Set by the first message; the same for the whole export. */
  #zoneless: boolean | undefined;

  /** Whether more input can't change the result. */
  get isSettled(): boolean {
    if (this.#zoneless === undefined) return false;
    return this.#owner !== undefined || (this.#saved !== undefined && this.#nameOf(this.#saved) !== undefined);
  }

  addOwner(value: unknown): void {
    if (!isObject(value)) return;
    const id = senderId(value.user_id);
    if (id !== undefined) this.#owner = { id, name: personName(value) ?? displayName(value.username) ?? id };
  }

  startChat({ type, id }: NativeObject): void {
    const peer = typeof id === 'number' || typeof id === 'string' ? `user${id}` : undefined;
    if (type === 'saved_messages') this.#saved ??= peer;
    const isPair = type === 'personal_chat' || type === 'bot_chat';
    this.#partner = isPair ? peer : undefined;
    if (this.#partner === undefined) this.#onlyPairs = false;
    else if (this.#others.size < MAX_OTHERS) this.#others.add(this.#partner);
  }

  addMessage(value: unknown): void {
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
    // Channels and groups as authors are no candidates, nor are the partners if there are only direct chats.
    const people = this.#writers.most((one) => one.startsWith('user') && !(this.#onlyPairs && this.#others.has(one)));
    return { me: undefined, people: people.map((person) => ({ ...person, name: person.name || 'Deleted Account' })) };
  }

  #nameOf(id: string): string | undefined {
    return this.#writers.nameOf(id) || undefined;
  }
}
