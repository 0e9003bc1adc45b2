/** Mailboxes: mbox, alone or in a Gmail Takeout, and mails saved one by one (.eml). */
import type { Batch, Broken, ExportItem, ExportSource, Importer, ReadingChoices } from '../importer.ts';
import { mailFiles, sniffMail } from './mail-files.ts';
import type { Place } from './mail-labels.ts';
import { inspectMailbox } from './mailbox-owner.ts';
import type { RawMail } from './mbox-splitter.ts';
import { readMailFile } from './read-file.ts';
import { type Mailbox, readMail } from './read-mail.ts';
import { SeenIds } from './seen-ids.ts';

/** Mails that are parsed at once. */
const BATCH_MAILS = 100;
const BATCH_BYTES = 8 * 1024 * 1024;

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
      for (const mail of next.value.mails) batch.add(mail, folder);
      if (batch.isFull) yield batch.take(before + Math.min(next.value.position, file.size), signal);
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
    const read = await Promise.all(mails.map(({ raw, folder }) => this.#read(raw, folder)));
    signal.throwIfAborted();
    return { items: [...read, ...skipped], position };
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
