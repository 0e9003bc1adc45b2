/** getMe, getFile, close, and the bot's profile: name and descriptions. */

import type { BotApiMethod, MethodTable } from '../../emulator.ts';
import { CLOSABLE_AFTER_MS, MAX_DOWNLOAD_BYTES } from '../../limits.ts';
import { badRequest, tooManyRequests } from '../../refusal.ts';
import type { Arguments } from '../../spec/arguments.ts';
import { botUser } from '../../world/bot-view.ts';

/** language_code: empty or two letters. Throws a Refusal otherwise. */
export function languageOf({ language_code: code = '' }: Arguments): string {
  if (!/^(?:[a-z]{2})?$/.test(code)) throw badRequest('invalid language code specified');
  return code;
}

type ProfileField = 'name' | 'description' | 'short_description';

const setter =
  (field: ProfileField): BotApiMethod =>
  ({ world }, args) => {
    const language = languageOf(args);
    const text = (args[field] ?? '').trim();
    world.changeBot((bot) => {
      if (text === '') delete bot[field][language];
      else bot[field][language] = text;
    });
    return true;
  };

const getter =
  (field: ProfileField): BotApiMethod =>
  ({ world }, args) => {
    const texts = world.bot[field];
    return { [field]: texts[languageOf(args)] ?? texts[''] ?? (field === 'name' ? world.bot.username : '') };
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
  getFile({ files }, { file_id: id = '' }) {
    const file = files.link(id);
    if (file === 'lost') throw badRequest('wrong file_id or the file is temporarily unavailable');
    if (!file) throw badRequest('invalid file_id');
    if (file.size > MAX_DOWNLOAD_BYTES) throw badRequest('file is too big');
    const folder = file.mime.startsWith('image/') ? 'photos' : 'documents';
    const size = file.size === 0 ? {} : { file_size: file.size };
    return { file_id: file.id, file_unique_id: file.uniqueId, ...size, file_path: `${folder}/${file.id}` };
  },
  /** Closes the bot instance on a Bot API server; there is nothing to close here. */
  close({ clock, startedAt }) {
    const left = startedAt + CLOSABLE_AFTER_MS - clock.now();
    if (left > 0) throw tooManyRequests(Math.ceil(left / 1000));
    return true;
  },

  setMyName: setter('name'),
  getMyName: getter('name'),
  setMyDescription: setter('description'),
  getMyDescription: getter('description'),
  setMyShortDescription: setter('short_description'),
  getMyShortDescription: getter('short_description'),
};
