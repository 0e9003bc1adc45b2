/**
 * The Bot API: one call per method that is used, its reply read, its failure a BotApiError. A call is made once, and right
 * away: pace, repetition and waiting belong to those who call.
 */
import type { Clock } from '../clock.ts';
import { createHttpPool, HttpError, type HttpReply } from '../http.ts';
import type { Log } from '../log.ts';
import { createDownloads, type OpenFile } from './download.ts';
import { BotApiError } from './errors.ts';
import { openLocalFile } from './local-file.ts';
import type { OutgoingMessage, Place } from './message.ts';
import { addressFields, captionFields, contentFields, editedFields, MAX_NOTICE_LENGTH } from './message.ts';
import type { BotUser, MenuEntry, WebhookInfo } from './replies.ts';
import * as replies from './replies.ts';
import { multipartForm } from './upload.ts';

export type { BotUser, MenuEntry, OpenFile, WebhookInfo };

export const DEFAULT_API_ROOT = 'https://api.telegram.org';
const CONNECTIONS = 64;
/** One poll, and the last one that confirms what it brought. */
const POLL_CONNECTIONS = 2;
/** Below what servers usually allow an idle connection, so that they do not close one under a request. */
const KEEP_ALIVE_MS = 15_000;
const DEADLINE_MS = { call: 15_000, upload: 120_000, poll: 60_000, localFile: 300_000 } as const;
/** getFile: "Bots can download files of up to 20MB"; a server of one's own has no limit but that of a file at Telegram. */
const MAX_FILE_BYTES = { telegram: 20_000_000, ownServer: 2_000_000_000 } as const;

const isTelegram = (apiRoot: string) => URL.parse(apiRoot)?.host === new URL(DEFAULT_API_ROOT).host;

/** Largest file that can be opened of a Bot API at this address, bytes. */
export function largestFile(apiRoot = DEFAULT_API_ROOT): number {
  return MAX_FILE_BYTES[isTelegram(apiRoot) ? 'telegram' : 'ownServer'];
}
const MAX_REPLY_BYTES = { call: 2 << 20, poll: 32 << 20 } as const;

export interface CallOptions {
  /** Gives the call up at once; it ends as `unreachable` or `in-doubt`, as every call that was given up. */
  signal?: AbortSignal | undefined;
  /** For the whole call, in milliseconds; 15,000 unless the method says otherwise. */
  deadlineMs?: number | undefined;
}

export interface PollFields {
  /** The first update that is not confirmed; undefined: all that are not. */
  offset: number | undefined;
  /** 1-100 */
  limit: number;
  /** Seconds that the server waits for something to tell. */
  timeout: number;
  allowed_updates: readonly string[];
}

export interface WebhookFields {
  url: string;
  /** 1-256 characters of `A-Za-z0-9_-`. */
  secret_token: string;
  /** 1-100 */
  max_connections: number;
  allowed_updates: readonly string[];
}

export type CommandScope = 'default' | 'all_private_chats' | 'all_group_chats';

/** Every method rejects with BotApiError. Those that set, edit, delete, answer or read may be repeated whatever it says. */
export interface BotApi {
  getMe(options?: CallOptions): Promise<BotUser>;
  /** Updates as they came. The deadline is a minute: more than `timeout`. */
  getUpdates(fields: PollFields, options?: CallOptions): Promise<unknown[]>;
  getWebhookInfo(options?: CallOptions): Promise<WebhookInfo>;
  setWebhook(fields: WebhookFields, options?: CallOptions): Promise<void>;
  /** Updates that wait are kept. */
  deleteWebhook(options?: CallOptions): Promise<void>;
  getMyCommands(scope: CommandScope, options?: CallOptions): Promise<MenuEntry[]>;
  setMyCommands(scope: CommandScope, commands: readonly MenuEntry[], options?: CallOptions): Promise<void>;
  getMyDescription(options?: CallOptions): Promise<string>;
  /** At most 512 characters. */
  setMyDescription(description: string, options?: CallOptions): Promise<void>;
  getMyShortDescription(options?: CallOptions): Promise<string>;
  /** At most 120 characters. */
  setMyShortDescription(description: string, options?: CallOptions): Promise<void>;
  /** Sends a new message, with `file` as a document (deadline two minutes then); its id. Not to be repeated when in doubt. */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /** Makes an earlier message say this, with these buttons or none. See isUnchanged, isGone and isFormRefusal. */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage, options?: CallOptions): Promise<void>;
  /** See isGone. */
  deleteMessage(place: Place, messageId: number, options?: CallOptions): Promise<void>;
  /** "typing", for five seconds or until the next message. */
  sendChatAction(place: Place, options?: CallOptions): Promise<void>;
  /** Ends the waiting sign on a pressed button; of `text` at most 200 characters are shown. See isExpiredPress. */
  answerCallbackQuery(pressId: string, notice?: { text: string; alert: boolean }, options?: CallOptions): Promise<void>;
  /**
   * Opens a file that somebody has sent, at its beginning; it has to be disposed of. A server of one's own fetches it
   * first, which may take minutes. Reading rejects with BotApiError too, also when nothing comes for half a minute.
   */
  openFile(fileId: string, options?: CallOptions): Promise<OpenFile>;
  getBusinessConnection(id: string, options?: CallOptions): Promise<replies.BusinessConnection>;
  /** Refuses further calls, ends a poll under way, and lets other calls under way end. */
  close(): Promise<void>;
}

export interface BotApiOptions {
  token: string;
  /** http or https; a path before `/bot<token>` is kept. */
  apiRoot?: string | undefined;
  clock: Clock;
  log: Log;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** @throws TypeError when `apiRoot` is not an http(s) address */
export function createBotApi({ token, apiRoot = DEFAULT_API_ROOT, clock, log }: BotApiOptions): BotApi {
  const root = URL.parse(apiRoot);
  if (!root || !/^https?:$/.test(root.protocol)) throw new TypeError('the Bot API root must be an http(s) address');
  const pool = { origin: root.origin, clock, keepAliveMs: KEEP_ALIVE_MS };
  const calls = createHttpPool({ ...pool, connections: CONNECTIONS });
  const polls = createHttpPool({ ...pool, connections: POLL_CONNECTIONS });
  const folder = root.pathname.replace(/\/+$/, '');
  const prefix = `${folder}/bot${token}/`;
  const downloads = createDownloads({ origin: root.origin, clock });

  async function call<T>(
    method: string,
    fields: Readonly<Record<string, unknown>>,
    read: replies.Reader<T>,
    options: CallOptions | undefined,
    upload?: string,
  ): Promise<T> {
    const isPoll = method === 'getUpdates';
    const form = upload === undefined ? undefined : multipartForm(fields, answerFile(upload));
    const limits = {
      signal: options?.signal,
      deadlineMs: options?.deadlineMs ?? DEADLINE_MS[isPoll ? 'poll' : form ? 'upload' : 'call'],
      maxBytes: MAX_REPLY_BYTES[isPoll ? 'poll' : 'call'],
    };
    const request = {
      method: 'POST',
      path: prefix + method,
      headers: form ? { 'content-type': form.contentType } : JSON_HEADERS,
      body: form ? form.body : JSON.stringify(fields),
    } as const;
    let reply: HttpReply;
    try {
      reply = await (isPoll ? polls : calls).exchange(request, limits);
    } catch (error) {
      const failure = new BotApiError(
        error instanceof HttpError && !error.started ? 'unreachable' : 'in-doubt',
        method,
        {
          cause: error,
        },
      );
      log.debug({ err: failure }, 'a Bot API call has no answer');
      throw failure;
    }
    return replies.read(method, reply, read);
  }
  const set = async (method: string, fields: Readonly<Record<string, unknown>>, options: CallOptions | undefined) => {
    await call(method, fields, replies.anything, options);
  };

  return {
    getMe: (options) => call('getMe', {}, replies.botUser, options),
    getUpdates: (fields, options) => call('getUpdates', { ...fields }, replies.updates, options),
    getWebhookInfo: (options) => call('getWebhookInfo', {}, replies.webhookInfo, options),
    setWebhook: (fields, options) => set('setWebhook', { ...fields }, options),
    deleteWebhook: (options) => set('deleteWebhook', { drop_pending_updates: false }, options),
    getMyCommands: (scope, options) => call('getMyCommands', { scope: { type: scope } }, replies.menu, options),
    setMyCommands: (scope, commands, options) => set('setMyCommands', { scope: { type: scope }, commands }, options),
    getMyDescription: async (options) => (await call('getMyDescription', {}, replies.description, options)).description,
    setMyDescription: (description, options) => set('setMyDescription', { description }, options),
    getMyShortDescription: async (options) =>
      (await call('getMyShortDescription', {}, replies.shortDescription, options)).short_description,
    setMyShortDescription: (text, options) => set('setMyShortDescription', { short_description: text }, options),
    async sendMessage(place, message, options) {
      const address = addressFields(place);
      const { message_id } =
        message.file === undefined
          ? await call('sendMessage', Object.assign(address, contentFields(message)), replies.sent, options)
          : await call('sendDocument', { ...address, ...captionFields(message) }, replies.sent, options, message.file);
      return message_id;
    },
    editMessageText: (place, messageId, message, options) =>
      set('editMessageText', { chat_id: place.chatId, message_id: messageId, ...editedFields(message) }, options),
    deleteMessage: (place, messageId, options) =>
      set('deleteMessage', { chat_id: place.chatId, message_id: messageId }, options),
    sendChatAction: (place, options) => {
      const { reply_parameters: _, ...address } = addressFields(place);
      return set('sendChatAction', { ...address, action: 'typing' }, options);
    },
    answerCallbackQuery: (pressId, notice, options) => {
      const text = notice?.text.slice(0, MAX_NOTICE_LENGTH).toWellFormed() ?? '';
      const words = text === '' ? {} : { text, show_alert: notice?.alert === true };
      return set('answerCallbackQuery', { callback_query_id: pressId, ...words }, options);
    },
    getBusinessConnection: (id, options) =>
      call('getBusinessConnection', { business_connection_id: id }, replies.businessConnection, options),
    async openFile(fileId, options) {
      const deadlineMs = DEADLINE_MS[isTelegram(apiRoot) ? 'call' : 'localFile'];
      const place = await call('getFile', { file_id: fileId }, replies.filePlace, { deadlineMs, ...options });
      const path = place.file_path;
      if (path === undefined) throw new BotApiError('refused', 'getFile', { description: 'the file is not there' });
      const limits = { signal: options?.signal, maxBytes: largestFile(apiRoot) };
      if (path.startsWith('/') && !isTelegram(apiRoot)) return openLocalFile(path, token, limits);
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      return downloads.open(`${folder}/file/bot${token}/${encoded}`, limits);
    },
    async close() {
      await Promise.all([calls.close(), polls.destroy(), downloads.destroy()]);
    },
  };
}

const answerFile = (content: string) => ({ field: 'document', filename: 'answer.txt', content });
