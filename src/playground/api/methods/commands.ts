/** setMyCommands, getMyCommands, deleteMyCommands, and a person's list (manual, "Determining list of commands"). */

import type { Emulator, MethodTable } from '../../emulator.ts';
import { MAX_COMMANDS } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';
import type { Bot, Chat, CommandSet, Person } from '../../world/model.ts';
import { namedChat } from './addressing.ts';
import { languageOf } from './identity.ts';

/** A scope as a string: its type, followed by the chat and user ids if it has them. */
function scopeOf(emulator: Emulator, { scope = { type: 'default' } }: Arguments): string {
  if (scope.chat_id === undefined) return scope.type;
  const { id } = namedChat(emulator, scope.chat_id);
  if (scope.user_id === undefined) return `${scope.type}:${id}`;
  if (!emulator.world.people.has(scope.user_id)) throw badRequest('user not found');
  return `${scope.type}:${id}:${scope.user_id}`;
}

function commandFrom({ command, description }: CommandSet['commands'][number]): CommandSet['commands'][number] {
  // Telegram strips a leading slash; otherwise the name must match exactly.
  const [name, words] = [command.replace(/^\//, ''), description.trim()];
  if (name === '') throw badRequest('command must be non-empty');
  if (words === '') throw badRequest('command description must be non-empty');
  if (!/^[a-z0-9_]+$/.test(name)) throw badRequest('BOT_COMMAND_INVALID');
  return { command: name, description: words };
}

export const commands: MethodTable = {
  setMyCommands(emulator, args) {
    const { commands: list = [] } = args;
    if (list.length > MAX_COMMANDS) throw badRequest('BOT_COMMANDS_TOO_MUCH');
    put(emulator, args, list.map(commandFrom));
    return true;
  },
  deleteMyCommands(emulator, args) {
    put(emulator, args, []);
    return true;
  },
  getMyCommands: (emulator, args) =>
    find(emulator.world.bot, scopeOf(emulator, args), languageOf(args))?.commands ?? [],
};

const find = (bot: Bot, scope: string, language: string) =>
  bot.commands.find((set) => set.scope === scope && set.language_code === language);

function put(emulator: Emulator, args: Arguments, list: CommandSet['commands']): void {
  const scope = scopeOf(emulator, args);
  const language_code = languageOf(args);
  emulator.world.changeBot((bot) => {
    bot.commands = bot.commands.filter((set) => !(set.scope === scope && set.language_code === language_code));
    if (list.length > 0) bot.commands.push({ scope, language_code, commands: list });
  });
}

/** The commands shown to `person` in `chat`: the narrowest scope that has any, preferably in their language. */
export function offeredCommands(bot: Bot, chat: Chat, person: Person | undefined): CommandSet['commands'] {
  if (chat.type === 'direct') return [];
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
