/** The program as a process: its output at start, its wait for another one, and its exit codes. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from '#app/data-dir.ts';
import { ensurePrivateFile, tryLock } from '#platform/files.ts';
import { createLog } from '#platform/log.ts';
import { operatorMessage } from '#platform/operator-error.ts';
import { fakeClock } from '../support/clock.ts';
import { scratchFolders } from '../support/folders.ts';
import { freePort } from '../support/local-server.ts';
import { type ChildProgram, runProgram } from '../support/process.ts';
import { openTelegram } from '../support/telegram.ts';

const scratch = scratchFolders('process');

/** Runs the program in its own folder until it exits. */
async function run(given: readonly string[], environment: Record<string, string> = {}, folder = scratch()) {
  const program = runProgram(folder, { DATA_DIR: join(folder, 'data'), ...environment }, 'main.ts', given);
  try {
    const { code } = await program.ended;
    return { code, output: program.output };
  } finally {
    await program.close();
  }
}

describe('node src/main.ts', { timeout: 60_000 }, () => {
  it('reads .env, and reports an unreadable one', async () => {
    const folder = scratch();
    await writeFile(join(folder, '.env'), 'PORT=eighty\n');
    expect((await run([], {}, folder)).output).toContain('PORT is not a whole number');
    await rm(join(folder, '.env'));
    await mkdir(join(folder, '.env'));
    expect((await run(['tokens', 'list'], {}, folder)).output).toMatch(
      /^Nothing was changed: \.env exists but cannot be read\..*\n$/,
    );
  });

  it('service runs until SIGTERM, and exits cleanly', async () => {
    const folder = scratch();
    const environment = { DATA_DIR: folder, PORT: '0', SERVICE_KEY: 'k'.repeat(40) };
    const service = runProgram(folder, environment, 'main.ts', ['service']);
    try {
      await service.prints(/data service answers at/);
      service.signals('SIGTERM');
      expect(await service.ended).toEqual({ code: 0, signal: null });
    } finally {
      await service.close();
    }
  });
});

it('a bot whose token is revoked while it polls says so in one line without a stack trace, and exits with 1', async () => {
  const port = await freePort();
  const telegram = await openTelegram({ port });
  const folder = scratch();
  const environment = {
    BOT_TOKEN: telegram.botToken,
    TELEGRAM_API_ROOT: telegram.apiRoot,
    DATA_DIR: folder,
    PORT: '0',
  };
  const bot = runProgram(folder, { ...environment, LOG_LEVEL: 'fatal' });
  try {
    await bot.prints(/by long polling/);
    await telegram.close();
    // A playground on the same port has another token.
    const another = await openTelegram({ port });
    onTestFinished(() => another.close());
    expect(await bot.ended).toEqual({ code: 1, signal: null });
    const [line = ''] = bot.output.split('\n').filter((text) => text.startsWith('{'));
    expect(JSON.parse(line)).toMatchObject({ msg: 'stopping: Telegram knows no bot with this BOT_TOKEN' });
    expect(bot.output).not.toContain('"stack"');
  } finally {
    await bot.close();
  }
}, 60_000);

describe('with a folder that another bot is using, a bot', { timeout: 60_000 }, () => {
  it('waits for the other one to stop, and then starts', async () => {
    const folder = scratch();
    const environment = { DATA_DIR: folder, PORT: '0' };
    const first = runProgram(folder, environment);
    let second: ChildProgram | undefined;
    try {
      await first.prints(/Chat with your data/);
      second = runProgram(folder, environment);
      await second.prints(/another bot is using this folder; waiting for it to stop/);
      expect(second.output).not.toMatch(/Chat with your data/);
      // The lock is released however the process ends.
      first.signals('SIGKILL');
      await first.ended;
      await second.prints(/Chat with your data/);
      second.signals('SIGTERM');
      expect((await second.ended).code).toBe(0);
      expect(second.output).not.toMatch(/lost its lease/);
    } finally {
      await first.close();
      await second?.close();
    }
  });

  it('exits on a signal while it waits', async () => {
    const folder = scratch();
    ensurePrivateFile(join(folder, 'bot.lock'));
    const lock = tryLock(join(folder, 'bot.lock'));
    const bot = runProgram(folder, { DATA_DIR: folder, PORT: '0' });
    try {
      await bot.prints(/waiting for it to stop/);
      bot.signals('SIGTERM');
      expect((await bot.ended).code).toBe(0);
    } finally {
      lock?.release();
      await bot.close();
    }
  });

  it('fails after half a minute, and says what to do', async () => {
    const folder = scratch();
    ensurePrivateFile(join(folder, 'bot.lock'));
    let lock = tryLock(join(folder, 'bot.lock'));
    const [clock, log, { signal }] = [fakeClock(), createLog('silent'), new AbortController()];
    try {
      const refused = lockDataDir({ databaseUrl: undefined, dataDir: folder }, { clock, log, signal }).catch(
        (error: unknown) => operatorMessage(error),
      );
      await clock.advance(31_000);
      expect(await refused).toBe(`another bot is using ${folder}: stop it, or set DATA_DIR to another folder`);
      lock?.release();
      lock = undefined;
      const held = await lockDataDir({ databaseUrl: undefined, dataDir: folder }, { clock, log, signal });
      expect(tryLock(join(folder, 'bot.lock'))).toBeUndefined();
      // The lock writes nothing, which would fail on a full disk.
      expect(await readdir(folder)).toEqual(['bot.lock']);
      held?.release();
    } finally {
      lock?.release();
    }
  });
});
