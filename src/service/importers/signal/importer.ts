/** Signal's own export of chats: `main.jsonl`, with `metadata.json` and a folder of files. */
import { BatchBuilder } from '../batch-builder.ts';
import { BrokenSourceError } from '../broken-source.ts';
import { ByteLines } from '../byte-lines.ts';
import type { Batch, ExportFile, ExportSource, Importer, Inspection, Sniffed } from '../importer.ts';
import { idOf, isObject } from '../json-value.ts';
import { displayName } from '../shown-name.ts';
import { itemOf } from './chat-item.ts';
import { type Frame, Frames, MAX_FRAME_BYTES } from './frames.ts';
import { full, NOTE_TO_SELF, type Recipient, Recipients } from './recipients.ts';

const HEAD_BYTES = 4096;
/** The first lines of the file: what it is, whose it is. */
const BEGIN =
  /^[\s\ufeff]*\{\s*"(?:version|backupTimeMs|account|recipient|chat|chatItem|currentAppVersion|mediaRootBackupKey)"/;

const OLD_BACKUP = /(?:^|\/)signal-\d{4}(?:-\d{2}){5}\.backup$/i;
const ENCRYPTED_BACKUP = /(?:^|\/)signal-backup-[^/]+\/main$/i;

const mainFile = (source: ExportSource) => source.files.find(({ path }) => /(?:^|\/)main\.jsonl$/.test(path));

export const signal: Importer = {
  format: 'Signal (exported chats)',
  platform: 'signal',

  async sniff(source, abort): Promise<Sniffed> {
    const file = mainFile(source);
    if (file && BEGIN.test((await file.head(HEAD_BYTES, abort)).toString())) return { sure: 'certain' };
    if (source.files.some(({ path }) => OLD_BACKUP.test(path) || ENCRYPTED_BACKUP.test(path))) {
      return { unusable: 'signal-backup' };
    }
    return undefined;
  },

  async inspect(source, abort): Promise<Inspection> {
    const file = mainFile(source);
    const people = new Reader();
    if (file) await people.readUntil(file, () => people.recipients.self !== undefined, abort);
    const { self } = people.recipients;
    return { me: self && { id: self.id, name: self.name }, people: [] };
  },

  async *read(source, _choices, abort) {
    const batches = new BatchBuilder();
    const file = mainFile(source);
    if (file) {
      try {
        yield* new Reader().read(file, batches, abort);
        batches.fileEnds(file);
      } catch (error) {
        batches.fileBroke(file, error);
      }
    }
    yield batches.rest();
  },
};

/** Chats that are remembered. */
const MAX_CHATS = 20_000;

class Reader {
  readonly recipients = new Recipients();
  readonly #frames = new Frames();
  readonly #lines = new ByteLines(MAX_FRAME_BYTES);
  /** Who or what a chat is with, by the number that frames use. */
  readonly #chats = new Map<string, { recipient: Recipient; native: Frame }>();
  /** The number of the chat that was told last. */
  #told: string | undefined;
  #ownName: string | undefined;

  /** Reads frames until `known`, or to the end; a file that breaks off ends there. */
  async readUntil(file: ExportFile, known: () => boolean, abort: AbortSignal): Promise<void> {
    try {
      for await (const piece of file.read(abort)) {
        for (const line of this.#lines.push(piece)) for (const frame of this.#frames.push(line)) this.#learn(frame);
        if (known()) return;
      }
    } catch (error) {
      if (!(error instanceof BrokenSourceError)) throw error;
    }
    const last = this.#lines.end();
    if (last) for (const frame of this.#frames.push(last)) this.#learn(frame);
  }

  async *read(file: ExportFile, batches: BatchBuilder, abort: AbortSignal): AsyncGenerator<Batch, void, undefined> {
    let at = 0;
    for await (const piece of file.read(abort)) {
      for (const line of this.#lines.push(piece)) {
        for (const frame of this.#frames.push(line)) this.#deliver(frame, batches);
      }
      at += piece.length;
      batches.reached(at);
      const batch = batches.full();
      if (batch) yield batch;
    }
    const last = this.#lines.end();
    if (last) for (const frame of this.#frames.push(last)) this.#deliver(frame, batches);
    if (this.#frames.unfinished) throw new BrokenSourceError(at, 'the file ends in the middle of a message');
  }

  /** What frames tell about people and chats. */
  #learn(frame: Frame | undefined): void {
    if (!frame) return;
    const { account, recipient, chat } = frame;
    if (isObject(account)) this.#ownName = full(account.givenName, account.familyName);
    if (isObject(recipient)) this.recipients.add(recipient, this.#ownName);
    if (!isObject(chat)) return;
    const number = idOf(chat.id);
    const known = this.recipients.get(idOf(chat.recipientId));
    if (number === undefined || !known || this.#chats.size >= MAX_CHATS) return;
    this.#chats.set(number, { recipient: known, native: { id: number, recipientId: idOf(chat.recipientId) } });
  }

  #deliver(frame: Frame | undefined, batches: BatchBuilder): void {
    if (!frame) {
      batches.add({ kind: 'skipped', reason: 'unreadable' });
      return;
    }
    this.#learn(frame);
    const { chatItem } = frame;
    if (!isObject(chatItem)) return;
    const number = idOf(chatItem.chatId) ?? '';
    const chat = this.#chats.get(number);
    if (!chat) {
      batches.add({ kind: 'skipped', reason: 'no chat' });
      return;
    }
    const { recipient } = chat;
    const item = itemOf(chatItem, recipient.id, this.recipients);
    if (item.kind === 'message' && this.#told !== number) {
      this.#told = number;
      batches.add({
        kind: 'chat',
        id: recipient.id,
        name: recipient.self ? NOTE_TO_SELF : (displayName(recipient.name) ?? recipient.id),
        type: recipient.type,
        native: { chat: chat.native, recipient: recipient.native },
      });
    }
    batches.add(item);
  }
}
