/** What Telegram shows of the bot before anybody has written to it: commands and descriptions. Told only where different. */
import { createHash } from 'node:crypto';
import type { CommandFacts } from '#commands/registry.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import type { Registration } from '#storage/registration.ts';
import type { BotUser, CommandScope, MenuEntry } from '../api/bot-api.ts';
import { menuOf } from '../menu.ts';
import { insist, type StartDeps } from './insist.ts';

/**
 * Who the bot is, asked until Telegram answers. Rejects with the BotApiError when Telegram knows no such bot (401, 404), or
 * with the signal's reason.
 */
export function meetTelegram(deps: StartDeps): Promise<BotUser> {
  const { api, signal } = deps;
  return insist(
    deps,
    'who the bot is',
    () => api.getMe({ signal }),
    ({ code }) => code === 401 || code === 404,
  );
}

/** Who is told, about which bot, and what is known to have been told. */
export interface RegistrationDeps extends StartDeps {
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
 * Telegram speaks it. Where this very bot was told all of it before, one look at the menu of everybody is enough. What
 * Telegram refuses is logged, stops nothing, and is told again at the next start; never rejects.
 */
export async function registerBot(deps: RegistrationDeps, commands: readonly CommandFacts[]): Promise<void> {
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
  const isTold = (await registration.mark().catch(forgotten)) === mark && (await isStillThere(deps, shown));
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

/** Telegram may have lost what it was told, or have been told something else by the bot's owner. */
async function isStillThere({ api, signal }: StartDeps, shown: readonly Shown[]): Promise<boolean> {
  const [scope, wanted] = shown.find(({ language }) => language === undefined)?.menus[0] ?? [];
  if (scope === undefined) return false;
  return isSame(await api.getMyCommands(scope, { signal }).catch(() => undefined), wanted);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether Telegram has taken all of it. */
async function tell(deps: StartDeps, shown: readonly Shown[]): Promise<boolean> {
  const { api, log, signal } = deps;
  let isTaken = true;
  for (const { language, menus, description, shortDescription } of shown) {
    const options = { ...(language === undefined ? {} : { language }), signal };
    const bring = async <T>(what: string, wanted: T, get: () => Promise<T>, set: () => Promise<void>) => {
      const call = async () => {
        if (!isSame(await get(), wanted)) await set();
      };
      try {
        await insist(deps, what, call, ({ kind }) => kind === 'refused');
      } catch (error) {
        isTaken = false;
        const about = { err: error, what, language };
        if (!signal.aborted) log.warn(about, 'Telegram was not told about the bot; it works all the same');
      }
    };
    for (const [scope, wanted] of menus) {
      await bring(
        `commands for ${scope}`,
        wanted,
        () => api.getMyCommands(scope, options),
        () => api.setMyCommands(scope, wanted, options),
      );
    }
    await bring(
      'description',
      description,
      () => api.getMyDescription(options),
      () => api.setMyDescription(description, options),
    );
    await bring(
      'short description',
      shortDescription,
      () => api.getMyShortDescription(options),
      () => api.setMyShortDescription(shortDescription, options),
    );
  }
  return isTaken;
}
