/** Whose mailbox an export is, and who writes in it, told by the headers of its first mails. */
import type { Inspection, Person } from '../export.ts';
import type { MailFile } from './mail-files.ts';
import { addressesOf, type MailHeaders, readHeaders } from './mail-headers.ts';
import { gmailLabels, placeOf } from './mail-labels.ts';
import { readMailFile } from './read-file.ts';

/** Of an export, in bytes: some thousand mails, spread over its files. */
const LOOKED_AT = 128 * 1024 * 1024;
const LEAST_OF_A_FILE = 1024 * 1024;
const MAX_PEOPLE = 50;
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
  return { me, people: me ? [] : votes.writers() };
}

class OwnerVotes {
  readonly #senders = new Map<string, number>();
  readonly #receivers = new Map<string, number>();
  readonly #writers = new Map<string, { name: string; messages: number }>();

  count(headers: MailHeaders, inSentFolder: boolean): void {
    const places = gmailLabels(headers)?.map(placeOf) ?? (inSentFolder ? ['sent'] : []);
    // What is junk names anybody as its sender.
    if (places.some((place) => place === 'spam' || place === 'chat')) return;
    const [from] = addressesOf(headers, 'from');
    // The uppermost is the mailbox itself, the ones below were forwarded from.
    const [receiver] = addressesOf(headers, 'delivered-to');
    if (receiver) add(this.#receivers, receiver.email);
    if (!from) return;
    if (places.includes('sent')) add(this.#senders, from.email);
    const writer = this.#writers.get(from.email);
    if (writer) {
      writer.messages++;
      if (from.name !== undefined && writer.name === from.email) writer.name = from.name;
    } else {
      this.#writers.set(from.email, { name: from.name ?? from.email, messages: 1 });
    }
  }

  /** The address to which the mails were delivered and from which they were sent, where there is only one. */
  owner(): Person | undefined {
    const named = [this.#senders, this.#receivers].filter((votes) => votes.size > 0).map(agreedOn);
    const [first] = named;
    if (first === undefined || named.some((address) => address !== first)) return undefined;
    return { id: first, name: this.#writers.get(first)?.name ?? first };
  }

  writers(): Inspection['people'] {
    return Array.from(this.#writers, ([id, writer]) => ({ id, ...writer }))
      .sort((a, b) => b.messages - a.messages)
      .slice(0, MAX_PEOPLE);
  }
}

function add(votes: Map<string, number>, address: string): void {
  votes.set(address, (votes.get(address) ?? 0) + 1);
}

function agreedOn(votes: ReadonlyMap<string, number>): string | undefined {
  let all = 0;
  let most: [address: string, count: number] = ['', 0];
  for (const vote of votes) {
    all += vote[1];
    if (vote[1] > most[1]) most = vote;
  }
  return most[1] >= all * AGREEMENT ? most[0] : undefined;
}
