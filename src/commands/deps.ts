/** Dependencies of the commands: services, stores, clock, log, metrics, and facts about this deployment. */
import type { Words } from '#locales/words.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { OwnerClient } from '#service/client/owner-client.ts';
import type { EndpointHost } from '#service/contract/answers.ts';
import type { DataService } from '#service/contract/data-service.ts';
import type { Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { Stores } from '#storage/stores.ts';
import type { RenderChart } from './charts/chart-renderer.ts';
import type { Context } from './command.ts';
import type { SentFiles } from './import/sent-file.ts';

/** Controls over a person's running and waiting work. */
interface RunningWork {
  /** Stops the person's paid and long work, or that of update `only`; each run reports its end. @returns the count */
  cancel(person: string, only?: number): Promise<number>;
  /** Stops and erases all work of the person: running, waiting or stored. Resolves at its end. */
  forget(person: string): Promise<void>;
}

interface BotInfo {
  /** Telegram username of the bot. */
  botName: string;
  /** Host of the service; undefined for the bot's own. */
  serviceName: string | undefined;
  /** Whether the bot's own service charges (MONTHLY_CREDITS); for a remote service see `isCharged`. */
  charges?: boolean;
  /** Whether the sample data of an invented person is available, besides people's own. */
  sample: boolean;
  /** Where the bot's own service sends words to be embedded; a remote service names it in its token description. */
  embeddings?: EndpointHost | undefined;
  /** Days without use after which a token is forgotten; shown by /privacy. */
  tokenIdleDays?: number;
}

/** The bot's own service, which holds people's archives, and what imports into them need. */
export interface OwnService {
  service: OwnerClient;
  /** Whether people can reach the service's web pages. */
  hasPages: boolean;
  files: SentFiles;
  /** Largest file that can be fetched from the chat, in bytes. */
  maxBytes: number;
}

export interface CommandDeps extends Stores {
  data: DataService;
  /** Undefined if bot and service share no key. */
  owners: OwnService | undefined;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** DAILY_CREDIT_LIMIT, per person in 24 hours; 0 forbids any spending; undefined means no limit. */
  dailyCreditLimit: number | undefined;
  /** URL of a remote service's consent page; undefined if it has none, or can't redirect back to the bot. */
  connectUrl: ((wanted: { state: string; scopes: readonly Scope[] }) => string) | undefined;
  running: RunningWork;
  renderChart: RenderChart;
  about: BotInfo;
}

export const botHandle = ({ botName }: Pick<BotInfo, 'botName'>): string => `@${botName}`;

/** Opens the private chat with the bot and sends /start with `payload` (1–64 of `A-Za-z0-9_-`). */
export function chatLink(about: Pick<BotInfo, 'botName'>, payload: string): string {
  return `https://t.me/${about.botName}?start=${payload}`;
}

/** Name of the place that holds the person's data: `your archive`, `the sample data`, or the service's host. */
export function placeName(
  words: Words,
  { serviceName }: Pick<BotInfo, 'serviceName'>,
  connection: Connection | undefined,
): string {
  if (serviceName !== undefined) return serviceName;
  return words.text(connection?.access?.whose === 'sample' ? 'place-sample' : 'place-archive');
}

/** Longest that a screen waits for an optional part of it. */
const DEADLINE_MS = 3_000;

/** The service's answer; undefined if the request fails or times out. @throws only the signal's reason */
export async function bestEffort<T>(
  { deps, signal }: Pick<Context, 'deps' | 'signal'>,
  request: (call: { signal: AbortSignal; deadlineMs: number }) => Promise<T> | undefined,
): Promise<T | undefined> {
  try {
    return await request({ signal, deadlineMs: DEADLINE_MS });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    deps.log.info({ err: error }, 'optional service request failed; the screen omits that part');
    return undefined;
  }
}
