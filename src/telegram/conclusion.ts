/** The end of an update together with what is said about it: durable in one write, and then said. */
import type { UpdateTurn } from '../inbox/turn.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Saying } from '../outbox/saying.ts';
import { type Write, withWrites } from '../storage/write.ts';

/** Says nothing where another process has the update by now. Rejects when the database refuses it. */
export async function concludeWith(
  outbox: Pick<Outbox, 'keeping'>,
  turn: Pick<UpdateTurn, 'end'>,
  said: Saying,
  others: readonly Write[],
): Promise<void> {
  let go = () => {};
  const ours = await turn.end((row) => {
    const keeping = outbox.keeping(said, row);
    go = keeping.go;
    return withWrites(keeping.write, others);
  });
  if (ours) go();
}
