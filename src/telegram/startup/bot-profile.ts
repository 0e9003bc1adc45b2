/** What Telegram shows of the bot before anybody has written to it: commands and descriptions. Told where it has changed. */
import { createHash } from 'node:crypto';
import type { LanguageCode } from '@grammyjs/types';
import type { CommandFacts } from '#commands/registry.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import type { Registration } from '#storage/registration.ts';
import type { BotUser } from '../api/bot-api.ts';
import { menuOf } from '../person-menu.ts';
import { retryCall, type StartupDeps } from './retry-call.ts';

/**
 * Who the bot is, asked until Telegram answers. Rejects with the BotApiError when Telegram knows no such bot (401, 404), or
 * with the signal's reason.
 */
export function identifyBot(deps: StartupDeps): Promise<BotUser> {
  const { api, signal } = deps;
  return retryCall(
    deps,
    'who the bot is',
    () => api.call('getMe', {}, { signal }),
    ({ code }) => code === 401 || code === 404,
  );
}

/** Who is told, about which bot, and what is known to have been told. */
export interface RegistrationDeps extends StartupDeps {
  me: Pick<BotUser, 'id'>;
  registration: Registration;
}

/** What those read whose language is none of the catalogue's. */
const FOR_EVERYBODY = 'en';

/**
 * Brings the command menus and descriptions up to date: in English for everybody, and in each other language for those whose
 * Telegram speaks it. Where this very bot was told all of it before, nothing is asked or told. What Telegram refuses is
 * logged, stops nothing, and is told again at the next start; never rejects.
 */
export async function syncBotProfile(deps: RegistrationDeps, commands: readonly CommandFacts[]): Promise<void> {
  const { api, registration, signal, log, me } = deps;
  const profile = LANGUAGES.flatMap((language) => profileIn(language, commands));
  const mark = createHash('sha256')
    .update(JSON.stringify([me.id, api.apiRoot, profile]))
    .digest('base64url');
  const forgotten = (error: unknown) => {
    // Without the database it is told again at the next start.
    if (!signal.aborted) log.warn({ err: error }, 'what Telegram was told about the bot is not known');
    return undefined;
  };
  const isTold = (await registration.mark().catch(forgotten)) === mark;
  if (!isTold && (await tell(deps, profile))) await registration.save(mark).catch(forgotten);
}

/** The calls that tell all of it to those whose Telegram speaks `language`. */
function profileIn(language: string, commands: readonly CommandFacts[]) {
  const words = wordsIn(language);
  const menu = menuOf(words, commands);
  const whose = language === FOR_EVERYBODY ? {} : { language_code: language as LanguageCode };
  // Without one of their own, groups would be shown the whole menu.
  const inGroups = menu.filter(({ command }) => command === 'help');
  const menus = { default: menu, all_private_chats: menu, all_group_chats: inGroups };
  return [
    ...Object.entries(menus).map(([type, commands]) => {
      const scope = { type: type as keyof typeof menus };
      return { method: 'setMyCommands', payload: { scope, commands, ...whose } } as const;
    }),
    { method: 'setMyDescription', payload: { description: words.text('bot-description'), ...whose } },
    { method: 'setMyShortDescription', payload: { short_description: words.text('bot-short-description'), ...whose } },
  ] as const;
}

/** Whether Telegram has taken all of it. */
async function tell(deps: StartupDeps, profile: ReturnType<typeof profileIn>[number][]): Promise<boolean> {
  const { api, log, signal } = deps;
  let isTaken = true;
  for (const { method, payload } of profile) {
    try {
      await retryCall(
        deps,
        method,
        () => api.call(method, payload, { signal }),
        ({ kind }) => kind === 'refused',
      );
    } catch (error) {
      isTaken = false;
      const about = { err: error, method, language: payload.language_code };
      if (!signal.aborted) log.warn(about, 'Telegram was not told about the bot; it works all the same');
    }
  }
  return isTaken;
}
