/**
 * `npm test`: types, lint, format and unused code beside the unit tests. `npm run test:all`: every tier that this machine
 * can run. With paths: the tests of these files, of whatever tier, and no checks.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findChromium } from './support/chromium.ts';
import { findPostgres } from './support/postgres.ts';

const Report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });
const CHECKS = {
  types: ['tsc', '--noEmit'],
  'lint and format': ['biome', 'check'],
  'nothing unused': ['knip', '--no-progress'],
};

const { values, positionals: paths } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
const runsAll = values.all === true || paths.length > 0;
const leftOut: string[] = [];
const tiers = ['unit'];
if (runsAll) {
  tiers.push('process', 'faults');
  if (findChromium() !== undefined) tiers.push('browser');
  else leftOut.push('browser: no Chromium on this machine (CHROMIUM_PATH names one)');
  if (findPostgres() !== undefined) tiers.push('postgres');
  else leftOut.push('postgres: no Postgres on this machine (TEST_POSTGRES_URL names one)');
} else leftOut.push('processes, browser, Postgres and faults: npm run test:all');
if (process.env.CONFORMANCE_URL === undefined)
  leftOut.push('the interface of another service: CONFORMANCE_URL names none');

/** Exit code of a command whose output is shown when it has ended, or at once where `live`. */
function run([command = '', ...parameters]: readonly string[], live = false): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) console.log(output);
      resolve(code ?? 1);
    });
  });
}

// Threads of imports give way (src/platform/worker.ts): beside other workers' tests they would get next to nothing.
setPriority(constants.priority.PRIORITY_LOW);
console.log(`Node ${process.versions.node}`);
const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-test-'));
const reportPath = join(folder, 'report.json');
const projects = tiers.map((tier) => `--project=${tier}`);
const vitest = ['vitest', 'run', '--config=test/vitest.config.ts', '--reporter=default', '--reporter=json'];
const checks = paths.length > 0 ? [] : Object.entries(CHECKS);
const [code, ...checked] = await Promise.all([
  run([...vitest, `--outputFile=${reportPath}`, ...projects, ...paths], true),
  ...checks.map(async ([name, command]) => ({ name, isGood: (await run(command)) === 0 })),
]);
const report = Report.parse(JSON.parse(readFileSync(reportPath, 'utf8')));
rmSync(folder, { recursive: true });

for (const { name, isGood } of checked) console.log(`${isGood ? '✓' : '✗'} ${name}`);
for (const line of leftOut) console.log(`Left out: ${line}`);
const failedChecks = checked.filter(({ isGood }) => !isGood).length;
// A file that cannot be loaded, or an unhandled rejection, fails the run without failing a test.
const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1) + failedChecks;
console.log(`\n${report.numPassedTests + checked.length - failedChecks} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
