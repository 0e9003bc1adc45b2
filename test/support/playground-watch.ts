/** The driver's connection to the playground's event stream, kept as a list that waits can search. */
import type { PlaygroundEvent } from '#playground/world/event-feed.ts';
import type { Message, MessageEntity } from '#playground/world/model.ts';
import { createWaiting } from './waiting.ts';

export type Told = PlaygroundEvent | { readonly type: 'resync' };

/** A message as shown to a reader. */
export interface ChatMessage {
  readonly id: number;
  readonly chatId: number;
  readonly fromBot: boolean;
  /** The text, or the caption. */
  readonly text: string;
  readonly entities: readonly MessageEntity[];
  /** Labels of the inline buttons, row by row. */
  readonly buttons: readonly (readonly string[])[];
  /** The inline buttons with all their fields. */
  readonly keyboard: readonly (readonly Record<string, unknown>[])[];
  readonly replyTo: number | undefined;
  readonly deleted: boolean;
  readonly hasPhoto: boolean;
  readonly fileName: string | undefined;
  /** The message as stored by the playground. */
  readonly raw: Message;
}

export function chatMessage(chatId: number, raw: Message): ChatMessage {
  const rows: unknown = raw.reply_markup?.inline_keyboard;
  const keyboard = (Array.isArray(rows) ? rows : []) as Record<string, unknown>[][];
  return {
    id: raw.message_id,
    chatId,
    fromBot: raw.sender.kind === 'bot',
    text: raw.text ?? raw.caption ?? '',
    entities: raw.entities ?? raw.caption_entities ?? [],
    buttons: keyboard.map((row) => row.map((button) => String(button.text))),
    keyboard,
    replyTo: raw.reply_to,
    deleted: raw.deleted,
    hasPhoto: raw.photo !== undefined,
    fileName: raw.document?.file_name,
    raw,
  };
}

export interface Watch {
  /** Waits for the event with this id; the index after it. */
  reached(cursor: string): Promise<number>;
  /** Waits for the first event from index `from` on that matches `wanted`. */
  until(
    from: number,
    wanted: (event: Told) => boolean,
    withinMs: number | undefined,
    what: () => string,
  ): Promise<Told>;
  /** Calls `look` every 15 ms until it returns something, for conditions without an event. */
  poll<T>(look: () => Promise<T | undefined>, withinMs: number | undefined, what: () => string): Promise<T>;
  close(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Opens the event stream; resolves once it's open, so that no later event is missed. */
export async function watchPlayground(url: string): Promise<Watch> {
  const events: Told[] = [];
  const places = new Map<string, number>();
  const waiting = createWaiting();
  const closing = new AbortController();
  const { cursor } = (await (await fetch(`${url}/control/state`)).json()) as { cursor: string };
  const response = await fetch(`${url}/control/events?since=${cursor}`, { signal: closing.signal });
  if (!response.ok || !response.body) throw new Error(`the event stream was rejected: ${response.status}`);

  const reading = (async () => {
    let buffer = '';
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      buffer += text;
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        events.push(JSON.parse(data) as Told);
        places.set(/^id: (.*)$/m.exec(block)?.[1] ?? '', events.length);
      }
      waiting.look();
    }
  })().catch(() => undefined); // Ends when either side closes; pending waits time out.

  places.set(cursor, 0);

  return {
    reached: (id) =>
      waiting.until(
        () => places.get(id),
        PATIENCE_MS,
        () => 'the event stream has fallen behind',
      ),
    until(from, wanted, withinMs = PATIENCE_MS, what) {
      let at = from;
      const next = () => {
        while (at < events.length) {
          const event = events[at++];
          if (event && wanted(event)) return event;
        }
        return undefined;
      };
      return waiting.until(next, withinMs, () => `waited ${withinMs} ms for ${what()}`);
    },
    async poll(look, withinMs = PATIENCE_MS, what) {
      const until = Date.now() + withinMs;
      for (;;) {
        const found = await look();
        if (found !== undefined) return found;
        if (Date.now() > until) throw new Error(`waited ${withinMs} ms for ${what()}`);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    },
    async close() {
      closing.abort();
      await reading;
    },
  };
}

export interface WaitOptions {
  /** Timeout in milliseconds of real time; default 5000. */
  readonly withinMs?: number;
}

/** A client of the control API. */
export interface Control {
  readonly watch: Watch;
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Uploads a file for a message; returns its id. */
  send(name: string, mime: string, bytes: Buffer<ArrayBuffer>): Promise<string>;
}

/** Creates a client of the playground's control API at `url`. */
export function controlOf(url: string, watch: Watch): Control {
  async function call<T>(method: string, path: string, type?: string, body?: string | Buffer<ArrayBuffer>): Promise<T> {
    const sent = type === undefined || body === undefined ? {} : { headers: { 'content-type': type }, body };
    const response = await fetch(`${url}/control${path}`, { method, ...sent });
    const reply = (await response.json()) as T & { error?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${reply.error ?? response.status}`);
    return reply;
  }
  return {
    watch,
    ask: (method, path, body) =>
      body === undefined ? call(method, path) : call(method, path, 'application/json', JSON.stringify(body)),
    async send(name, mime, bytes) {
      const path = `/files?${new URLSearchParams({ name, mime })}`;
      return (await call<{ id: string }>('POST', path, 'application/octet-stream', bytes)).id;
    },
  };
}

/**
 * The index of "now" in the event list: all events published so far are before it. Otherwise an event still in transit
 * would look like a reaction to the next action.
 */
export async function present({ ask, watch }: Control): Promise<number> {
  const { cursor } = await ask<{ cursor: string }>('GET', '/cursor');
  return await watch.reached(cursor);
}
