/** One bot under test as a process of its own: started, asked what it has used, ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BenchRequest, BotReport, type BotSettings } from './bots/bench-link.ts';

const START_DEADLINE_MS = 60_000;
const ANSWER_DEADLINE_MS = 10_000;
const STOP_DEADLINE_MS = 3000;
/** As much of what the bot printed as an error shows. */
const KEPT_OUTPUT = 4000;

export type Usage = Extract<BotReport, { kind: 'usage' }>;

export interface BotProcess {
  usage(): Promise<Usage>;
  /** The same after a garbage collection. */
  liveHeap(): Promise<Usage>;
  /** Of the first process. */
  readonly pid: number;
  /** Ends it, by force if it does not listen. */
  stop(): Promise<void>;
  /** Of the service that it carries, if it does. */
  readonly serviceUrl: string | undefined;
}

/**
 * @param entry file in `bots/`, without its ending
 * @param pinning words before the command line
 * @param nodeOptions options for the bot's own Node
 * Rejects with what the bot printed when it does not come up.
 */
export async function startBot(
  entry: string,
  settings: BotSettings,
  pinning: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<BotProcess> {
  const file = new URL(`bots/${entry}.ts`, import.meta.url).pathname;
  const words = [...pinning, process.execPath, ...nodeOptions, file, JSON.stringify(settings)];
  const child = spawn(words[0] ?? process.execPath, words.slice(1), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }

  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the bot ${entry} ended (${code ?? signal}); it said:\n${output}`);
  });
  // Heard by whoever waits for the bot; an end that nobody waits for is ours.
  exited.catch(() => {});

  async function report(kind: BotReport['kind'], deadlineMs: number): Promise<BotReport> {
    const heard = once(child, 'message', { signal: AbortSignal.timeout(deadlineMs) }).then(([message]) =>
      BotReport.parse(message),
    );
    heard.catch(() => {});
    const answer = await Promise.race([heard, exited]).catch((error: unknown) => {
      const late = error instanceof Error && error.name === 'AbortError';
      throw late ? new Error(`the bot ${entry} was silent for ${deadlineMs} ms; it said:\n${output}`) : error;
    });
    if (answer.kind !== kind) throw new Error(`the bot ${entry} answered out of turn`);
    return answer;
  }

  async function ask(request: BenchRequest): Promise<Usage> {
    child.send(request);
    const answer = await report('usage', ANSWER_DEADLINE_MS);
    if (answer.kind !== 'usage') throw new Error(`the bot ${entry} answered out of turn`);
    return answer;
  }

  let serviceUrl: string | undefined;
  try {
    const ready = await report('ready', START_DEADLINE_MS);
    if (ready.kind === 'ready') serviceUrl = ready.serviceUrl;
  } catch (error) {
    await end(child);
    throw error;
  }
  return {
    usage: () => ask('usage'),
    liveHeap: () => ask('live-heap'),
    stop: () => end(child),
    pid: child.pid ?? 0,
    serviceUrl,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.connected) child.send('stop');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
  await gone;
  clearTimeout(force);
}

/** Several processes as one: what they have used together. */
export function together(bots: readonly BotProcess[]): BotProcess {
  const sum = async (ask: (bot: BotProcess) => Promise<Usage>): Promise<Usage> => {
    const all = await Promise.all(bots.map(ask));
    const total = (pick: (usage: Usage) => number) => all.reduce((so, usage) => so + pick(usage), 0);
    return {
      kind: 'usage',
      cpuMicros: total(({ cpuMicros }) => cpuMicros),
      rssBytes: total(({ rssBytes }) => rssBytes),
      heapBytes: total(({ heapBytes }) => heapBytes),
      descriptors: total(({ descriptors }) => descriptors ?? Number.NaN),
      resources: total(({ resources }) => resources),
    };
  };
  return {
    usage: () => sum((bot) => bot.usage()),
    liveHeap: () => sum((bot) => bot.liveHeap()),
    pid: bots[0]?.pid ?? 0,
    serviceUrl: bots[0]?.serviceUrl,
    stop: async () => {
      await Promise.all(bots.map((bot) => bot.stop()));
    },
  };
}
