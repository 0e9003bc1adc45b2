/** /start: what the bot is and one next step; or the words that somebody brought along from elsewhere. */

import { describeArchive } from '../access/own-archive.ts';
import { lookAround, openOwn } from '../access/actions.ts';
import { keepPending } from '../access/pending.ts';
import { isCharged, priceOf } from '../billing/prices.ts';
import { button, commandButton, linkButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { command, runCommand } from '../define-command.ts';
import { type Button, foreign, type Reply, reply } from '../reply.ts';
import { sentenceDate } from '../time/dates.ts';

const MAX_NAME = 40;

export const start = command('start', async function* (ctx, { argument }) {
  const { words, person } = ctx;
  const { connection } = await ctx.user();
  const brought = bringsAlong(argument) ? await takeQuestion(ctx, argument) : undefined;
  if (brought === 'not-yours') return yield reply([words.text('group-not-yours')]);
  if (brought !== undefined && connection) return yield* runCommand(ctx, 'text', brought);
  if (brought !== undefined) {
    keepPending(ctx, brought);
    return yield await welcome(ctx, words.text('plain-not-yet'));
  }
  if (!connection) return yield await welcome(ctx);
  const name = foreign(person.firstName.slice(0, MAX_NAME).toWellFormed());
  yield reply(
    person.firstName === '' ? [words.text('start-again-unnamed')] : words.rich('start-again', { name }),
    { buttons: [[commandButton(words.text('buttons-missed'), 'today')]] },
  );
});

/** The first screen of somebody who is not connected. @param note stands behind it */
export async function welcome(ctx: Context, note?: string): Promise<Reply> {
  const { words, person } = ctx;
  const name = foreign(person.firstName.slice(0, MAX_NAME).toWellFormed());
  const { text, buttons } = await nextStep(ctx);
  return reply(
    [
      ...(person.firstName === '' ? [words.text('start-hello-unnamed')] : words.rich('start-hello', { name })),
      '\n\n',
      ...text,
      ...(note === undefined ? [] : ['\n\n', note]),
    ],
    { buttons },
  );
}

async function nextStep(ctx: Context): Promise<{ text: string[]; buttons: Button[][] }> {
  const { words, deps } = ctx;
  const { about, owners } = deps;
  if (!owners) return await remoteStep(ctx);
  if (about.sample)
    return {
      text: [words.text('start-sample')],
      buttons: [
        [
          button(words.text('buttons-look-around'), lookAround, {}),
          button(words.text('buttons-start-own'), openOwn, {}),
        ],
      ],
    };
  const archive = await describeArchive(ctx);
  if (!archive || archive.messages === 0)
    return {
      text: [words.text('start-empty')],
      buttons: [[button(words.text('buttons-add-chats'), openOwn, {})]],
    };
  const { today } = await ctx.user();
  const newest = archive.newestAt === undefined ? '' : sentenceDate(archive.newestAt, today, words);
  return {
    text: [words.text('start-has-data', { messages: archive.messages, newest })],
    buttons: [[button(words.text('buttons-open-archive'), openOwn, {})]],
  };
}
