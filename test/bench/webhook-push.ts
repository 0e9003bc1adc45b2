/**
 * Pushes updates to a webhook as Telegram does: at most 40 requests at once, those of one chat in order, and an update
 * that was not answered with 2xx comes again.
 */
import { connect, type Socket } from 'node:net';
import type { BenchUpdate } from './people.ts';
import { onMessage } from './wire.ts';

/** Bot API, setWebhook: max_connections is 40 unless the bot says otherwise. */
const MAX_CONNECTIONS = 40;
const RETRY_AFTER_MS = 1000;

export interface WebhookPush {
  add(updates: readonly BenchUpdate[]): void;
  /** Updates that are not acknowledged yet. */
  readonly open: number;
  /** Deliveries that were refused or failed, and were repeated. */
  readonly repeated: number;
  close(): void;
}

interface Connection {
  readonly socket: Socket;
  update: BenchUpdate | undefined;
}

/**
 * @param url as the bot has set it
 * @param ports where that address leads to on this machine, in turn: what a load balancer does for several processes
 */
export function createWebhookPush(url: string, secret: string, ports: readonly number[]): WebhookPush {
  const { hostname, host, pathname } = new URL(url);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `x-telegram-bot-api-secret-token: ${secret}`,
    'content-length: ',
  ].join('\r\n');
  const retries = new Set<NodeJS.Timeout>();
  const connections = new Set<Connection>();
  const idle: Connection[] = [];
  // What may be sent now; updates behind an unacknowledged one of their chat are in `behind`.
  let ready: BenchUpdate[] = [];
  let next = 0;
  const behind = new Map<number, BenchUpdate[]>();
  let opened = 0;
  let open = 0;
  let repeated = 0;
  let closed = false;

  function openConnection(): Connection {
    const port = ports[opened % ports.length] ?? 0;
    opened += 1;
    const socket = connect({ host: hostname, port, noDelay: true });
    const connection: Connection = { socket, update: undefined };
    connections.add(connection);
    onMessage(socket, ({ firstLine, closes }) => {
      const { update } = connection;
      connection.update = undefined;
      if (closes) socket.end();
      else idle.push(connection);
      if (update) settle(update, / 2\d\d /.test(firstLine));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      connections.delete(connection);
      const place = idle.indexOf(connection);
      if (place >= 0) idle.splice(place, 1);
      if (connection.update) settle(connection.update, false);
    });
    return connection;
  }

  /** Every process has one before any has two, and those that are idle take turns. */
  function connectionForNext(): Connection | undefined {
    const free = connections.size < ports.length ? undefined : idle.shift();
    return free ?? (connections.size < MAX_CONNECTIONS ? openConnection() : undefined);
  }

  function pump(): void {
    while (next < ready.length && !closed) {
      const connection = connectionForNext();
      const update = ready[next];
      if (!connection || !update) break;
      next += 1;
      connection.update = update;
      connection.socket.write(`${head}${Buffer.byteLength(update.json)}\r\n\r\n${update.json}`);
    }
    if (next === ready.length || next > 10_000) {
      ready = ready.slice(next);
      next = 0;
    }
  }

  function settle(update: BenchUpdate, accepted: boolean): void {
    if (closed) return;
    if (accepted) acknowledged(update);
    else repeatLater(update);
    pump();
  }

  function acknowledged({ chat }: BenchUpdate): void {
    open -= 1;
    const following = behind.get(chat)?.shift();
    if (following) ready.push(following);
    else behind.delete(chat);
  }

  function repeatLater(update: BenchUpdate): void {
    repeated += 1;
    const timer = setTimeout(() => {
      retries.delete(timer);
      ready.push(update);
      pump();
    }, RETRY_AFTER_MS);
    retries.add(timer);
  }

  return {
    add(updates) {
      open += updates.length;
      for (const update of updates) {
        const waiting = behind.get(update.chat);
        if (waiting) waiting.push(update);
        else {
          behind.set(update.chat, []);
          ready.push(update);
        }
      }
      pump();
    },
    get open() {
      return open;
    },
    get repeated() {
      return repeated;
    },
    close() {
      closed = true;
      for (const timer of retries) clearTimeout(timer);
      for (const { socket } of connections) socket.destroy();
    },
  };
}
