/** The menu of commands: for whom a list is meant, and what stands in it. */
import { z } from 'zod';

/** BotCommand: name of 1-32 characters of `a-z0-9_`, description of 1-256; at most a hundred of them. */
export const MenuEntry = z.object({
  command: z.string(),
  description: z.string(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** BotCommandScope: everybody, a kind of chats, or one chat. The narrowest that has a list wins. */
export type CommandScope = 'default' | 'all_private_chats' | 'all_group_chats' | { readonly chatId: number };

/** The fields that name a list. `language`: of two letters, for people whose app speaks it; absent for all others. */
export function menuFields(scope: CommandScope, language: string | undefined): Record<string, unknown> {
  return { scope: scopeFields(scope), ...languageFields(language) };
}

/** `language_code`, where there is one. */
export const languageFields = (language: string | undefined) =>
  language === undefined ? {} : { language_code: language };

function scopeFields(scope: CommandScope) {
  return typeof scope === 'string' ? { type: scope } : { type: 'chat', chat_id: scope.chatId };
}
