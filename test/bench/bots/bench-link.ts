/** Shared by all benchmarked bots: settings, and the messages exchanged with the bench. */
import { existsSync, readdirSync } from 'node:fs';

/** Of a peer; from the environment variables by which this project's bot is configured. */
export interface PeerSettings {
  readonly apiRoot: string;
  readonly token: string;
  readonly port: number;
  readonly webhookUrl: string;
  readonly secretToken: string;
  readonly dataApiUrl: string;
}

/** A peer's answer to /help, as long as this project's. */
export const HELP_TEXT = 'What I can do for you '.repeat(17);

export function readSettings(): PeerSettings {
  const value = (name: string): string => process.env[name] ?? '';
  return {
    apiRoot: value('TELEGRAM_API_ROOT'),
    token: value('BOT_TOKEN'),
    port: Number(value('PORT')),
    webhookUrl: `${value('PUBLIC_URL')}/webhook`,
    secretToken: value('WEBHOOK_SECRET'),
    dataApiUrl: value('DATA_API_URL'),
  };
}

export type BenchRequest = 'usage' | 'live-heap' | 'stop';

export interface Usage {
  readonly kind: 'usage';
  /** User and system time of all threads, in microseconds. */
  readonly cpuMicros: number;
  readonly rssBytes: number;
  /** Heap size in bytes; after a garbage collection for `live-heap`. */
  readonly heapBytes: number;
  /** Open files, sockets and pipes; 0 without /proc. */
  readonly descriptors: number;
  /** Timers, sockets and requests that keep the process alive (Node, process.getActiveResourcesInfo). */
  readonly resources: number;
}

/** Reports of a bot to the bench: that it's ready, or its resource usage since the start. */
export type BotReport = { readonly kind: 'ready'; readonly serviceUrl: string | undefined } | Usage;

/**
 * Reports to the bench that the bot is ready, and answers its requests. The process exits with the bench or on request.
 * @param serviceUrl URL of the bot's embedded service
 */
export function reportReady(serviceUrl?: string): void {
  const send = (report: BotReport) => process.send?.(report);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: BenchRequest) => {
    // A regular exit, so that a profile is written.
    if (request === 'stop') process.exit(0);
    if (request === 'live-heap') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    send({
      kind: 'usage',
      cpuMicros: user + system,
      rssBytes: rss,
      heapBytes: heapUsed,
      descriptors: existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0,
      resources: process.getActiveResourcesInfo().length,
    });
  });
  send({ kind: 'ready', serviceUrl });
}
