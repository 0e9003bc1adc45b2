/**
 * Walks through a result.json of Telegram Desktop in one pass: what it says of its owner, and each chat with its messages.
 * A file of a single chat is that chat; one of a whole account has them in `chats.list` and `left_chats.list`.
 */
import { BrokenSourceError } from '../broken-source.ts';
import type { NativeObject } from '../importer.ts';
import { type ByteWindow, JsonWalk } from './json-walk.ts';
import { type Cuts, cutByBraces, cutByLines, parseCuts } from './message-cuts.ts';
import { BYTE, UNREADABLE } from './value-scan.ts';

export type Section =
  /** The account's owner. */
  | { readonly kind: 'owner'; readonly value: unknown }
  /** What stands before the messages of a chat. */
  | { readonly kind: 'chat'; readonly native: NativeObject }
  /** Some messages of the last chat; UNREADABLE in the place of what cannot be read. */
  | { readonly kind: 'messages'; readonly values: readonly unknown[] };

/** A message is a few kilobytes at most; what is larger than this is none. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/**
 * @param window at the beginning of the file
 * @throws BrokenSourceError where the file ends or cannot be followed any further
 */
export async function* walkExport(window: ByteWindow): AsyncGenerator<Section, void, void> {
  const walk = new JsonWalk(window);
  await walk.beginFile();
  const native: Record<string, unknown> = {};
  for (let key = await walk.firstKey(); key !== undefined; key = await walk.nextKey()) {
    const opening = await walk.valueStart();
    if (key === 'messages' && opening === BYTE.openBracket) {
      yield { kind: 'chat', native: { ...native } };
      yield* messagesOf(walk);
    } else if (key === 'personal_information') yield { kind: 'owner', value: await walk.capture() };
    else if ((key === 'chats' || key === 'left_chats') && opening === BYTE.openBrace) yield* listedChats(walk);
    // Sections of an account are jumped over; a chat has nothing else that is an object or a list.
    else if (opening === BYTE.openBrace || opening === BYTE.openBracket) await walk.skip();
    else keep(native, key, await walk.capture());
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
  const native: Record<string, unknown> = {};
  let told = false;
  for (let key = await walk.firstKey(); key !== undefined; key = await walk.nextKey()) {
    const opening = await walk.valueStart();
    if (key === 'messages' && opening === BYTE.openBracket) {
      told = true;
      yield { kind: 'chat', native: { ...native } };
      yield* messagesOf(walk);
    } else keep(native, key, await walk.capture());
  }
  if (!told) yield { kind: 'chat', native: { ...native } };
}

function keep(native: Record<string, unknown>, key: string, value: unknown): void {
  // Written so that a key like `__proto__` is one like any other.
  if (value !== UNREADABLE)
    Object.defineProperty(native, key, { value, enumerable: true, writable: true, configurable: true });
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
      else if (cut !== cutByBraces) cut = cutByBraces;
      else throw new BrokenSourceError(window.position, 'what stands there is no message');
    }
    const values = parseCuts(window.bytes, cuts);
    window.start = cuts.ends.at(-1) ?? window.start;
    yield { kind: 'messages', values };
  }
}
