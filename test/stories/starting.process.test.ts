/** Starting with an environment that is not right: everything that is wrong is listed, nothing starts, nothing is shown. */

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdFolder } from '#app/data-dir.ts';
import { outsideReason } from '#cli/operator-error.ts';
import { takeLock } from '#platform/file-lock.ts';
import { createLog } from '#platform/log.ts';
import { makePrivateFile } from '#platform/private-file.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { type ChildProgram, runProgram } from './child-program.ts';

/** Runs it in a folder of its own until it ends by itself. */
async function run(environment: Record<string, string>, prepare?: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-start-'));
  await prepare?.(folder);
  const bot = runProgram(folder, { DATA_DIR: folder, ...environment });
  try {
    const { code } = await bot.ended;
    return { code, output: bot.output };
  } finally {
    await bot.close();
    await rm(folder, { recursive: true, force: true });
  }
}

describe.concurrent('a bad environment', () => {
  it('is told whole: every variable, each with an example, and no value of any', async () => {
    const bad = {
      BOT_TOKEN: 'hunter2-not-a-token',
      PUBLIC_URL: 'ftp://swordfish.example',
      PORT: 'eighty-eight-88',
      DATA_API_URL: 'quokka.example',
      ENCRYPTION_KEYS: 'c2hvcnQtYW5kLXNlY3JldA==',
      DATABASE_URL: 'mysql://root:tellnobody@db/x',
      ALLOWED_USER_IDS: 'everybody-please',
      DAILY_CREDIT_LIMIT: 'plentyful',
      LLM_BASE_URL: 'aardvark',
      LLM_API_KEY: 'schlüssel-geheim',
      LOG_LEVEL: 'shouting-loud',
      WEBHOOK_SECRET: 'has spaces, wombat',
    };
    const { code, output } = await run(bad);
    expect(code).toBe(1);
    for (const [variable, value] of Object.entries(bad)) {
      expect(output).toMatch(new RegExp(`\\b${variable} `));
      expect(output).toContain(`${variable}=`);
      expect(output).not.toContain(value);
    }
    expect(output).toContain('LLM_MODEL is not set');
    expect(output).not.toMatch(/tellnobody|\bat .*\.ts:/);
  });
});

describe.concurrent('what else keeps it from starting', () => {
  it('a key file that others can read', async () => {
    const { code, output } = await run({ PORT: '0' }, (folder) =>
      writeFile(join(folder, 'encryption.keys'), `${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o644 }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(/Nothing was started/);
    expect(output).not.toContain(Buffer.alloc(32, 7).toString('base64'));
  });
});

describe('on a folder on which another bot works', () => {
  it('the next one waits until it has ended, and then starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-start-'));
    const environment = { DATA_DIR: folder, PORT: '0' };
    const first = runProgram(folder, environment);
    let second: ChildProgram | undefined;
    try {
      await first.prints(/Chat with your data/);
      second = runProgram(folder, environment);
      await second.prints(/another bot works on this folder; waiting until it ends/);
      expect(second.output).not.toMatch(/Chat with your data/);
      // However it ends.
      first.signals('SIGKILL');
      await first.ended;
      await second.prints(/Chat with your data/);
      second.signals('SIGTERM');
      expect((await second.ended).code).toBe(0);
      expect(second.output).not.toMatch(/lost its lease/);
    } finally {
      await first.close();
      await second?.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is told so after half a minute, and what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-start-'));
    makePrivateFile(join(folder, 'bot.lock'));
    let lock = takeLock(join(folder, 'bot.lock'));
    const [clock, log, { signal }] = [turnableClock(), createLog('silent'), new AbortController()];
    try {
      const refused = holdFolder({ databaseUrl: undefined, dataDir: folder }, { clock, log, signal }).catch(
        (error: unknown) => outsideReason(error),
      );
      await clock.turn(31_000);
      expect(await refused).toBe(`another bot works on ${folder}: end it, or set DATA_DIR to another folder`);
      lock?.release();
      lock = undefined;
      const held = await holdFolder({ databaseUrl: undefined, dataDir: folder }, { clock, log, signal });
      expect(takeLock(join(folder, 'bot.lock'))).toBeUndefined();
      // Nothing is written for it, which a full disk would refuse.
      expect(await readdir(folder)).toEqual(['bot.lock']);
      held?.release();
    } finally {
      lock?.release();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
