/** What the commands are given: the service, what is kept, time, the log, and what to call things. */
import type { Words } from '#locales/words.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { EndpointHost } from '#service/contract/answers.ts';
import type { DataService } from '#service/contract/data-service.ts';
import type { ImportService } from '#service/contract/imports.ts';
import type { OwnerService } from '#service/contract/owner-service.ts';
import type { Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { Stores } from '#storage/stores.ts';
import type { RenderChart } from './charts/chart-renderer.ts';
import type { Context } from './command.ts';
import type { SentFiles } from './import/sent-file.ts';

/** What the front knows of a person's running and waiting work. */
interface RunningWork {
  /** Stops the person's paid requests and long work, or that of update `only`; each says its own ending. How many there were. */
  cancel(person: string, only?: number): Promise<number>;
  /** Stops and erases all work of the person, running, waiting or stored; resolves when it has ended. How much there was. */
  forget(person: string): Promise<number>;
}

interface About {
  /** Telegram username of the bot, with or without @. */
  botName: string;
  /** Host of the service; undefined for the bot's own. */
  serviceName: string | undefined;
  /** The bot's own service charges (MONTHLY_CREDITS); of a service elsewhere see `isCharged`. */
  charges?: boolean;
  /** The data of an invented person is there to look around in, beside people's own. */
  sample: boolean;
  /** Where the bot's own service sends words for vectors; of a service elsewhere its description of the token tells. */
  embeddings?: EndpointHost | undefined;
  /** Days without use after which a token is forgotten, told by /privacy. */
  tokenIdleDays?: number;
}

export interface Importing {
  service: ImportService;
  files: SentFiles;
  /** Largest file that can be taken from the chat, bytes. */
  maxBytes: number;
}

interface OwnerDesk {
  service: OwnerService;
  /** Whether people can open the service's pages from where they are. */
  hasPages: boolean;
}

export interface CommandDeps extends Stores {
  data: DataService;
  /** Undefined where bot and service share no key. */
  owners: OwnerDesk | undefined;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** DAILY_CREDIT_LIMIT: per person in 24 hours; 0 means that nothing may be spent; undefined means no limit. */
  dailyCreditLimit: number | undefined;
  /** Address of the consent page of a service elsewhere; undefined where there is none, or no way back from it. */
  connectUrl: ((wanted: { state: string; scopes: readonly Scope[] }) => string) | undefined;
  running: RunningWork;
  renderChart: RenderChart;
  /** Undefined where the service shares no key with this bot. */
  importing?: Importing | undefined;
  about: About;
}

export function botHandle(about: Pick<About, 'botName'>): string {
  return `@${about.botName.replace(/^@/, '')}`;
}

/** Opens the private chat with the bot and sends /start with `payload` (1–64 of `A-Za-z0-9_-`). */
export function chatLink(about: Pick<About, 'botName'>, payload: string): string {
  return `https://t.me/${about.botName.replace(/^@/, '')}?start=${payload}`;
}

/** What people call the place where their data is: `your archive`, `the sample data`, or the service's host. */
export function placeName(
  words: Words,
  { serviceName }: Pick<About, 'serviceName'>,
  connection: Connection | undefined,
): string {
  if (serviceName !== undefined) return serviceName;
  return words.text(connection?.access?.whose === 'sample' ? 'place-sample' : 'place-archive');
}

/** A screen does not wait longer for a line of it. */
const DEADLINE_MS = 3_000;

/** What the service tells; undefined where it does not, or not in time. Throws nothing but the signal's reason. */
export async function bestEffort<T>(
  { deps, signal }: Pick<Context, 'deps' | 'signal'>,
  request: (call: { signal: AbortSignal; deadlineMs: number }) => Promise<T> | undefined,
): Promise<T | undefined> {
  try {
    return await request({ signal, deadlineMs: DEADLINE_MS });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    deps.log.info({ err: error }, 'a screen does without what the service could not tell');
    return undefined;
  }
}
