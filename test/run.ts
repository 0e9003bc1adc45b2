/**
 * The project's whole check, as `npm test` and CI call it: types, lint and format, then every test. Says at the end
 * what this machine could not run, and closes with the count.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from './support/chromium.ts';
import { startPostgresCluster } from './support/postgres-cluster.ts';

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  success: z.boolean(),
});

let passed = 0;
let failed = 0;
const leftOut: string[] = [];

function check(name: string, command: string, ...parameters: string[]): void {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
  if (status === 0) passed += 1;
  else failed += 1;
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
}

console.log(`Node ${process.versions.node}`);
if (process.env.TEST_ONLY !== 'vitest') {
  check('types', 'tsc', '--noEmit');
  check('lint and format', 'biome', 'check');
  check('nothing unused', 'knip', '--no-progress');
}

if (findChromium() === undefined) {
  leftOut.push('the playground’s page in a browser: no Chromium found (install it, or set CHROMIUM_PATH)');
}
const cluster = process.env.TEST_POSTGRES_URL === undefined ? await startPostgresCluster() : undefined;
if (cluster && 'unavailable' in cluster)
  leftOut.push(`several processes, archives and backups on a Postgres: ${cluster.unavailable}`);

const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-test-'));
const reportPath = join(folder, 'report.json');
try {
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--config',
      'test/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${reportPath}`,
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(cluster && 'url' in cluster ? { TEST_POSTGRES_URL: cluster.url } : {}) },
    },
  );
  const report = Report.parse(JSON.parse(readFileSync(reportPath, 'utf8')));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that cannot be loaded, or an unhandled rejection, fails the run without failing a test.
  if (status !== 0 && report.numFailedTests === 0) failed += 1;
  if (report.numPendingTests > 0) leftOut.push(`${report.numPendingTests} tests in all were skipped for it`);
} finally {
  if (cluster && 'stop' in cluster) await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

console.log(
  leftOut.length === 0
    ? '\nNothing was left out.'
    : `\nLeft out on this machine:\n${leftOut.map((line) => `- ${line}`).join('\n')}`,
);
if (process.env.CONFORMANCE_URL === undefined) {
  console.log('\nOnly the embedded service was held to the interface: CONFORMANCE_URL names no other (see README.md).');
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
