/** /save: keeps a message in the person's archive, in the chat “Saved”; the same one once. */

import type { OwnMessage } from '#service/contract/imports.ts';
import { openOwn, saveMessage } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { placeName } from '../deps.ts';
import { type Reply, reply } from '../reply.ts';

export const saveCommands: readonly Command[] = [
  command('save', async (ctx, { quoted }) => {
    return quoted || !ctx.deps.importing ? await save(ctx, quoted) : reply(ctx.words.text('save-how'));
  }),
  onAction(saveMessage, (ctx, { message }) => save(ctx, message)),
];

async function save(ctx: Context, message: OwnMessage | undefined): Promise<Reply> {
  const { words, deps, person, signal, connection } = ctx;
  if (!deps.importing || !message)
    return reply(words.text('import-elsewhere', { host: placeName(words, deps.about, undefined) }));
  const messages = { account: person.userId, messages: [message], removed: [] };
  const { written } = await deps.importing.service.putMessages(person.userId, messages, signal);
  if (written === 0) return reply(words.text('save-known'));
  // It is in their archive, and not in what they look through.
  const aside = connection?.access?.whose === 'sample';
  const buttons = aside ? [[button(words.text('import-switch'), openOwn, {})]] : [];
  return reply(words.text('save-saved'), { buttons });
}
