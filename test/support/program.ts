/**
 * The whole program as composed by `npm start`, with simulated people: everything is real and communicates over HTTP,
 * but with free ports, a temporary folder, and without Telegram's rate limits.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type App, startApp } from '#app/app.ts';
import { type Config, readConfig } from '#app/config.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { openBrowser } from './browser.ts';
import { type ChatDriver, type DrivenPerson, openChatDriver } from './chat-driver.ts';
import { jobsDone } from './jobs-done.ts';
import { openModel } from './model.ts';
import { startBotProgram } from './process.ts';
import { adminOf, type DoubleOptions, layOutSample, type WatchedService, watchService } from './service.ts';
import { faultInjection } from './telegram.ts';

export interface Program extends AsyncDisposable {
  readonly app: App;
  readonly driver: ChatDriver;
  readonly folder: string;
  /** All log lines, at trace level. */
  readonly logLines: readonly string[];
  /** A person connected to the sample, or via a remote service's consent page, with all scopes or only these. */
  connected(name: string, scopes?: readonly string[]): Promise<DrivenPerson>;
  /** Goes through the consent page and back, like the person's browser; the text of the last page. */
  connects(person: DrivenPerson, scopes?: readonly string[]): Promise<string>;
  /** A person connected with a pasted `token` that has all scopes or only these. */
  holding(name: string, scopes?: readonly string[]): Promise<DrivenPerson & { readonly token: string }>;
  /** Issues a token of the service. */
  tokenWith(scopes?: readonly string[]): Promise<string>;
  /** Resolves when all updates are processed and all replies are sent. */
  settled(): Promise<void>;
  /** Stops as on SIGTERM; the folder stays, so that another program can continue with it. */
  stop(): Promise<void>;
  /** Stops and removes the folder. */
  close(): Promise<void>;
}

export interface ProgramOptions {
  config?: Partial<Config>;
  clock?: Clock;
  /** Continues with the folder of an earlier program. */
  folder?: string;
  /** A remote service instead of the embedded one. */
  service?: WatchedService;
}

/** The configuration for a remote service; without `authorizeUrl` people have to paste a token. */
export function remoteData({ url, authorizeUrl }: { url: string; authorizeUrl?: string }): Config['data'] {
  return { kind: 'remote', apiUrl: url, searchUrl: url, authorizeUrl };
}

/** Starts a program for all tests of a file, to be awaited at its top. */
export async function openProgram(options: ProgramOptions = {}): Promise<Program> {
  const program = await startProgram(options);
  afterAll(() => program.close());
  return program;
}

/** Like openProgram, with a watched remote service. */
export async function openWatchedProgram({
  service: about,
  ...options
}: Omit<ProgramOptions, 'service'> & { service?: DoubleOptions } = {}) {
  const service = await watchService(about);
  afterAll(() => service.close());
  return { service, program: await openProgram({ ...options, service }) };
}

/** The same as a process that can be killed. @param environment its further variables */
export async function openWatchedProcess(environment?: (service: WatchedService) => Record<string, string>) {
  const service = await watchService();
  const program = await startBotProgram({ service, environment: environment?.(service) });
  afterAll(async () => {
    await program.close();
    await service.close();
  });
  return { service, program };
}

/** A program whose embedded service has a scripted model. */
export async function openModelProgram(config: Partial<Config> = {}) {
  const model = await openModel();
  afterAll(() => model.close());
  const data = { kind: 'embedded', model: { baseUrl: model.baseUrl, model: 'tiny' } } as const;
  return { model, program: await openProgram({ config: { data, ...config } }) };
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
  const app = await startApp(whole, { clock, log, playgroundMiddleware: faultInjection(clock, { holdsCalls: true }) });
  if (!app.playground) throw new Error('the tests need the playground');
  const driver = await openChatDriver(app.playground.url);

  async function tokenWith(scopes: readonly string[] = ALL_SCOPES): Promise<string> {
    if (service) return await service.double.tokenWith(scopes);
    if (!app.service) throw new Error('the test needs our own service to issue tokens');
    return adminOf(app.service).issueToken({ scopes });
  }

  async function stop(): Promise<void> {
    await driver.close();
    await app.stop(2000);
  }

  async function close(): Promise<void> {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }

  return {
    app,
    driver,
    folder: dataDir,
    logLines,
    connects: walkThroughConsent,
    async connected(name, scopes) {
      const person = await driver.person({ name });
      if (service) {
        await walkThroughConsent(person, scopes);
        await person.hears(/^Connected to/);
      } else {
        await person.asks('/connect', /Look around in Nina’s archive first/);
        await person.taps('Look around', /You’re in Nina’s archive/);
      }
      return person;
    },
    async holding(name, scopes) {
      const person = await driver.person({ name });
      const token = await tokenWith(scopes);
      await person.asks(`/connect ${token}`, /^Connected to/);
      return { ...person, token };
    },
    tokenWith,
    settled: () => jobsDone(driver, dataDir),
    stop,
    close,
    [Symbol.asyncDispose]: close,
  };
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Goes from /connect through a remote service's consent page to the bot's last page; returns that page's text. */
export async function walkThroughConsent(person: DrivenPerson, scopes?: readonly string[]): Promise<string> {
  await person.says('/connect');
  const browser = openBrowser();
  const { action, page } = await browser.opens(linkIn(await person.hears(/you choose what I may read/)));
  const offered = Array.from(page.matchAll(/ name="scope" value="([^"]*)"/g), ([, scope = '']) => scope);
  const approved = new URLSearchParams({ decision: 'approve' });
  for (const scope of offered) if (scopes?.includes(scope) ?? true) approved.append('scope', scope);
  const { headers } = await browser.sends(action, approved, SAME_ORIGIN);
  const back = await browser.opens(headers.get('location') ?? '');
  back.fields.set('decision', 'connect');
  return (await browser.sends(back.action, back.fields, SAME_ORIGIN)).page;
}

/** The state of a new consent link of this person. */
export async function consentState(person: DrivenPerson): Promise<string> {
  const link = linkIn(await person.asks('/connect', /you choose what I may read/));
  return new URL(link).searchParams.get('state') ?? '';
}

type HeardMessage = Awaited<ReturnType<DrivenPerson['hears']>>;

function linkIn({ keyboard }: HeardMessage): string {
  return String(keyboard.flat().find(({ url }) => url !== undefined)?.url);
}
