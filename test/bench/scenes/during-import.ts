/** What everybody else notices of an import into the service that the bot carries, and of a backup of it: /help and /search meanwhile. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { createOwnerClient } from '../../../src/client/owner-client.ts';
import { systemClock } from '../../../src/clock.ts';
import { ImportReceipt } from '../../../src/contract/imports.ts';
import { ALL_SCOPES } from '../../../src/contract/scopes.ts';
import { createLog } from '../../../src/log.ts';
import { type AnswerLog, createAnswerLog } from '../answer-log.ts';
import type { BotSettings } from '../bots/bench-link.ts';
import { environmentOf } from '../bots/this-bot-environment.ts';
import { OURS } from '../contenders.ts';
import { percentile, short } from '../figures.ts';
import { runToEnd } from '../finished-program.ts';
import { pace } from '../load.ts';
import { stranger } from '../people.ts';
import { type Session, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost } from '../targets.ts';
import { EXPORT_OWNER } from '../telegram-export.ts';
import type { SceneOutcome } from './scene.ts';

const EMBEDDED_KEY = 'the-key-of-the-service-that-the-bot-of-the-bench-carries';
const HELPS_PER_SECOND = 50;
const WARM_UP_MS = 5_000;
const BEFORE_MS = 10_000;
const SLICE_SECONDS = 0.2;
const LATEST_ANSWER_MS = 10_000;
const MAX_GROWTH = 1.5;
/** A word that the account's people use often. */
const WORD = 'ferry';
/** What /search shows while it looks. */
const isProgress = (text: string) => /^(?:Searching|Still searching)/.test(text);
const SEARCH_EVERY_MS = 1_000;

interface Latencies {
  help: number[];
  search: number[];
  unanswered: number;
}

/**
 * @param everywhere words before a command line that give it every core: the threads of an import have one to themselves
 * @param exports a small one of the account, the large one, and one that is brought in while the account is backed up
 * @param folder where the backup goes
 */
export async function duringImport(
  everywhere: readonly string[],
  exports: Record<'few' | 'many' | 'more', string>,
  folder: string,
): Promise<SceneOutcome> {
  return withSession(OURS.webhook, { pinning: everywhere, embeddedKey: EMBEDDED_KEY }, async (session) => {
    const apiUrl = session.bot.serviceUrl;
    if (apiUrl === undefined) throw new Error('the bot carries no service');
    const options = { apiUrl, serviceKey: EMBEDDED_KEY, clock: systemClock, log: createLog('silent') };
    const owners = createOwnerClient(options);
    try {
      const { signal } = new AbortController();
      const wanted = { scopes: ALL_SCOPES, appName: 'bench', expiresAt: undefined };
      const { token } = await owners.issueToken(String(EXPORT_OWNER), wanted, { signal });
      await send(apiUrl, exports.few, everywhere).receipt;
      await connect(session, token);
      await listenFor(session, sleep(WARM_UP_MS));
      const before = await listenFor(session, sleep(BEFORE_MS));
      const { arrived, receipt } = send(apiUrl, exports.many, everywhere);
      const arriving = await listenFor(session, arrived);
      const running = await listenFor(session, receipt);
      const alsoWriting = send(apiUrl, exports.more, everywhere).receipt;
      const backup = backUp(session.settings, folder, everywhere.length > 0);
      const backingUp = await listenFor(session, backup);
      await alsoWriting;
      return outcomeOf({ before, arriving, running, backingUp }, await receipt, await backup);
    } finally {
      await owners.close();
    }
  });
}

interface Sending {
  /** Resolves when the service has the whole file. */
  readonly arrived: Promise<unknown>;
  readonly receipt: Promise<ImportReceipt>;
}

/** Through the service, as the bot hands a file on. */
function send(serviceUrl: string, path: string, pinning: readonly string[]): Sending {
  const program = new URL('../importing-worker.ts', import.meta.url).pathname;
  const words = [...pinning, process.execPath, program, serviceUrl, EMBEDDED_KEY, String(EXPORT_OWNER), path];
  const child = spawn(words[0] ?? process.execPath, words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the import of the bench failed');
    return String(value);
  };
  const arrived = next();
  const receipt = arrived.then(next).then((line) => ImportReceipt.parse(JSON.parse(line)));
  receipt.catch(() => undefined);
  return { arrived, receipt };
}

interface Backup {
  readonly megabytes: number;
  readonly seconds: number;
  /** To read it all again, check it and put it where nothing was. */
  readonly restoredSeconds: number;
}

/** By the operator's own commands. */
async function backUp(settings: BotSettings, folder: string, everywhere: boolean): Promise<Backup> {
  const source = new URL('../../../src/', import.meta.url).pathname;
  const file = join(folder, 'backup.zip');
  const run = async (words: readonly string[], dataDir: string) => {
    const startedAt = performance.now();
    const { line } = await runToEnd(words, folder, everywhere, environmentOf({ ...settings, dataDir }));
    return { line, seconds: (performance.now() - startedAt) / 1000 };
  };
  const backup = await run([join(source, 'backup.ts'), file, '--json'], settings.dataDir);
  const { bytes } = z.object({ bytes: z.number() }).parse(JSON.parse(backup.line));
  const restored = await run([join(source, 'restore.ts'), file], join(folder, 'restored'));
  return { megabytes: bytes / 1e6, seconds: backup.seconds, restoredSeconds: restored.seconds };
}

async function connect({ emulator, makeUpdate }: Session, token: string): Promise<void> {
  const connected = Promise.withResolvers<void>();
  emulator.onText(({ text }) => {
    if (/You are connected/.test(text)) connected.resolve();
    else connected.reject(new Error(`the bot of the bench does not connect: ${text}`));
  });
  emulator.deliver([makeUpdate(EXPORT_OWNER, `/connect ${token}`)]);
  await connected.promise;
}

/** Strangers ask for help, and the owner of the import searches, until `end` settles. */
async function listenFor(session: Session, end: Promise<unknown>): Promise<Latencies> {
  const { emulator, makeUpdate } = session;
  const help = createAnswerLog();
  const search = createAnswerLog();
  emulator.onText(({ chat, text }) => {
    if (chat !== EXPORT_OWNER) help.heard(chat);
    else if (!isProgress(text)) search.heard(chat);
  });
  const say = (log: AnswerLog, chat: number, text: string) => {
    log.expect(chat);
    emulator.deliver([makeUpdate(chat, text)]);
  };
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  let searches = 0;
  const searching = (async () => {
    for (; !isOver; await sleep(SEARCH_EVERY_MS)) {
      searches += 1;
      say(search, EXPORT_OWNER, `/search ${WORD}`);
      await search.complete(LATEST_ANSWER_MS);
    }
  })();
  let sent = 0;
  while (!isOver) await pace(HELPS_PER_SECOND, SLICE_SECONDS, () => say(help, stranger(sent++), '/help'));
  await over;
  await searching;
  await help.complete(LATEST_ANSWER_MS);
  return {
    help: help.latencies(),
    search: search.latencies(),
    unanswered: sent - help.answered + searches - search.answered,
  };
}

function outcomeOf(
  { before, arriving, running, backingUp }: Record<'before' | 'arriving' | 'running' | 'backingUp', Latencies>,
  { read, seconds }: ImportReceipt,
  backup: Backup,
): SceneOutcome {
  const row = (name: string, { help, search, unanswered }: Latencies) => [
    name,
    String(help.length),
    ...[percentile(help, 0.5), percentile(help, 0.99), Math.max(...help)].map(short),
    String(unanswered),
    String(search.length),
    ...[percentile(search, 0.5), Math.max(...search)].map(short),
  ];
  const rows = [
    row('before', before),
    row('while the file arrives', arriving),
    row('while it is brought in', running),
    row('while it is backed up and more is brought in', backingUp),
  ];
  const head = ['of others and of the owner', '/help', 'p50 ms', 'p99 ms', 'most', 'lost', '/search', 'p50 ms', 'most'];
  const help = [...arriving.help, ...running.help];
  const title = `${read} messages through the service that the bot carries (${short(read / seconds)}/s), and ${HELPS_PER_SECOND} /help a second`;
  return {
    report: `${title}:\n${table(head, rows)}\n${sayBackup(backup)}`,
    targets: [
      atMost(
        MAX_GROWTH,
        '/help during an import: p99, of that before',
        percentile(help, 0.99) / percentile(before.help, 0.99),
      ),
      atMost(0, 'during an import: unanswered', arriving.unanswered + running.unanswered),
      atMost(0, 'during a backup: unanswered', backingUp.unanswered),
      atMost(LATEST_ANSWER_MS, '/search of its owner during an import: slowest, ms', Math.max(...running.search)),
    ],
  };
}

const sayBackup = ({ megabytes, seconds, restoredSeconds }: Backup) =>
  `A backup of ${short(megabytes)} MB in ${short(seconds)} s; checked and restored elsewhere in ${short(restoredSeconds)} s.`;
