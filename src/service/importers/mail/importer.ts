/** Mailboxes: mbox, alone or in a Gmail Takeout, and mails saved one by one (.eml). */

import { BrokenSourceError } from '../broken-source.ts';
import type {
  Batch,
  Broken,
  ExportItem,
  ExportSource,
  Importer,
  Inspection,
  Person,
  ReadingChoices,
} from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { type MailFile, mailFiles, sniffMail } from './mail-files.ts';
import { addressesOf, boundaryOf, type MailHeaders, readHeaders } from './mail-headers.ts';
import { gmailLabels, type Place, placeOf } from './mail-labels.ts';
import { type LastMail, MboxSplitter, type RawMail } from './mbox-splitter.ts';
import { type Mailbox, readMail, SeenIds } from './read-mail.ts';

/** Mails that are parsed at once. */
const BATCH_MAILS = 100;
const BATCH_BYTES = 1024 * 1024;

export const mailImporter: Importer = {
  format: 'Mailbox (mbox, Gmail Takeout, .eml)',
  platform: 'email',
  sniff: sniffMail,
  async inspect(source, signal) {
    return inspectMailbox(await mailFiles(source, signal), signal);
  },
  read: readMailbox,
};

async function* readMailbox(
  source: ExportSource,
  choices: ReadingChoices,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const files = await mailFiles(source, signal);
  const me = choices.me?.toLowerCase() ?? (await inspectMailbox(files, signal)).me?.id;
  const batch = new MailBatch({ me, seen: new SeenIds() });
  const sizes = (list: readonly { size: number }[]) => list.reduce((sum, { size }) => sum + size, 0);
  // What is no mail is not read: it counts as done.
  let before = sizes(source.files) - sizes(files.map(({ file }) => file));
  let broken: Broken | undefined;
  for (const mailFile of files) {
    const { file, folder } = mailFile;
    const pieces = readMailFile(mailFile, signal);
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      const position = before + Math.min(next.value.position, file.size);
      for (const mail of next.value.mails) {
        batch.add(mail, folder);
        if (batch.isFull) yield batch.take(position, signal);
      }
      if (batch.isFull) yield batch.take(position, signal);
    }
    if (next.value.stray) batch.skip('not a mail');
    const end = next.value.broken;
    if (end && broken) batch.skip('unreadable file');
    else if (end) broken = { kind: 'broken', at: end.at, path: file.path, reason: end.reason };
    before += file.size;
    if (batch.isFull) yield batch.take(before, signal);
  }
  const last = await batch.take(before, signal);
  const items = broken ? [...last.items, broken] : last.items;
  if (items.length > 0) yield { ...last, items };
}

/** Mails on their way from the file to a batch. */
class MailBatch {
  readonly #mailbox: Mailbox;
  #mails: { raw: RawMail; folder: Place | undefined }[] = [];
  #skipped: ExportItem[] = [];
  #bytes = 0;

  constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox;
  }

  get isFull(): boolean {
    return this.#mails.length >= BATCH_MAILS || this.#bytes >= BATCH_BYTES;
  }

  add(raw: RawMail, folder: Place | undefined): void {
    this.#mails.push({ raw, folder });
    this.#bytes += raw.bytes.length;
  }

  skip(reason: string): void {
    this.#skipped.push({ kind: 'skipped', reason });
  }

  async take(position: number, signal: AbortSignal): Promise<Batch> {
    const [mails, skipped] = [this.#mails, this.#skipped];
    this.#mails = [];
    this.#skipped = [];
    this.#bytes = 0;
    const items: ExportItem[] = [];
    for (const { raw, folder } of mails) {
      const item = await this.#read(raw, folder);
      items.push(item);
      if (raw.isCut && item.kind === 'mail') items.push({ kind: 'shortened' });
    }
    signal.throwIfAborted();
    return { items: [...items, ...skipped], position };
  }

  /** A mail that the parser refuses (headers of megabytes, hundreds of levels) is left out, the others are not. */
  async #read(raw: RawMail, folder: Place | undefined): Promise<ExportItem> {
    try {
      return await readMail(raw, folder, this.#mailbox);
    } catch {
      return { kind: 'skipped', reason: 'unreadable mail' };
    }
  }
}

/** Of an export, in bytes: some thousand mails, spread over its files. */
const LOOKED_AT = 128 * 1024 * 1024;
const LEAST_OF_A_FILE = 1024 * 1024;
/** A mailbox of nonsense must not fill the memory with addresses. */
const MAX_COUNTED = 20_000;
/** Share of mails that must name one address before it is taken for the owner's: a few went to another one. */
const AGREEMENT = 0.9;

async function inspectMailbox(files: readonly MailFile[], signal: AbortSignal): Promise<Inspection> {
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
  readonly #people = new PeopleCount();
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
    for (const [email, name] of names) {
      const known = this.#people.nameOf(email);
      this.#people.add(email, known === undefined || known === email ? (name ?? email) : known);
    }
  }

  /** The address to which the mails were delivered and from which they were sent, where there is only one. */
  owner(): Person | undefined {
    const agreed = this.#agreed();
    return agreed === undefined ? undefined : { id: agreed, name: this.#people.nameOf(agreed) ?? agreed };
  }

  #agreed(): string | undefined {
    // Labels say of each mail whether it was sent, whichever of the owner's addresses it was sent from.
    if (this.#unlabelled === 0 && this.#senders.size > 0) return mostNamed(this.#senders)[0];
    const named = [this.#senders, this.#receivers].filter((votes) => votes.size > 0).map(agreedOn);
    const [first] = named;
    return named.some((address) => address !== first) ? undefined : first;
  }

  people(): Inspection['people'] {
    return this.#people.most();
  }
}

function add(votes: Map<string, number>, address: string): void {
  if (votes.size < MAX_COUNTED || votes.has(address)) votes.set(address, (votes.get(address) ?? 0) + 1);
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

/** What came out of the next piece of a file. */
interface MailPiece {
  readonly mails: readonly RawMail[];
  /** Bytes of the file read so far. */
  readonly position: number;
}

/** How a file ended, where that is worth a word. */
interface FileEnd {
  /** First byte that could not be read, and why. */
  readonly broken?: { readonly at: number; readonly reason: string } | undefined;
  /** Something stands before its first mail that is none. */
  readonly stray: boolean;
}

/** Yields every whole mail. */
async function* readMailFile({ file, form }: MailFile, signal: AbortSignal): AsyncGenerator<MailPiece, FileEnd, void> {
  const splitter = new MboxSplitter(form);
  let position = 0;
  try {
    for await (const piece of file.read(signal)) {
      signal.throwIfAborted();
      position += piece.length;
      yield { mails: splitter.push(piece), position };
    }
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
    // The mail that it broke in is not whole.
    return { broken: { at: error.at, reason: error.message }, stray: splitter.stray };
  }
  const last = splitter.end();
  // What is called a mail and has no headers is none.
  if (form === 'single' && last.mail && readHeaders(last.mail.bytes).headers.size === 0) return { stray: true };
  const whole = last.mail !== undefined && isWhole(last.mail, last.ending, form);
  if (whole) yield { mails: [last.mail], position };
  const cut = (last.mail !== undefined && !whole) || last.ending === 'next mail';
  return { ...(cut ? { broken: { at: position, reason: 'The last mail is cut off' } } : {}), stray: splitter.stray };
}

/**
 * An mbox does not say where its last mail ends. It is taken as cut off where its headers have no end, where it ends
 * inside a line, or where its parts are not closed; every program writes an empty line after a mail.
 */
function isWhole(mail: RawMail, ending: LastMail['ending'], form: MailFile['form']): boolean {
  if (ending === 'next mail' || form === 'single') return true;
  const { headers, bodyAt } = readHeaders(mail.bytes);
  if (bodyAt === undefined) return false;
  const boundary = boundaryOf(headers.get('content-type')?.[0]);
  if (boundary === undefined) return ending !== 'cut line';
  return mail.bytes.includes(`--${boundary}--`) || ending === 'empty line';
}
