/**
 * The Bot API: one call per method that is used, its reply read, its failure a BotApiError. A call is made once, and right
 * away: pace, repetition and waiting belong to those who call.
 */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import type { BusinessConnection } from '../updates/update.ts';
import { type Caller, type CallOptions, createCaller, type Upload } from './call.ts';
import { type CommandScope, languageFields, type MenuEntry, menuFields } from './command-menu.ts';
import { createDownloads, type OpenFile, openLocalFile } from './download.ts';
import { BotApiError } from './errors.ts';
import { type InlineAnswer, inlineAnswerFields } from './inline-query.ts';
import {
  addressFields,
  captionFields,
  contentFields,
  editedFields,
  MAX_NOTICE_LENGTH,
  messageFields,
  type OutgoingMessage,
  type Place,
  pictureFields,
} from './message.ts';
import * as replies from './replies.ts';
import { type BotUser, sent, type WebhookInfo } from './replies.ts';

export type { BotUser, CallOptions, CommandScope, InlineAnswer, MenuEntry, OpenFile, WebhookInfo };

export const DEFAULT_API_ROOT = 'https://api.telegram.org';
const DEADLINE_MS = { call: 15_000, localFile: 300_000 } as const;
/** getFile: "Bots can download files of up to 20MB"; a server of one's own has no limit but that of a file at Telegram. */
const MAX_FILE_BYTES = { telegram: 20_000_000, ownServer: 2_000_000_000 } as const;

const isTelegram = (apiRoot: string) => URL.parse(apiRoot)?.host === new URL(DEFAULT_API_ROOT).host;

/** Largest file that can be opened of a Bot API at this address, bytes. */
export function largestFile(apiRoot = DEFAULT_API_ROOT): number {
  return MAX_FILE_BYTES[isTelegram(apiRoot) ? 'telegram' : 'ownServer'];
}

/** `language`: two letters; absent for everybody whose language has nothing of its own. */
export type LanguageOptions = CallOptions & { language?: string | undefined };

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

export interface PressNotice {
  /** At most 200 characters of it are shown; '' for nothing. */
  text: string;
  alert: boolean;
  /** Opened by whoever pressed: a `t.me/<bot>?start=…` of this bot. */
  url?: string;
}

/** Every method rejects with BotApiError. Those that set, edit, delete, answer or read may be repeated whatever it says. */
export interface BotApi extends Sending {
  /** Where this server is: scheme, host and path. */
  readonly apiRoot: string;
  getMe(options?: CallOptions): Promise<BotUser>;
  /** Updates as they came. The deadline is a minute: more than `timeout`. */
  getUpdates(fields: PollFields, options?: CallOptions): Promise<unknown[]>;
  getWebhookInfo(options?: CallOptions): Promise<WebhookInfo>;
  setWebhook(fields: WebhookFields, options?: CallOptions): Promise<void>;
  /** Updates that wait are kept. */
  deleteWebhook(options?: CallOptions): Promise<void>;
  setMyCommands(scope: CommandScope, commands: readonly MenuEntry[], options?: LanguageOptions): Promise<void>;
  /** Lets wider scopes and other languages count again. */
  deleteMyCommands(scope: CommandScope, options?: LanguageOptions): Promise<void>;
  /** At most 512 characters. */
  setMyDescription(description: string, options?: LanguageOptions): Promise<void>;
  /** At most 120 characters. */
  setMyShortDescription(description: string, options?: LanguageOptions): Promise<void>;
  /** Shows what can be chosen; a query is answered within seconds or not at all. */
  answerInlineQuery(queryId: string, answer: InlineAnswer, options?: CallOptions): Promise<void>;
  /** Puts an emoji under a message, in place of an earlier one of the bot's. */
  setMessageReaction(place: Place, messageId: number, emoji: string, options?: CallOptions): Promise<void>;
  /** "typing", for five seconds or until the next message. */
  sendChatAction(place: Place, options?: CallOptions): Promise<void>;
  /** Ends the waiting sign on a pressed button. */
  answerCallbackQuery(pressId: string, notice?: PressNotice, options?: CallOptions): Promise<void>;
  /**
   * Opens a file that somebody has sent, at its beginning; it has to be disposed of. A server of one's own fetches it
   * first, which may take minutes. Reading rejects with BotApiError too, also when nothing comes for half a minute.
   */
  openFile(fileId: string, options?: CallOptions): Promise<OpenFile>;
  getBusinessConnection(id: string, options?: CallOptions): Promise<BusinessConnection>;
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
  const { call, set } = caller;
  const downloads = createDownloads({ origin: root.origin, clock });

  return {
    apiRoot: root.origin + folder,
    getMe: (options) => call('getMe', {}, replies.botUser, options),
    getUpdates: (fields, options) => call('getUpdates', { ...fields }, replies.updates, options),
    getWebhookInfo: (options) => call('getWebhookInfo', {}, replies.webhookInfo, options),
    setWebhook: (fields, options) => set('setWebhook', { ...fields }, options),
    deleteWebhook: (options) => set('deleteWebhook', { drop_pending_updates: false }, options),
    setMyCommands: (scope, commands, options) =>
      set('setMyCommands', { ...menuFields(scope, options?.language), commands }, options),
    deleteMyCommands: (scope, options) => set('deleteMyCommands', menuFields(scope, options?.language), options),
    setMyDescription: (description, options) =>
      set('setMyDescription', { description, ...languageFields(options?.language) }, options),
    setMyShortDescription: (text, options) =>
      set('setMyShortDescription', { short_description: text, ...languageFields(options?.language) }, options),
    ...createSending(caller),
    answerInlineQuery: (queryId, answer, options) =>
      set('answerInlineQuery', inlineAnswerFields(queryId, answer), options),
    sendChatAction: (place, options) => {
      const { chatId, kind, threadId } = place;
      const address = addressFields({ chatId, kind, threadId });
      return set('sendChatAction', { ...address, action: 'typing' }, options);
    },
    setMessageReaction: (place, messageId, emoji, options) =>
      set('setMessageReaction', { ...messageFields(place, messageId), reaction: [{ type: 'emoji', emoji }] }, options),
    answerCallbackQuery: (pressId, notice, options) => {
      const text = notice?.text.slice(0, MAX_NOTICE_LENGTH).toWellFormed() ?? '';
      const words = text === '' ? {} : { text, show_alert: notice?.alert === true };
      const lead = notice?.url === undefined ? {} : { url: notice.url };
      return set('answerCallbackQuery', { callback_query_id: pressId, ...words, ...lead }, options);
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
      await Promise.all([caller.close(), downloads.destroy()]);
    },
  };
}

interface Sending {
  /**
   * Sends a new message, with its file or picture (deadline two minutes then); its id. Not to be repeated when in doubt.
   */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /**
   * Makes an earlier message say this, with these buttons or none, and show this picture where it has one. See isUnchanged,
   * isGone and isFormRefusal.
   */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage, options?: CallOptions): Promise<void>;
  /** See isGone. */
  deleteMessage(place: Place, messageId: number, options?: CallOptions): Promise<void>;
}

function createSending({ call, set }: Caller): Sending {
  async function send(place: Place, message: OutgoingMessage, options: CallOptions | undefined) {
    const address = addressFields(place);
    const upload = uploadOf(message);
    const [method, content] =
      upload === undefined
        ? (['sendMessage', contentFields(message)] as const)
        : ([message.picture === undefined ? 'sendDocument' : 'sendPhoto', captionFields(message)] as const);
    return await call(method, { ...address, ...content }, sent, options, upload);
  }

  return {
    async sendMessage(place, message, options) {
      return (await send(place, message, options)).message_id;
    },
    async editMessageText(place, messageId, message, options) {
      const named = messageFields(place, messageId);
      const upload = uploadOf(message);
      const isPicture = message.picture !== undefined;
      const content = isPicture ? pictureFields(message) : editedFields(message);
      const method = isPicture ? 'MessageMedia' : 'MessageText';
      await set(`edit${method}`, { ...named, ...content }, options, upload);
    },
    deleteMessage: (place, messageId, options) => set('deleteMessage', messageFields(place, messageId), options),
  };
}

/** What is uploaded with a message. The field is what the fields of the call refer to it by. */
function uploadOf({ file, fileEncoding, fileName = 'answer.txt', picture }: OutgoingMessage): Upload | undefined {
  if (picture !== undefined) {
    const content = Buffer.from(picture, 'base64');
    return { field: 'photo', filename: 'picture.png', contentType: 'image/png', content };
  }
  if (file === undefined) return undefined;
  const contentType = fileEncoding === undefined ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return { field: 'document', filename: fileName, contentType, content: Buffer.from(file, fileEncoding ?? 'utf8') };
}
