/**
 * Messages of people's own Telegram accounts, where they have connected this bot as a business chatbot: they go into the
 * archive as they happen, and nobody is ever answered. An update is done when the service has written it: until then
 * Telegram, or the inbox, keeps it.
 */
import { Composer } from 'telegraf';
import { reply } from '#commands/reply.ts';
import { TimeoutError } from '#platform/clock.ts';
import { hashId } from '#platform/log.ts';
import { retry } from '#platform/retry.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { ImportService, OwnMessages } from '#service/contract/imports.ts';
import type { KnownConnection } from '#storage/business-connections.ts';
import type { BotApi } from '../api/bot-api.ts';
import { BotApiError } from '../api/errors.ts';
import type { BotParts } from '../bot-parts.ts';
import { type JobContext, UnreadableError } from '../jobs/inbox/job-context.ts';
import type { BotContext } from '../updates/context.ts';
import { exportedId, nameOf, ownMessageOf } from '../updates/own-message.ts';
import type { BusinessConnection, BusinessMessage, Update } from '../updates/update.ts';

type LiveChange = Pick<OwnMessages, 'messages' | 'removed'>;

/** Runs what has one key one after the other, in the order in which it came: what was deleted is not written again. */
function createLines(): (key: string, work: () => Promise<void>) => Promise<void> {
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

/** What has changed in a chat of somebody's account. */
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

const SETTLED: readonly ServiceFailure['code'][] = ['bad-request', 'not-found'];

/** Where messages of people's own accounts go. */
export interface LiveService {
  api: Pick<BotApi, 'call'>;
  service: Pick<ImportService, 'putMessages'>;
}

export function businessHandlers(parts: BotParts, live: LiveService): Composer<BotContext> {
  const { clock, log } = parts;
  const { note, write } = createLiveWork(parts, live);

  /** Tries until it is written, or given back. Rejects with the signal's reason, or with UnreadableError: later, then. */
  async function untilWritten({ signal }: JobContext, about: object, attempt: () => Promise<void>): Promise<void> {
    try {
      await retry({ clock, signal, firstPauseMs: 1_000, longestPauseMs: 60_000 }, attempt, (error, pauseMs) => {
        const mayPass = error instanceof ServiceFailure ? !SETTLED.includes(error.code) : error instanceof BotApiError;
        if (!mayPass) throw error;
        log.warn({ err: error, ...about }, 'what happened in somebody’s account is not written yet');
        return pauseMs;
      });
    } catch (error) {
      const isOutOfTime = signal.aborted && signal.reason instanceof TimeoutError;
      throw isOutOfTime ? new UnreadableError('the service takes no messages now') : error;
    }
  }

  const handlers = new Composer<BotContext>();
  handlers.use(async ({ read, job }, next) => {
    const { business_connection: connection } = read;
    const changed = changeOf(read);
    if (connection) await untilWritten(job, {}, () => note(connection, job.signal));
    else if (changed) await untilWritten(job, { chat: hashId(changed.chat.id) }, () => write(changed, job.signal));
    else await next();
  });
  return handlers;
}

/** One attempt each; they reject with ServiceFailure, BotApiError, or the signal's reason. */
function createLiveWork(parts: BotParts, { api, service }: LiveService) {
  const { database, commands, me, allowedUserIds, clock } = parts;
  const { pseudonym } = database;
  const { live: connections } = commands.deps;
  const inLine = createLines();
  const mayUse = (userId: string) => allowedUserIds === undefined || allowedUserIds.has(userId);
  async function tell(userId: string, what: 'begun' | 'ended' | 'archive-gone', telegram?: string): Promise<void> {
    const person = pseudonym(userId);
    const words = await parts.readWords(person, telegram);
    await parts.notify({ person, chatId: userId }, reply([words.text(`live-${what}`)]));
  }

  /** Whoever is told twice after a crash is better off than who is not told that messages are taken in. */
  async function note({ id, user, is_enabled: isOn }: BusinessConnection, signal: AbortSignal): Promise<void> {
    const userId = String(user.id);
    const known = await connections.find(id);
    const isSomebodys = known !== undefined && known.state !== 'forgotten';
    if (!isOn) {
      if (isSomebodys) await tell(userId, 'ended', user.language_code);
      await connections.end(id);
    } else if (mayUse(userId) && !isSomebodys) {
      await service.putMessages(userId, { account: userId, messages: [], removed: [] }, signal);
      await tell(userId, 'begun', user.language_code);
      await connections.begin(id, { person: pseudonym(userId), userId }, clock.now());
    }
  }

  /** A connection that nobody told of was made while this program was away. */
  async function meet(id: string, signal: AbortSignal): Promise<KnownConnection | undefined> {
    try {
      await note(await api.call('getBusinessConnection', { business_connection_id: id }, { signal }), signal);
    } catch (error) {
      // Telegram knows no such connection (any more).
      if (!(error instanceof BotApiError) || error.kind !== 'refused') throw error;
    }
    return connections.find(id);
  }

  async function write({ connectionId, chat, change }: ChatChange, signal: AbortSignal): Promise<void> {
    if (chat.id === me.id) return;
    const known = (await connections.find(connectionId)) ?? (await meet(connectionId, signal));
    if (known?.state !== 'open' || !mayUse(known.userId)) return;
    if (change.messages.length + change.removed.length === 0) return;
    try {
      const messages = { account: known.userId, ...change, existingOnly: true };
      await inLine(known.userId, async () => void (await service.putMessages(known.userId, messages, signal)));
    } catch (error) {
      if (!(error instanceof ServiceFailure) || error.code !== 'not-found') throw error;
      const hasStopped = await connections.turn(pseudonym(known.userId), false, clock.now());
      if (hasStopped) await tell(known.userId, 'archive-gone');
    }
  }

  return { note, write };
}
