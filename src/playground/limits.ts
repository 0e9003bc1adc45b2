/**
 * What Telegram allows, as numbers. Text lengths are UTF-16 code units, durations milliseconds unless the name says
 * otherwise. The source of each is the Bot API manual's page of the method or type named beside it.
 */

/** MessageEntity: entities beyond the first hundred have no effect. */
export const MAX_ENTITIES = 100;
/** Buttons of one message; more are left out of a message, and so are those of a row beyond its limit (tdlib, ReplyMarkup.cpp). */
export const MAX_BUTTONS = 300;
export const MAX_BUTTONS_PER_ROW = 12;
/** More than that Telegram's backend refuses. It states no number; 100 is what has been seen. */
export const MAX_BUTTONS_TAKEN = 100;
/** setMyCommands: at most 100 commands. */
export const MAX_COMMANDS = 100;
/** getUpdates: limit 1-100; timeouts above 50 s are cut to 50 s by the server. */
export const MAX_UPDATES = 100;
export const MAX_POLL_SECONDS = 50;
/** What one answer of getUpdates holds at most, and how many updates wait; later ones are lost (Client.cpp, TQueue.cpp). */
export const MAX_BATCH_BYTES = 4 * 1024 * 1024;
export const MAX_WAITING_UPDATES = 100_000;
/** Files of one request (tdnet, HttpReader.cpp). */
export const MAX_FILES = 50;
/** sendMediaGroup. */
export const MAX_ALBUM = 10;
/** close: "The method will return error 429 in the first 10 minutes after the bot is launched". */
export const CLOSABLE_AFTER_MS = 600_000;
/** getFile: a link holds for at least an hour; here for no longer. */
export const LINK_LIFETIME_MS = 3_600_000;
/** deleteMessage: "A message can only be deleted if it was sent less than 48 hours ago". */
export const DELETABLE_FOR_MS = 48 * 3_600_000;
/** deleteMessages: 1-100 identifiers. */
export const MAX_DELETED_AT_ONCE = 100;
/** getUpdates: "Incoming updates are stored ... not longer than 24 hours". */
export const UPDATE_LIFETIME_MS = 24 * 3_600_000;
/** What nobody waits for is not delivered later than this (tdlib/telegram-bot-api, Client.cpp). */
export const PRESS_LIFETIME_MS = 150_000;
export const CHOICE_LIFETIME_MS = 600_000;
/** How long a press may be answered. Telegram states no number; clients stop waiting at about this age. */
export const PRESS_ANSWERABLE_MS = 60_000;
/** sendChatAction: "The status is set for 5 seconds or less". */
export const CHAT_ACTION_MS = 5_000;
/** answerInlineQuery: at most 50 results; ids and offsets up to 64 bytes; kept for 300 s unless told otherwise. */
export const MAX_INLINE_RESULTS = 50;
export const MAX_INLINE_BYTES = 64;
export const DEFAULT_INLINE_CACHE_S = 300;
/** InlineQuery: "Text of the query (up to 256 characters)". */
export const MAX_INLINE_QUERY = 256;
/** How long an inline query may be answered. Telegram states no number; its servers refuse at about this age. */
export const INLINE_ANSWERABLE_MS = 30_000;
/** setWebhook: max_connections 1-100, defaults to 40. */
export const DEFAULT_WEBHOOK_CONNECTIONS = 40;
export const MAX_WEBHOOK_CONNECTIONS = 100;
/** A webhook request lasts at most a minute; retries wait at most that long too, a Retry-After at most an hour. */
export const WEBHOOK_DEADLINE_MS = 60_000;
export const MAX_WEBHOOK_DELAY_MS = 60_000;
/** A webhook that has answered nothing but 410 for so long is removed. */
export const GONE_WEBHOOK_MS = 23 * 3_600_000;
export const MAX_RETRY_AFTER_MS = 3_600_000;
/** sendPhoto 10 MB, sendDocument 50 MB, getFile 20 MB. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024;
export const MAX_DOWNLOAD_BYTES = 20 * 1024 * 1024;

/** Ours, not Telegram's: keep a local program's memory bounded. */
export const MAX_FORM_BYTES = 1024 * 1024;
export const MAX_UPLOAD_BYTES = MAX_DOCUMENT_BYTES + MAX_FORM_BYTES;
export const MAX_STORED_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_REMEMBERED_UPDATES = 1_000;
export const MAX_MESSAGES_PER_CHAT = 5_000;
export const MAX_EVENTS_KEPT = 4_000;
