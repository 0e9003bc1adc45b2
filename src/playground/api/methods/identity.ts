/** getMe, getChat, getFile, close, logOut, and the bot's public face: names, descriptions, menu button. */

import type { BotApiMethod, MethodTable } from '../../emulator.ts';
import { CLOSABLE_AFTER_MS, MAX_DOWNLOAD_BYTES } from '../../limits.ts';
import { badRequest, tooManyRequests } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';
import { botUser, chatOf } from '../../world/bot-view.ts';
import { namedChat } from './addressing.ts';

/** language_code: empty, or two letters. Throws a Refusal. */
export function languageOf({ language_code: code = '' }: Arguments): string {
  if (!/^(?:[a-z]{2})?$/.test(code)) throw badRequest('invalid language code specified');
  return code;
}

type Face = 'name' | 'description' | 'short_description';

const setter =
  (face: Face): BotApiMethod =>
  ({ world }, args) => {
    const language = languageOf(args);
    const text = (args[face] ?? '').trim();
    world.changeBot((bot) => {
      if (text === '') delete bot[face][language];
      else bot[face][language] = text;
    });
    return true;
  };

const getter =
  (face: Face): BotApiMethod =>
  ({ world }, args) => {
    const texts = world.bot[face];
    return { [face]: texts[languageOf(args)] ?? texts[''] ?? (face === 'name' ? world.bot.username : '') };
  };

export const identity: MethodTable = {
  getMe: ({ world }) => ({
    ...botUser(world),
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_guest_queries: false,
    supports_inline_queries: true,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
  }),
  getChat(emulator, args) {
    const chat = namedChat(emulator, args.chat_id);
    return {
      ...chatOf(emulator.world, chat),
      accent_color_id: Math.abs(chat.id) % 7,
      max_reaction_count: 11,
      accepted_gift_types: {
        unlimited_gifts: false,
        limited_gifts: false,
        unique_gifts: false,
        premium_subscription: false,
        gifts_from_channels: false,
      },
    };
  },
  getFile({ files }, { file_id: id = '' }) {
    const file = files.link(id);
    if (file === 'lost') throw badRequest('wrong file_id or the file is temporarily unavailable');
    if (!file) throw badRequest('invalid file_id');
    if (file.bytes.length > MAX_DOWNLOAD_BYTES) throw badRequest('file is too big');
    const folder = file.mime.startsWith('image/') ? 'photos' : 'documents';
    const size = file.bytes.length === 0 ? {} : { file_size: file.bytes.length };
    return { file_id: file.id, file_unique_id: file.uniqueId, ...size, file_path: `${folder}/${file.id}` };
  },
  // Both end a session with Telegram's own servers; here there is no session to end.
  close({ clock, startedAt }) {
    const left = startedAt + CLOSABLE_AFTER_MS - clock.now();
    if (left > 0) throw tooManyRequests(Math.ceil(left / 1000));
    return true;
  },
  logOut: () => true,

  setMyName: setter('name'),
  getMyName: getter('name'),
  setMyDescription: setter('description'),
  getMyDescription: getter('description'),
  setMyShortDescription: setter('short_description'),
  getMyShortDescription: getter('short_description'),

  setChatMenuButton(emulator, { chat_id, menu_button: button = { type: 'default' } }) {
    const key = chat_id ? String(namedChat(emulator, chat_id).id) : 'default';
    emulator.world.changeBot((bot) => {
      bot.menu_buttons[key] = button;
    });
    return true;
  },
  getChatMenuButton(emulator, { chat_id }) {
    const { menu_buttons: buttons } = emulator.world.bot;
    const own = chat_id ? buttons[String(namedChat(emulator, chat_id).id)] : undefined;
    return own ?? buttons.default ?? { type: 'commands' };
  },
};
