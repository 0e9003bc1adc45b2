/** What Telegram shows of the bot before anybody has written to it: commands and descriptions. Set only where different. */
import type { BotUser, CommandScope, MenuEntry } from '../../bot-api/bot-api.ts';
import type { CommandFacts } from '../../commands/command-facts.ts';
import { LANGUAGES, type Words, wordsIn } from '../../commands/words/words.ts';
import { groupMenuOf, menuOf } from '../menu.ts';
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

/**
 * Brings the command menus and descriptions up to date: in English for everybody, and in each other language for those whose
 * Telegram speaks it. What Telegram refuses is logged and stops nothing; never rejects.
 */
export async function registerBot(deps: StartDeps, commands: readonly CommandFacts[]): Promise<void> {
  for (const language of LANGUAGES) {
    await registerIn(deps, commands, wordsIn(language), language === FOR_EVERYBODY ? {} : { language });
  }
}

/** What those read whose language is none of the catalogue's. */
const FOR_EVERYBODY = 'en';

async function registerIn(
  { api, log, signal, ...deps }: StartDeps,
  commands: readonly CommandFacts[],
  words: Words,
  spoken: { language?: string },
): Promise<void> {
  const options = { ...spoken, signal };
  const bring = async <T>(what: string, wanted: T, get: () => Promise<T>, set: () => Promise<void>) => {
    const call = async () => {
      if (JSON.stringify(await get()) !== JSON.stringify(wanted)) await set();
    };
    try {
      await insist({ ...deps, log, signal }, what, call, ({ kind }) => kind === 'refused');
    } catch (error) {
      const about = { err: error, what, ...spoken };
      if (!signal.aborted) log.warn(about, 'Telegram was not told about the bot; it works all the same');
    }
  };
  const bringCommands = (scope: CommandScope, wanted: readonly MenuEntry[]) =>
    bring(
      `commands for ${scope}`,
      wanted,
      () => api.getMyCommands(scope, options),
      () => api.setMyCommands(scope, wanted, options),
    );

  const { description, shortDescription } = words.bot;
  await bringCommands('default', menuOf(words, commands));
  await bringCommands('all_private_chats', menuOf(words, commands));
  await bringCommands('all_group_chats', groupMenuOf(words, commands));
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
