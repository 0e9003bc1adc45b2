/**
 * `npm run person -- export|erase OWNER`: what an operator owes a person who asks: everything that is kept of them in one
 * file, or nothing any more. OWNER is a Telegram id, or an owner's name at the data service.
 */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { servicePlace } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { systemClock } from '#platform/clock.ts';
import { createArchives } from '#service/server/archives/archives.ts';
import { counted, readCommandLine } from './command.ts';
import { refuseOutside } from './operator-error.ts';
import { erasePerson } from './person/erase-person.ts';
import { exportPerson } from './person/export-person.ts';
import { type Keepers, openKeepers } from './person/keepers.ts';

const USAGE = `Use one of:
  npm run person -- export OWNER FILE   everything that is kept of them, into a zip for their eyes
  npm run person -- erase  OWNER        asks before it erases; with --yes it does not ask
OWNER is a Telegram id, or an owner's name at the data service. --json prints one line of JSON instead of words.`;

interface CommandLine {
  readonly what: 'export' | 'erase';
  readonly owner: string;
  readonly file: string;
  readonly yes: boolean;
  readonly json: boolean;
}

function readWish(): CommandLine {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readCommandLine(USAGE, { json: flag, yes: flag });
  const [what, owner = '', file = '', more] = positionals;
  const isWhole = owner !== '' && more === undefined && (what === 'export') === (file !== '');
  if (!isWhole || (what !== 'export' && what !== 'erase')) return refuse(USAGE);
  return { what, owner, file, yes: values.yes === true, json: values.json === true };
}

/** Whether whoever sits there types the name once more. */
async function agrees(owner: string, signal: AbortSignal): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const over = new AbortController();
  lines.once('close', () => over.abort());
  try {
    const question = `Everything that is kept of ${owner} is erased, for good. Type ${owner} to go on: `;
    const typed = await lines.question(question, { signal: AbortSignal.any([signal, over.signal]) });
    return typed.trim() === owner;
  } catch {
    return false;
  } finally {
    lines.close();
  }
}

const line = readWish();
const { owner, file, json } = line;
const config = configure('command');
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('stopped')));
const { signal } = interrupted;

async function carryOut(keepers: Keepers): Promise<void> {
  const print = (words: string, report: unknown) => process.stdout.write(`${json ? JSON.stringify(report) : words}\n`);
  if (!keepers.bot && !keepers.service?.owner) refuse(`Nothing is kept of ${owner} here.`);
  if (line.what === 'export') {
    if (existsSync(file)) refuse(`Nothing was written: ${file} is there already.`);
    const archives = createArchives(servicePlace(config));
    try {
      const report = await exportPerson(file, keepers, archives, systemClock.now(), signal);
      const parts = [
        ...(report.bot ? ['what the bot keeps, without the token'] : []),
        ...(report.records === undefined ? [] : [`${counted(report.records, 'record')} of the archive`]),
      ];
      print(`${file}: ${parts.join(', and ')}. It is plain text: give it to nobody else.`, { file, ...report });
    } finally {
      await archives.close();
    }
    return;
  }
  if (!line.yes && !(await agrees(owner, signal))) refuse('Nothing was erased.');
  const receipt = await erasePerson(keepers);
  print(receipt.words.join('\n'), receipt.erased);
}

try {
  const keepers = await openKeepers(config, owner);
  try {
    await carryOut(keepers);
  } finally {
    await keepers.close();
  }
} catch (error) {
  if (signal.aborted) refuse('It was not done: stopped.');
  refuseOutside('It was not done', error);
}
