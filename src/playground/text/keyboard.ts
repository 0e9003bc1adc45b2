/** The rules of reply_markup that span several fields; the table in spec/ checks each field by itself. */

import { MAX_BUTTONS, MAX_BUTTONS_ACCEPTED, MAX_BUTTONS_PER_ROW } from '../limits.ts';
import { badRequest } from '../refusal.ts';
import type { ReplyMarkup } from '../world/model.ts';
import { urlProblem } from './url.ts';

interface Button extends Readonly<Record<string, unknown>> {
  readonly text: string;
  readonly url?: string;
  readonly web_app?: { readonly url: string };
  readonly login_url?: { readonly url: string };
}

/** Fields that define a button's action; the first one present wins. */
const ACTIONS = [
  'url',
  'callback_data',
  'callback_game',
  'pay',
  'switch_inline_query',
  'switch_inline_query_chosen_chat',
  'switch_inline_query_current_chat',
  'login_url',
  'web_app',
  'copy_text',
] as const;

/** The markup as Telegram stores it, or undefined if there is none. Throws a Refusal. */
export function replyMarkup(markup: ReplyMarkup | undefined): ReplyMarkup | undefined {
  if (!markup) return undefined;
  const name = markup.inline_keyboard ? 'inline_keyboard' : 'keyboard';
  if (!markup[name]) return markup.force_reply === true || markup.remove_keyboard === true ? markup : undefined;
  const rows = (markup[name] as (Button | string)[][]).map((row) =>
    row
      .map((button) => (typeof button === 'string' ? { text: button } : button))
      .map((button) => (name === 'inline_keyboard' ? inlineButton(button) : button))
      .filter(({ text }) => text.trim() !== '')
      .slice(0, MAX_BUTTONS_PER_ROW),
  );
  let left = MAX_BUTTONS;
  const kept = rows
    .map((row) => {
      const taken = row.slice(0, left);
      left -= taken.length;
      return taken;
    })
    .filter((row) => row.length > 0);
  if (kept.flat().length > MAX_BUTTONS_ACCEPTED) throw badRequest('REPLY_MARKUP_TOO_LONG');
  return kept.length === 0 ? undefined : { ...markup, [name]: kept };
}

function inlineButton(button: Button): Button {
  const isGiven = (action: string) =>
    button[action] !== undefined && !(['url', 'callback_data'].includes(action) && button[action] === '');
  const action = ACTIONS.find(isGiven);
  if (action === undefined)
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  if (action === 'pay' || action === 'callback_game') throw badRequest('BUTTON_TYPE_INVALID');
  if (action === 'url') checkUrl('URL', button.url ?? '');
  if (action === 'web_app') checkSecure('Web App URL', button.web_app?.url ?? '');
  if (action === 'login_url') checkSecure('login URL', button.login_url?.url ?? '');
  const others = ACTIONS.filter((other) => other !== action);
  return Object.fromEntries(Object.entries(button).filter(([key]) => !others.some((each) => each === key))) as Button;
}

function checkUrl(what: string, url: string): void {
  const problem = urlProblem(url);
  if (problem) throw badRequest(`inline keyboard button ${what} '${url}' is invalid: ${problem}`);
}

function checkSecure(what: string, url: string): void {
  checkUrl(what, url);
  if (!/^https:\/\//i.test(url))
    throw badRequest(`inline keyboard button ${what} '${url}' is invalid: Only HTTPS links are allowed`);
}
