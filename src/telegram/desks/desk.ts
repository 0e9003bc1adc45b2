/** Who takes a kind of update: reads it once, says in which order it is handled, and handles it. */
import type { UpdateTurn } from '../jobs/inbox/turn.ts';
import type { Classification, IncomingUpdate } from '../jobs/inbox/update.ts';

export interface Task {
  readonly classification: Classification;
  take(turn: UpdateTurn): Promise<void>;
}

/** What is to be done about an update; undefined for one of another kind. */
export type Desk = (update: IncomingUpdate) => Task | undefined;
