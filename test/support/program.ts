/**
 * The whole program, as `npm start` composes it, with people to play: everything is real and talks over HTTP; only the
 * ports are free ones, the folder is a fresh one, and nobody waits for Telegram's limits.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, startApp } from '#app/app.ts';
import { type Config, readConfig } from '#app/config.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { walkThroughConsent } from './consent-walk.ts';
import { type DrivenPerson, openPlaygroundDriver, type PlaygroundDriver } from './playground-driver.ts';
import { layOutSample } from './service-double.ts';
import { faultInjection } from './telegram.ts';
import type { WatchedService } from './watched-service.ts';

export interface Program {
  readonly app: App;
  readonly driver: PlaygroundDriver;
  readonly folder: string;
  /** Every line that was logged, at trace level. */
  readonly logLines: readonly string[];
  /** A person with one-tap connect done, with all scopes or only these. */
  connected(name: string, scopes?: readonly string[]): Promise<DrivenPerson>;
  /** Goes through the consent page and back, as the person's browser would; what the last page says. */
  connects(person: DrivenPerson, scopes?: readonly string[]): Promise<string>;
  /** A person who has pasted a token with all scopes or only these; what they hold is in `token`. */
  holding(name: string, scopes?: readonly string[]): Promise<DrivenPerson & { readonly token: string }>;
  /** A token of the service. */
  tokenWith(scopes?: readonly string[]): Promise<string>;
  /** Ends as the program does on SIGTERM; the folder stays, for another program to go on in. */
  stop(): Promise<void>;
  /** Ends, and removes the folder. */
  close(): Promise<void>;
}

export interface ProgramOptions {
  config?: Partial<Config>;
  clock?: Clock;
  /** Goes on in a folder that an earlier program used. */
  folder?: string;
  /** A remote service in place of the embedded one. */
  service?: WatchedService;
}

/** The configuration for a service elsewhere; without `authorizeUrl` people have to paste a token. */
export function remoteData({ url, authorizeUrl }: { url: string; authorizeUrl?: string }): Config['data'] {
  return { kind: 'remote', apiUrl: url, searchUrl: url, authorizeUrl };
}

export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const { config, clock = systemClock, folder, service } = options;
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'personal-data-bot-story-')));
  if (folder === undefined && !service) await layOutSample(dataDir);
  const logLines: string[] = [];
  const log = createLog('trace', { write: (line) => void logLines.push(line) });
  const whole: Config = {
    ...readConfig({ PORT: '0', DATA_DIR: dataDir, MESSAGES_PER_SECOND: '0' }),
    ...(service && { data: remoteData(service) }),
    ...config,
  };
  const app = await startApp(whole, { clock, log, playgroundMiddleware: faultInjection(clock) });
  if (!app.playground) throw new Error('the stories are played in the playground');
  const driver = await openPlaygroundDriver(app.playground.url);

  async function tokenWith(scopes: readonly string[] = ALL_SCOPES): Promise<string> {
    if (service) return await service.double.tokenWith(scopes);
    if (!app.service) throw new Error('the story needs a service of ours to make tokens');
    return app.service.admin.issueToken({ scopes });
  }

  async function stop(): Promise<void> {
    await driver.close();
    await app.stop(2000);
  }

  return {
    app,
    driver,
    folder: dataDir,
    logLines,
    connects: walkThroughConsent,
    async connected(name, scopes) {
      const person = await driver.person({ name });
      await walkThroughConsent(person, scopes);
      await person.hears(/connected/i);
      return person;
    },
    async holding(name, scopes) {
      const person = await driver.person({ name });
      const token = await tokenWith(scopes);
      await person.says(`/connect ${token}`);
      await person.hears(/You are connected/);
      return { ...person, token };
    },
    tokenWith,
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
