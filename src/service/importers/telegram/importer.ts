/** Telegram Desktop exports of a single chat or a whole account, in the format "Machine-readable JSON". */
import { UnusableSourceError, untilBroken } from '../broken-source.ts';
import type { ExportItem, Importer, NativeObject } from '../importer.ts';
import { type JsonEvent, type Plan, readJson } from '../json-stream.ts';
import { createZoneReader } from '../zoned-time.ts';
import { detectTelegram, resultFiles } from './detect.ts';
import { parseTelegramJson, UNREADABLE } from './lenient-json.ts';
import { chatOf, messageOf, TOO_LONG } from './message.ts';
import { OwnerSearch } from './owner.ts';

export const telegramImporter: Importer = {
  format: 'Telegram Desktop (JSON)',
  platform: 'telegram',
  detect: detectTelegram,

  async inspect(source, signal) {
    const search = new OwnerSearch();
    for (const { file } of await resultFiles(source, signal)) {
      for await (const parts of untilBroken(partsOf(file.read(signal)))) {
        for (const part of parts) {
          if (part.kind === 'owner') search.addOwner(part.value);
          else if (part.kind === 'chat') search.startChat(part.native);
          else search.addMessage(part.value);
        }
        if (search.isSettled) return search.inspection;
      }
    }
    return search.inspection;
  },

  /** `choices.timeZone` is for exports without `date_unixtime` (before the end of 2021). */
  async open(source, choices, signal) {
    const found = await resultFiles(source, signal);
    if (found.length === 0) throw new UnusableSourceError('not-known');
    const zone = createZoneReader(choices.timeZone);
    return {
      files: found.map(({ file }) => file),
      async *read(_file, chunks) {
        let chatId = '';
        for await (const parts of partsOf(chunks)) {
          const items: ExportItem[] = [];
          for (const part of parts) {
            if (part.kind === 'chat') {
              const chat = chatOf(part.native);
              chatId = chat.id;
              items.push(chat);
              if (part.isCut) items.push({ kind: 'shortened' });
            } else if (part.kind === 'message') items.push(messageOf(part.value, chatId, zone));
          }
          yield items;
        }
      },
    };
  },
};

type Part =
  | { readonly kind: 'owner'; readonly value: unknown }
  /** The members of a chat before its messages; `isCut`: some were left out because they were too long. */
  | { readonly kind: 'chat'; readonly native: NativeObject; readonly isCut: boolean }
  /** UNREADABLE or TOO_LONG if it can't be read. */
  | { readonly kind: 'message'; readonly value: unknown };

/** A single-chat file is the chat itself; an account export has chats in `chats.list` and `left_chats.list`. */
const CHATS: Plan = { list: [{ messages: ['take'], '*': 'take' }] };
const PLAN: Plan = {
  personal_information: 'take',
  chats: CHATS,
  left_chats: CHATS,
  messages: ['take'],
  '*': 'scalar',
};

/** Maximum characters kept of a chat besides its messages. */
const MAX_CHAT = 64 * 1024;

async function* partsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Part[], void, void> {
  let chat = new ChatMembers();
  for await (const events of readJson(chunks, PLAN, { byLines: true })) {
    const parts: Part[] = [];
    for (const event of events) {
      const { kind, key, isElement, text } = event;
      if (kind === 'value' && isElement) {
        parts.push({ kind: 'message', value: text === undefined ? TOO_LONG : parseTelegramJson(text) });
      } else if (kind === 'value' && key === 'personal_information') {
        parts.push({ kind: 'owner', value: parseTelegramJson(text ?? '') });
      } else if (kind === 'value') chat.keep(event);
      else if (kind === 'begin' && key === 'messages') parts.push(chat.part());
      else if (kind === 'begin' && isElement) chat = new ChatMembers();
      else if (kind === 'end' && isElement && !chat.isDelivered) parts.push(chat.part());
    }
    yield parts;
  }
}

/** The members of a chat besides its messages. */
class ChatMembers {
  readonly #members: [string, unknown][] = [];
  #length = 0;
  #isCut = false;
  isDelivered = false;

  keep({ key, text = '' }: JsonEvent): void {
    this.#length += key.length + text.length;
    if (text === '' || this.#length > MAX_CHAT) {
      this.#isCut = true;
      return;
    }
    const value = parseTelegramJson(text);
    // A string with unescaped quotes.
    if (value !== UNREADABLE) this.#members.push([key, value]);
    else if (text.startsWith('"')) this.#members.push([key, text.slice(1, -1)]);
  }

  part(): Part {
    this.isDelivered = true;
    return { kind: 'chat', native: Object.fromEntries(this.#members), isCut: this.#isCut };
  }
}
