/**
 * One process of the bot, as a platform runs it: it can be killed, told to stop, and started again; when it ends by
 * itself it is started again and that is held against it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type ChildProgram, freePort, runProgram } from './process.ts';
import { takesUpdates } from './takes-updates.ts';

export interface Misdeed {
  /** Unix milliseconds. */
  readonly at: number;
  readonly words: string;
  /** It had not been ready yet: without a database no program starts. */
  readonly starting: boolean;
}

export interface BotProcess {
  /** Its port, while it takes requests. */
  readonly port: number | undefined;
  /** What all its lives have printed. */
  readonly output: string;
  /** What it has done since this was last asked that no process should: ended by itself, or did not end when told to. */
  takeMisdeeds(): Misdeed[];
  start(): Promise<void>;
  /** Resolves when it says that it is ready; rejects when it does not become so. */
  ready(): Promise<void>;
  kill(): Promise<void>;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 45_000;
/** The program promises to end within 30 s. */
const STOP_PATIENCE_MS = 32_000;
/** So often it is started again without having been ready in between. */
const MAX_RESTARTS = 5;

export function createBotProcess(folder: string, environment: Record<string, string>): BotProcess {
  let life: { program: ChildProgram; port: number; ending: boolean; over: boolean; wasReady: boolean } | undefined;
  let earlier = '';
  let misdeeds: Misdeed[] = [];
  const blame = (words: string, starting = false) => void misdeeds.push({ at: Date.now(), words, starting });
  let answering: number | undefined;
  let restarts = 0;

  async function start(): Promise<void> {
    const port = await freePort();
    // Told to end twice, it is started twice: a second process beside it would be another story.
    if (life && !life.over && !life.ending) return;
    const program = runProgram(folder, { ...environment, PORT: String(port) });
    const own = { program, port, ending: false, over: false, wasReady: false };
    life = own;
    // Nobody is left behind when the story itself is ended.
    const leave = () => program.signals('SIGKILL');
    process.once('exit', leave);
    void program.ended.then(({ code, signal }) => {
      process.off('exit', leave);
      own.over = true;
      earlier += program.output;
      if (answering === port) answering = undefined;
      if (own.ending) return;
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
