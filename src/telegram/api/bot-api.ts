/** The Bot API: one typed call, what the outbox sends in the bot's own terms, and files. */
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
/** getFile: "Bots can download files of up to 20MB"; a server of one's own has no limit but that of a file at Telegram. */
const MAX_FILE_BYTES = { telegram: 20_000_000, ownServer: 2_000_000_000 } as const;

const isTelegram = (apiRoot: string) => URL.parse(apiRoot)?.host === new URL(DEFAULT_API_ROOT).host;

/** Largest file that can be opened of a Bot API at this address, bytes. */
export function largestFile(apiRoot = DEFAULT_API_ROOT): number {
  return MAX_FILE_BYTES[isTelegram(apiRoot) ? 'telegram' : 'ownServer'];
}

/** Every method rejects with BotApiError. */
export interface BotApi {
  /** Where this server is: scheme, host and path. */
  readonly apiRoot: string;
  /** Methods that set, edit, delete, answer or read may be repeated whatever the error says. */
  readonly call: Call;
  /** Sends a new message, with its file or picture; its id. Not to be repeated when in doubt. */
  sendMessage(place: Place, message: OutgoingMessage, options?: CallOptions): Promise<number>;
  /** Makes an earlier message say this, with these buttons or none, and show this picture where it has one. */
  editMessageText(place: Place, messageId: number, message: OutgoingMessage): Promise<unknown>;
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
