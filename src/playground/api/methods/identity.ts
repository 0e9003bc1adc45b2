/** getMe, getChat, getFile, close, logOut, and the bot's public face: names, descriptions, menu button. */

import type { BotApiMethod, MethodTable } from '../../emulator.ts';
import { MAX_BOT_DESCRIPTION, MAX_BOT_NAME, MAX_BOT_SHORT_DESCRIPTION, MAX_DOWNLOAD_BYTES } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import { botUser, chatOf } from '../../world/bot-view.ts';
import type { CallArguments } from '../arguments.ts';
import { namedChat } from './addressing.ts';

/** language_code: empty, or two letters. Throws a Refusal. */
export function languageOf(args: CallArguments): string {
  const code = args.text('language_code') ?? '';
  if (!/^(?:[a-z]{2})?$/.test(code)) throw badRequest('invalid language code specified');
  return code;
}

type Face = 'name' | 'description' | 'short_description';

function setter(face: Face, limit: number): BotApiMethod {
  return ({ world }, args) => {
    const language = languageOf(args);
    const text = (args.text(face) ?? '').trim();
    if (text.length > limit) throw badRequest(`bot ${face.replace('_', ' ')} is too long`);
    world.changeBot((bot) => {
      if (text === '') delete bot[face][language];
      else bot[face][language] = text;
    });
    return true;
  };
}

function getter(face: Face): BotApiMethod {
  return ({ world }, args) => {
    const texts = world.bot[face];
    return { [face]: texts[languageOf(args)] ?? texts[''] ?? (face === 'name' ? world.bot.username : '') };
  };
}

export const identity: MethodTable = {
  getMe: ({ world }) => ({
    ...botUser(world),
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: true,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
  }),
  getChat(emulator, args) {
    const chat = namedChat(emulator, args);
    return { ...chatOf(emulator.world, chat), accent_color_id: Math.abs(chat.id) % 7, max_reaction_count: 11 };
  },
  getFile({ files }, args) {
    const file = files.get(args.text('file_id') ?? '');
    if (!file) throw badRequest('invalid file_id');
    if (file.bytes.length > MAX_DOWNLOAD_BYTES) throw badRequest('file is too big');
    const folder = file.mime.startsWith('image/') ? 'photos' : 'documents';
    return {
      file_id: file.id,
      file_unique_id: file.uniqueId,
      file_size: file.bytes.length,
      file_path: `${folder}/${file.id}`,
    };
  },
  // Both end a session with Telegram's own servers; here there is no session to end.
  close: () => true,
  logOut: () => true,

  setMyName: setter('name', MAX_BOT_NAME),
  getMyName: getter('name'),
  setMyDescription: setter('description', MAX_BOT_DESCRIPTION),
  getMyDescription: getter('description'),
  setMyShortDescription: setter('short_description', MAX_BOT_SHORT_DESCRIPTION),
  getMyShortDescription: getter('short_description'),

  setChatMenuButton(emulator, args) {
    const key = args.has('chat_id') ? String(namedChat(emulator, args).id) : 'default';
    const button = args.json('menu_button') ?? { type: 'default' };
    if (typeof button !== 'object' || button === null || !('type' in button))
      throw badRequest("can't parse menu button");
    const type = String(button.type);
    if (!['commands', 'web_app', 'default'].includes(type))
      throw badRequest("can't parse menu button: Unsupported type");
    emulator.world.changeBot((bot) => {
      bot.menu_buttons[key] = { ...button, type };
    });
    return true;
  },
  getChatMenuButton(emulator, args) {
    const { menu_buttons: buttons } = emulator.world.bot;
    const own = args.has('chat_id') ? buttons[String(namedChat(emulator, args).id)] : undefined;
    return own ?? buttons.default ?? { type: 'commands' };
  },
};
