/**
 * `npm run import -- FILE…`: brings exports of other apps into an owner's archive, while the service runs or not. Ends
 * with 0 when it is done, 1 when nothing was imported, 2 when a file could be read up to a break only.
 */
import { createInterface } from 'node:readline/promises';
import { openVault, servicePlace } from '#app/data-dir.ts';
import { configure, refuse } from '#app/environment.ts';
import { systemClock } from '#platform/clock.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { ImportAnswers, type ImportQuestion, type ImportReceipt } from '#service/contract/imports.ts';
import type { ArchiveAddress } from '#service/server/archives/archive-work.ts';
import { type ExportReport, UnreadableExportError } from '#service/server/imports/export-report.ts';
import { choicesOf, isAnswerTo, ofPerson, questionOf } from '#service/server/imports/import-job.ts';
import type { ImportProgress } from '#service/server/imports/import-run.ts';
import { bringIn, lookAt } from '#service/server/imports/import-thread.ts';
import { DirectoryError, type Owner } from '#service/server/owners/directory.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { archivePlace } from '#service/server/service-place.ts';
import { counted, readCommandLine } from './command.ts';
import { refuseOutside } from './operator-error.ts';

const USAGE = `Use:
  npm run import -- FILE… [--owner NAME] [--me ID] [--dry-run] [--json]
                    [--dates day-first|month-first] [--time-zone Europe/Lisbon]
FILE is an export of Telegram (result.json), WhatsApp, Signal, Slack, Discord, a mailbox (mbox, Gmail Takeout, .eml), or
records that a data service has given out (JSON lines): a file, a zip or a folder. Several are brought in one after the other.
--owner  whose archive it goes into: a Telegram user id, or any name; a Telegram export of a whole account names its owner
         itself, and where there is one owner only, it is that one
--me     who you are in the export, where it does not say so: an id, a name or a mail address that stands in it ("none":
         nobody in it). Without it the export is looked at, and those who may be you are listed
--dates  which comes first in a date such as 03/04/2024, where nothing in the export tells
--time-zone  where the clocks of the export were, where it does not say (WhatsApp, old exports of Telegram); UTC otherwise
--dry-run reads and counts, and writes nothing; --json ends with the receipt as one line of JSON
It writes where the bot or the data service keeps its archives (DATA_DIR, SERVICE_DATABASE_URL), while they run or not. The
same file again adds only what is new. It ends with 0 when it is done, 1 when nothing was imported, 2 when a file could be
read up to a break only.`;

/** The command was used wrongly, or something has to be answered first; the message says what to do. */
class UsageError extends Error {
  override name = 'UsageError';
}

interface Wish {
  files: readonly string[];
  owner: string | undefined;
  answers: ImportAnswers;
  dryRun: boolean;
  asJson: boolean;
}

/** What is said of an answer that is none, by its name. */
const NO_ANSWER: Readonly<Record<string, string>> = {
  me: '--me is too long.',
  dateOrder: '--dates is neither day-first nor month-first.',
  timeZone: '--time-zone is not a time zone such as Europe/Lisbon.',
};

function readWish(): Wish {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = readCommandLine(USAGE, {
    ...{ owner: text, me: text, dates: text, 'time-zone': text },
    ...{ 'dry-run': flag, json: flag },
  });
  if (positionals.length === 0) throw new UsageError(USAGE);
  const given = { me: values.me, dateOrder: values.dates, timeZone: values['time-zone'] };
  const answers = ImportAnswers.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
  if (!answers.success) {
    const [name = ''] = (answers.error.issues[0]?.path ?? []).map(String);
    throw new UsageError(NO_ANSWER[name] ?? USAGE);
  }
  if (values.owner === '') throw new UsageError('--owner is empty. Give a Telegram user id, or any name.');
  return {
    files: positionals,
    owner: values.owner,
    answers: { ...answers.data, othersToo: true },
    dryRun: values['dry-run'] ?? false,
    asJson: values.json ?? false,
  };
}

/** Whose archive it goes into: as asked for, else the export's own owner, else the only one that there is. */
async function ownerOf({ directory }: Owners, name: string | undefined, report: ExportReport): Promise<Owner> {
  if (name !== undefined) return directory.findOrMake(name);
  const telegramId = report.platform === 'telegram' ? /^user(\d+)$/.exec(report.me?.id ?? '')?.[1] : undefined;
  if (telegramId !== undefined) return directory.findOrMake(telegramId, report.me?.name);
  const [only, another] = (await directory.list()).filter((owner) => !owner.isSample);
  if (only && !another) return only;
  throw new UsageError('Whose data is it? Say --owner NAME: a Telegram user id, or any name.');
}

async function archiveOf(owners: Owners, name: string | undefined, report: ExportReport): Promise<ArchiveAddress> {
  const { id } = await ownerOf(owners, name, report);
  return { ...archivePlace(servicePlace(configured), id), key: await owners.directory.archiveKey(id) };
}

/** The id of whoever is called so in the export: people know their name or address better, and not its capitals. */
function whoIs(told: string | undefined, { people }: ExportReport): string | undefined {
  const called = told?.toLowerCase();
  const [found, another] = people.filter(({ id, name }) =>
    [id.toLowerCase(), name.toLowerCase()].includes(called ?? ''),
  );
  return people.some(({ id }) => id === told) || !found || another ? told : found.id;
}

/** Asks in a terminal; elsewhere says how to answer. @throws UsageError */
async function ask(question: ImportQuestion, signal: AbortSignal): Promise<ImportAnswers> {
  if (question.kind === 'owner') return { othersToo: true };
  const lines =
    question.kind === 'me'
      ? [
          'Who are you in this export? Your messages are the sent ones.',
          ...question.people.map(
            ({ id, name, messages }) =>
              `  --me ${JSON.stringify(id)}   ${name}, ${messages} ${messages === 1 ? 'message' : 'messages'}`,
          ),
          '  --me none   nobody of these',
        ]
      : [`Is the day or the month first in ${question.example}?`, '  --dates day-first', '  --dates month-first'];
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new UsageError(lines.join('\n'));
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    process.stderr.write(`${lines.join('\n')}\n`);
    const typed = (await terminal.question('> ', { signal }))
      .trim()
      .replace(/^--(me|dates)\s+/, '')
      .replace(/^"(.*)"$/, '$1');
    const answer = ImportAnswers.safeParse(question.kind === 'me' ? { me: typed } : { dateOrder: typed });
    if (!answer.success) throw new UsageError('That was none of the answers.');
    return answer.data;
  } finally {
    terminal.close();
  }
}

function showProgress({ position, size, read }: ImportProgress): void {
  if (!process.stderr.isTTY) return;
  const share = size === 0 ? 1 : Math.min(1, position / size);
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
  process.stderr.write(`\r  ${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${read} read`);
}

function words(file: string, receipt: ImportReceipt, dryRun: boolean): string {
  const { format, read, written, updated, duplicate, skipped, brokenAt, seconds, ended } = receipt;
  const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  return [
    `${file}: ${format}, ${counted(read, 'message')} read in ${seconds} s`,
    dryRun ? '  A dry run: nothing was written.' : `  ${written} new, ${updated} changed, ${duplicate} known already`,
    ...(left.length > 0 ? [`  left out: ${left.join(', ')}`] : []),
    ...(brokenAt === null ? [] : [`  The file breaks off at byte ${brokenAt}; everything before it was read.`]),
    ...(ended === 'disk full' ? ['  The disk is full; what was written stays.'] : []),
    ...(ended === 'cancelled' ? ['  Stopped; what was written stays. Run it again to go on.'] : []),
  ].join('\n');
}

/** @param owners opened when they are needed: a dry run touches nothing */
async function importFile(
  path: string,
  wish: Wish,
  owners: () => Promise<Owners>,
  signal: AbortSignal,
): Promise<ImportReceipt> {
  const report = ofPerson(await lookAt({ path }, signal), /^\d{1,16}$/.exec(wish.owner ?? '')?.[0]);
  if (report.others.length > 0)
    process.stderr.write(
      `${path}: read as ${report.format}. There is more in it, which has to be given by itself: ${report.others.join('; ')}.\n`,
    );
  let { answers } = wish;
  const kept = { owner: '', name: path, answers, createdAt: 0, key: '' };
  if (answers.me !== undefined && report.me !== undefined)
    process.stderr.write(
      `${path}: it says itself whose it is: ${report.me.name} (${report.me.id}); --me is not needed.\n`,
    );
  answers = { ...answers, me: whoIs(answers.me, report) };
  for (let question = questionOf(report, kept, answers); question; question = questionOf(report, kept, answers)) {
    const { me } = answers;
    if (question.kind === 'me' && me !== undefined && !isAnswerTo(question, answers))
      process.stderr.write(`${path}: nobody in it is ${me}.\n`);
    const given = await ask(question, signal);
    answers = { ...answers, ...given, me: whoIs(given.me ?? answers.me, report) };
  }
  const archive = wish.dryRun ? undefined : await archiveOf(await owners(), wish.owner, report);
  const task = {
    path,
    choices: choicesOf(report, answers),
    schemaBase: configured.schemaBase ?? DEFAULT_SCHEMA_BASE,
    archive,
    now: systemClock.now(),
  };
  const receipt = await bringIn(task, showProgress, signal);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return receipt;
}

/** 2 for a break, 1 when there was nothing to import. */
function exitCodeOf({ read, ended }: ImportReceipt): number {
  if (ended !== undefined) return read > 0 ? 2 : 1;
  return read > 0 ? 0 : 1;
}

const configured = configure('command');
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(new Error('stopped')));

try {
  const wish = readWish();
  const { monthlyCredits } = configured;
  const place = servicePlace(configured);
  let opened: Promise<Owners> | undefined;
  const owners = () =>
    (opened ??= openOwners({ ...place, monthlyCredits, vault: openVault(configured), clock: systemClock }));
  let exitCode = 0;
  try {
    for (const file of wish.files) {
      try {
        const receipt = await importFile(file, wish, owners, stopping.signal);
        process.stdout.write(`${wish.asJson ? JSON.stringify(receipt) : words(file, receipt, wish.dryRun)}\n`);
        exitCode = Math.max(exitCode, exitCodeOf(receipt));
      } catch (error) {
        if (!(error instanceof UnreadableExportError)) throw error;
        process.stderr.write(`${file}: ${error.message}\n`);
        exitCode = Math.max(exitCode, 1);
      }
      if (stopping.signal.aborted) break;
    }
  } finally {
    await (await opened)?.close();
  }
  process.exitCode = exitCode;
} catch (error) {
  if (stopping.signal.aborted) refuse('Stopped.');
  if (error instanceof UsageError || error instanceof DirectoryError) refuse(error.message);
  refuseOutside('Nothing was imported', error);
}
