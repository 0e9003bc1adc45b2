/** setMyCommands, getMyCommands, deleteMyCommands, and which list a person sees (manual, "Determining list of commands"). */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { MAX_COMMAND_DESCRIPTION, MAX_COMMANDS } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import type { Bot, Chat, CommandSet, Person } from '../../world/model.ts';
import type { CallArguments } from '../arguments.ts';
import { languageOf } from './identity.ts';

const PLAIN_SCOPES = new Set(['default', 'all_private_chats', 'all_group_chats', 'all_chat_administrators']);

/** A scope as one word: its type, with chat and user where it has them. */
function scopeOf(emulator: Emulator, args: CallArguments): string {
  const scope = args.json('scope');
  if (scope === undefined || scope === null) return 'default';
  if (typeof scope !== 'object' || !('type' in scope))
    throw badRequest('can\'t parse BotCommandScope: Can\'t find field "type"');
  const type = String(scope.type);
  if (PLAIN_SCOPES.has(type)) return type;
  if (!['chat', 'chat_administrators', 'chat_member'].includes(type))
    throw badRequest("can't parse BotCommandScope: Unsupported type specified");
  const chatId = 'chat_id' in scope ? Number(scope.chat_id) : Number.NaN;
  if (!emulator.world.chats.has(chatId)) throw badRequest('chat not found');
  if (type !== 'chat_member') return `${type}:${chatId}`;
  const userId = 'user_id' in scope ? Number(scope.user_id) : Number.NaN;
  if (!emulator.world.people.has(userId)) throw badRequest('user not found');
  return `chat_member:${chatId}:${userId}`;
}

function commandsFrom(value: unknown): CommandSet['commands'] {
  if (!Array.isArray(value)) throw badRequest("can't parse commands JSON array");
  if (value.length > MAX_COMMANDS) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) throw badRequest("can't parse BotCommand: expected an Object");
    const fields: Record<string, unknown> = { ...item };
    // Telegram strips a leading slash; everything else about the name is strict.
    const command = String(fields.command ?? '').replace(/^\//, '');
    const description = String(fields.description ?? '').trim();
    if (!/^[a-z0-9_]{1,32}$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
    if (description === '' || description.length > MAX_COMMAND_DESCRIPTION)
      throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
    return { ...fields, command, description };
  });
}

export const commands: MethodTable = {
  setMyCommands(emulator, args) {
    const list = commandsFrom(args.json('commands'));
    put(emulator, args, list);
    return true;
  },
  deleteMyCommands(emulator, args) {
    put(emulator, args, []);
    return true;
  },
  getMyCommands(emulator, args) {
    const scope = scopeOf(emulator, args);
    const language = languageOf(args);
    return find(emulator.world.bot, scope, language)?.commands ?? [];
  },
};

const find = (bot: Bot, scope: string, language: string) =>
  bot.commands.find((set) => set.scope === scope && set.language_code === language);

function put(emulator: Emulator, args: CallArguments, list: CommandSet['commands']): void {
  const scope = scopeOf(emulator, args);
  const language_code = languageOf(args);
  emulator.world.changeBot((bot) => {
    bot.commands = bot.commands.filter((set) => !(set.scope === scope && set.language_code === language_code));
    if (list.length > 0) bot.commands.push({ scope, language_code, commands: list });
  });
}

/** The commands that `person` is offered in `chat`: the narrowest scope that has any, their language before the rest. */
export function offeredCommands(bot: Bot, chat: Chat, person: Person | undefined): CommandSet['commands'] {
  const language = (person?.language_code ?? '').slice(0, 2).toLowerCase();
  const scopes =
    chat.type === 'private'
      ? [`chat:${chat.id}`, 'all_private_chats', 'default']
      : [`chat_member:${chat.id}:${person?.id ?? 0}`, `chat:${chat.id}`, 'all_group_chats', 'default'];
  for (const scope of scopes) {
    const set = find(bot, scope, language) ?? find(bot, scope, '');
    if (set) return set.commands;
  }
  return [];
}
