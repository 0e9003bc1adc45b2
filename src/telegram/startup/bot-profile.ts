/** The bot's public profile: command menus and descriptions, sent to Telegram only when they have changed. */
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@grammyjs/types';
import type { CommandFacts } from '#commands/registry.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import type { Registration } from '#storage/registration.ts';
import type { BotUser } from '../api/bot-api.ts';
import { isUnknownBot } from '../api/errors.ts';
import { menuOf } from '../person-menu.ts';
import { retryCall, type StartupDeps } from './retry-call.ts';

/**
 * The result of getMe, retried until Telegram replies. Rejects with the BotApiError when Telegram does not know the bot
 * token (401, 404), or with the signal's reason.
 */
export function identifyBot(deps: StartupDeps): Promise<BotUser> {
  const { api, signal } = deps;
  return retryCall(deps, 'getMe', () => api.call('getMe', {}, { signal }), isUnknownBot);
}

/** `registration` stores which profile was last sent, for the bot `me`. */
export interface RegistrationDeps extends StartupDeps {
  me: Pick<BotUser, 'id'>;
  registration: Registration;
}

/** Shown to people whose language the catalogue does not have. */
const DEFAULT_LANGUAGE = 'en';

/**
 * Brings the command menus and descriptions up to date: English as the default, and each other language for people
 * whose Telegram uses it. Calls nothing if the same profile was sent for this bot before. Refusals are logged and
 * retried at the next start; never rejects.
 */
export async function syncBotProfile(deps: RegistrationDeps, commands: readonly CommandFacts[]): Promise<void> {
  const { api, registration, signal, log, me } = deps;
  const profile = LANGUAGES.flatMap((language) => profileIn(language, commands));
  const mark = createHash('sha256')
    .update(JSON.stringify([me.id, api.apiRoot, profile]))
    .digest('base64url');
  const warn = (error: unknown) => {
    // Without the database the profile is sent again at the next start.
    if (!signal.aborted) log.warn({ err: error }, 'could not read or save which bot profile Telegram has');
    return undefined;
  };
  const isUpToDate = (await registration.mark().catch(warn)) === mark;
  if (!isUpToDate && (await sendProfile(deps, profile))) await registration.save(mark).catch(warn);
}

/** The calls that set the profile for people whose Telegram uses `language`. */
function profileIn(language: string, commands: readonly CommandFacts[]) {
  const words = wordsIn(language);
  const menu = menuOf(words, commands);
  const lang = language === DEFAULT_LANGUAGE ? {} : { language_code: language as LanguageCode };
  // Without a menu of their own, groups would show the whole menu.
  const inGroups = menu.filter(({ command }) => command === 'help');
  const menus = { default: menu, all_private_chats: menu, all_group_chats: inGroups };
  return [
    ...Object.entries(menus).map(([type, commands]) => {
      const scope = { type: type as keyof typeof menus };
      return { method: 'setMyCommands', payload: { scope, commands, ...lang } } as const;
    }),
    { method: 'setMyDescription', payload: { description: words.text('bot-description'), ...lang } },
    { method: 'setMyShortDescription', payload: { short_description: words.text('bot-short-description'), ...lang } },
  ] as const;
}

/** Resolves with whether Telegram accepted the whole profile. */
async function sendProfile(deps: StartupDeps, profile: ReturnType<typeof profileIn>[number][]): Promise<boolean> {
  const { api, log, signal } = deps;
  let isAccepted = true;
  for (const { method, payload } of profile) {
    try {
      await retryCall(
        deps,
        method,
        () => api.call(method, payload, { signal }),
        ({ kind }) => kind === 'refused',
      );
    } catch (error) {
      isAccepted = false;
      const about = { err: error, method, language: payload.language_code };
      if (!signal.aborted) log.warn(about, 'could not update the bot profile at Telegram; the bot works without it');
    }
  }
  return isAccepted;
}
