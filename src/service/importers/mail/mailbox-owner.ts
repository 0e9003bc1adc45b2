/** Finds the owner of a mailbox. */
import { untilBroken } from '../broken-source.ts';
import type { Inspection, Person } from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import type { MailFile } from './detect.ts';
import { folderRole, gmailLabels } from './folders.ts';
import { addressesOf, type MailHeaders, readHeaders } from './headers.ts';
import { readMails } from './mbox.ts';

/** Bytes to inspect: a few thousand mails, spread over the export's files. */
const INSPECTED_BYTES = 128 * 1024 * 1024;
const MIN_PER_FILE = 1024 * 1024;
/** Share of mails that must agree on the owner's address; a few may have gone to another one. */
const AGREEMENT = 0.9;

/** A file that breaks off is inspected as far as possible. */
export async function inspectMailbox(files: readonly MailFile[], signal: AbortSignal): Promise<Inspection> {
  const votes = new OwnerVotes();
  const perFile = Math.max(MIN_PER_FILE, Math.ceil(INSPECTED_BYTES / Math.max(1, files.length)));
  let total = 0;
  for (const { file, form, folder } of files) {
    if (total >= INSPECTED_BYTES) break;
    for await (const mails of untilBroken(readMails(beginningOf(file.read(signal), perFile), form))) {
      for (const mail of mails) if (mail) votes.count(readHeaders(mail.bytes).headers, folder === 'sent');
    }
    total += Math.min(file.size, perFile);
  }
  const me = votes.owner();
  return { me, people: me ? [] : votes.people() };
}

async function* beginningOf(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer, void, void> {
  let at = 0;
  for await (const chunk of chunks) {
    yield chunk;
    at += chunk.length;
    if (at >= bytes) return;
  }
}

class OwnerVotes {
  readonly #senders = new PeopleCount();
  readonly #receivers = new PeopleCount();
  /** Number of mails with each address as sender or receiver; the owner's is in most of them. */
  readonly #people = new PeopleCount();
  #unlabelled = 0;

  count(headers: MailHeaders, inSentFolder: boolean): void {
    const labels = gmailLabels(headers);
    const roles = labels?.map(folderRole) ?? (inSentFolder ? ['sent'] : []);
    // Spam can name anybody as its sender.
    if (roles.some((role) => role === 'spam' || role === 'chat')) return;
    const [from] = addressesOf(headers, 'from');
    // The topmost is the mailbox itself; the others forwarded the mail.
    const [receiver] = addressesOf(headers, 'delivered-to');
    if (receiver) this.#receivers.add(receiver.email, receiver.email);
    if (labels === undefined && !inSentFolder) this.#unlabelled++;
    if (from && roles.includes('sent')) this.#senders.add(from.email, from.email);
    const all = [from, receiver, ...addressesOf(headers, 'to')].filter((address) => address !== undefined);
    const names = new Map<string, string | undefined>();
    for (const { email, name } of all) names.set(email, names.get(email) ?? name);
    for (const [email, name] of names) {
      const known = this.#people.nameOf(email);
      this.#people.add(email, known === undefined || known === email ? (name ?? email) : known);
    }
  }

  /** The address that mails were both delivered to and sent from, if there is only one. */
  owner(): Person | undefined {
    const agreed = this.#agreed();
    return agreed === undefined ? undefined : { id: agreed, name: this.#people.nameOf(agreed) ?? agreed };
  }

  #agreed(): string | undefined {
    // Labels mark every sent mail, whichever of the owner's addresses it was sent from.
    if (this.#unlabelled === 0 && this.#senders.size > 0) return this.#senders.most()[0]?.id;
    const named = [this.#senders, this.#receivers].filter((votes) => votes.size > 0).map(agreedOn);
    const [first] = named;
    return named.some((address) => address !== first) ? undefined : first;
  }

  people(): Inspection['people'] {
    return this.#people.most();
  }
}

function agreedOn(votes: PeopleCount): string | undefined {
  const [most] = votes.most();
  return most && most.messages >= votes.total * AGREEMENT ? most.id : undefined;
}
