/** What Telegram shows of the bot before anybody has written to it: commands and descriptions. Told where it has changed. */
import { createHash } from 'node:crypto';
import type { CommandFacts } from '#commands/registry.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import type { Registration } from '#storage/registration.ts';
import type { BotUser, CommandScope, MenuEntry } from '../api/bot-api.ts';
import { menuOf } from '../person-menu.ts';
import { type StartupDeps, untilTaken } from './until-taken.ts';

/**
 * Who the bot is, asked until Telegram answers. Rejects with the BotApiError when Telegram knows no such bot (401, 404), or
 * with the signal's reason.
 */
export function identifyBot(deps: StartupDeps): Promise<BotUser> {
  const { api, signal } = deps;
  return untilTaken(
    deps,
    'who the bot is',
    () => api.getMe({ signal }),
    ({ code }) => code === 401 || code === 404,
  );
}

/** Who is told, about which bot, and what is known to have been told. */
export interface RegistrationDeps extends StartupDeps {
  me: Pick<BotUser, 'id'>;
  registration: Registration;
}

/** What those see whose Telegram speaks `language`; absent: all whose language has nothing of its own. */
interface Shown {
  readonly language?: string;
  readonly menus: readonly (readonly [CommandScope & string, readonly MenuEntry[]])[];
  readonly description: string;
  readonly shortDescription: string;
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
  const shown = LANGUAGES.map((language) => shownIn(language, commands));
  const mark = createHash('sha256')
    .update(JSON.stringify([me.id, api.apiRoot, shown]))
    .digest('base64url');
  const forgotten = (error: unknown) => {
    // Without the database it is told again at the next start.
    if (!signal.aborted) log.warn({ err: error }, 'what Telegram was told about the bot is not known');
    return undefined;
  };
  const isTold = (await registration.mark().catch(forgotten)) === mark;
  if (!isTold && (await tell(deps, shown))) await registration.save(mark).catch(forgotten);
}

function shownIn(language: string, commands: readonly CommandFacts[]): Shown {
  const words = wordsIn(language);
  const menu = menuOf(words, commands);
  return {
    ...(language === FOR_EVERYBODY ? {} : { language }),
    menus: [
      ['default', menu],
      ['all_private_chats', menu],
      // Without one of their own, groups would be shown the whole menu.
      ['all_group_chats', menu.filter(({ command }) => command === 'help')],
    ],
    description: words.text('bot-description'),
    shortDescription: words.text('bot-short-description'),
  };
}

/** Whether Telegram has taken all of it. */
async function tell(deps: StartupDeps, shown: readonly Shown[]): Promise<boolean> {
  const { api, log, signal } = deps;
  let isTaken = true;
  for (const { language, menus, description, shortDescription } of shown) {
    const options = { ...(language === undefined ? {} : { language }), signal };
    const set = async (what: string, call: () => Promise<void>) => {
      try {
        await untilTaken(deps, what, call, ({ kind }) => kind === 'refused');
      } catch (error) {
        isTaken = false;
        const about = { err: error, what, language };
        if (!signal.aborted) log.warn(about, 'Telegram was not told about the bot; it works all the same');
      }
    };
    for (const [scope, menu] of menus)
      await set(`commands for ${scope}`, () => api.setMyCommands(scope, menu, options));
    await set('description', () => api.setMyDescription(description, options));
    await set('short description', () => api.setMyShortDescription(shortDescription, options));
  }
  return isTaken;
}
