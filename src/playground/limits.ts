/**
 * What Telegram allows, as numbers. Text lengths are UTF-16 code units, durations milliseconds unless the name says
 * otherwise. The source of each is the Bot API manual's page of the method or type named beside it.
 */

/** sendMessage: "1-4096 characters after entities parsing". */
export const MAX_TEXT = 4096;
/** sendPhoto, sendDocument: caption "0-1024 characters after entities parsing". */
export const MAX_CAPTION = 1024;
/** MessageEntity: entities beyond the first hundred have no effect. */
export const MAX_ENTITIES = 100;
/** InlineKeyboardButton.callback_data: 1-64 bytes. */
export const MAX_CALLBACK_DATA_BYTES = 64;
/** Buttons of one message, of any layout. */
export const MAX_BUTTONS = 100;
/** Buttons of one row; clients show no more. */
export const MAX_BUTTONS_PER_ROW = 8;
/** ForceReply and ReplyKeyboardMarkup: input_field_placeholder 1-64 characters. */
export const MAX_PLACEHOLDER = 64;
/** answerCallbackQuery: text 0-200 characters. */
export const MAX_CALLBACK_ANSWER = 200;
/** setMyCommands: at most 100 commands, description 1-256 characters. */
export const MAX_COMMANDS = 100;
export const MAX_COMMAND_DESCRIPTION = 256;
/** setMyName 0-64, setMyDescription 0-512, setMyShortDescription 0-120 characters. */
export const MAX_BOT_NAME = 64;
export const MAX_BOT_DESCRIPTION = 512;
export const MAX_BOT_SHORT_DESCRIPTION = 120;
/** getUpdates: limit 1-100; timeouts above 50 s are cut to 50 s by the server. */
export const MAX_UPDATES = 100;
export const MAX_POLL_SECONDS = 50;
/** deleteMessage: "A message can only be deleted if it was sent less than 48 hours ago". */
export const DELETABLE_FOR_MS = 48 * 3_600_000;
/** deleteMessages: 1-100 identifiers. */
export const MAX_DELETED_AT_ONCE = 100;
/** getUpdates: "Incoming updates are stored ... not longer than 24 hours". */
export const UPDATE_LIFETIME_MS = 24 * 3_600_000;
/** The server gives up on delivering a press after 150 s (tdlib/telegram-bot-api, Client.cpp). */
export const PRESS_LIFETIME_MS = 150_000;
/** How long a press may be answered. Telegram states no number; clients stop waiting at about this age. */
export const PRESS_ANSWERABLE_MS = 60_000;
/** sendChatAction: "The status is set for 5 seconds or less". */
export const CHAT_ACTION_MS = 5_000;
/** answerInlineQuery: at most 50 results; ids 1-64 bytes, offsets up to 64 bytes; kept for 300 s unless told otherwise. */
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
export const MAX_RETRY_AFTER_MS = 3_600_000;
/** sendPhoto 10 MB, sendDocument 50 MB, getFile 20 MB. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 50 * 1024 * 1024;
export const MAX_DOWNLOAD_BYTES = 20 * 1024 * 1024;

/** Ours, not Telegram's: keep a local program's memory bounded. */
export const MAX_FORM_BYTES = 1024 * 1024;
export const MAX_UPLOAD_BYTES = MAX_DOCUMENT_BYTES + MAX_FORM_BYTES;
/** The server's JSON reader refuses deeper nesting (tdutils, JsonBuilder: DEFAULT_MAX_DEPTH). */
export const MAX_JSON_DEPTH = 100;
export const MAX_STORED_FILE_BYTES = 64 * 1024 * 1024;
export const MAX_REMEMBERED_UPDATES = 1_000;
export const MAX_MESSAGES_PER_CHAT = 5_000;
export const MAX_EDITS_KEPT = 50;
export const MAX_EVENTS_KEPT = 4_000;
export const MAX_PEOPLE = 200;
