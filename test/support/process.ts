/**
 * The program in child processes, as an operator or a platform runs it: `node src/main.ts` (or another file) with an
 * environment, stopped by signals and restarted.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type DrivenPerson, openChatDriver } from './chat-driver.ts';
import { jobsDone } from './jobs-done.ts';
import { freePort } from './local-server.ts';
import type { WatchedService } from './service.ts';
import { openTelegram } from './telegram.ts';
import { until } from './waiting.ts';

const SOURCE = new URL('../../src/', import.meta.url).pathname;

/**
 * @param folder working directory, without a `.env` file
 * @param program file in `src/`
 * @param given its arguments
 */
export function runProgram(
  folder: string,
  environment: Record<string, string>,
  program = 'main.ts',
  given: readonly string[] = [],
) {
  const child: ChildProcess = spawn(process.execPath, [SOURCE + program, ...given], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return {
    /** Its output so far, stdout and stderr. */
    get output() {
      return output;
    },
    ended,
    /** Waits until its output matches. */
    prints: (wanted: RegExp) =>
      until(
        () => wanted.test(output),
        () => `${wanted}; it printed:\n${output.slice(-3000)}`,
      ),
    signals: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Kills it if it's still running. */
    async close() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

export type ChildProgram = ReturnType<typeof runProgram>;

export interface BotProgramOptions {
  service: WatchedService;
  /** Additional variables; long polling is the default. */
  environment?: Record<string, string> | undefined;
}

/** A bot process that can be killed and restarted, while Telegram and the service keep running. */
export async function startBotProgram({ service, environment = {} }: BotProgramOptions) {
  const playground = await openTelegram();
  const driver = await openChatDriver(playground.url);
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-process-'));
  let bot: ChildProgram;

  /** Starts a process and waits until it takes updates. */
  async function startBot(): Promise<void> {
    bot = runProgram(folder, {
      BOT_TOKEN: playground.botToken,
      TELEGRAM_API_ROOT: playground.apiRoot,
      DATA_API_URL: service.url,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'trace',
      MESSAGES_PER_SECOND: '0',
      ...environment,
    });
    await bot.prints(/takes updates by long polling|Telegram delivers to this address/);
  }

  await startBot();
  return {
    driver,
    folder,
    /** The playground that the bot talks to. */
    telegram: playground,
    /** The current or last process. */
    get bot() {
      return bot;
    },
    start: startBot,
    /** Kills it with -9. */
    async kill(): Promise<void> {
      bot.signals('SIGKILL');
      const { signal } = await bot.ended;
      if (signal !== 'SIGKILL') throw new Error(`it had ended before it was killed: ${signal}`);
    },
    /** A person connected with a pasted token that has all scopes. */
    async holding(name: string): Promise<DrivenPerson> {
      const person = await driver.person({ name });
      await person.says(`/connect ${await service.double.tokenWith()}`);
      await person.hears(/^Connected to/);
      return person;
    },
    /** Resolves when all updates are processed and all replies are sent. */
    settled: () => jobsDone(driver, folder),
    /** Stops everything except the service. */
    async close(): Promise<void> {
      await bot.close();
      await driver.close();
      await playground.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Misdeed {
  /** Unix milliseconds. */
  readonly at: number;
  readonly words: string;
  /** It wasn't ready yet: no program starts without its database. */
  readonly starting: boolean;
}

/** A process as a platform runs it: restarted if it exits by itself, which is recorded as a misdeed. */
export interface SupervisedBot {
  /** Its port while it accepts requests. */
  readonly port: number | undefined;
  /** The output of all its runs. */
  readonly output: string;
  /** Misdeeds since the last call: it exited by itself, or didn't exit on SIGTERM. */
  takeMisdeeds(): Misdeed[];
  start(): Promise<void>;
  /** Resolves when it's ready; rejects if it doesn't become ready. */
  ready(): Promise<void>;
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 45_000;
/** The program promises to end within 30 s. */
const STOP_PATIENCE_MS = 32_000;
/** Maximum consecutive restarts without becoming ready. */
const MAX_RESTARTS = 5;

export function superviseBot(folder: string, environment: Record<string, string>): SupervisedBot {
  let life: { program: ChildProgram; port: number; ending: boolean; over: boolean; wasReady: boolean } | undefined;
  let earlier = '';
  let misdeeds: Misdeed[] = [];
  const blame = (words: string, starting = false) => void misdeeds.push({ at: Date.now(), words, starting });
  let answering: number | undefined;
  let restarts = 0;

  async function start(): Promise<void> {
    const port = await freePort();
    // After a repeated stop, start is called repeatedly too; there must be only one process.
    if (life && !life.over && !life.ending) return;
    const program = runProgram(folder, { ...environment, PORT: String(port) });
    const own = { program, port, ending: false, over: false, wasReady: false };
    life = own;
    // Kills the child when the test process exits.
    const leave = () => program.signals('SIGKILL');
    process.once('exit', leave);
    void program.ended.then(({ code, signal }) => {
      process.off('exit', leave);
      own.over = true;
      earlier += program.output;
      if (answering === port) answering = undefined;
      if (own.ending) return;
      // Another process took the port between the check and the start.
      if (!own.wasReady && /is taken/.test(program.output)) return void start();
      blame(`ended by itself${own.wasReady ? '' : ' while starting'} (${signal ?? code})`, !own.wasReady);
      restarts += 1;
      if (restarts <= MAX_RESTARTS) void start();
    });
    void untilReady(own);
  }

  async function untilReady(own: NonNullable<typeof life>): Promise<void> {
    while (!own.over && !own.ending) {
      if ((await takesUpdates(`http://127.0.0.1:${own.port}`)) && !own.over) {
        answering = own.port;
        own.wasReady = true;
        restarts = 0;
        return;
      }
      await pause(40);
    }
  }

  async function ready(): Promise<void> {
    const until = Date.now() + START_PATIENCE_MS;
    while (answering === undefined) {
      if (Date.now() > until || restarts > MAX_RESTARTS)
        throw new Error(`the bot did not become ready:\n${life?.program.output.slice(-2000)}`);
      await pause(20);
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!life || life.over) return;
    const own = life;
    own.ending = true;
    if (signal === 'SIGKILL') answering = undefined;
    own.program.signals(signal);
    const late = new AbortController();
    const ended = await Promise.race([
      own.program.ended.then(() => true),
      pause(STOP_PATIENCE_MS, false, { signal: late.signal }),
    ]);
    late.abort();
    if (ended) return;
    blame(`did not end within ${STOP_PATIENCE_MS / 1000} s of SIGTERM`);
    await own.program.close();
  }

  return {
    get port() {
      return answering;
    },
    get output() {
      return life && !life.over ? earlier + life.program.output : earlier;
    },
    takeMisdeeds() {
      const taken = misdeeds;
      misdeeds = [];
      return taken;
    },
    start,
    ready,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

const Readiness = z.object({ parts: z.object({ updates: z.object({ ready: z.boolean() }) }) });

/** Whether the bot at this address takes updates, whatever its other dependencies; false if nothing answers. */
async function takesUpdates(home: string): Promise<boolean> {
  try {
    return Readiness.parse(await (await fetch(`${home}/readyz`)).json()).parts.updates.ready;
  } catch {
    return false;
  }
}
