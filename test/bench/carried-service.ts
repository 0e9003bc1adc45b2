/** The service that the bot carries: what is sent to it, and what others and its owner notice meanwhile, by /help and /search. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { ImportReceipt } from '#service/contract/imports.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { type AnswerLog, createAnswerLog } from './answer-log.ts';
import { OURS } from './contenders.ts';
import { percentile, short } from './figures.ts';
import { pace } from './load.ts';
import { stranger } from './people.ts';
import { type Session, withSession } from './session.ts';
import { EXPORT_OWNER } from './telegram-export.ts';

export interface CarriedService {
  readonly session: Session;
  /** Through the service, as the bot hands a file on; into the owner's archive. */
  send(path: string): Sending;
  /** Lets the owner search from now on. */
  connect(): Promise<void>;
  /** Strangers ask for help, and the owner searches, until `end` settles. */
  listenFor(end: Promise<unknown>): Promise<Noticed>;
}

export interface Sending {
  /** Resolves when the service has the whole file. */
  readonly arrived: Promise<unknown>;
  readonly receipt: Promise<ImportReceipt>;
}

/** Milliseconds from the command to its answer. */
export interface Noticed {
  readonly help: readonly number[];
  readonly search: readonly number[];
  readonly unanswered: number;
  /** Searches whose answer has nothing of what was searched. */
  readonly failed: number;
}

const KEY = 'the-key-of-the-service-that-the-bot-of-the-bench-carries';
export const HELPS_PER_SECOND = 50;
const SEARCH_EVERY_MS = 1_000;
const SLICE_SECONDS = 0.2;
/** Which is an answer too late. */
export const LATEST_ANSWER_MS = 10_000;
/** A word that the account's people use often. */
const WORD = 'ferry';
/** What /search shows while it looks. */
const isProgress = (text: string) => /^(?:Searching|Still searching)/.test(text);

/**
 * @param everywhere words before a command line that give it every core: threads of an import have one to themselves
 * @param serviceDatabaseUrl Postgres for the archives, in place of files
 */
export async function withCarriedService<T>(
  everywhere: readonly string[],
  serviceDatabaseUrl: string | undefined,
  work: (carried: CarriedService) => Promise<T>,
): Promise<T> {
  const options = { pinning: everywhere, embeddedKey: KEY, serviceDatabaseUrl };
  return withSession(OURS.webhook, options, async (session) => {
    const apiUrl = session.bot.serviceUrl;
    if (apiUrl === undefined) throw new Error('the bot carries no service');
    return await work({
      session,
      send: (path) => send(apiUrl, path, everywhere),
      connect: () => connect(session, apiUrl),
      listenFor: (end) => listenFor(session, end),
    });
  });
}

function send(serviceUrl: string, path: string, everywhere: readonly string[]): Sending {
  const program = new URL('importing-worker.ts', import.meta.url).pathname;
  const words = [...everywhere, process.execPath, program, serviceUrl, KEY, String(EXPORT_OWNER), path];
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

async function connect({ emulator, makeUpdate }: Session, apiUrl: string): Promise<void> {
  const owners = createOwnerClient({ apiUrl, serviceKey: KEY, clock: systemClock, log: createLog('silent') });
  try {
    const wanted = { scopes: ALL_SCOPES, appName: 'bench', expiresAt: undefined };
    const { token } = await owners.issueToken(String(EXPORT_OWNER), wanted, { signal: new AbortController().signal });
    const connected = Promise.withResolvers<void>();
    emulator.onText(({ text }) => {
      if (/You are connected/.test(text)) connected.resolve();
      else connected.reject(new Error(`the bot of the bench does not connect: ${text}`));
    });
    emulator.deliver([makeUpdate(EXPORT_OWNER, `/connect ${token}`)]);
    await connected.promise;
  } finally {
    await owners.close();
  }
}

async function listenFor({ emulator, makeUpdate }: Session, end: Promise<unknown>): Promise<Noticed> {
  const help = createAnswerLog();
  const search = createAnswerLog();
  let failed = 0;
  emulator.onText(({ chat, text }) => {
    if (chat !== EXPORT_OWNER) help.heard(chat);
    else if (!isProgress(text) && search.heard(chat) && !text.includes(WORD)) failed += 1;
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
    failed,
  };
}

export const NOTICED_HEAD = [
  'of others and of the owner',
  ...['/help', 'p50 ms', 'p99 ms', 'most', 'lost', '/search', 'p50 ms', 'most'],
];

export function noticedRow(name: string, { help, search, unanswered }: Noticed): string[] {
  return [
    name,
    String(help.length),
    ...[percentile(help, 0.5), percentile(help, 0.99), Math.max(...help)].map(short),
    String(unanswered),
    String(search.length),
    ...[percentile(search, 0.5), Math.max(...search)].map(short),
  ];
}
