/**
 * Messages of people's own Telegram accounts, where they have connected this bot as a business chatbot: they go into the
 * archive as they happen, and nobody is ever answered. An update is done when the service has written it: until then
 * Telegram, or the inbox, keeps it.
 */
import { z } from 'zod';
import type { BotApi } from '../bot-api/bot-api.ts';
import { BotApiError } from '../bot-api/errors.ts';
import { type Clock, DeadlineError } from '../clock.ts';
import type { Answer } from '../commands/answer.ts';
import { inWords } from '../commands/catalogue.ts';
import { LIVE_WORDS } from '../commands/import-words.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { ImportService } from '../contract/import-service.ts';
import { UnreadableError, type UpdateTurn } from '../inbox/turn.ts';
import type { Classification } from '../inbox/update.ts';
import { hashId, type Log } from '../log.ts';
import { createLiveBatches, type LiveChange } from './live-batches.ts';
import { nameOf, ownMessageOf } from './own-message.ts';

const Chat = z.object({
  id: z.number(),
  title: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});
const Connection = z.object({ id: z.string(), user: z.object({ id: z.number() }), is_enabled: z.boolean() });
const Heard = z.looseObject({ business_connection_id: z.string(), chat: Chat });
const Update = z.object({
  business_connection: Connection.optional(),
  business_message: Heard.optional(),
  edited_business_message: Heard.optional(),
  deleted_business_messages: z
    .object({ business_connection_id: z.string(), chat: Chat, message_ids: z.array(z.number()).max(1000) })
    .optional(),
});

export type Live =
  | { kind: 'connection'; connection: z.infer<typeof Connection> }
  | { kind: 'message'; connectionId: string; chat: z.infer<typeof Chat>; message: object }
  | { kind: 'deleted'; connectionId: string; chat: z.infer<typeof Chat>; ids: readonly number[] };

/** What a business update says; undefined for all others. */
export function readLive(update: unknown): Live | undefined {
  const read = Update.safeParse(update).data;
  if (!read) return undefined;
  const { business_connection: connection, deleted_business_messages: deleted } = read;
  if (connection) return { kind: 'connection', connection };
  const message = read.business_message ?? read.edited_business_message;
  if (message) return { kind: 'message', connectionId: message.business_connection_id, chat: message.chat, message };
  if (!deleted) return undefined;
  const { business_connection_id: connectionId, chat, message_ids: ids } = deleted;
  return { kind: 'deleted', connectionId, chat, ids };
}

const PAUSE_MS = { first: 1_000, longest: 60_000 };

export function createLiveDesk(deps: {
  api?: Pick<BotApi, 'getBusinessConnection'>;
  service?: ImportService;
  me: { id: number };
  allowedUserIds?: ReadonlySet<string> | undefined;
  pseudonym(id: number): string;
  tell(to: { person: string; chatId: string }, answer: Answer): Promise<void>;
  clock: Clock;
  log: Log;
}) {
  const { api, service, me, allowedUserIds, pseudonym, clock, log } = deps;
  const batches = service && createLiveBatches(service);
  /** Whose account it is; undefined for one that is over, or of somebody who may not use the bot. */
  const owners = new Map<string, string | undefined>();

  function noteConnection({ id, user, is_enabled: isOn }: z.infer<typeof Connection>): string | undefined {
    const owner = String(user.id);
    const counts = isOn && (allowedUserIds === undefined || allowedUserIds.has(owner));
    owners.set(id, counts ? owner : undefined);
    return counts ? owner : undefined;
  }

  async function ownerOf(id: string, signal: AbortSignal): Promise<string | undefined> {
    if (owners.has(id) || !api) return owners.get(id);
    try {
      return noteConnection(await api.getBusinessConnection(id, { signal }));
    } catch (error) {
      // Telegram knows no such connection (any more).
      if (!(error instanceof BotApiError) || error.kind !== 'refused') throw error;
      return undefined;
    }
  }

  async function write(live: Exclude<Live, { kind: 'connection' }>, signal: AbortSignal): Promise<void> {
    const owner = await ownerOf(live.connectionId, signal);
    if (owner === undefined || !batches || live.chat.id === me.id) return;
    const chatId = String(Math.abs(live.chat.id)).replace(/^100(?=\d{10}$)/, '');
    const chat = { chatId, chatName: nameOf(live.chat) };
    const message = live.kind === 'message' ? ownMessageOf(live.message, chat) : undefined;
    const change: LiveChange = {
      messages: message ? [message] : [],
      removed: live.kind === 'deleted' ? live.ids.map((id) => ({ chatId, id: String(id) })) : [],
    };
    if (change.messages.length + change.removed.length > 0) await batches.put(owner, change, signal);
  }

  return {
    classify: (live: Live | undefined): Classification | undefined => {
      if (!live) return undefined;
      const lane = live.kind === 'connection' ? live.connection.id : `${live.connectionId} ${live.chat.id}`;
      return { lane: `live ${lane}`, control: false };
    },
    /** Tries until it is written, or given back. Rejects with the signal's reason, or with UnreadableError: later, then. */
    async take(live: Live, { signal }: UpdateTurn): Promise<void> {
      if (live.kind === 'connection') {
        const { user, is_enabled: isOn } = live.connection;
        const owner = noteConnection(live.connection);
        if (!batches || (owner === undefined && isOn)) return;
        const words = isOn ? LIVE_WORDS.begun : LIVE_WORDS.ended;
        await deps.tell({ person: pseudonym(user.id), chatId: String(user.id) }, inWords([words]));
        return;
      }
      for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
        try {
          return await write(live, signal);
        } catch (error) {
          if (signal.aborted && !(signal.reason instanceof DeadlineError)) throw signal.reason;
          if (signal.aborted) throw new UnreadableError('the service takes no messages now');
          const mayPass = error instanceof ServiceFailure ? error.code !== 'bad-request' : error instanceof BotApiError;
          if (!mayPass) throw error;
          log.warn({ err: error, chat: hashId(live.chat.id) }, 'a message of somebody’s account is not written yet');
        }
        await clock.sleep(pauseMs, signal).catch(() => undefined);
      }
    },
  };
}
