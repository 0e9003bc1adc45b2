/** The driver's connection to the playground's event stream, kept as a list that waits can search. */
import type { PlaygroundEvent } from '#playground/world/event-feed.ts';
import type { Message } from '#playground/world/model.ts';
import { until } from './waiting.ts';

export type Told = PlaygroundEvent | { readonly type: 'resync' };

export type ChatMessage = ReturnType<typeof chatMessage>;

/** A message as shown to a reader. */
export function chatMessage(chatId: number, raw: Message) {
  const rows: unknown = raw.reply_markup?.inline_keyboard;
  const keyboard = (Array.isArray(rows) ? rows : []) as Record<string, unknown>[][];
  return {
    id: raw.message_id,
    chatId,
    fromBot: raw.sender.kind === 'bot',
    /** The text, or the caption. */
    text: raw.text ?? raw.caption ?? '',
    entities: raw.entities ?? raw.caption_entities ?? [],
    /** Labels of the inline buttons, row by row. */
    buttons: keyboard.map((row) => row.map((button) => String(button.text))),
    /** The inline buttons with all their fields. */
    keyboard,
    replyTo: raw.reply_to,
    deleted: raw.deleted,
    hasPhoto: raw.photo !== undefined,
    fileName: raw.document?.file_name,
    /** The message as stored by the playground. */
    raw,
  };
}

/** Opens the event stream; resolves once it's open, so that no later event is missed. */
export async function watchPlayground(url: string) {
  const events: Told[] = [];
  const places = new Map<string, number>();
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
    }
  })().catch(() => undefined); // Ends when either side closes; pending waits time out.

  places.set(cursor, 0);

  return {
    /** Waits for the event with this id; the index after it. */
    reached: (id: string) =>
      until(
        () => places.get(id),
        () => 'the event stream, which has fallen behind',
      ),
    /** Waits for the first event from index `from` on in which `read` finds something. */
    async until<T>(from: number, read: (event: Told) => T | undefined, what: () => string): Promise<T> {
      let at = from;
      const next = () => {
        for (let event = events[at]; event; event = events[at]) {
          at += 1;
          const found = read(event);
          if (found !== undefined) return { found };
        }
        return undefined;
      };
      return (await until(next, what)).found;
    },
    async close() {
      closing.abort();
      await reading;
    },
  };
}

export type Control = ReturnType<typeof controlOf>;

/** Creates a client of the playground's control API at `url`. */
export function controlOf(url: string, watch: Awaited<ReturnType<typeof watchPlayground>>) {
  async function call<T>(method: string, path: string, type?: string, body?: string | Buffer<ArrayBuffer>): Promise<T> {
    const sent = type === undefined || body === undefined ? {} : { headers: { 'content-type': type }, body };
    const response = await fetch(`${url}/control${path}`, { method, ...sent });
    const reply = (await response.json()) as T & { error?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${reply.error ?? response.status}`);
    return reply;
  }
  return {
    watch,
    ask: <T>(method: string, path: string, body?: unknown) =>
      body === undefined ? call<T>(method, path) : call<T>(method, path, 'application/json', JSON.stringify(body)),
    /** Uploads a file for a message; returns its id. */
    async send(name: string, mime: string, bytes: Buffer<ArrayBuffer>) {
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
