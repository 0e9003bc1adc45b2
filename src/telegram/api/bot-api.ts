/** Bot API client: typed calls, sending and editing messages, and downloads. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { type Call, type CallOptions, createCaller } from './call.ts';
import { createDownloads, type OpenFile, openLocalFile } from './download.ts';
import { BotApiError } from './errors.ts';
import {
  addressFields,
  captionFields,
  contentFields,
  editedFields,
  fileOf,
  type OutgoingMessage,
  type Place,
  pictureFields,
} from './message.ts';
import type { BotUser, WebhookInfo } from './results.ts';

export type { BotUser, CallOptions, OpenFile, WebhookInfo };

export const DEFAULT_API_ROOT = 'https://api.telegram.org';
const DEADLINE_MS = { call: 15_000, localFile: 300_000 } as const;
/** getFile: "Bots can download files of up to 20MB"; a self-hosted server has only Telegram's own limit on files. */
const MAX_FILE_BYTES = { telegram: 20_000_000, ownServer: 2_000_000_000 } as const;

const isTelegram = (apiRoot: string) => URL.parse(apiRoot)?.host === new URL(DEFAULT_API_ROOT).host;

/** Size limit in bytes of files that can be opened from the Bot API server at `apiRoot`. */
export function maxFileBytes(apiRoot = DEFAULT_API_ROOT): number {
  return MAX_FILE_BYTES[isTelegram(apiRoot) ? 'telegram' : 'ownServer'];
}

/** Every method rejects with BotApiError. */
export interface BotApi {
  /** Scheme, host and path of the server. */
  readonly apiRoot: string;
  /** Methods that set, edit, delete, answer or read are safe to repeat after any error. */
  readonly call: Call;
  /** Sends a new message with its file or picture; resolves with its id. Not safe to repeat after `in-doubt`. */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /** Replaces the text, buttons and, if there is one, picture of an earlier message. */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage): Promise<unknown>;
  /**
   * Opens a file that a person sent; the caller must dispose of it. A self-hosted server first downloads it, which may
   * take minutes. Reading rejects with BotApiError too, also after 30 seconds without data.
   */
  openFile(fileId: string, options?: CallOptions): Promise<OpenFile>;
  /** Refuses new calls, aborts a poll in flight, and waits for other calls in flight. */
  close(): Promise<void>;
}

export interface BotApiOptions {
  token: string;
  /** http or https; may have a path, to which `/bot<token>` is appended. */
  apiRoot?: string | undefined;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
}

/** @throws TypeError when `apiRoot` is not an http(s) URL */
export function createBotApi(options: BotApiOptions): BotApi {
  const { token, apiRoot = DEFAULT_API_ROOT, clock, log, metrics = createMetrics() } = options;
  const root = URL.parse(apiRoot);
  if (!root || !/^https?:$/.test(root.protocol)) throw new TypeError('the Bot API root must be an http(s) URL');
  const folder = root.pathname.replace(/\/+$/, '');
  const caller = createCaller({ origin: root.origin, prefix: `${folder}/bot${token}/`, clock, log, metrics });
  const { call } = caller;
  const downloads = createDownloads({ origin: root.origin, clock });

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
    async openFile(fileId, options) {
      const deadlineMs = DEADLINE_MS[isTelegram(apiRoot) ? 'call' : 'localFile'];
      const { file_path: path } = await call('getFile', { file_id: fileId }, { deadlineMs, ...options });
      if (path === undefined) throw new BotApiError('refused', 'getFile', { description: 'no file_path in the reply' });
      const limits = { signal: options?.signal, maxBytes: maxFileBytes(apiRoot) };
      if (path.startsWith('/') && !isTelegram(apiRoot)) return openLocalFile(path, token, limits);
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      return downloads.open(`${folder}/file/bot${token}/${encoded}`, limits);
    },
    async close() {
      await Promise.all([caller.close(), downloads.destroy()]);
    },
  };
}
