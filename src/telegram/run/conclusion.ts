/** The end of an update together with what is said about it: durable in one write, and then said. */

import { runDue } from '#commands/actions.ts';
import { costText } from '#commands/errors.ts';
import { type RichText, reply } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import type { Database } from '#storage/database.ts';
import { type Write, withWrites, writeOf } from '#storage/write.ts';
import type { UpdateTurn } from '../jobs/inbox/turn.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';
import type { Saying } from '../jobs/outbox/saying.ts';
import type { ShownAnswer } from '../render/answer.ts';
import type { TurnRecord } from './turn-record.ts';

/**
 * With nothing to say it is just the end. Says nothing where another process has the update by now. Rejects when the
 * database refuses it.
 */
export async function concludeWith(
  outbox: Pick<Outbox, 'keeping'>,
  turn: Pick<UpdateTurn, 'end'>,
  said: Saying,
  others: readonly Write[],
): Promise<void> {
  if (said.steps.length === 0) {
    await turn.end(() => ({ ...withWrites(writeOf(), others), read: () => true }));
    return;
  }
  let go = () => {};
  const ours = await turn.end((row) => {
    const keeping = outbox.keeping(said, row);
    go = keeping.go;
    return withWrites(keeping.write, others);
  });
  if (ours) go();
}

/** As concludeWith for an update that is durable; for others `kept` is written, and what there is to say handed over. */
export async function conclude(
  { outbox, database }: { outbox: Pick<Outbox, 'keeping' | 'say'>; database: Pick<Database, 'write'> },
  update: Pick<UpdateTurn, 'durable' | 'end'>,
  said: Saying,
  kept: readonly Write[],
): Promise<void> {
  if (update.durable) return await concludeWith(outbox, update, said, kept);
  if (kept.length > 0) await database.write(withWrites(writeOf(), kept));
  if (said.steps.length > 0) await outbox.say(said);
}

/** @param record undefined: nothing is known of it but that it was asked for */
export function interruptedAnswer(words: Words, record: TurnRecord | undefined): ShownAnswer {
  if (!record) return reply([words.text('errors-restarted')]);
  const { command, argument, args, about, credits, doing } = record;
  // What is done by itself comes again by itself: there is nothing to press.
  if (command === runDue.name) return reply([words.text('alerts-lost', { doing, credits })]);
  const invocation = {
    command,
    argument,
    ...(args === undefined ? {} : { args }),
    ...(about === undefined ? {} : { about }),
  };
  const again = words.text('buttons-try-again');
  const label = credits === 0 ? again : words.text('numbers-priced', { label: again, amount: credits });
  return reply(withCost(words, [words.text('errors-restarted')], credits), {
    buttons: [[{ label, tone: 'primary', press: { kind: 'run', once: true, invocation } }]],
  });
}

/** With what it may have cost, where it can have cost something. @param spent credits */
export const withCost = (words: Words, text: RichText, spent: number): RichText =>
  spent === 0 ? text : [...text, '\n', costText(words, spent)];
