/** `npm run doctor`: looks at everything that the program needs, changes nothing, and says what to do. */

import { type Config, ConfigError, readConfig } from '#app/config.ts';
import { loadEnvironment, refuse } from '#app/environment.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { readCommandLine } from './command.ts';
import { type Finding, trouble, well } from './doctor/finding.ts';
import { checkBackup, checkDatabase, checkKeys } from './doctor/keeping.ts';
import { checkClock, checkDisk, checkVersions } from './doctor/machine.ts';
import { checkModel, checkService } from './doctor/service.ts';
import { checkTelegram } from './doctor/telegram.ts';

const USAGE = `npm run doctor [-- --json] [--check]
--json prints one line of JSON, --check ends with 1 when something does not work.`;

const MARKS = { well: '✓', warning: '!', trouble: '✗' } as const;

function readOptions() {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readCommandLine(USAGE, { json: flag, check: flag });
  return positionals.length > 0 ? refuse(USAGE) : values;
}

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(loadEnvironment());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const problems = error.problems.map(({ variable, problem, example }) =>
      trouble('environment', `${variable} ${problem}`, `For example: ${variable}=${example}`),
    );
    return [checkVersions(), ...problems];
  }
  const around = { clock: systemClock, log: createLog('silent') };
  const [database, telegram, service, model] = await Promise.all([
    checkDatabase(config),
    checkTelegram(config, around),
    checkService(config, around),
    checkModel(config),
  ]);
  return [
    checkVersions(),
    well('environment', 'every variable can be read'),
    checkKeys(config),
    database,
    ...telegram,
    ...service.findings,
    model,
    checkBackup(config),
    checkClock(systemClock.now(), service.toldTime),
    checkDisk(config),
  ];
}

const options = readOptions();
const findings = await examine();
if (options.json) process.stdout.write(`${JSON.stringify({ findings })}\n`);
else {
  const lines = findings.flatMap(({ about, state, says, advice }) => [
    `${MARKS[state]} ${about}: ${says}`,
    ...(advice === undefined ? [] : [`    ${advice}`]),
  ]);
  process.stdout.write(`${lines.join('\n')}\n`);
}
process.exitCode = options.check === true && findings.some(({ state }) => state === 'trouble') ? 1 : 0;
