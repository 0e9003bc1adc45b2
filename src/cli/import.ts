/** `npm run import -- FILE…`: brings exports of other apps into an owner's archive, while the service runs or not. */
import { type Config, readConfig } from '#app/config.ts';
import { ownersOptions, serviceStore } from '#app/data-dir.ts';
import { systemClock } from '#platform/clock.ts';
import { ImportAnswers, type ImportQuestion, type ImportReceipt } from '#service/contract/imports.ts';
import { UnusableSourceError } from '#service/importers/broken-source.ts';
import type { ExportReport } from '#service/server/imports/export-report.ts';
import { choicesOf, questionOf, readingOf, withOwner } from '#service/server/imports/import-job.ts';
import type { ImportProgress } from '#service/server/imports/import-run.ts';
import { createImportThreads, type ImportThreads } from '#service/server/imports/import-thread.ts';
import type { Owner } from '#service/server/owners/directory.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import { archivePlace } from '#service/server/service-store.ts';
import { ask, type Command, type Io, plural, print, readArguments, UsageError } from './command.ts';

const usage = `Use:
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
The bot or the data service may run meanwhile. The same file again adds only what is new. It ends with 0 when it is done, 1
when nothing was imported, 2 when a file could be read up to a break only.`;

const DEFAULT_ZONE = 'UTC';

type Wish = ReturnType<typeof readWish>;

/** Options by the names that answers have. */
const OPTIONS: Readonly<Record<string, string>> = { dateOrder: '--dates', timeZone: '--time-zone' };

function readWish(args: readonly string[]) {
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
  if (!answers.success) throw new UsageError(`${OPTIONS[String(wrong)] ?? '--me'} cannot be read.\n${usage}`);
  return { files, owner, answers: answers.data, dryRun, json };
}

/** Whose archive it goes into: as asked for, else the export's own owner, else the only one that there is. */
async function ownerOf({ directory }: Owners, name: string | undefined, report: ExportReport): Promise<Owner> {
  if (name !== undefined) return directory.getOrCreate(name);
  const telegramId = report.platform === 'telegram' ? /^user(\d+)$/.exec(report.me?.id ?? '')?.[1] : undefined;
  if (telegramId !== undefined) return directory.getOrCreate(telegramId, report.me?.name);
  const [only, another] = (await directory.list()).filter((owner) => !owner.isSample);
  if (only && !another) return only;
  throw new UsageError('Whose data is it? Say --owner NAME: a Telegram user id, or any name.');
}

/** The id of whoever is called so in the export: people know their name or address better, and not its capitals. */
function idOf(told: string | undefined, { people }: ExportReport): string | undefined {
  if (told === undefined || people.some(({ id }) => id === told)) return told;
  const isCalled = (name: string) => name.toLowerCase() === told.toLowerCase();
  const [found, another] = people.filter(({ id, name }) => isCalled(id) || isCalled(name));
  return found && !another ? found.id : told;
}

/** What was given, and in a terminal what had to be asked. @throws UsageError, which elsewhere says how to answer */
async function answersFor(path: string, wish: Wish, report: ExportReport, io: Io): Promise<ImportAnswers> {
  const say = (line: string) => io.stderr.write(`${path}: ${line}\n`);
  if (report.others.length > 0)
    say(`read as ${report.format}. There is more in it, which has to be given by itself: ${report.others.join('; ')}.`);
  if (wish.answers.me !== undefined && report.me !== undefined)
    say(`it says itself whose it is: ${report.me.name} (${report.me.id}); --me is not needed.`);
  let answers: ImportAnswers = { ...wish.answers, othersToo: true };
  for (;;) {
    answers = { ...answers, me: idOf(answers.me, report) ?? report.inferredMe?.id };
    const question = questionOf(report, { answers, timeZone: DEFAULT_ZONE });
    // Somebody else's is meant to be brought in; where its clocks were is said or is not.
    if (question === undefined || question.kind === 'owner' || question.kind === 'time-zone') return answers;
    if (question.kind === 'me' && answers.me !== undefined) say(`nobody in it is ${answers.me}.`);
    const text = promptFor(question);
    if (!io.stdin.isTTY || !io.stderr.isTTY) throw new UsageError(text);
    const typed = (await ask(io, `${text}\n> `))?.replace(/^--\w+\s+/, '').replaceAll('"', '');
    const given = ImportAnswers.safeParse(question.kind === 'me' ? { me: typed } : { dateOrder: typed });
    if (typed === undefined || !given.success) throw new UsageError('That was none of the answers.');
    answers = { ...answers, ...given.data };
  }
}

function promptFor(question: Extract<ImportQuestion, { kind: 'me' | 'date-order' }>): string {
  if (question.kind !== 'me')
    return `Is the day or the month first in ${question.example}?\n  --dates day-first\n  --dates month-first`;
  const people = question.people.map(
    ({ id, name, messages }) => `  --me ${JSON.stringify(id)}   ${name}, ${plural(messages, 'message')}\n`,
  );
  return `Who are you in this export? Your messages are the sent ones.\n${people.join('')}  --me none   nobody of these`;
}

function summaryOf(file: string, receipt: ImportReceipt, dryRun: boolean): string {
  const { format, read, written, updated, duplicate, skipped, shortened, brokenAt, seconds, ended, me, timeZone } =
    receipt;
  const left = Object.entries(skipped).map(([reason, count]) => `${count} ${reason}`);
  return [
    `${file}: ${format}, ${plural(read, 'message')} read in ${seconds} s`,
    dryRun ? '  A dry run: nothing was written.' : `  ${written} new, ${updated} changed, ${duplicate} known already`,
    ...(left.length > 0 ? [`  left out: ${left.join(', ')}`] : []),
    ...(shortened === undefined ? [] : [`  too long, and cut: ${shortened}`]),
    ...(me?.guessed ? [`  You were taken for ${me.name}; --me says it otherwise.`] : []),
    ...(timeZone?.guessed ? [`  Times were read as ${timeZone.name}; --time-zone says it otherwise.`] : []),
    ...(brokenAt === null ? [] : [`  The file breaks off at byte ${brokenAt}; everything before it was read.`]),
    ...(ended === 'disk full' ? ['  The disk is full; what was written stays.'] : []),
    ...(ended === 'cancelled' ? ['  Stopped; what was written stays. Run it again to go on.'] : []),
  ].join('\n');
}

/** Without `owners` it reads and counts only. */
async function importFile(
  path: string,
  wish: Wish,
  { config, owners, threads, io }: { config: Config; owners: Owners | undefined; threads: ImportThreads; io: Io },
): Promise<ImportReceipt> {
  const report = withOwner(await threads.inspect({ path }, io.signal), /^\d{1,16}$/.exec(wish.owner ?? '')?.[0]);
  const answers = await answersFor(path, wish, report, io);
  const chosen = {
    answers,
    timeZone: DEFAULT_ZONE,
    presumed: wish.answers.me === undefined && answers.me === report.inferredMe?.id,
  };
  const owner = owners && (await ownerOf(owners, wish.owner, report));
  const archive = owner && {
    ...archivePlace(serviceStore(config), owner.id),
    key: await owners.directory.archiveKey(owner.id),
  };
  const show = (text: string) => io.stderr.isTTY && io.stderr.write(`\r${text}`);
  const showProgress = ({ position, size, read }: ImportProgress) =>
    show(`  ${Math.round((100 * position) / Math.max(position, size, 1))} %, ${read} read`);
  const choices = choicesOf(report, chosen);
  const task = { path, choices, schemaBase: config.schemaBase, archive, now: systemClock.now() };
  const receipt = { ...(await threads.runImport(task, showProgress, io.signal)), ...readingOf(report, chosen) };
  show('\u001b[K');
  return receipt;
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const wish = readWish(args);
  const config = readConfig(io.environment(), 'command');
  const owners = wish.dryRun ? undefined : await openOwners(ownersOptions(config));
  const threads = createImportThreads();
  let exitCode = 0;
  try {
    for (const file of wish.files) {
      try {
        const receipt = await importFile(file, wish, { config, owners, threads, io });
        print(io, wish.json, receipt, summaryOf(file, receipt, wish.dryRun));
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
