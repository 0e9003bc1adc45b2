/** reply_markup: read, checked and refused as Telegram does, kept as given (unknown fields included). */
import { isRecord } from '../api/arguments.ts';
import { MAX_BUTTONS, MAX_BUTTONS_PER_ROW, MAX_CALLBACK_DATA_BYTES, MAX_PLACEHOLDER } from '../limits.ts';
import { badRequest } from '../refusal.ts';
import type { ReplyMarkup } from '../world/model.ts';
import { urlProblem } from './formatted-text.ts';

type Fields = Record<string, unknown>;

const ACTIONS = [
  'url',
  'callback_data',
  'web_app',
  'login_url',
  'switch_inline_query',
  'switch_inline_query_current_chat',
  'callback_game',
  'pay',
  'disabled',
] as const;

const STYLES = new Set(['danger', 'success', 'primary']);

/** The markup, or undefined for none (absent, null, or an inline keyboard without buttons). */
export function replyMarkup(value: unknown): ReplyMarkup | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) throw badRequest('object expected as reply markup');
  for (const flag of [
    'force_reply',
    'remove_keyboard',
    'selective',
    'one_time_keyboard',
    'is_persistent',
    'resize_keyboard',
  ])
    if (value[flag] !== undefined && typeof value[flag] !== 'boolean')
      throw badRequest(`field "${flag}" must be of type Boolean`);
  const placeholder = value.input_field_placeholder;
  if (placeholder !== undefined && (typeof placeholder !== 'string' || placeholder.length > MAX_PLACEHOLDER))
    throw badRequest('input field placeholder is too long');
  if (value.inline_keyboard !== undefined) {
    const rows = rowsOf(value, 'inline_keyboard').filter((row) => row.length > 0);
    for (const button of rows.flat()) checkInlineButton(button);
    return rows.length === 0 ? undefined : { ...value, inline_keyboard: rows };
  }
  if (value.keyboard !== undefined) {
    const rows = rowsOf(value, 'keyboard');
    for (const button of rows.flat())
      if (typeof button !== 'string' && !(isRecord(button) && typeof button.text === 'string'))
        throw badRequest(`can't parse keyboard button: Can't find field "text"`);
    return value;
  }
  return value.force_reply === true || value.remove_keyboard === true ? value : undefined;
}

function rowsOf(value: Fields, field: string): unknown[][] {
  const rows = value[field];
  if (!Array.isArray(rows)) throw badRequest(`field "${field}" must be of type Array`);
  for (const row of rows) if (!Array.isArray(row)) throw badRequest(`field "${field}" must be an Array of Arrays`);
  const lists: unknown[][] = rows;
  if (lists.flat().length > MAX_BUTTONS || lists.some((row) => row.length > MAX_BUTTONS_PER_ROW))
    throw badRequest('REPLY_MARKUP_TOO_LONG');
  return lists;
}

function checkInlineButton(button: unknown): void {
  const refuse = (words: string) => badRequest(`can't parse inline keyboard button: ${words}`);
  if (!isRecord(button)) throw refuse('InlineKeyboardButton must be an Object');
  if (button.text === undefined) throw refuse(`Can't find field "text"`);
  if (typeof button.text !== 'string') throw refuse('Field "text" must be of type String');
  // Telegram silently leaves such a button out; saying so finds the mistake.
  if (button.text.trim() === '') throw refuse('Field "text" must be non-empty (Telegram would drop this button)');
  if (button.style !== undefined && !(typeof button.style === 'string' && STYLES.has(button.style)))
    throw badRequest('invalid button style specified');
  const actions = ACTIONS.filter((action) => button[action] !== undefined && button[action] !== '');
  if (actions.length === 0 && button.switch_inline_query === undefined)
    throw refuse('Text buttons are unallowed in the inline keyboard');
  if (actions.length > 1) throw refuse('Exactly one of the optional fields must be used to specify type of the button');

  if (button.callback_data !== undefined) checkData(button.callback_data, refuse);
  if (button.url !== undefined) {
    if (typeof button.url !== 'string') throw refuse('Field "url" must be of type String');
    const problem = urlProblem(button.url);
    if (problem) throw badRequest(`inline keyboard button URL '${button.url}' is invalid: ${problem}`);
  }
  if (button.disabled !== undefined && !isRecord(button.disabled)) throw refuse('Field "disabled" must be an Object');
  if (button.web_app !== undefined) {
    const url = isRecord(button.web_app) ? String(button.web_app.url ?? '') : '';
    if (!/^https:\/\//i.test(url))
      throw badRequest(`inline keyboard button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  }
  if (button.pay !== undefined || button.callback_game !== undefined) throw badRequest('BUTTON_TYPE_INVALID');
}

function checkData(data: unknown, refuse: (words: string) => Error): void {
  if (typeof data !== 'string') throw refuse('Field "callback_data" must be of type String');
  if (Buffer.byteLength(data) > MAX_CALLBACK_DATA_BYTES) throw badRequest('BUTTON_DATA_INVALID');
}
