/**
 * Walks through a result.json of Telegram Desktop in one pass: what it says of its owner, and each chat with its messages.
 * A file of a single chat is that chat; one of a whole account has them in `chats.list` and `left_chats.list`.
 */
import { BrokenSourceError } from '../broken-source.ts';
import type { NativeObject } from '../importer.ts';
import { type ByteWindow, JsonWalk } from './json-walk.ts';
import { type Cuts, cutByBraces, cutByLines, parseCuts } from './message-cuts.ts';
import { BYTE, TOO_LONG, UNREADABLE } from './value-scan.ts';

export type Section =
  /** The account's owner. */
  | { readonly kind: 'owner'; readonly value: unknown }
  /** What stands before the messages of a chat; `isCut`: not all of it, for that was too long. */
  | { readonly kind: 'chat'; readonly native: NativeObject; readonly isCut: boolean }
  /** Some messages of the last chat; UNREADABLE or TOO_LONG in the place of what cannot be read. */
  | { readonly kind: 'messages'; readonly values: readonly unknown[] };

/** A message is a few kilobytes at most; what is larger than this is none. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Of a chat without its messages. */
const MAX_CHAT_BYTES = 64 * 1024;

/**
 * @param window at the beginning of the file
 * @throws BrokenSourceError where the file ends or cannot be followed any further
 */
export async function* walkExport(window: ByteWindow): AsyncGenerator<Section, void, void> {
  const walk = new JsonWalk(window);
  await walk.beginFile();
  const chat = new ChatMembers(walk);
  for (let key = await walk.firstKey(); key !== undefined; key = await walk.nextKey()) {
    const opening = await walk.valueStart();
    if (key === 'messages' && opening === BYTE.openBracket) {
      yield chat.section();
      yield* messagesOf(walk);
    } else if (key === 'personal_information') yield { kind: 'owner', value: await walk.capture() };
    else if ((key === 'chats' || key === 'left_chats') && opening === BYTE.openBrace) yield* listedChats(walk);
    // Sections of an account are jumped over; a chat has nothing else that is an object or a list.
    else if (opening === BYTE.openBrace || opening === BYTE.openBracket) await walk.skip();
    else await chat.keep(key);
  }
}

async function* listedChats(walk: JsonWalk): AsyncGenerator<Section, void, void> {
  for (let key = await walk.firstKey(); key !== undefined; key = await walk.nextKey()) {
    const opening = await walk.valueStart();
    if (key !== 'list' || opening !== BYTE.openBracket) await walk.skip();
    else {
      for (let chat = await walk.firstElement(); chat !== undefined; chat = await walk.nextElement()) {
        if (chat === BYTE.openBrace) yield* listedChat(walk);
        else await walk.skip();
      }
    }
  }
}

async function* listedChat(walk: JsonWalk): AsyncGenerator<Section, void, void> {
  const chat = new ChatMembers(walk);
  let told = false;
  for (let key = await walk.firstKey(); key !== undefined; key = await walk.nextKey()) {
    const opening = await walk.valueStart();
    if (key === 'messages' && opening === BYTE.openBracket) {
      told = true;
      yield chat.section();
      yield* messagesOf(walk);
    } else await chat.keep(key);
  }
  if (!told) yield chat.section();
}

/** What stands in a chat beside its messages. */
class ChatMembers {
  readonly #walk: JsonWalk;
  readonly #native: Record<string, unknown> = {};
  #bytes = 0;
  #isCut = false;

  constructor(walk: JsonWalk) {
    this.#walk = walk;
  }

  /** Keeps the value that the walk stands at, if it is not too long. */
  async keep(key: string): Promise<void> {
    const { window } = this.#walk;
    const from = window.position;
    const value = await this.#walk.capture();
    if (value === UNREADABLE) return;
    if (value === TOO_LONG || this.#bytes + window.position - from > MAX_CHAT_BYTES) {
      this.#isCut = true;
      return;
    }
    this.#bytes += window.position - from + key.length;
    // Written so that a key like `__proto__` is one like any other.
    Object.defineProperty(this.#native, key, { value, enumerable: true, writable: true, configurable: true });
  }

  section(): Section {
    return { kind: 'chat', native: { ...this.#native }, isCut: this.#isCut };
  }
}

async function* messagesOf(walk: JsonWalk): AsyncGenerator<Section, void, void> {
  const { window } = walk;
  const first = await walk.firstElement();
  if (first === undefined) return;
  const indentation = walk.indentation;
  let cut = indentation !== undefined && first === BYTE.openBrace ? cutByLines(indentation) : cutByBraces;
  for (let next: number | undefined = first; next !== undefined; next = await walk.nextElement()) {
    let cuts: Cuts | undefined;
    for (;;) {
      cuts = cut(window.bytes, window.start, window.end);
      if (cuts !== undefined && cuts.ends.length > 0) break;
      if (cuts !== undefined && window.end - window.start < MAX_MESSAGE_BYTES) await window.mustGoOn();
      else if (cuts !== undefined || cut === cutByBraces) break;
      else cut = cutByBraces;
    }
    if (cuts === undefined) throw new BrokenSourceError(window.position, 'what stands there is no message');
    if (cuts.ends.length === 0) {
      await walk.skip();
      yield { kind: 'messages', values: [TOO_LONG] };
      continue;
    }
    const values = parseCuts(window.bytes, cuts);
    window.start = cuts.ends.at(-1) ?? window.start;
    yield { kind: 'messages', values };
  }
}
