/** Shared by all benchmarked bots: settings, and the messages exchanged with the bench. */
import { existsSync, readdirSync } from 'node:fs';

/** The bench passes these as JSON in the first argument. */
export interface BotSettings {
  readonly apiRoot: string;
  readonly token: string;
  /** The port to listen on, and the public URL that leads to it. */
  readonly port: number;
  readonly publicUrl: string;
  readonly webhookSecret: string;
  /** A peer's answer to /help. */
  readonly replyText: string;
  /** URL of the data service. */
  readonly dataApiUrl: string;
  /** Environment of this project's bot, which uses no other setting. */
  readonly environment: Readonly<Record<string, string>>;
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

export const readSettings = (): BotSettings => JSON.parse(process.argv[2] ?? '{}');

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
