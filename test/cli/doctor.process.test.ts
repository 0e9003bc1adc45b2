/** `npm run doctor` as an operator runs it. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Finding } from '#cli/doctor/finding.ts';
import { scratchFolders } from '../support/scratch-folders.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const folder = scratchFolders('doctor');
const states = (findings: readonly Finding[]) => findings.map(({ about, state }) => `${about} ${state}`);

/** The whole program, with nothing in its environment but `variables`. */
function doctor(variables: Record<string, string>, ...options: string[]): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env.PATH ?? '', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/doctor.ts', ...options], { cwd: ROOT, env }, (error, text) =>
      resolve({ code: Number(error?.code ?? 0), text }),
    );
  });
}

describe('the doctor', { timeout: 30_000 }, () => {
  it('finds a fresh machine well, and changes nothing on it', async () => {
    const DATA_DIR = folder();
    const { code, text } = await doctor({ DATA_DIR }, '--check');
    expect(text).toMatch(/^✓ versions: personal-data-bot \d/);
    expect(text).not.toMatch(/^[!✗]/m);
    expect(code).toBe(0);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('lists every variable that cannot be read, without its value, and ends with 1 where that is asked for', async () => {
    const variables = { PORT: 'a-secret', BOT_TOKEN: 'another-secret' };
    const { code, text } = await doctor(variables, '--check', '--json');
    const { findings } = JSON.parse(text) as { findings: Finding[] };
    expect(states(findings)).toEqual(['versions well', 'environment trouble', 'environment trouble']);
    expect(text).not.toContain('secret');
    expect(code).toBe(1);
    expect((await doctor(variables)).code).toBe(0);
  });

  it('says how it is used', async () => {
    expect((await doctor({}, '--what')).code).toBe(1);
  });
});
