/** The bot's embedded service: imports into it, and the latencies of /help and /search meanwhile. */
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { ImportReceipt } from '#service/contract/imports.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createAnswerLog, pace } from './load.ts';
import { everyCore, runToEnd } from './processes.ts';
import { OURS, type Session, stranger, withSession } from './session.ts';

export interface CarriedService {
  /** Process id of the bot. */
  readonly pid: number;
  readonly url: string;
  /** Imports exports through the service, as the bot does. @returns the receipt of the last one */
  bringIn(exports: readonly { owner: number; path: string }[]): Promise<ImportReceipt>;
  issueToken(owner: number): Promise<string>;
  /** Connects these owners, so that they search from now on. */
  connect(owners: readonly number[]): Promise<void>;
  /** Until `end` settles, unconnected people send /help, and each connected owner searches once a second. */
  listenFor(end: Promise<unknown>): Promise<MeasuredLatencies>;
}

/** Milliseconds from a command to its answer. */
export interface MeasuredLatencies {
  readonly help: readonly number[];
  readonly search: readonly number[];
  readonly unanswered: number;
  /** Searches whose answer doesn't contain the searched word. */
  readonly failed: number;
}

export const CARRIED_KEY = 'the-key-of-the-service-that-the-bot-of-the-bench-carries';
const HELPS_PER_SECOND = 50;
const SEARCH_EVERY_MS = 1_000;
const SLICE_SECONDS = 0.2;
/** Deadline for an answer. */
export const LATEST_ANSWER_MS = 10_000;
/** A frequent word in the account. */
const WORD = 'ferry';
/** Whether it's the progress message of /search. */
const isProgress = (text: string) => /^Searching/.test(text);

/** Runs the bot on all cores, so that import threads don't share one with it. */
export async function withCarriedService<T>(
  pinning: readonly string[],
  work: (carried: CarriedService) => Promise<T>,
): Promise<T> {
  const everywhere = everyCore(pinning);
  return withSession(OURS, { pinning: everywhere, embeddedKey: CARRIED_KEY }, async (session) => {
    const apiUrl = session.serviceUrl;
    if (apiUrl === undefined) throw new Error('the bot has no embedded service');
    const clients = { apiUrl, serviceKey: CARRIED_KEY, clock: systemClock, log: createLog('silent') };
    await using clean = new AsyncDisposableStack();
    const ownerClient = clean.adopt(createOwnerClient(clients), (client) => client.close());
    const connected: number[] = [];
    async function issueToken(owner: number): Promise<string> {
      const wanted = { scopes: ALL_SCOPES, appName: 'bench', expiresAt: undefined };
      return (await ownerClient.issueToken(String(owner), wanted, { signal: new AbortController().signal })).token;
    }
    return await work({
      pid: session.pid,
      url: apiUrl,
      issueToken,
      async bringIn(exports) {
        const program = new URL('importing-worker.ts', import.meta.url).pathname;
        const files = exports.map(({ owner, path }) => `${owner}=${path}`);
        const { line } = await runToEnd([program, apiUrl, CARRIED_KEY, ...files], tmpdir(), everywhere);
        return ImportReceipt.parse(JSON.parse(line));
      },
      async connect(owners) {
        for (const owner of owners) await connect(session, owner, await issueToken(owner));
        connected.push(...owners);
      },
      listenFor: (end) => listenFor(session, connected, end),
    });
  });
}

async function connect({ emulator, makeUpdate }: Session, owner: number, token: string): Promise<void> {
  const connected = Promise.withResolvers<void>();
  emulator.onText(({ text }) => {
    if (/^Connected to/.test(text)) connected.resolve();
    else connected.reject(new Error(`the bot failed to connect a person: ${text}`));
  });
  emulator.deliver(makeUpdate(owner, `/connect ${token}`));
  await connected.promise;
}

async function listenFor(
  { emulator, makeUpdate }: Session,
  owners: readonly number[],
  end: Promise<unknown>,
): Promise<MeasuredLatencies> {
  const [help, search] = [createAnswerLog(), createAnswerLog()];
  let failed = 0;
  emulator.onText(({ chat, text }) => {
    if (!owners.includes(chat)) help.heard(chat);
    else if (!isProgress(text) && search.heard(chat) && !text.includes(WORD)) failed += 1;
  });
  const say = (log: typeof help, chat: number, text: string) => {
    log.expect(chat);
    emulator.deliver(makeUpdate(chat, text));
  };
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  const searching = (async () => {
    for (; !isOver; await sleep(SEARCH_EVERY_MS)) {
      for (const owner of owners) say(search, owner, `/search ${WORD}`);
      await search.complete(LATEST_ANSWER_MS);
    }
  })();
  let index = 0;
  while (!isOver) await pace(HELPS_PER_SECOND, SLICE_SECONDS, () => say(help, stranger(index++), '/help'));
  await over;
  await searching;
  await help.complete(LATEST_ANSWER_MS);
  const unanswered = help.unanswered + search.unanswered;
  return { help: help.latencies(), search: search.latencies(), unanswered, failed };
}
