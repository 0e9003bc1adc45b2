/** One bot, running and warm, with the Telegram and the service that the bench gives it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotProcess, startBot } from './bot-process.ts';
import type { Contender } from './contenders.ts';
import { type DataService, SLOW_ANSWER, startDataService } from './data-service.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { type BenchUpdate, createUpdateMaker } from './updates.ts';

const TOKEN = '123456789:AAE0000000000000000000000000000bench';
const LISTEN_DEADLINE_MS = 10_000;

export interface SessionOptions {
  pinning: readonly string[];
  /** What the peers answer to /help. */
  replyText: string;
  slowMs: number;
  nodeOptions?: readonly string[];
}

export interface Session {
  readonly contender: Contender;
  readonly emulator: Emulator;
  readonly bot: BotProcess;
  readonly slowMs: number;
  makeUpdate(chat: number, text: string): BenchUpdate;
}

/** Starts `contender`, runs `work` with it, and ends everything that was started, however the work ends. */
export async function withSession<T>(
  contender: Contender,
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  let emulator: Emulator | undefined;
  let service: DataService | undefined;
  let bot: BotProcess | undefined;
  try {
    emulator = await startEmulator();
    service = await startDataService(options.slowMs);
    const settings = {
      mode: contender.mode,
      apiRoot: emulator.apiRoot,
      token: TOKEN,
      webhookSecret: 'a-word-of-the-bench',
      replyText: options.replyText,
      slowText: `The boats leave ${SLOW_ANSWER} at nine.`,
      slowMs: options.slowMs,
      dataDir,
      dataApiUrl: service.url,
    };
    bot = await startBot(contender.bot, settings, options.pinning, options.nodeOptions);
    await within(LISTEN_DEADLINE_MS, emulator.listening, `${contender.label} does not ask for updates`);
    return await work({ contender, emulator, bot, slowMs: options.slowMs, makeUpdate: createUpdateMaker() });
  } finally {
    await bot?.stop();
    await emulator?.close();
    await service?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function within(ms: number, promise: Promise<void>, otherwise: string): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(otherwise)), ms);
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
