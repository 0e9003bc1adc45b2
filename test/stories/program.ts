/**
 * The whole program, as `npm start` composes it, with people to play: everything is real and talks over HTTP; only the
 * ports are free ones, the folder is a fresh one, and nobody waits for Telegram's limits.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, startApp } from '../../src/app.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { type DrivenPerson, openPlaygroundDriver, type PlaygroundDriver } from '../playground-driver.ts';
import { seededFile } from '../service-double.ts';

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
  close(): Promise<void>;
}

export interface ProgramOptions {
  config?: Partial<Config>;
  clock?: Clock;
  /** Goes on in a folder that an earlier program used. */
  folder?: string;
}

export async function startProgram({ config, clock = systemClock, folder }: ProgramOptions = {}): Promise<Program> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'personal-data-bot-story-')));
  if (folder === undefined) await copyFile(await seededFile(), join(dataDir, 'service.sqlite'));
  const logLines: string[] = [];
  const log = createLog('trace', { write: (line) => void logLines.push(line) });
  const whole: Config = { ...readConfig({ PORT: '0', DATA_DIR: dataDir }), ...config };
  const app = await startApp(whole, { clock, log, pacing: 'off' });
  if (!app.playground) throw new Error('the stories are played in the playground');
  const driver = await openPlaygroundDriver(app.playground.url);

  async function connects(person: DrivenPerson, scopes?: readonly string[]): Promise<string> {
    await person.says('/connect');
    const offer = await person.hears(/Connect your data|Connect again/);
    const url = String(offer.keyboard[0]?.[0]?.url);
    const approved = await submit(url, await fetch(url), 'approve', scopes);
    const back = approved.headers.get('location') ?? '';
    return (await submit(back, await fetch(back), 'connect')).text();
  }

  return {
    app,
    driver,
    folder: dataDir,
    logLines,
    connects,
    async connected(name, scopes) {
      const person = await driver.person({ name });
      await connects(person, scopes);
      await person.hears(/connected/i);
      return person;
    },
    async close() {
      await driver.close();
      await app.stop(2000);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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

const unescaped = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
