/** /help: how to use the bot, with examples that find something in the person's own data; and /cancel. */

import { z } from 'zod';
import { listsIn } from '#locales/lists.ts';
import type { Words } from '#locales/words.ts';
import { dismiss } from '../actions.ts';
import { PRICES } from '../billing/budget.ts';
import { commandButton, missedButton } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { reply } from '../reply.ts';
import { knownNames } from '../search/names.ts';
import { nextStep } from './start.ts';

export const help = command('help', async (ctx) => {
  const { words, deps, connection, charged } = ctx;
  const { word, name, question, day } = await examplesFor(ctx);
  const isSample = connection?.access?.whose === 'sample';
  const add = deps.owners && !isSample ? [commandButton(words.text('buttons-add-chats'), 'import')] : [];
  const buttons = connection ? [[missedButton(words), ...add]] : ((await nextStep(ctx)).buttons ?? []);
  return reply(
    [
      ...words.rich('help-write', { word, name, question, day }),
      '\n\n',
      ...words.rich('help-exact'),
      '\n\n',
      words.text('help-commands'),
      ...(charged ? ['\n', words.text('help-prices', PRICES)] : []),
    ],
    { buttons },
  );
});

/** The example of each line of help; `none` if no example would find anything. */
interface Examples {
  word: string;
  name: string;
  question: string;
  day: string;
}

const NONE: Examples = { word: 'none', name: 'none', question: 'none', day: 'none' };

/** The sample has its own examples per language; an own archive gives the most frequent contact and the newest day. */
async function examplesFor(ctx: Context): Promise<Examples> {
  const { words, connection, settings } = ctx;
  if (!connection) return NONE;
  const names = await knownNames(ctx);
  const moments = names.flatMap(({ chats }) => chats.map(({ newestAt }) => newestAt)).sort();
  const newest = moments.at(-1);
  const day = newest === undefined ? NONE.day : dayAsTyped(words, newest, settings.zone);
  if (connection.access?.whose === 'sample') return { ...listsIn(words.language).examples, day };
  const person = names.find(({ kind }) => kind === 'person')?.name.split(' ')[0];
  return { ...NONE, name: person || NONE.name, day };
}

/** `12 May`. */
function dayAsTyped(words: Words, at: string, zone = 'UTC'): string {
  return words.date(new Date(at), { day: 'numeric', month: 'long', timeZone: zone });
}

/** Arguments of the button under a run: its update number. */
const Args = z.object({ only: z.int().nonnegative() });

export const cancelCommands: readonly Command[] = [
  /** Stops all of the person's runs and ignores the argument; a button may stop a single run. */
  command('cancel', async ({ deps, person, words, pressed }, { args }) => {
    const stopped = await deps.running.cancel(person.id, Args.safeParse(args).data?.only);
    if (stopped === 0) return reply(words.text('progress-nothing-running'));
    // A press needs an answer; a typed command doesn't, because the stopped runs have replied.
    if (pressed) return { kind: 'notice', text: words.text('progress-stopped') };
  }),
  onAction(dismiss, ({ words }) => reply(words.text('plain-unchanged'))),
];
