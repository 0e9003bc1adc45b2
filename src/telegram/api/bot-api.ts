/** The Bot API: one typed call, what the outbox sends in the bot's own terms, and files. */
import type { ReactionTypeEmoji } from '@grammyjs/types';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { type Call, type CallOptions, createCaller, type Payload } from './call.ts';
import { createDownloads, type OpenFile, openLocalFile } from './download.ts';
import { BotApiError } from './errors.ts';
import type { MenuEntry } from './message.ts';
import {
  addressFields,
  captionFields,
  contentFields,
  editedFields,
  fileOf,
  MAX_NOTICE_LENGTH,
  type OutgoingMessage,
  type Place,
  pictureFields,
} from './message.ts';
import type { BotUser, WebhookInfo } from './results.ts';

export type { BotUser, CallOptions, OpenFile, WebhookInfo };

export const DEFAULT_API_ROOT = 'https://api.telegram.org';
const DEADLINE_MS = { call: 15_000, localFile: 300_000 } as const;
/** getFile: "Bots can download files of up to 20MB"; a server of one's own has no limit but that of a file at Telegram. */
const MAX_FILE_BYTES = { telegram: 20_000_000, ownServer: 2_000_000_000 } as const;
/** answerInlineQuery: "No more than 50 results per query are allowed". */
const MAX_INLINE_RESULTS = 50;

const isTelegram = (apiRoot: string) => URL.parse(apiRoot)?.host === new URL(DEFAULT_API_ROOT).host;

/** Largest file that can be opened of a Bot API at this address, bytes. */
export function largestFile(apiRoot = DEFAULT_API_ROOT): number {
  return MAX_FILE_BYTES[isTelegram(apiRoot) ? 'telegram' : 'ownServer'];
}

export interface CallbackNotice {
  /** At most 200 characters of it are shown; '' for nothing. */
  text: string;
  alert: boolean;
}

/** What is offered to one person while they type; `button` leads to the private chat as `/start <start_parameter>`. */
export type InlineAnswer = Pick<Payload<'answerInlineQuery'>, 'results' | 'button'>;

/** Every method rejects with BotApiError. Those that set, edit, delete, answer or read may be repeated whatever it says. */
export interface BotApi {
  /** Where this server is: scheme, host and path. */
  readonly apiRoot: string;
  readonly call: Call;
  /** Sends a new message, with its file or picture; its id. Not to be repeated when in doubt. */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /** Makes an earlier message say this, with these buttons or none, and show this picture where it has one. */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage): Promise<unknown>;
  deleteMessage(place: Place, messageId: number, options?: CallOptions): Promise<unknown>;
  /** Puts an emoji under a message, in place of an earlier one of the bot's. */
  setMessageReaction(place: Place, messageId: number, emoji: string): Promise<unknown>;
  /** The commands that are offered in one chat. */
  setMyCommands(chat: { chatId: number }, commands: readonly MenuEntry[]): Promise<unknown>;
  /** Lets those that are offered everywhere count again. */
  deleteMyCommands(chat: { chatId: number }): Promise<unknown>;
  /** "typing", for five seconds or until the next message. */
  sendChatAction(place: Place): Promise<unknown>;
  /** Ends the waiting sign on a pressed button. */
  answerCallbackQuery(callbackQueryId: string, notice?: CallbackNotice): Promise<unknown>;
  /** Shows at most fifty results, kept by nobody; a query is answered within seconds or not at all. */
  answerInlineQuery(queryId: string, answer: InlineAnswer): Promise<unknown>;
  /**
   * Opens a file that somebody has sent, at its beginning; it has to be disposed of. A server of one's own fetches it
   * first, which may take minutes. Reading rejects with BotApiError too, also when nothing comes for half a minute.
   */
  openFile(fileId: string, options?: CallOptions): Promise<OpenFile>;
  /** Refuses further calls, ends a poll under way, and lets other calls under way end. */
  close(): Promise<void>;
}

export interface BotApiOptions {
  token: string;
  /** http or https; a path before `/bot<token>` is kept. */
  apiRoot?: string | undefined;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
}

/** @throws TypeError when `apiRoot` is not an http(s) address */
export function createBotApi(options: BotApiOptions): BotApi {
  const { token, apiRoot = DEFAULT_API_ROOT, clock, log, metrics = createMetrics() } = options;
  const root = URL.parse(apiRoot);
  if (!root || !/^https?:$/.test(root.protocol)) throw new TypeError('the Bot API root must be an http(s) address');
  const folder = root.pathname.replace(/\/+$/, '');
  const caller = createCaller({ origin: root.origin, prefix: `${folder}/bot${token}/`, clock, log, metrics });
  const { call } = caller;
  const downloads = createDownloads({ origin: root.origin, clock });
  const inChat = (chatId: number) => ({ type: 'chat', chat_id: chatId }) as const;

  return {
    apiRoot: root.origin + folder,
    call,
    async sendMessage(place, message, options) {
      const address = addressFields(place);
      const file = fileOf(message);
      if (!file) return (await call('sendMessage', { ...address, ...contentFields(message) }, options)).message_id;
      const fields = { ...address, ...captionFields(message) };
      const sent =
        message.picture === undefined
          ? call('sendDocument', { ...fields, document: file }, options)
          : call('sendPhoto', { ...fields, photo: file }, options);
      return (await sent).message_id;
    },
    editMessageText({ chatId }, messageId, message) {
      const named = { chat_id: chatId, message_id: messageId };
      const picture = message.picture === undefined ? undefined : fileOf(message);
      return picture
        ? call('editMessageMedia', { ...named, ...pictureFields(message, picture) })
        : call('editMessageText', { ...named, ...editedFields(message) });
    },
    deleteMessage: ({ chatId }, messageId, options) =>
      call('deleteMessage', { chat_id: chatId, message_id: messageId }, options),
    setMessageReaction: ({ chatId }, messageId, emoji) =>
      call('setMessageReaction', {
        chat_id: chatId,
        message_id: messageId,
        reaction: [{ type: 'emoji', emoji } as ReactionTypeEmoji],
      }),
    setMyCommands: ({ chatId }, commands) => call('setMyCommands', { scope: inChat(chatId), commands }),
    deleteMyCommands: ({ chatId }) => call('deleteMyCommands', { scope: inChat(chatId) }),
    sendChatAction: ({ replyTo: _, ...place }) => call('sendChatAction', { ...addressFields(place), action: 'typing' }),
    answerCallbackQuery(callbackQueryId, { text, alert } = { text: '', alert: false }) {
      const shown = text.slice(0, MAX_NOTICE_LENGTH).toWellFormed();
      const notice = shown === '' ? {} : { text: shown, show_alert: alert };
      return call('answerCallbackQuery', { callback_query_id: callbackQueryId, ...notice });
    },
    answerInlineQuery: (queryId, { results, button }) =>
      call('answerInlineQuery', {
        inline_query_id: queryId,
        results: results.slice(0, MAX_INLINE_RESULTS),
        is_personal: true,
        cache_time: 0,
        ...(button ? { button } : {}),
      }),
    async openFile(fileId, options) {
      const deadlineMs = DEADLINE_MS[isTelegram(apiRoot) ? 'call' : 'localFile'];
      const { file_path: path } = await call('getFile', { file_id: fileId }, { deadlineMs, ...options });
      if (path === undefined) throw new BotApiError('refused', 'getFile', { description: 'the file is not there' });
      const limits = { signal: options?.signal, maxBytes: largestFile(apiRoot) };
      if (path.startsWith('/') && !isTelegram(apiRoot)) return openLocalFile(path, token, limits);
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      return downloads.open(`${folder}/file/bot${token}/${encoded}`, limits);
    },
    async close() {
      await Promise.all([caller.close(), downloads.destroy()]);
    },
  };
}
