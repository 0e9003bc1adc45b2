/** The control API of a playground, as the driver uses it. */
import type { Watch } from './playground-watch.ts';

export interface WaitOptions {
  /** Milliseconds of real time until the wait fails, with what was heard instead. Default 5000. */
  readonly withinMs?: number;
}

/** A connection to the control API. */
export interface Control {
  readonly watch: Watch;
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Sends a file for a message to carry; its id. */
  send(name: string, mime: string, bytes: Buffer<ArrayBuffer>): Promise<string>;
}

/** Opens the control API of the playground at `url`. */
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
 * The place in the event list that is "now": everything the playground has told so far lies before it. Without asking,
 * an event still on its way would look like an answer to what comes next.
 */
export async function present({ ask, watch }: Control): Promise<number> {
  const { cursor } = await ask<{ cursor: string }>('GET', '/cursor');
  return await watch.reached(cursor);
}
