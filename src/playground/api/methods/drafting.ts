/** sendMessageDraft: a text that is still being written, in a private chat, for a short while. */
import type { MethodTable } from '../../emulator.ts';
import { MAX_TEXT } from '../../limits.ts';
import { badRequest } from '../../refusal.ts';
import { formattedText } from '../../text/formatted-text.ts';
import { writableChat } from './addressing.ts';

export const drafting: MethodTable = {
  sendMessageDraft(emulator, args) {
    const { text, entities } = formattedText(args.text('text') ?? '', args.text('parse_mode'), args.json('entities'));
    if (text.length > MAX_TEXT) throw badRequest('message is too long');
    const chat = writableChat(emulator, args);
    if (chat.type !== 'private') throw badRequest('TEXTDRAFT_PEER_INVALID');
    if (args.integer('message_thread_id')) throw badRequest('message thread not found');
    const id = args.integer('draft_id');
    if (!id) throw badRequest('RANDOM_ID_EMPTY');
    emulator.world.drafts.put(chat.id, {
      draft_id: id,
      text,
      entities,
      can_stop: args.flag('can_stop'),
      keep_on_stop: args.flag('keep_on_stop'),
    });
    return true;
  },
};
