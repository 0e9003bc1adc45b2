/** Signal's chat export: `main.jsonl`, with `metadata.json` and a folder of files. */

import { isObject } from '#platform/json.ts';
import { BrokenSourceError, untilBroken } from '../broken-source.ts';
import { type ExportItem, type ExportSource, type Importer, skipped } from '../importer.ts';
import { idOf, parseObject } from '../json-value.ts';
import { readLines } from '../lines.ts';
import { displayName } from '../shown-name.ts';
import { type Frame, itemOf } from './chat-item.ts';
import { full, NOTE_TO_SELF, type Recipient, Recipients } from './recipients.ts';

const HEAD_BYTES = 4096;
/** The first line of the file. */
const BEGIN =
  /^[\s\ufeff]*\{\s*"(?:version|backupTimeMs|account|recipient|chat|chatItem|currentAppVersion|mediaRootBackupKey)"/;

const BACKUP = /(?:^|\/)(?:signal-\d{4}(?:-\d{2}){5}\.backup|signal-backup-[^/]+\/main)$/i;

const mainFile = (source: ExportSource) => source.files.find(({ path }) => /(?:^|\/)main\.jsonl$/.test(path));

export const signalImporter: Importer = {
  format: 'Signal (exported chats)',
  platform: 'signal',

  async detect(source, signal) {
    const file = mainFile(source);
    if (file && BEGIN.test((await file.head(HEAD_BYTES, signal)).toString())) return { confidence: 'high' };
    return source.files.some(({ path }) => BACKUP.test(path)) ? { rejected: 'signal-backup' } : undefined;
  },

  async inspect(source, signal) {
    const reader = new FrameReader();
    for await (const frames of untilBroken(framesOf(mainFile(source)?.read(signal) ?? []))) {
      for (const frame of frames) if (frame) reader.learn(frame);
      if (reader.recipients.self) break;
    }
    const { self } = reader.recipients;
    return { me: self && { id: self.id, name: self.name }, people: [] };
  },

  async open(source) {
    const file = mainFile(source);
    const reader = new FrameReader();
    return {
      files: file ? [file] : [],
      async *read(_file, chunks) {
        for await (const frames of framesOf(chunks)) yield frames.flatMap((frame) => reader.itemsOf(frame));
      },
    };
  },
};

/** Maximum frame size; messages have at most a few kilobytes. */
const MAX_FRAME_BYTES = 1024 * 1024;
/** Only a frame begins like this, since quotation marks within strings are escaped. */
const FRAME_BEGIN = /^[\s\ufeff]*\{\s*"/;

/**
 * One JSON object per line, but strings may contain unescaped line breaks. Yields undefined for unreadable frames.
 * @throws BrokenSourceError if the last one is incomplete
 */
async function* framesOf(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<(Frame | undefined)[], void, void> {
  /** The lines of an incomplete frame. */
  let lines: string[] = [];
  let [length, start] = [0, 0];
  for await (const read of readLines(chunks, MAX_FRAME_BYTES)) {
    const frames: (Frame | undefined)[] = [];
    for (const line of read) {
      const begins = FRAME_BEGIN.test(line.text);
      if (begins && lines.length > 0) {
        frames.push(parseLines(lines));
        lines = [];
      }
      if (line.isCut) {
        lines = [];
        frames.push(undefined);
      } else if (begins || lines.length > 0) {
        const frame = lines.length === 0 ? parseObject(line.text) : undefined;
        if (frame) {
          frames.push(frame);
          continue;
        }
        if (lines.length === 0) [length, start] = [0, line.start];
        lines.push(line.text, line.ending);
        length += line.text.length;
        if (length <= MAX_FRAME_BYTES) continue;
        lines = [];
        frames.push(undefined);
      } else if (line.text.trim() !== '') frames.push(undefined);
    }
    yield frames;
  }
  if (lines.length === 0) return;
  const last = parseLines(lines);
  if (!last) throw new BrokenSourceError(start, 'the file ends in the middle of a message');
  yield [last];
}

/** Escapes control characters within strings before parsing. */
function parseLines(lines: readonly string[]): Frame | undefined {
  const text = lines.join('').trimEnd();
  return parseObject(
    text.replaceAll(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** Maximum number of chats remembered. */
const MAX_CHATS = 20_000;

/** Collects people and chats, which precede the messages. */
class FrameReader {
  readonly recipients = new Recipients();
  /** The recipient of each chat, by its number in the frames. */
  readonly #chats = new Map<string, { recipient: Recipient; native: Frame }>();
  /** Number of the last chat delivered. */
  #delivered: string | undefined;
  #ownName: string | undefined;

  learn({ account, recipient, chat }: Frame): void {
    if (isObject(account)) this.#ownName = full(account.givenName, account.familyName);
    if (isObject(recipient)) this.recipients.add(recipient, this.#ownName);
    if (!isObject(chat)) return;
    const number = idOf(chat.id);
    const known = this.recipients.get(idOf(chat.recipientId));
    if (number === undefined || !known || this.#chats.size >= MAX_CHATS) return;
    this.#chats.set(number, { recipient: known, native: { id: number, recipientId: idOf(chat.recipientId) } });
  }

  itemsOf(frame: Frame | undefined): ExportItem[] {
    if (!frame) return [skipped('unreadable')];
    this.learn(frame);
    const { chatItem } = frame;
    if (!isObject(chatItem)) return [];
    const number = idOf(chatItem.chatId) ?? '';
    const chat = this.#chats.get(number);
    if (!chat) return [skipped('no chat')];
    const { recipient, native } = chat;
    const item = itemOf(chatItem, recipient.id, this.recipients);
    if (item.kind !== 'message' || this.#delivered === number) return [item];
    this.#delivered = number;
    const { id, isSelf } = recipient;
    const name = isSelf ? NOTE_TO_SELF : (displayName(recipient.name) ?? id);
    return [{ kind: 'chat', id, name, native: { chat: native, recipient: recipient.native } }, item];
  }
}
