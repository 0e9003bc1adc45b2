/** What the bench starts, each a process of its own and measured from outside: bots, the program, programs that end. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRequest, BotReport, BotSettings, Usage } from './bots/bench-link.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const [BENCH_CORE, BOT_CORE] = ['0', '1'];
const START_DEADLINE_MS = 60_000;
const ANSWER_DEADLINE_MS = 10_000;
const STOP_DEADLINE_MS = 5000;
const READY_LOOK_MS = 5;
const MEMORY_LOOK_MS = 50;
/** As much of what a bot printed as an error shows. */
const KEPT_OUTPUT = 4000;

/** Gives this process a core of its own. @returns words to put before a bot's command line; none where nothing is pinned */
export function pinBench(): string[] {
  if (spawnSync('taskset', ['-c', BOT_CORE, 'true']).status !== 0) return [];
  spawnSync('taskset', ['-a', '-c', '-p', BENCH_CORE, String(process.pid)]);
  return ['taskset', '-c', BOT_CORE];
}

/** Gives this process, and what it starts from now on, every core: for what is more than one process by itself. */
export function unpinBench(): void {
  spawnSync('taskset', ['-a', '-c', '-p', `0-${cpus().length - 1}`, String(process.pid)]);
}

/** Words before a command line that give a child every core, where the bench holds itself to one. */
export const everyCore = (pinning: readonly string[]): string[] =>
  pinning.length > 0 ? ['taskset', '-c', `0-${cpus().length - 1}`] : [];

/** What `npm start` starts the program with: variables, and the words after `node` up to the program; paths made absolute. */
export function production(): { environment: Record<string, string>; options: string[] } {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { start: string } };
  const [, variable = '', value = '', words = ''] =
    /^(\w+)=(\w+) exec node (.+) src\/main\.ts$/.exec(scripts.start) ?? [];
  if (words === '') throw new Error('npm start does not start src/main.ts');
  const absolute = (word: string) => (word.startsWith('./') ? new URL(word, `file://${ROOT}`).pathname : word);
  return { environment: { [variable]: value }, options: words.split(' ').map(absolute) };
}

export interface BotProcess extends AsyncDisposable {
  readonly pid: number;
  /** Of the service that it carries, if it does. */
  readonly serviceUrl: string | undefined;
  /** What it has used since its start; after a garbage collection for `live-heap`. */
  usage(request: 'usage' | 'live-heap'): Promise<Usage>;
}

/**
 * @param entry file in `bots/`, without its ending
 * @param pinning words before the command line
 * Rejects with what the bot printed when it does not come up.
 */
export async function startBot(
  entry: string,
  settings: BotSettings,
  pinning: readonly string[],
  nodeOptions: readonly string[],
): Promise<BotProcess> {
  const [command = '', ...words] = [...pinning, process.execPath, ...nodeOptions, `${ROOT}test/bench/bots/${entry}.ts`];
  const child = spawn(command, [...words, JSON.stringify(settings)], {
    env: { ...process.env, ...production().environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the bot ${entry} ended (${code ?? signal}); it said:\n${output}`);
  });
  // Heard by whoever waits for the bot; an end that nobody waits for is ours.
  exited.catch(() => {});

  async function heard(deadlineMs: number): Promise<BotReport> {
    const message = once(child, 'message', { signal: AbortSignal.timeout(deadlineMs) });
    message.catch(() => {});
    const [report] = await Promise.race([message, exited]).catch((error: unknown) => {
      const late = error instanceof Error && error.name === 'AbortError';
      throw late ? new Error(`the bot ${entry} was silent for ${deadlineMs} ms; it said:\n${output}`) : error;
    });
    return report as BotReport;
  }

  const ask = (request: BenchRequest) => child.send(request);
  const stop = () =>
    end(
      child,
      () => child.connected && ask('stop'),
      () => child.kill('SIGKILL'),
    );
  const ready = await heard(START_DEADLINE_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    serviceUrl: ready.kind === 'ready' ? ready.serviceUrl : undefined,
    async usage(request) {
      ask(request);
      const report = await heard(ANSWER_DEADLINE_MS);
      if (report.kind !== 'usage') throw new Error(`the bot ${entry} answered out of turn`);
      return report;
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function end(child: ChildProcess, stop: () => void, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  stop();
  const force = setTimeout(kill, STOP_DEADLINE_MS);
  await gone;
  clearTimeout(force);
}

export interface Program extends AsyncDisposable {
  readonly pid: number;
  /** From the start of the process until a page of it answers. */
  readonly startMs: number;
}

/** `npm start`. @param environment beside PATH and HOME, with the PORT at which a page answers */
export async function startProgram(environment: Readonly<Record<string, string>>): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      npm_config_update_notifier: 'false',
      ...environment,
    },
    stdio: 'ignore',
    // A group of its own: what npm starts ends with it.
    detached: true,
  });
  const signalAll = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal);
  const stop = () =>
    end(
      child,
      () => signalAll('SIGTERM'),
      () => signalAll('SIGKILL'),
    );
  const isReady = () =>
    fetch(`http://127.0.0.1:${environment.PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode === null && performance.now() < startedAt + START_DEADLINE_MS) await sleep(READY_LOOK_MS);
    else {
      await stop();
      throw new Error(`npm start does not get ready (${child.exitCode ?? 'no answer'})`);
    }
  }
  return { pid: child.pid ?? 0, startMs: performance.now() - startedAt, [Symbol.asyncDispose]: stop };
}

/** `npm run service`, on a free port. @param pinning words before the command line */
export async function startService(
  dataDir: string,
  key: string,
  pinning: readonly string[],
): Promise<AsyncDisposable & { readonly url: string }> {
  const [command = '', ...words] = [
    ...pinning,
    process.execPath,
    ...production().options,
    `${ROOT}src/main.ts`,
    'service',
  ];
  const environment = { PORT: '0', DATA_DIR: dataDir, SERVICE_KEY: key, LOG_LEVEL: 'warn' };
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...production().environment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = createInterface({ input: child.stdout });
  for await (const line of said) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = () =>
      end(
        child,
        () => child.kill('SIGTERM'),
        () => child.kill('SIGKILL'),
      );
    return { url, [Symbol.asyncDispose]: stop };
  }
  throw new Error('the service of the bench does not come up');
}

/**
 * Runs a program of the project to its end.
 * @param pinning words before the command line
 * @param environment variables beside PATH and DATA_DIR
 * @returns its last line of output, and the most memory that was seen
 */
export async function runToEnd(
  words: readonly string[],
  dataDir: string,
  pinning: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ line: string; memoryMb: number }> {
  const [command = '', ...rest] = [...pinning, process.execPath, ...words];
  const child = spawn(command, rest, {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...production().environment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let memoryMb = 0;
  const looking = setInterval(() => {
    memoryMb = Math.max(memoryMb, memoryMbOf(child.pid ?? 0));
  }, MEMORY_LOOK_MS);
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece;
  });
  const [code] = await once(child, 'close');
  clearInterval(looking);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return { line: said.trim().split('\n').at(-1) ?? '', memoryMb };
}

/**
 * Memory of a process and all that it has started, MB, shared pages counted once (PSS); 0 where there is no /proc.
 * npm itself is left out: a deployment need not start by it.
 */
export function memoryMbOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of orElse(() => readdirSync('/proc'), [])) {
    const parent = /\) \S (\d+) /.exec(orElse(() => readFileSync(`/proc/${name}/stat`, 'utf8'), ''))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isOfIt = (one: number | undefined): boolean => one === pid || (one !== undefined && isOfIt(parents.get(one)));
  const pssOf = (one: number): number => {
    if (orElse(() => readFileSync(`/proc/${one}/cmdline`, 'utf8'), '').startsWith('npm')) return 0;
    const rollup = orElse(() => readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'), '');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  };
  return [...parents.keys()].filter(isOfIt).reduce((sum, one) => sum + pssOf(one), 0) / 1024;
}

/** What `read` gives, or else `other`: a process may have ended meanwhile. */
function orElse<T>(read: () => T, other: T): T {
  try {
    return read();
  } catch {
    return other;
  }
}
