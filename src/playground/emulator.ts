/** The emulator's shared parts. `playground.ts` creates one and passes it to the methods and person actions. */
import type { Clock } from '#platform/clock.ts';
import type { LongPoll } from './delivery/long-poll.ts';
import type { UpdateQueue } from './delivery/update-queue.ts';
import type { WebhookPush } from './delivery/webhook-push.ts';
import type { Arguments } from './spec/arguments.ts';
import type { FileStore } from './world/file-store.ts';
import type { InlineQueries, Presses } from './world/inline-queries.ts';
import type { World } from './world/world.ts';

export interface Emulator {
  readonly clock: Clock;
  readonly startedAt: number;
  readonly world: World;
  readonly files: FileStore;
  readonly queue: UpdateQueue;
  readonly longPoll: LongPoll;
  readonly webhook: WebhookPush;
  readonly presses: Presses;
  readonly inline: InlineQueries;
}

/** One Bot API method: arguments to result. Throws a Refusal. `signal` is aborted when the caller disconnects. */
export type BotApiMethod = (emulator: Emulator, args: Arguments, signal: AbortSignal) => unknown;

export type MethodTable = Readonly<Record<string, BotApiMethod>>;
