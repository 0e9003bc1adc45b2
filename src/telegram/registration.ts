/** What Telegram shows of the bot before anybody has written to it: commands and descriptions. Set only where different. */
import type { UserFromGetMe } from 'telegraf/types';
import { z } from 'zod';
import type { Command } from '../commands/command.ts';
import type { Log } from '../log.ts';
import type { UndiciTelegram } from './bot-api.ts';

const Me = z.looseObject({ id: z.number(), is_bot: z.literal(true), first_name: z.string(), username: z.string() });
const Commands = z.array(z.object({ command: z.string(), description: z.string() }));
const Description = z.object({ description: z.string() });
const ShortDescription = z.object({ short_description: z.string() });
const Done = z.unknown();

/** setMyDescription: at most 512 characters, seen in an empty chat with the bot. */
export const DESCRIPTION = [
  'Search, read and question your own messages and other data, right here in the chat.',
  'Connect your data, then try /search, /ask and /recent. Prices in credits are shown before anything is spent.',
  'Private: only you see your answers, your token is stored encrypted, nothing is posted into groups, and /disconnect erases it all. /privacy says more.',
].join('\n\n');
/** setMyShortDescription: at most 120 characters, seen on the bot's profile. */
export const SHORT_DESCRIPTION =
  'Search and question your own data in a private chat. Your token stays encrypted; /disconnect erases it.';

/** Who the bot is (getMe). Rejects with TelegramError 401 or 404 when the token is wrong. */
export async function identifyBot(telegram: UndiciTelegram, signal?: AbortSignal): Promise<UserFromGetMe> {
  const me = await telegram.call('getMe', {}, Me, { signal });
  return {
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    ...me,
  };
}

/** Brings the command menus and descriptions up to date. A failure is logged and stops nothing. */
export async function registerBot(
  telegram: UndiciTelegram,
  commands: readonly Command[],
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  const menu = (list: readonly Command[]) =>
    list.filter(({ listed }) => listed).map(({ name, summary }) => ({ command: name, description: summary }));
  const inGroups = menu(commands.filter((command) => command.inGroups));
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ err: error, what }, 'Telegram was not told about the bot; it works all the same');
    }
  };
  const setCommands = (scope: string, wanted: z.infer<typeof Commands>) =>
    attempt(`commands for ${scope}`, async () => {
      const target = { scope: { type: scope } };
      const now = await telegram.call('getMyCommands', target, Commands, { signal });
      if (JSON.stringify(now) === JSON.stringify(wanted)) return;
      await telegram.call('setMyCommands', { ...target, commands: wanted }, Done, { signal });
    });

  await setCommands('default', menu(commands));
  await setCommands('all_private_chats', menu(commands));
  await setCommands('all_group_chats', inGroups);
  await attempt('description', async () => {
    const now = await telegram.call('getMyDescription', {}, Description, { signal });
    if (now.description === DESCRIPTION) return;
    await telegram.call('setMyDescription', { description: DESCRIPTION }, Done, { signal });
  });
  await attempt('short description', async () => {
    const now = await telegram.call('getMyShortDescription', {}, ShortDescription, { signal });
    if (now.short_description === SHORT_DESCRIPTION) return;
    await telegram.call('setMyShortDescription', { short_description: SHORT_DESCRIPTION }, Done, { signal });
  });
}
