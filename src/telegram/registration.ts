/** What Telegram shows of the bot before anybody has written to it: commands and descriptions. Set only where different. */
import type { BotUser, CommandScope, MenuEntry } from '../bot-api/bot-api.ts';
import type { CommandFacts } from '../commands/command-facts.ts';
import { insist, type StartDeps } from './insist.ts';
import { groupMenuOf, menuOf } from './menu.ts';

/** setMyDescription: at most 512 characters, seen in an empty chat with the bot. */
export const DESCRIPTION = [
  'Search, read and question your own messages and other data, right here in the chat.',
  'Connect your data, then try /search, /ask and /recent. The menu says what each of them costs in credits.',
  'Private: only you see your answers, your token is stored encrypted, nothing is posted into groups, and /disconnect erases it all. /privacy says more.',
].join('\n\n');
/** setMyShortDescription: at most 120 characters, seen on the bot's profile. */
export const SHORT_DESCRIPTION =
  'Search and question your own data in a private chat. Your token stays encrypted; /disconnect erases it.';

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

/** Brings the command menus and descriptions up to date. What Telegram refuses is logged and stops nothing; never rejects. */
export async function registerBot(deps: StartDeps, commands: readonly CommandFacts[]): Promise<void> {
  const { api, log, signal } = deps;
  const bring = async <T>(what: string, wanted: T, get: () => Promise<T>, set: () => Promise<void>) => {
    const call = async () => {
      if (JSON.stringify(await get()) !== JSON.stringify(wanted)) await set();
    };
    try {
      await insist(deps, what, call, ({ kind }) => kind === 'refused');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, what }, 'Telegram was not told about the bot; it works all the same');
    }
  };
  const bringCommands = (scope: CommandScope, wanted: readonly MenuEntry[]) =>
    bring(
      `commands for ${scope}`,
      wanted,
      () => api.getMyCommands(scope, { signal }),
      () => api.setMyCommands(scope, wanted, { signal }),
    );

  await bringCommands('default', menuOf(commands));
  await bringCommands('all_private_chats', menuOf(commands));
  await bringCommands('all_group_chats', groupMenuOf(commands));
  await bring(
    'description',
    DESCRIPTION,
    () => api.getMyDescription({ signal }),
    () => api.setMyDescription(DESCRIPTION, { signal }),
  );
  await bring(
    'short description',
    SHORT_DESCRIPTION,
    () => api.getMyShortDescription({ signal }),
    () => api.setMyShortDescription(SHORT_DESCRIPTION, { signal }),
  );
}
