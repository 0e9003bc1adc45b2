/** The service that the bot carries: what is sent to it, and what others and its owners notice meanwhile, by /help and /search. */
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { ImportReceipt } from '#service/contract/imports.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { type AnswerLog, createAnswerLog } from './answer-log.ts';
import { OURS } from './contenders.ts';
import { runToEnd } from './finished-program.ts';
import { pace } from './load.ts';
import { stranger } from './people.ts';
import { type Session, withSession } from './session.ts';

export interface CarriedService {
  readonly session: Session;
  /** Through the service, as the bot hands a file on, one after the other. @returns the receipt of the last */
  bringIn(exports: readonly { owner: number; path: string }[]): Promise<ImportReceipt>;
  /** Lets these owners search from now on. */
  connect(owners: readonly number[]): Promise<void>;
  /** Strangers ask for help, and the connected owners search once a second each, until `end` settles. */
  listenFor(end: Promise<unknown>): Promise<Noticed>;
}

/** Milliseconds from the command to its answer. */
export interface Noticed {
  readonly help: readonly number[];
  readonly search: readonly number[];
  readonly unanswered: number;
  /** Searches whose answer has nothing of what was searched. */
  readonly failed: number;
}

export const CARRIED_KEY = 'the-key-of-the-service-that-the-bot-of-the-bench-carries';
const HELPS_PER_SECOND = 50;
const SEARCH_EVERY_MS = 1_000;
const SLICE_SECONDS = 0.2;
/** Which is an answer too late. */
export const LATEST_ANSWER_MS = 10_000;
/** A word that the account's people use often. */
const WORD = 'ferry';
/** What /search shows while it looks. */
const isProgress = (text: string) => /^(?:Searching|Still searching)/.test(text);

/** @param everywhere words before a command line that give it every core: threads of an import have one to themselves */
export async function withCarriedService<T>(
  everywhere: readonly string[],
  work: (carried: CarriedService) => Promise<T>,
): Promise<T> {
  return withSession(OURS.webhook, { pinning: everywhere, embeddedKey: CARRIED_KEY }, async (session) => {
    const apiUrl = session.bot.serviceUrl;
    if (apiUrl === undefined) throw new Error('the bot carries no service');
    const connected: number[] = [];
    return await work({
      session,
      bringIn: (exports) => bringIn(apiUrl, exports, everywhere),
      async connect(owners) {
        for (const owner of owners) await connect(session, apiUrl, owner);
        connected.push(...owners);
      },
      listenFor: (end) => listenFor(session, connected, end),
    });
  });
}

async function bringIn(
  serviceUrl: string,
  exports: readonly { owner: number; path: string }[],
  everywhere: readonly string[],
): Promise<ImportReceipt> {
  const program = new URL('importing-worker.ts', import.meta.url).pathname;
  const files = exports.map(({ owner, path }) => `${owner}=${path}`);
  const { line } = await runToEnd([program, serviceUrl, CARRIED_KEY, ...files], tmpdir(), everywhere);
  return ImportReceipt.parse(JSON.parse(line));
}

async function connect({ emulator, makeUpdate }: Session, apiUrl: string, owner: number): Promise<void> {
  const owners = createOwnerClient({ apiUrl, serviceKey: CARRIED_KEY, clock: systemClock, log: createLog('silent') });
  try {
    const wanted = { scopes: ALL_SCOPES, appName: 'bench', expiresAt: undefined };
    const { token } = await owners.issueToken(String(owner), wanted, { signal: new AbortController().signal });
    const connected = Promise.withResolvers<void>();
    emulator.onText(({ text }) => {
      if (/You are connected/.test(text)) connected.resolve();
      else connected.reject(new Error(`the bot of the bench does not connect: ${text}`));
    });
    emulator.deliver([makeUpdate(owner, `/connect ${token}`)]);
    await connected.promise;
  } finally {
    await owners.close();
  }
}

async function listenFor(
  { emulator, makeUpdate }: Session,
  owners: readonly number[],
  end: Promise<unknown>,
): Promise<Noticed> {
  const help = createAnswerLog();
  const search = createAnswerLog();
  let failed = 0;
  emulator.onText(({ chat, text }) => {
    if (!owners.includes(chat)) help.heard(chat);
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
      for (const owner of owners) say(search, owner, `/search ${WORD}`);
      searches += owners.length;
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
