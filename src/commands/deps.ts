/** What the commands are given: the service, what is kept, time, the log, and what to call things. */
import type { Clock } from '../clock.ts';
import type { DataService } from '../contract/data-service.ts';
import type { Scope } from '../contract/scopes.ts';
import type { Log } from '../log.ts';
import type { Connections } from '../storage/connections.ts';
import type { Consents } from '../storage/consents.ts';
import type { Keepsakes } from '../storage/keepsakes.ts';
import type { SettingsStore } from '../storage/settings.ts';
import type { Spending } from '../storage/spending.ts';

/** What the front knows of a person's running and waiting work. */
export interface RunningWork {
  /** Stops the running request; what it was and whether it may have cost credits, undefined when nothing ran. */
  cancel(person: string): Promise<{ label: string; mayHaveCost: boolean } | undefined>;
  current(person: string): Promise<{ label: string; startedAt: number } | undefined>;
  /** Erases work of the person that waits or is stored; how much there was. */
  forget(person: string): Promise<number>;
}

export interface About {
  /** Telegram username of the bot, with or without @. */
  botName: string;
  /** "the sample service on this machine", or the host of the service. */
  serviceName: string;
  /** The service holds the data of an invented person. */
  sample: boolean;
  operatorContact?: string;
  /** Days without use after which a token is forgotten, told by /privacy. */
  tokenIdleDays?: number;
}

export interface CommandDeps {
  data: DataService;
  connections: Connections;
  settings: SettingsStore;
  spending: Spending;
  results: Keepsakes;
  invocations: Keepsakes;
  consents: Consents;
  clock: Clock;
  log: Log;
  /** DAILY_CREDIT_LIMIT: per person and UTC day; 0 means that nothing may be spent; undefined means no limit. */
  dailyCreditLimit: number | undefined;
  /** Address of the consent page for a state, scopes and this bot; undefined where only pasting a token works. */
  connectUrl: ((state: string, scopes: readonly Scope[]) => string) | undefined;
  running: RunningWork;
  about: About;
}

/** The bot's name as people write it. */
export function botHandle(about: About): string {
  return `@${about.botName.replace(/^@/, '')}`;
}
