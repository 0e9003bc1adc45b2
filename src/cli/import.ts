/** `npm run import -- FILE…`: imports exports of other apps into an owner's archive, while the service runs or not. */
import { type Config, readConfig } from '#app/config.ts';
import { ownersOptions, serviceStore } from '#app/data-dir.ts';
import { systemClock } from '#platform/clock.ts';
import { ImportAnswers, type ImportQuestion, type ImportReceipt } from '#service/contract/imports.ts';
import { UnusableSourceError } from '#service/importers/broken-source.ts';
import { choicesOf, type ExportReport, questionOf, readingOf, withOwner } from '#service/server/imports/import-job.ts';
import type { ImportProgress } from '#service/server/imports/import-run.ts';
import { createImportThreads, type ImportThreads } from '#service/server/imports/import-thread.ts';
import { FREE_SHARE } from '#service/server/imports/storage-limits.ts';
import type { Owner } from '#service/server/owners/directory.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { archivePlace } from '#service/server/service-store.ts';
import { ask, type Command, type Io, plural, print, readArguments, showProgress, UsageError } from './command.ts';

const usage = `Usage:
  npm run import -- FILE… [--owner NAME] [--me ID] [--dry-run] [--json]
                    [--dates day-first|month-first] [--time-zone Europe/Lisbon]
FILE is an export of Telegram (result.json), WhatsApp, Signal, Slack, Discord, a mailbox (mbox, Gmail Takeout, .eml), or
records exported by a data service (JSON lines): a file, a zip or a folder. Several are imported one after the other.
--owner  whose archive it goes into: a Telegram user id, or any name. Not needed for a Telegram export of a whole account,
         which names its owner, or if there is only one owner
--me     who you are in the export, if it does not say: an id, a name or an e-mail address in it ("none": none of them).
         Without it, the people who may be you are listed
--dates  which comes first in a date such as 03/04/2024, if the export leaves it open
--time-zone  the time zone of the export, if it does not say (WhatsApp, old exports of Telegram); default UTC
--dry-run reads and counts without writing; --json prints the receipt as one line of JSON at the end
The bot or the data service may be running. Importing a file again adds only what is new. Exits with 0 when done, 1 when
nothing was imported, 2 when a file was imported only in part.`;

const DEFAULT_ZONE = 'UTC';

type ImportRequest = ReturnType<typeof readRequest>;

/** Options by the names of their answers. */
const OPTIONS: Readonly<Record<string, string>> = { dateOrder: '--dates', timeZone: '--time-zone' };

function readRequest(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { positionals: files, values } = readArguments({ usage }, args, {
    ...{ owner: text, me: text, dates: text, 'time-zone': text },
    ...{ 'dry-run': flag, json: flag },
  });
  if (files.length === 0) throw new UsageError(usage);
  const { owner, me, dates: dateOrder, 'time-zone': timeZone, 'dry-run': dryRun = false, json = false } = values;
  const answers = ImportAnswers.safeParse({ me, dateOrder, timeZone });
  const wrong = answers.error?.issues[0]?.path[0];
  if (!answers.success) throw new UsageError(`${OPTIONS[String(wrong)] ?? '--me'} is invalid.\n${usage}`);
  return { files, owner, answers: answers.data, dryRun, json };
}

/** The owner of the archive: the named one, else the export's own owner, else the only one. */
async function ownerOf({ directory }: Owners, name: string | undefined, report: ExportReport): Promise<Owner> {
  if (name !== undefined) return directory.getOrCreate(name);
  const telegramId = report.platform === 'telegram' ? /^user(\d+)$/.exec(report.me?.id ?? '')?.[1] : undefined;
  if (telegramId !== undefined) return directory.getOrCreate(telegramId, report.me?.name);
  const [only, another] = (await directory.list()).filter((owner) => !owner.isSample);
  if (only && !another) return only;
  throw new UsageError('Whose data is it? Add --owner NAME: a Telegram user id, or any name.');
}

/** The id of the person in the export with this id, name or address, ignoring case; `given` itself if not exactly one. */
function idOf(given: string | undefined, { people }: ExportReport): string | undefined {
  if (given === undefined || people.some(({ id }) => id === given)) return given;
  const isCalled = (name: string) => name.toLowerCase() === given.toLowerCase();
  const [found, another] = people.filter(({ id, name }) => isCalled(id) || isCalled(name));
  return found && !another ? found.id : given;
}

/** The given answers, and those typed at a terminal. @throws UsageError without a terminal, saying how to answer */
async function answersFor(path: string, request: ImportRequest, report: ExportReport, io: Io): Promise<ImportAnswers> {
  const say = (line: string) => io.stderr.write(`${path}: ${line}\n`);
  if (report.others.length > 0)
    say(`read as ${report.format}. It also contains, to be imported separately: ${report.others.join('; ')}.`);
  if (request.answers.me !== undefined && report.me !== undefined)
    say(`the export names its owner, ${report.me.name} (${report.me.id}); --me is not needed.`);
  let answers: ImportAnswers = { ...request.answers, othersToo: true };
  for (;;) {
    answers = { ...answers, me: idOf(answers.me, report) ?? report.inferredMe?.id };
    const question = questionOf(report, { answers, timeZone: DEFAULT_ZONE });
    // An operator may import another person's export; a missing time zone defaults to UTC.
    if (question === undefined || question.kind === 'owner' || question.kind === 'time-zone') return answers;
    if (question.kind === 'me' && answers.me !== undefined) say(`it has nobody called ${answers.me}.`);
    const text = promptFor(question);
    if (!io.stdin.isTTY || !io.stderr.isTTY) throw new UsageError(text);
    const typed = (await ask(io, `${text}\n> `))?.replace(/^--\w+\s+/, '').replaceAll('"', '');
    const given = ImportAnswers.safeParse(question.kind === 'me' ? { me: typed } : { dateOrder: typed });
    if (typed === undefined || !given.success) throw new UsageError('That is not one of the answers.');
    answers = { ...answers, ...given.data };
  }
}

function promptFor(question: Extract<ImportQuestion, { kind: 'me' | 'date-order' }>): string {
  if (question.kind !== 'me')
    return `Does the day or the month come first in ${question.example}?\n  --dates day-first\n  --dates month-first`;
  const people = question.people.map(
    ({ id, name, messages }) => `  --me ${JSON.stringify(id)}   ${name}, ${plural(messages, 'message')}\n`,
  );
  return `Who are you in this export? Your messages are the sent ones.\n${people.join('')}  --me none   none of these`;
}

function summaryOf(file: string, receipt: ImportReceipt, dryRun: boolean): string {
  const { format, read, written, updated, duplicate, skipped, shortened, brokenAt, seconds, ended, me, timeZone } =
    receipt;
  const skippedParts = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  return [
    `${file}: ${format}, ${plural(read, 'message')} read in ${seconds} s`,
    dryRun ? '  Dry run: nothing was written.' : `  ${written} new, ${updated} changed, ${duplicate} already there`,
    ...(skippedParts.length > 0 ? [`  skipped: ${skippedParts.join(', ')}`] : []),
    ...(shortened === undefined ? [] : [`  too long and cut: ${shortened}`]),
    ...(me?.guessed ? [`  Assumed that you are ${me.name}; use --me to change that.`] : []),
    ...(timeZone?.guessed ? [`  Times were read as ${timeZone.name}; use --time-zone to change that.`] : []),
    ...(brokenAt === null ? [] : [`  The file breaks off at byte ${brokenAt}; everything before it was read.`]),
    ...(ended === 'disk full' ? ['  Less than a tenth of the disk is free; what was written stays.'] : []),
    ...(ended === 'archive full' ? ['  The archive has reached MAX_ARCHIVE_MB; what was written stays.'] : []),
    ...(ended === 'cancelled' ? ['  Stopped; what was written stays. Run it again to continue.'] : []),
  ].join('\n');
}

/** Imports one file. @param context without `owners` it's a dry run */
async function importFile(
  path: string,
  request: ImportRequest,
  { config, owners, threads, io }: { config: Config; owners: Owners | undefined; threads: ImportThreads; io: Io },
): Promise<ImportReceipt> {
  const report = withOwner(await threads.inspect({ path }, io.signal), /^\d{1,16}$/.exec(request.owner ?? '')?.[0]);
  const answers = await answersFor(path, request, report, io);
  const chosen = {
    answers,
    timeZone: DEFAULT_ZONE,
    presumed: request.answers.me === undefined && answers.me === report.inferredMe?.id,
  };
  const owner = owners && (await ownerOf(owners, request.owner, report));
  const archive = owner && {
    ...archivePlace(serviceStore(config), owner.id),
    key: await owners.directory.archiveKey(owner.id),
  };
  const onProgress = ({ position, size, read }: ImportProgress) =>
    showProgress(io, `${Math.round((100 * position) / Math.max(position, size, 1))} %, ${read} read`);
  const choices = choicesOf(report, chosen);
  const storage = { archiveBytes: config.maxArchiveMegabytes * 1024 ** 2, freeShare: FREE_SHARE };
  const task = { path, choices, schemaBase: config.schemaBase, archive, storage, now: systemClock.now() };
  const receipt = { ...(await threads.runImport(task, onProgress, io.signal)), ...readingOf(report, chosen) };
  showProgress(io, '');
  return receipt;
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const request = readRequest(args);
  const config = readConfig(io.environment(), 'command');
  const owners = request.dryRun ? undefined : await openOwners(ownersOptions(config));
  const threads = createImportThreads();
  let exitCode = 0;
  try {
    for (const file of request.files) {
      try {
        const receipt = await importFile(file, request, { config, owners, threads, io });
        print(io, request.json, receipt, summaryOf(file, receipt, request.dryRun));
        const code = receipt.ended === undefined ? 0 : 2;
        exitCode = Math.max(exitCode, receipt.read === 0 ? 1 : code);
      } catch (error) {
        if (!(error instanceof UnusableSourceError)) throw error;
        io.stderr.write(`${file}: ${error.message}\n`);
        exitCode = Math.max(exitCode, 1);
      }
      if (io.signal.aborted) break;
    }
  } finally {
    await threads.close();
    await owners?.close();
  }
  return exitCode;
}

export const command: Command = { usage, failed: 'Nothing was imported', run };
