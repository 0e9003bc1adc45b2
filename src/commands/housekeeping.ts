/**
 * What has to happen without anybody asking: what has expired is erased, calls whose process died are put down as in
 * doubt, and a token that nobody uses is forgotten, after a warning. Any number of processes may do it at once.
 */
import type { Words } from '#locales/words.ts';
import type { UnusedConnection } from '#storage/connections.ts';
import { type Ending, endToken } from './connection/tokens.ts';
import type { CommandDeps } from './deps.ts';
import { connectButton, runButton } from './press.ts';
import { bold, type Reply, reply } from './reply.ts';
import { readUserState, wordsFor } from './user-state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ROUND_MS = 60 * MINUTE_MS;
/** /credits shows 30 days. */
const SPENDING_KEPT_MS = 35 * DAY_MS;
/** Longer than any call may take: a row that is still open belongs to a process that died. */
const ABANDONED_AFTER_MS = 15 * MINUTE_MS;
/** Between the warning and the end. */
const WARNING_MS = 7 * DAY_MS;
/** The service's time to end a token that was forgotten. */
const ENDING_MS = 10_000;
/** Read at a time; a round goes through all of them. */
const PEOPLE_AT_A_TIME = 500;

export interface HousekeepingOptions {
  /** Tells a person something in their private chat; may reject. */
  tell(to: { person: string; chatId: string }, answer: Reply): Promise<void>;
  /** Days without use after which a token is forgotten. */
  tokenIdleDays: number;
}

export interface Housekeeping {
  /** One round; never rejects. */
  round(): Promise<void>;
  /** A round now and then one an hour, until `signal` is aborted. */
  run(signal: AbortSignal): Promise<void>;
}

export function createHousekeeping(deps: CommandDeps, { tell, tokenIdleDays }: HousekeepingOptions): Housekeeping {
  const { clock, log, connections, spending } = deps;
  async function eraseExpired(now: number): Promise<void> {
    await deps.results.eraseExpired(now);
    await deps.keyboards.eraseExpired(now);
    await deps.consents.eraseExpired(now);
    await spending.settleAbandoned(now - ABANDONED_AFTER_MS);
    await spending.eraseBefore(now - SPENDING_KEPT_MS);
  }

  async function forgetUnused(now: number): Promise<void> {
    const idleMs = tokenIdleDays * DAY_MS;
    // A short idle time is halved rather than overrun by its own warning.
    const warningMs = Math.min(WARNING_MS, idleMs / 2);
    const before = now - idleMs + warningMs;
    let people = await connections.unusedSince(before, PEOPLE_AT_A_TIME);
    for (; people.length > 0; people = await connections.unusedSince(before, PEOPLE_AT_A_TIME, people.at(-1))) {
      for (const connection of people) await remindOrForget(connection, now, idleMs, warningMs);
    }
  }

  async function remindOrForget(connection: UnusedConnection, now: number, idleMs: number, warningMs: number) {
    const to = { person: connection.person, chatId: connection.chatId };
    if (connection.warnedAt === null) {
      if (await connections.markWarned(to.person, now)) {
        await inform(to, warning(await spokenTo(connection), tokenIdleDays, warningMs));
      }
    } else if (connection.usedAt <= now - idleMs && connection.warnedAt <= now - warningMs) {
      const words = await spokenTo(connection);
      if (!(await connections.erase(to.person))) return;
      const ending = await endToken(deps, connection, AbortSignal.timeout(ENDING_MS)).catch(() => 'failed' as const);
      await inform(to, forgotten(words, tokenIdleDays, ending));
    }
  }

  const spokenTo = async ({ person, language }: UnusedConnection): Promise<Words> =>
    wordsFor(await readUserState(deps, person), language);

  async function inform(to: { person: string; chatId: string }, answer: Reply): Promise<void> {
    await tell(to, answer).catch((error: unknown) => log.info({ err: error }, 'a person could not be told'));
  }

  async function round(): Promise<void> {
    const now = clock.now();
    for (const step of [eraseExpired, forgetUnused]) {
      await step(now).catch((error: unknown) => log.error({ err: error, step: step.name }, 'housekeeping failed'));
    }
  }

  return {
    round,
    async run(signal) {
      while (!signal.aborted) {
        await round();
        await clock.sleep(ROUND_MS, signal).catch(() => undefined);
      }
    },
  };
}

function warning(words: Words, idleDays: number, warningMs: number): Reply {
  const left = Math.max(1, Math.round(warningMs / DAY_MS));
  return reply([bold(words.text('idle-unused')), '\n', ...words.rich('idle-warning', { idle: idleDays, left })], {
    buttons: [[runButton(words.text('buttons-account'), 'account')]],
  });
}

function forgotten(words: Words, idleDays: number, ending: Ending): Reply {
  const after = words.text(ending === 'ended' ? 'idle-ended' : 'idle-may-be-valid');
  return reply([bold(words.text('idle-forgotten')), `\n${words.text('idle-not-used', { idle: idleDays })} ${after}`], {
    buttons: [[connectButton(words.text('buttons-connect'))]],
  });
}
