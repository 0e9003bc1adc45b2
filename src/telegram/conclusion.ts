/** The end of an update together with what is said about it: durable in one write, and then said. */
import type { UpdateTurn } from '../inbox/turn.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Saying } from '../outbox/saying.ts';
import { type Write, withWrites, writeOf } from '../storage/write.ts';

/** With nothing to say it is just the end. Says nothing where another process has the update by now. Rejects when the database refuses it. */
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
