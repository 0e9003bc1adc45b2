/** /save: adds a message to the chat “Saved” in the person's archive; each message only once. */

import { MAX_DAYS_AHEAD, namedDays } from '#locales/times/named-days.ts';
import { dayLater, presentDay } from '#locales/times/today.ts';
import type { OwnMessage } from '#service/contract/imports.ts';
import { openOwn, saveMessage } from '../actions.ts';
import { digestButton } from '../alerts/today.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { ProblemError } from '../errors.ts';
import { type Reply, reply } from '../reply.ts';
import { sentenceDate } from '../time/dates.ts';
import { importingOf } from './texts.ts';

export const saveCommands: readonly Command[] = [
  command('save', async (ctx, { quoted }) => {
    return quoted || !ctx.deps.owners ? await save(ctx, quoted) : reply(ctx.words.text('save-how'));
  }),
  onAction(saveMessage, (ctx, { message }) => save(ctx, message)),
];

/** @param message undefined if there is nothing to save */
export async function save(ctx: Context, message: OwnMessage | undefined): Promise<Reply> {
  const { words, person, signal, connection, today } = ctx;
  const { service } = importingOf(ctx);
  if (!message) throw new ProblemError({ code: 'import-elsewhere' });
  const messages = {
    account: person.userId,
    messages: [{ ...message, chatName: words.text('save-chat') }],
    removed: [],
  };
  const { written } = await service.putMessages(person.userId, messages, signal);
  if (written === 0) return reply(words.text('save-known'));
  // Saved in their own archive, but they are looking at the sample.
  if (connection?.access?.whose === 'sample')
    return reply(words.text('save-saved'), { buttons: [[button(words.text('import-switch'), openOwn, {})]] });
  const day = presentDay(today);
  const isOwn = message.fromId === `user${person.userId}`;
  const [named] = namedDays(message.text, day, { from: day, to: dayLater(day, MAX_DAYS_AHEAD) }, !isOwn);
  if (named === undefined) return reply(words.text('save-saved'));
  const on = sentenceDate(named.day, today, words);
  return reply(words.text('save-saved-for', { on }), { buttons: await digestButton(ctx, 'today') });
}
