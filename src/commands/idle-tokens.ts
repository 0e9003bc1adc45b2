/** Hourly housekeeping, safe in several processes: erases expired data, forgets unused tokens, warns of expiries. */

import { repeat } from '#platform/clock.ts';
import { DEFAULT_LIFETIME } from '#service/contract/access-choices.ts';
import { normaliseScopes } from '#service/contract/scopes.ts';
import type { UnusedConnection } from '#storage/connections.ts';
import { eraseExpired } from '#storage/stores.ts';
import { presetFor, revokeToken } from './access/tokens.ts';
import { grantAccess } from './actions.ts';
import { button, reconnectButton } from './buttons.ts';
import { type CommandDeps, placeName } from './deps.ts';
import { type Reply, reply } from './reply.ts';
import { sentenceDate } from './time/dates.ts';
import { readUserState, wordsFor } from './user-state.ts';

const DAY_MS = 86_400_000;
const ROUND_MS = 3_600_000;
/** Between the warning and forgetting an unused token. */
const WARNING_MS = 14 * DAY_MS;
/** How long before an access expires the person is told. */
const EXPIRY_NOTICE_MS = 7 * DAY_MS;
/** Timeout for revoking a forgotten token at the service. */
const REVOKE_TIMEOUT_MS = 10_000;
/** People read per batch; a round covers all of them. */
const BATCH_SIZE = 500;

const daysIn = (ms: number) => Math.max(1, Math.round(ms / DAY_MS));

interface HousekeepingOptions {
  /** Sends a reply to a person's private chat; may reject. */
  tell(to: { person: string; chatId: string }, answer: Reply): Promise<void>;
  /** Days without use after which a token is forgotten. */
  tokenIdleDays: number;
}

/** Runs a round now and then every hour until `signal` is aborted. Never rejects. */
export function runHousekeeping(
  deps: CommandDeps,
  { tell, tokenIdleDays }: HousekeepingOptions,
  signal: AbortSignal,
): Promise<void> {
  const { clock, log, connections } = deps;
  const idleMs = tokenIdleDays * DAY_MS;
  // With a short idle time the warning comes at half of it.
  const warningMs = Math.min(WARNING_MS, idleMs / 2);

  async function checkTokens(now: number): Promise<void> {
    let people = await connections.unusedSince(now + 1, BATCH_SIZE);
    for (; people.length > 0; people = await connections.unusedSince(now + 1, BATCH_SIZE, people.at(-1)))
      for (const connection of people) {
        if (connection.usedAt < now - idleMs + warningMs) await warnOrForget(connection, now);
        else await noticeExpiry(connection, now);
      }
  }

  async function warnOrForget(connection: UnusedConnection, now: number): Promise<void> {
    const { person, usedAt, warnedAt } = connection;
    if (warnedAt === null) {
      if (!(await connections.markWarned(person, now))) return;
      const { words } = await factsOf(connection);
      const values = { unused: daysIn(now - usedAt), left: daysIn(warningMs) };
      await inform(connection, reply(words.text('idle-warning', values)));
    } else if (usedAt <= now - idleMs && warnedAt <= now - warningMs) {
      const { words } = await factsOf(connection);
      if (!(await connections.erase(person))) return;
      await revokeToken(deps, connection, AbortSignal.timeout(REVOKE_TIMEOUT_MS)).catch(() => undefined);
      const isOwn = connection.access?.whose === 'own';
      const text = words.text(isOwn ? 'idle-forgotten-own' : 'idle-forgotten', { idle: tokenIdleDays });
      const label = words.text(isOwn ? 'idle-open-again' : 'connect-again');
      const again = reconnectButton({ deps }, label, connection);
      await inform(connection, reply([text], { buttons: [[again]] }));
    }
  }

  /** Sends the notice once per access. */
  async function noticeExpiry(connection: UnusedConnection, now: number): Promise<void> {
    const { access, person, token, scopes } = connection;
    const ends = access?.expiresAt;
    if (!access || ends === undefined || access.toldEnding || ends < now || ends > now + EXPIRY_NOTICE_MS) return;
    if (!(await connections.saveAccess(person, token, { ...access, toldEnding: true }))) return;
    const { words, today } = await factsOf(connection);
    const place = placeName(words, deps.about, connection);
    const when = sentenceDate(ends, today, words);
    const keep = words.text('access-keep');
    const again =
      access.whose === 'own'
        ? button(keep, grantAccess, { set: presetFor(normaliseScopes(scopes)), lasts: DEFAULT_LIFETIME })
        : reconnectButton({ deps }, deps.owners ? keep : words.text('access-renew'), connection);
    await inform(connection, reply(words.text('access-ends', { place, when }), { buttons: [[again]] }));
  }

  async function factsOf({ person, language }: UnusedConnection) {
    const user = await readUserState(deps, person);
    return { words: wordsFor(user, language), today: user.today };
  }

  async function inform({ person, chatId }: UnusedConnection, said: Reply): Promise<void> {
    await tell({ person, chatId }, said).catch((error: unknown) =>
      log.info({ err: error }, 'could not message a person'),
    );
  }

  async function round(): Promise<void> {
    const now = clock.now();
    const failed = (error: unknown) => log.error({ err: error }, 'housekeeping failed');
    await eraseExpired(deps, now).catch(failed);
    await checkTokens(now).catch(failed);
  }

  return repeat(clock, ROUND_MS, signal, round);
}
