/** What every bot under test shares: its settings, and its side of the conversation with the bench. */
import { existsSync, readdirSync } from 'node:fs';
import { z } from 'zod';

/** The bench passes these as JSON in the first argument. */
export const BotSettings = z.object({
  mode: z.enum(['webhook', 'polling', 'runner']),
  apiRoot: z.string(),
  token: z.string(),
  /** Where to listen, and the address that leads there. */
  port: z.number(),
  publicUrl: z.string(),
  webhookSecret: z.string(),
  /** What a peer answers to /help: the text that this project's bot was seen to answer with. */
  replyText: z.string(),
  /** The service that is asked. */
  dataApiUrl: z.string(),
  /** For this project's bot: the key that it shares with the service that it carries, in place of that one. */
  embeddedKey: z.string().optional(),
  /** For this project's bot: where its files live, Postgres in place of its own database, Telegram's pace or none. */
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  /** For the service that it carries: Postgres in place of files. */
  serviceDatabaseUrl: z.string().optional(),
  paced: z.boolean(),
});
export type BotSettings = z.infer<typeof BotSettings>;

/** What the bench asks a bot for. */
export const BenchRequest = z.enum(['usage', 'live-heap', 'stop']);
export type BenchRequest = z.infer<typeof BenchRequest>;

/** What a bot tells the bench: that it runs, or what it has used since its start. */
export const BotReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), serviceUrl: z.string().optional() }),
  z.object({
    kind: z.literal('usage'),
    /** User and system time of all threads, microseconds. */
    cpuMicros: z.number(),
    rssBytes: z.number(),
    /** Bytes of the heap; after a collection when that was asked for. */
    heapBytes: z.number(),
    /** Files, sockets and pipes that are open, null where there is no /proc. */
    descriptors: z.number().nullable(),
    /** Timers, sockets and requests that keep the process alive (Node, process.getActiveResourcesInfo). */
    resources: z.number(),
  }),
]);
export type BotReport = z.infer<typeof BotReport>;

export function readSettings(): BotSettings {
  return BotSettings.parse(JSON.parse(process.argv[2] ?? '{}'));
}

/**
 * Answers the bench from now on and tells it that the bot runs. The process ends with the bench, or when told to.
 * @param serviceUrl of the service that the bot carries
 */
export function reportReady(serviceUrl?: string): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message) => {
    const request = BenchRequest.parse(message);
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
      descriptors: openDescriptors(),
      resources: process.getActiveResourcesInfo().length,
    });
  });
  tell({ kind: 'ready', serviceUrl });
}

function openDescriptors(): number | null {
  return existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : null;
}

function tell(report: BotReport): void {
  process.send?.(report);
}
