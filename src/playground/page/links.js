/** Which links open, and the ones that lead into the bot itself. */
import { sayIn } from './actions.js';
import { openChat, store } from './store.js';

/** Only the web: a `javascript:` or `file:` address stays text. */
export function isOpenable(url) {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:');
}

/**
 * Where a link opens. A page of this same program (signing in, an upload) takes the chat's place and leads back to it:
 * opened beside it, its way back would be a second chat.
 */
export const openingOf = (url) =>
  URL.parse(url)?.hostname === location.hostname ? {} : { target: '_blank', rel: 'noopener noreferrer' };

/** The start parameter of a link into our own bot (https://t.me/<bot>?start=…), or undefined for any other link. */
export function startParameter(url) {
  const parsed = URL.parse(url);
  if (parsed?.hostname !== 't.me' || parsed.pathname.slice(1).toLowerCase() !== store.bot.username.toLowerCase())
    return undefined;
  return parsed.searchParams.get('start') ?? '';
}

/** Goes to the private chat and starts the bot there, as a client does for such a link. */
export function startBot(parameter) {
  openChat(store.me);
  return sayIn(store.me, `/start ${parameter}`.trim());
}

/** A click on a link: those into the bot stay here, the others go where they point. */
export function followLink(event) {
  const parameter = startParameter(event.currentTarget.href);
  if (parameter === undefined) return;
  event.preventDefault();
  void startBot(parameter);
}
