/** /start: what the bot is and one next step; or runs the text of a payload from a group or inline mode. */

import { invitation } from '../access/connect.ts';
import { describeOwn } from '../access/tokens.ts';
import { openOwn } from '../actions.ts';
import { isCharged, PRICES } from '../billing/budget.ts';
import { button, connectButtons, missedButton } from '../buttons.ts';
import { type Context, command, runInvocation } from '../command.ts';
import { shorten } from '../display-text.ts';
import { keepPending, pendingText, takeQuestion } from '../kept-words.ts';
import { foreign, type Reply, type RichText, reply, type TextReply } from '../reply.ts';
import { sentenceDate } from '../time/dates.ts';

const MAX_NAME = 40;

export const start = command('start', async (ctx, { argument }) => {
  const { words, person, connection } = ctx;
  const brought = await takeQuestion(ctx, argument);
  if (brought === 'not-yours') return reply(words.text('group-not-yours'));
  if (brought !== undefined && connection) return runInvocation(ctx, { command: 'text', argument: brought });
  if (brought !== undefined) return await welcomeWith(ctx, brought);
  if (!connection) return await welcome(ctx);
  const name = nameOf(person.firstName);
  return reply(name ? words.rich('start-again', { name }) : [words.text('start-again-unnamed')], {
    buttons: [[missedButton(words)]],
  });
});

const nameOf = (firstName: string) => (firstName === '' ? undefined : foreign(shorten(firstName, MAX_NAME)));

/** Keeps what an unconnected person typed and says how to connect; shows the whole welcome screen only once. */
export async function welcomeWith(ctx: Context, typed: string): Promise<Reply> {
  const note = ctx.words.text('plain-not-yet');
  const isAgain = (await pendingText.read(ctx)) !== undefined;
  keepPending(ctx, typed);
  return isAgain ? { ...(await nextStep(ctx)), text: [note] } : await welcome(ctx, note);
}

/** The welcome screen of an unconnected person. @param note added at its end */
export async function welcome(ctx: Context, note?: string): Promise<Reply> {
  const { words, person } = ctx;
  const name = nameOf(person.firstName);
  const { text, ...rest } = await nextStep(ctx);
  const hello: RichText = name ? words.rich('start-hello', { name }) : [words.text('start-hello-unnamed')];
  return { ...rest, text: [...hello, '\n\n', ...text, ...(note === undefined ? [] : ['\n\n', note])] };
}

/** How an unconnected person begins. */
export async function nextStep(ctx: Context): Promise<TextReply> {
  const { words, deps, today } = ctx;
  if (!deps.owners) return await remoteStep(ctx);
  if (deps.about.sample) return reply(words.text('start-sample'), { buttons: connectButtons(ctx) });
  const { messages = 0, newestAt } = (await describeOwn(ctx))?.archive ?? {};
  if (messages === 0 || newestAt === undefined)
    return reply(words.text('start-empty'), { buttons: [[button(words.text('buttons-add-chats'), openOwn, {})]] });
  return reply(words.text('start-has-data', { messages, newest: sentenceDate(newestAt, today, words) }), {
    buttons: [[button(words.text('buttons-open-archive'), openOwn, {})]],
  });
}

/** Adds the prices of a search and an answer if the service charges. */
async function remoteStep(ctx: Context): Promise<TextReply> {
  const { words, deps } = ctx;
  const step = await invitation(ctx);
  if (!isCharged(deps, undefined)) return step;
  return { ...step, text: [...step.text, ' ', words.text('start-prices', PRICES)] };
}
