/** What every bot under test shares: its settings, and its side of the conversation with the bench. */
import { existsSync, readdirSync } from 'node:fs';

/** The bench passes these as JSON in the first argument. */
export interface BotSettings {
  readonly apiRoot: string;
  readonly token: string;
  /** Where to listen, and the address that leads there. */
  readonly port: number;
  readonly publicUrl: string;
  readonly webhookSecret: string;
  /** What a peer answers to /help. */
  readonly replyText: string;
  /** The service that is asked. */
  readonly dataApiUrl: string;
  /** For this project's bot, in place of all the others. */
  readonly environment: Readonly<Record<string, string>>;
}

/** What the bench asks a bot for. */
export type BenchRequest = 'usage' | 'live-heap' | 'stop';

export interface Usage {
  readonly kind: 'usage';
  /** User and system time of all threads, microseconds. */
  readonly cpuMicros: number;
  readonly rssBytes: number;
  /** Bytes of the heap; after a collection when that was asked for. */
  readonly heapBytes: number;
  /** Files, sockets and pipes that are open; 0 where there is no /proc. */
  readonly descriptors: number;
  /** Timers, sockets and requests that keep the process alive (Node, process.getActiveResourcesInfo). */
  readonly resources: number;
}

/** What a bot tells the bench: that it runs, or what it has used since its start. */
export type BotReport = { readonly kind: 'ready'; readonly serviceUrl: string | undefined } | Usage;

export const readSettings = (): BotSettings => JSON.parse(process.argv[2] ?? '{}');

/**
 * Answers the bench from now on and tells it that the bot runs. The process ends with the bench, or when told to.
 * @param serviceUrl of the service that the bot carries
 */
export function reportReady(serviceUrl?: string): void {
  const tell = (report: BotReport) => process.send?.(report);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: BenchRequest) => {
    // An orderly exit, so that a profile is written.
    if (request === 'stop') process.exit(0);
    if (request === 'live-heap') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    tell({
      kind: 'usage',
      cpuMicros: user + system,
      rssBytes: rss,
      heapBytes: heapUsed,
      descriptors: existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0,
      resources: process.getActiveResourcesInfo().length,
    });
  });
  tell({ kind: 'ready', serviceUrl });
}
