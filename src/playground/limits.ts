/**
 * Telegram's limits. Text lengths are UTF-16 code units, durations milliseconds unless the name says otherwise.
 * The source of each is the Bot API manual's section on the method or type named beside it.
 */

/** MessageEntity: entities beyond the first hundred have no effect. */
export const MAX_ENTITIES = 100;
/** Buttons per message and per row; excess buttons are dropped (tdlib, ReplyMarkup.cpp). */
export const MAX_BUTTONS = 300;
export const MAX_BUTTONS_PER_ROW = 12;
/** Telegram's backend rejects more. The number is undocumented; 100 was observed. */
export const MAX_BUTTONS_ACCEPTED = 100;
/** setMyCommands: at most 100 commands. */
export const MAX_COMMANDS = 100;
/** getUpdates: limit 1-100; the server clamps timeouts to 50 s. */
export const MAX_UPDATES = 100;
export const MAX_POLL_SECONDS = 50;
/** Maximum size of a getUpdates response, and of the queue; further updates are lost (Client.cpp, TQueue.cpp). */
export const MAX_BATCH_BYTES = 4 * 1024 * 1024;
export const MAX_WAITING_UPDATES = 100_000;
/** Files per request (tdnet, HttpReader.cpp). */
export const MAX_FILES = 50;
/** sendMediaGroup. */
export const MAX_ALBUM = 10;
/** close: "The method will return error 429 in the first 10 minutes after the bot is launched". */
export const CLOSABLE_AFTER_MS = 600_000;
/** getFile: a link is valid for at least an hour; here for exactly that. */
export const LINK_LIFETIME_MS = 3_600_000;
/** deleteMessage: "A message can only be deleted if it was sent less than 48 hours ago". */
export const DELETABLE_FOR_MS = 48 * 3_600_000;
/** deleteMessages: 1-100 identifiers. */
export const MAX_DELETED_AT_ONCE = 100;
/** getUpdates: "Incoming updates are stored ... not longer than 24 hours". */
export const UPDATE_LIFETIME_MS = 24 * 3_600_000;
/** Lifetimes of queued callback queries and chosen inline results (tdlib/telegram-bot-api, Client.cpp). */
export const PRESS_LIFETIME_MS = 150_000;
export const CHOICE_LIFETIME_MS = 600_000;
/** How long a callback query may be answered. Undocumented; clients stop waiting at about this age. */
export const PRESS_ANSWERABLE_MS = 60_000;
/** sendChatAction: "The status is set for 5 seconds or less". */
export const CHAT_ACTION_MS = 5_000;
/** answerInlineQuery: at most 50 results; ids and offsets up to 64 bytes; cached for 300 s by default. */
export const MAX_INLINE_RESULTS = 50;
export const MAX_INLINE_BYTES = 64;
export const DEFAULT_INLINE_CACHE_S = 300;
/** InlineQuery: "Text of the query (up to 256 characters)". */
export const MAX_INLINE_QUERY = 256;
/** How long an inline query may be answered. Undocumented; Telegram's servers reject answers at about this age. */
export const INLINE_ANSWERABLE_MS = 30_000;
/** setWebhook: max_connections 1-100, defaults to 40. */
export const DEFAULT_WEBHOOK_CONNECTIONS = 40;
export const MAX_WEBHOOK_CONNECTIONS = 100;
/** Timeout of a webhook request; maximum delay between retries; below, maximum Retry-After. */
export const WEBHOOK_DEADLINE_MS = 60_000;
export const MAX_WEBHOOK_DELAY_MS = 60_000;
/** A webhook that answers only 410 for this long is removed. */
export const GONE_WEBHOOK_MS = 23 * 3_600_000;
export const MAX_RETRY_AFTER_MS = 3_600_000;
/** sendPhoto 10 MB, sendDocument 50 MB, getFile 20 MB. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024;
export const MAX_DOWNLOAD_BYTES = 20 * 1024 * 1024;

/** Not Telegram's limits: these bound the memory of a local program. */
export const MAX_FORM_BYTES = 1024 * 1024;
export const MAX_UPLOAD_BYTES = MAX_DOCUMENT_BYTES + MAX_FORM_BYTES;
export const MAX_STORED_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_REMEMBERED_UPDATES = 1_000;
export const MAX_MESSAGES_PER_CHAT = 5_000;
export const MAX_EVENTS_KEPT = 4_000;
