/** The production process (webhook, remote service) while nothing happens: memory, start, what the database hears. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBot } from '../bot-process.ts';
import type { BotSettings } from '../bots/bench-link.ts';
import { type Contender, OURS } from '../contenders.ts';
import { type DatabaseLoad, loadOfPostgres, loadOfSqlite } from '../database-load.ts';
import { median, short } from '../figures.ts';
import { startBenchPostgres } from '../postgres.ts';
import { rssMbOf, startProgram } from '../program-process.ts';
import { connectPeople } from '../seeding.ts';
import { type SessionOptions, setStage } from '../session.ts';
import { table } from '../tables.ts';
import { atMost } from '../targets.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

/** After the start, until what it leaves behind is collected and counted. */
const SETTLED_MS = 12_000;
const MAX_RSS_MB = 120;
const MAX_START_MS = 1000;
const TELEGRAF: Contender = { bot: 'telegraf', mode: 'webhook', label: 'Telegraf' };
const DATABASE = 'idle';

interface IdleFigures {
  startMs: number;
  rssMb: number;
  aMinute: DatabaseLoad;
}

type Watch = (settings: BotSettings) => DatabaseLoad | Promise<DatabaseLoad>;

export async function idleScene(context: SceneContext): Promise<SceneOutcome> {
  const { options, progress } = context;
  const sqlite = await watchProgram(context, {}, ({ dataDir }) => loadOfSqlite(join(dataDir, 'bot.sqlite')));
  const rows = [rowOf('this bot, SQLite', sqlite)];
  progress('idle: SQLite');
  const postgres = await startBenchPostgres();
  if ('unavailable' in postgres) progress(`idle: ${postgres.unavailable}`);
  else {
    await using _ = postgres;
    const on = { databaseUrl: await postgres.createDatabase(DATABASE) };
    rows.push(rowOf('this bot, Postgres', await watchProgram(context, on, () => loadOfPostgres(postgres, DATABASE))));
    progress('idle: Postgres');
  }
  rows.push(['bare Telegraf', '–', short(await rssOfTelegraf(context)), '–', '–', '–']);
  const head = ['idle', 'ready after ms', 'RSS MB', 'transactions/min', 'rows read/min', 'rows written/min'];
  const title = `The program as it is deployed, by webhook, ${options.idleSeconds} s without an update (of SQLite, transactions that write):`;
  return {
    report: `${title}\n${table(head, rows)}`,
    targets: [
      atMost(MAX_RSS_MB, 'idle: RSS of the production process, MB', sqlite.rssMb),
      atMost(MAX_START_MS, 'idle: listening and webhook set, ms', sqlite.startMs),
    ],
  };
}

/** Starts the program several times, each with a Telegram and files of its own, and watches the last one. */
async function watchProgram(
  { options, pinning }: SceneContext,
  on: Pick<SessionOptions, 'databaseUrl'>,
  loadOf: Watch,
): Promise<IdleFigures> {
  const starts: number[] = [];
  for (;;) {
    await using stage = await setStage(OURS.webhook, { pinning, ...on });
    const [settings] = stage.everySettings;
    // A deployment has its tables; nobody is connected.
    await connectPeople(settings, 0);
    await using program = await startProgram(settings, pinning, stage.emulator.listening);
    starts.push(program.startMs);
    if (starts.length < options.starts) continue;
    await sleep(SETTLED_MS);
    const before = await loadOf(settings);
    await sleep(options.idleSeconds * 1000);
    const after = await loadOf(settings);
    const aMinute = (pick: (load: DatabaseLoad) => number) => ((pick(after) - pick(before)) * 60) / options.idleSeconds;
    return {
      startMs: median(starts),
      rssMb: rssMbOf(program.pid),
      aMinute: {
        transactions: aMinute(({ transactions }) => transactions),
        rowsRead: aMinute(({ rowsRead }) => rowsRead),
        rowsWritten: aMinute(({ rowsWritten }) => rowsWritten),
      },
    };
  }
}

async function rssOfTelegraf({ pinning }: SceneContext): Promise<number> {
  await using stage = await setStage(TELEGRAF, { pinning });
  const bot = await startBot(TELEGRAF.bot, stage.everySettings[0], pinning);
  try {
    await sleep(SETTLED_MS);
    return (await bot.usage()).rssBytes / 1024 / 1024;
  } finally {
    await bot.stop();
  }
}

function rowOf(label: string, { startMs, rssMb, aMinute }: IdleFigures): string[] {
  const { transactions, rowsRead, rowsWritten } = aMinute;
  return [label, ...[startMs, rssMb, transactions, rowsRead, rowsWritten].map(short)];
}
