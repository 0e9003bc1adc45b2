/**
 * Archives messages of people's own Telegram accounts that have this bot connected as a business chatbot, and never
 * answers them. An update is done when the service has written it; until then Telegram or the inbox keeps it.
 */
import { Composer } from 'telegraf';
import { reply } from '#commands/reply.ts';
import { TimeoutError } from '#platform/clock.ts';
import { hashId } from '#platform/log.ts';
import { retry } from '#platform/retry.ts';
import type { OwnerClient } from '#service/client/owner-client.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { OwnMessages } from '#service/contract/imports.ts';
import type { KnownConnection } from '#storage/business-connections.ts';
import type { BotApi } from '../api/bot-api.ts';
import { BotApiError } from '../api/errors.ts';
import type { BotParts } from '../bot-parts.ts';
import { type JobContext, UnreadableError } from '../jobs/inbox/job-context.ts';
import type { BotContext } from '../updates/context.ts';
import { exportedId, nameOf, ownMessageOf } from '../updates/own-message.ts';
import type { BusinessConnection, BusinessMessage, Update } from '../updates/update.ts';

type LiveChange = Pick<OwnMessages, 'messages' | 'removed'>;

/** Runs work with the same key in order, one at a time, so that a deleted message isn't written again. */
function createSerialRunner(): (key: string, work: () => Promise<void>) => Promise<void> {
  const lines = new Map<string, Promise<void>>();
  return (key, work) => {
    const turn = (lines.get(key) ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => undefined);
    lines.set(key, ended);
    void ended.then(() => {
      if (lines.get(key) === ended) lines.delete(key);
    });
    return turn;
  };
}

/** A change in a chat of a connected account. */
interface ChatChange {
  connectionId: string;
  chat: BusinessMessage['chat'];
  change: LiveChange;
}

function changeOf(update: Update): ChatChange | undefined {
  const message = update.business_message ?? update.edited_business_message;
  const deleted = update.deleted_business_messages;
  const about = message ?? deleted;
  if (!about) return undefined;
  const { business_connection_id: connectionId, chat } = about;
  const chatId = exportedId(chat.id);
  const own = message && ownMessageOf(message, { chatId, chatName: nameOf(chat) });
  const removed = deleted?.message_ids.map((id) => ({ chatId, id: String(id) })) ?? [];
  return { connectionId, chat, change: { messages: own ? [own] : [], removed } };
}

const FINAL: readonly ServiceFailure['code'][] = ['bad-request', 'not-found'];

/** Where messages of connected accounts are written. */
export interface LiveService {
  api: Pick<BotApi, 'call'>;
  service: Pick<OwnerClient, 'putMessages'>;
}

export function businessHandlers(parts: BotParts, live: LiveService): Composer<BotContext> {
  const { clock, log } = parts;
  const { onConnection, writeChange } = createLiveWriter(parts, live);

  /** Retries `attempt` until it succeeds. Rejects with the signal's reason, or UnreadableError to try again later. */
  async function retryUntilWritten({ signal }: JobContext, about: object, attempt: () => Promise<void>): Promise<void> {
    try {
      await retry({ clock, signal, firstPauseMs: 1_000, longestPauseMs: 60_000 }, attempt, (error, pauseMs) => {
        const canRetry = error instanceof ServiceFailure ? !FINAL.includes(error.code) : error instanceof BotApiError;
        if (!canRetry) throw error;
        log.warn({ err: error, ...about }, 'could not write a change in a connected account; retrying');
        return pauseMs;
      });
    } catch (error) {
      const isOutOfTime = signal.aborted && signal.reason instanceof TimeoutError;
      throw isOutOfTime ? new UnreadableError('the service is not accepting messages') : error;
    }
  }

  const handlers = new Composer<BotContext>();
  handlers.use(async ({ read, job }, next) => {
    const { business_connection: connection } = read;
    const changed = changeOf(read);
    if (connection) await retryUntilWritten(job, {}, () => onConnection(connection, job.signal));
    else if (changed)
      await retryUntilWritten(job, { chat: hashId(changed.chat.id) }, () => writeChange(changed, job.signal));
    else await next();
  });
  return handlers;
}

/** Each makes one attempt, and rejects with ServiceFailure, BotApiError, or the signal's reason. */
function createLiveWriter(parts: BotParts, { api, service }: LiveService) {
  const { database, commands, me, allowedUserIds, clock } = parts;
  const { pseudonym } = database;
  const { live: connections } = commands.deps;
  const runInOrder = createSerialRunner();
  const mayUse = (userId: string) => allowedUserIds === undefined || allowedUserIds.has(userId);
  async function notify(userId: string, what: 'begun' | 'ended' | 'archive-gone', telegram?: string): Promise<void> {
    const person = pseudonym(userId);
    const words = await parts.readWords(person, telegram);
    await parts.notify({ person, chatId: userId }, reply([words.text(`live-${what}`)]));
  }

  /** Notifies before storing: after a crash, a repeated notice is better than archiving without one. */
  async function onConnection({ id, user, is_enabled: isOn }: BusinessConnection, signal: AbortSignal): Promise<void> {
    const userId = String(user.id);
    const known = await connections.find(id);
    const isKnown = known !== undefined && known.state !== 'forgotten';
    if (!isOn) {
      if (isKnown) await notify(userId, 'ended', user.language_code);
      await connections.end(id);
    } else if (mayUse(userId) && !isKnown) {
      await service.putMessages(userId, { account: userId, messages: [], removed: [] }, signal);
      await notify(userId, 'begun', user.language_code);
      await connections.begin(id, { person: pseudonym(userId), userId }, clock.now());
    }
  }

  /** Looks up a connection at Telegram that was made while this program was not running. */
  async function fetchConnection(id: string, signal: AbortSignal): Promise<KnownConnection | undefined> {
    try {
      await onConnection(await api.call('getBusinessConnection', { business_connection_id: id }, { signal }), signal);
    } catch (error) {
      // Telegram doesn't know the connection (any more).
      if (!(error instanceof BotApiError) || error.kind !== 'refused') throw error;
    }
    return connections.find(id);
  }

  async function writeChange({ connectionId, chat, change }: ChatChange, signal: AbortSignal): Promise<void> {
    if (chat.id === me.id) return;
    const known = (await connections.find(connectionId)) ?? (await fetchConnection(connectionId, signal));
    if (known?.state !== 'open' || !mayUse(known.userId)) return;
    if (change.messages.length + change.removed.length === 0) return;
    try {
      const messages = { account: known.userId, ...change, existingOnly: true };
      await runInOrder(known.userId, async () => void (await service.putMessages(known.userId, messages, signal)));
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.code !== 'not-found') throw error;
      const hasStopped = await connections.setOpen(pseudonym(known.userId), false, clock.now());
      if (hasStopped) await notify(known.userId, 'archive-gone');
    }
  }

  return { onConnection, writeChange };
}
