/** The arguments of a call, parsed as by Telegram's server: from text to the type in the table. */
import { isObject } from '#platform/json.ts';
import type { Form, UploadedFile } from '../api/form.ts';
import { badRequest } from '../refusal.ts';
import type { MessageEntity, ReplyMarkup } from '../world/model.ts';
import { conform, type Field, isTooLong, SPEC, SpecViolation } from './spec.ts';

/** The arguments of all emulated methods, by Bot API name. Texts may be empty. */
export interface Arguments extends Texts, Formatting {
  readonly files: ReadonlyMap<string, UploadedFile>;
  readonly chat_id?: string;
  readonly from_chat_id?: string;
  readonly message_id?: number;
  readonly message_ids?: readonly number[];
  readonly message_thread_id?: number;
  readonly reply_parameters?: {
    readonly message_id: number;
    readonly chat_id?: number | string;
    readonly allow_sending_without_reply?: boolean;
    readonly quote?: string;
    readonly quote_parse_mode?: string;
    readonly quote_entities?: readonly MessageEntity[];
    readonly quote_position?: number;
  };
  readonly reply_markup?: ReplyMarkup;
  readonly has_spoiler?: boolean;
  readonly protect_content?: boolean;
  readonly media?: MediaArgument | readonly MediaArgument[];
  readonly reaction?: readonly { readonly type: string; readonly emoji?: string }[];
  readonly show_alert?: boolean;
  readonly commands?: readonly { readonly command: string; readonly description: string }[];
  readonly scope?: { readonly type: string; readonly chat_id?: number | string; readonly user_id?: number };
  readonly results?: readonly ArticleArgument[];
  readonly button?: { readonly text: string; readonly start_parameter?: string };
  readonly cache_time?: number;
  readonly is_personal?: boolean;
  readonly offset?: number;
  readonly limit?: number;
  readonly timeout?: number;
  readonly allowed_updates?: readonly string[];
  readonly drop_pending_updates?: boolean;
  readonly max_connections?: number;
}

type Texts = Readonly<
  Partial<
    Record<
      | 'inline_message_id'
      | 'photo'
      | 'document'
      | 'action'
      | 'callback_query_id'
      | 'inline_query_id'
      | 'next_offset'
      | 'url'
      | 'secret_token'
      | 'certificate'
      | 'ip_address'
      | 'file_id'
      | 'business_connection_id'
      | 'language_code'
      | 'name'
      | 'description'
      | 'short_description',
      string
    >
  >
>;

/** A text or caption with its formatting. */
export interface Formatting {
  readonly text?: string;
  readonly caption?: string;
  readonly parse_mode?: string;
  readonly entities?: readonly MessageEntity[];
  readonly caption_entities?: readonly MessageEntity[];
}

/** InputMedia; photos and documents are emulated. */
export interface MediaArgument extends Formatting {
  readonly type: string;
  readonly media: string;
  readonly has_spoiler?: boolean;
}

/** InlineQueryResult; only articles are emulated. */
export interface ArticleArgument {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly input_message_content?: Formatting & { readonly message_text?: string };
  readonly reply_markup?: ReplyMarkup;
}

/** Error texts for missing required arguments. */
const MISSING: Readonly<Record<string, string>> = {
  chat_id: 'chat_id is empty',
  text: 'message text is empty',
  message_id: 'message identifier is not specified',
  message_ids: 'message identifiers are not specified',
  action: 'wrong parameter action in request',
  file_id: 'file_id not specified',
  callback_query_id: 'query is too old and response timeout expired or query ID is invalid',
  photo: 'there is no photo in the request',
  document: 'there is no document in the request',
  url: '',
};
const TOO_LONG: Readonly<Record<string, string>> = {
  'answerCallbackQuery.text': 'MESSAGE_TOO_LONG',
  'setWebhook.secret_token': 'secret token is too long',
};
/** Names of arguments in the error for invalid JSON. */
const LABELS: Readonly<Record<string, string>> = {
  reply_markup: 'reply keyboard markup',
  reaction: 'reaction types',
  results: 'JSON encoded inline query results',
};
const ITEMS: Readonly<Record<string, string>> = {
  results: 'inline query results',
  message_ids: 'message identifiers',
};
/** Arguments that are ignored if they can't be parsed. */
const OPTIONAL = new Set(['entities', 'caption_entities', 'allowed_updates']);
/** Maximum size of a text argument before parsing. */
const MAX_TEXT_BYTES = 32_768;

/** Parses the arguments of a call. Throws a Refusal with Telegram's error text. */
export function argumentsOf(method: string, { texts, files }: Form): Arguments {
  const args: Record<string, unknown> = { files };
  for (const [name, field] of Object.entries(SPEC.methods[method]?.fields ?? {})) {
    const text = texts.get(name);
    const value = text === undefined ? undefined : argument(method, name, text, field);
    if (value !== undefined) args[name] = value;
    if (field.required && !value && !files.has(name) && MISSING[name] !== '')
      throw badRequest(MISSING[name] ?? `parameter "${name}" is required`);
  }
  return args as unknown as Arguments;
}

const flag = (text: string) => /^(?:true|yes|1)$/i.test(text.trim());
const integer = (text: string) => Number(/^\s*([+-]?\d{1,15})/.exec(text)?.[1] ?? 0);

function argument(method: string, name: string, text: string, field: Field): unknown {
  const [type = ''] = field.types;
  if (type === 'String' || type === 'InputFile' || field.types.includes('String')) {
    if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw badRequest('text is too long');
    const isFormatted = SPEC.methods[method]?.fields.parse_mode !== undefined;
    if (!isFormatted && isTooLong(field, text))
      throw badRequest(TOO_LONG[`${method}.${name}`] ?? `${name.replaceAll('_', ' ')} is too long`);
    if (field.values && !field.values.includes(text.toLowerCase()))
      throw badRequest(`wrong parameter ${name} in request`);
    return text;
  }
  if (text === '') return undefined;
  if (type === 'Boolean') return flag(text);
  if (type === 'Integer' || type === 'Float') {
    if (name === 'message_id') return integer(text) > 0 ? integer(text) : undefined;
    if (name === 'user_id' && integer(text) <= 0) throw badRequest('invalid user_id specified');
    return integer(text);
  }
  return jsonArgument(name, text, field.types);
}

function jsonArgument(name: string, text: string, types: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (OPTIONAL.has(name)) return undefined;
    throw badRequest(`can't parse ${LABELS[name] ?? name.replaceAll('_', ' ')} JSON object`);
  }
  const list = types.find((type) => type.startsWith('Array of '))?.slice('Array of '.length);
  if (list !== undefined && !Array.isArray(value)) {
    if (OPTIONAL.has(name)) return undefined;
    throw badRequest(`expected an Array of ${ITEMS[name] ?? list}`);
  }
  if (list === undefined && !isObject(value)) throw badRequest(`object expected as ${name.replaceAll('_', ' ')}`);
  if (name === 'reply_markup') return markupArgument(value as Record<string, unknown>);
  if (name === 'reply_parameters' && Object.keys(value as object).length === 0) return undefined;
  try {
    return conform(value, types, name, 'sent');
  } catch (error) {
    if (!(error instanceof SpecViolation)) throw error;
    if (name === 'allowed_updates') return undefined;
    throw badRequest(name === 'message_ids' ? 'message identifier must be a Number' : error.message);
  }
}

const MARKUPS: readonly [member: string, type: string][] = [
  ['keyboard', 'ReplyKeyboardMarkup'],
  ['inline_keyboard', 'InlineKeyboardMarkup'],
  ['remove_keyboard', 'ReplyKeyboardRemove'],
  ['force_reply', 'ForceReply'],
];

/** The value as the first markup type whose member it has; undefined if none. */
function markupArgument(value: Record<string, unknown>): unknown {
  const [, type] = MARKUPS.find(([member]) => value[member] !== undefined) ?? [];
  if (type === undefined) return undefined;
  try {
    return conform(value, [type], 'reply_markup', 'sent');
  } catch (error) {
    throw error instanceof SpecViolation ? badRequest(error.message) : error;
  }
}
