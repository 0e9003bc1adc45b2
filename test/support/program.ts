/**
 * The whole program, as `npm start` composes it, with people to play: everything is real and talks over HTTP; only the
 * ports are free ones, the folder is a fresh one, and nobody waits for Telegram's limits.
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
import { type ChatDriver, type DrivenPerson, openChatDriver } from './chat-driver.ts';
import { jobsDone } from './jobs-done.ts';
import { openModel } from './model.ts';
import { adminOf, type DoubleOptions, layOutSample, type WatchedService, watchService } from './service.ts';
import { faultInjection } from './telegram.ts';

export interface Program {
  readonly app: App;
  readonly driver: ChatDriver;
  readonly folder: string;
  /** Every line that was logged, at trace level. */
  readonly logLines: readonly string[];
  /** A person who has connected, to the sample or by the page of a service elsewhere, with all scopes or only these. */
  connected(name: string, scopes?: readonly string[]): Promise<DrivenPerson>;
  /** Goes through the consent page and back, as the person's browser would; what the last page says. */
  connects(person: DrivenPerson, scopes?: readonly string[]): Promise<string>;
  /** A person who has pasted a token with all scopes or only these; what they hold is in `token`. */
  holding(name: string, scopes?: readonly string[]): Promise<DrivenPerson & { readonly token: string }>;
  /** A token of the service. */
  tokenWith(scopes?: readonly string[]): Promise<string>;
  /** Resolves when everything that people have done is worked off, and what it led to is said. */
  settled(): Promise<void>;
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

/** A program for all tests of a file; awaited at its top. */
export async function openProgram(options: ProgramOptions = {}): Promise<Program> {
  const program = await startProgram(options);
  afterAll(() => program.close());
  return program;
}

/** The same over a service elsewhere that is watched. */
export async function openWatchedProgram({
  service: about,
  ...options
}: Omit<ProgramOptions, 'service'> & { service?: DoubleOptions } = {}) {
  const service = await watchService(about);
  afterAll(() => service.close());
  return { service, program: await openProgram({ ...options, service }) };
}

/** A program whose own service has a model, which says what it is told to. */
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
  if (!app.playground) throw new Error('the stories are played in the playground');
  const driver = await openChatDriver(app.playground.url);

  async function tokenWith(scopes: readonly string[] = ALL_SCOPES): Promise<string> {
    if (service) return await service.double.tokenWith(scopes);
    if (!app.service) throw new Error('the story needs a service of ours to make tokens');
    return adminOf(app.service).issueToken({ scopes });
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
      if (service) {
        await walkThroughConsent(person, scopes);
        await person.hears(/^Connected to/);
      } else {
        await person.says('/connect');
        await person.presses('Look around', { on: await person.hears(/Look around in Nina’s archive first/) });
        await person.hears(/You’re in Nina’s archive/);
      }
      return person;
    },
    async holding(name, scopes) {
      const person = await driver.person({ name });
      const token = await tokenWith(scopes);
      await person.says(`/connect ${token}`);
      await person.hears(/^Connected to/);
      return { ...person, token };
    },
    tokenWith,
    settled: () => jobsDone(driver, dataDir),
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** From /connect over the consent page of a service elsewhere to the bot's own last question; what the last page says. */
export async function walkThroughConsent(person: DrivenPerson, scopes?: readonly string[]): Promise<string> {
  await person.says('/connect');
  const url = linkIn(await person.hears(/you choose what I may read/));
  const shown = await fetch(url);
  const approved = await submit(shown.url, shown, 'approve', scopes);
  const back = approved.headers.get('location') ?? '';
  return (await submit(back, await fetch(back), 'connect')).text();
}

type Heard = Awaited<ReturnType<DrivenPerson['hears']>>;

function linkIn({ keyboard }: Heard): string {
  return String(keyboard.flat().find(({ url }) => url !== undefined)?.url);
}

/** Sends the form of a page as a browser does: its hidden fields, the ticked boxes, and the button that was pressed. */
async function submit(url: string, shown: Response, decision: string, scopes?: readonly string[]): Promise<Response> {
  const page = await shown.text();
  const cookie = shown.headers.get('set-cookie')?.split(';')[0];
  const fields = new URLSearchParams();
  for (const [tag] of page.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
    if (attribute('type') === 'hidden') fields.append(attribute('name'), attribute('value'));
    const ticked = scopes === undefined || scopes.includes(attribute('value'));
    if (attribute('type') === 'checkbox' && ticked) fields.append(attribute('name'), attribute('value'));
  }
  fields.set('decision', decision);
  const action = /<form\b[^>]*\baction="([^"]*)"/.exec(page)?.[1] ?? '';
  const target = action === '' ? url : new URL(action, url).href;
  return fetch(target, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: fields,
  });
}

/** The last of the choices: they go from little to much. */
const unescaped = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
