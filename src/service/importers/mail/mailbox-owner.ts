/** Whose mailbox an export is, and whose addresses stand in it, told by the headers of its first mails. */
import type { Inspection, Person } from '../importer.ts';
import type { MailFile } from './mail-files.ts';
import { addressesOf, type MailHeaders, readHeaders } from './mail-headers.ts';
import { gmailLabels, placeOf } from './mail-labels.ts';
import { readMailFile } from './read-file.ts';

/** Of an export, in bytes: some thousand mails, spread over its files. */
const LOOKED_AT = 128 * 1024 * 1024;
const LEAST_OF_A_FILE = 1024 * 1024;
const MAX_PEOPLE = 50;
/** A mailbox of nonsense must not fill the memory with addresses. */
const MAX_COUNTED = 20_000;
/** Share of mails that must name one address before it is taken for the owner's: a few went to another one. */
const AGREEMENT = 0.9;

export async function inspectMailbox(files: readonly MailFile[], signal: AbortSignal): Promise<Inspection> {
  const votes = new OwnerVotes();
  const ofEach = Math.max(LEAST_OF_A_FILE, Math.ceil(LOOKED_AT / Math.max(1, files.length)));
  let total = 0;
  for (const file of files) {
    if (total >= LOOKED_AT) break;
    let position = 0;
    for await (const piece of readMailFile(file, signal)) {
      position = piece.position;
      for (const mail of piece.mails) votes.count(readHeaders(mail.bytes).headers, file.folder === 'sent');
      if (position >= ofEach) break;
    }
    total += position;
  }
  const me = votes.owner();
  return { me, people: me ? [] : votes.people() };
}

class OwnerVotes {
  readonly #senders = new Map<string, number>();
  readonly #receivers = new Map<string, number>();
  /** In how many mails each address stands, as a sender or as a receiver: its owner's does in most. */
  readonly #people = new Map<string, { name: string; messages: number }>();
  #unlabelled = 0;

  count(headers: MailHeaders, inSentFolder: boolean): void {
    const labels = gmailLabels(headers);
    const places = labels?.map(placeOf) ?? (inSentFolder ? ['sent'] : []);
    // What is junk names anybody as its sender.
    if (places.some((place) => place === 'spam' || place === 'chat')) return;
    const [from] = addressesOf(headers, 'from');
    // The uppermost is the mailbox itself, the ones below were forwarded from.
    const [receiver] = addressesOf(headers, 'delivered-to');
    if (receiver) add(this.#receivers, receiver.email);
    if (labels === undefined && !inSentFolder) this.#unlabelled++;
    if (from && places.includes('sent')) add(this.#senders, from.email);
    const all = [from, receiver, ...addressesOf(headers, 'to')].filter((address) => address !== undefined);
    const names = new Map<string, string | undefined>();
    for (const { email, name } of all) names.set(email, names.get(email) ?? name);
    for (const [email, name] of names) this.#meet(email, name);
  }

  #meet(email: string, name: string | undefined): void {
    const known = this.#people.get(email);
    if (known) {
      known.messages++;
      if (name !== undefined && known.name === email) known.name = name;
    } else if (this.#people.size < MAX_COUNTED) this.#people.set(email, { name: name ?? email, messages: 1 });
  }

  /** The address to which the mails were delivered and from which they were sent, where there is only one. */
  owner(): Person | undefined {
    const agreed = this.#agreed();
    return agreed === undefined ? undefined : { id: agreed, name: this.#people.get(agreed)?.name ?? agreed };
  }

  #agreed(): string | undefined {
    // Labels say of each mail whether it was sent, whichever of the owner's addresses it was sent from.
    if (this.#unlabelled === 0 && this.#senders.size > 0) return mostNamed(this.#senders)[0];
    const named = [this.#senders, this.#receivers].filter((votes) => votes.size > 0).map(agreedOn);
    const [first] = named;
    return named.some((address) => address !== first) ? undefined : first;
  }

  people(): Inspection['people'] {
    return Array.from(this.#people, ([id, person]) => ({ id, ...person }))
      .sort((a, b) => b.messages - a.messages)
      .slice(0, MAX_PEOPLE);
  }
}

function add(votes: Map<string, number>, address: string): void {
  votes.set(address, (votes.get(address) ?? 0) + 1);
}

function agreedOn(votes: ReadonlyMap<string, number>): string | undefined {
  const all = [...votes.values()].reduce((sum, votesOfOne) => sum + votesOfOne, 0);
  const [address, count] = mostNamed(votes);
  return count >= all * AGREEMENT ? address : undefined;
}

function mostNamed(votes: ReadonlyMap<string, number>): readonly [address: string, count: number] {
  let most: readonly [string, number] = ['', 0];
  for (const vote of votes) if (vote[1] > most[1]) most = vote;
  return most;
}
