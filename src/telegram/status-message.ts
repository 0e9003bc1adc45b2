/**
 * The one message that says what is being done, edited as that changes. Changes that come faster than Telegram likes are
 * skipped, the newest always shows. It is sent at most once: after a failed or doubtful sending there is none.
 */

import type { Clock } from '../clock.ts';
import type { Answer } from '../commands/answer.ts';
import type { Log } from '../log.ts';
import { BlockedError } from './call-errors.ts';
import type { Outbox } from './outbox.ts';
import type { OutgoingMessage } from './outgoing.ts';
import type { Place } from './place.ts';

const EDIT_EVERY_MS = 1_000;
/** Made once: an abort without a reason makes an exception with a stack each time. */
const FINISHED = new Error('the progress message is finished');

export type Progress = Answer & { kind: 'progress' };

export interface StatusMessage {
  /** Makes it say this, soon. */
  show(progress: Progress): void;
  /**
   * Resolves when the message is in the chat, saying `otherwise` if nothing was shown yet; its id, or undefined when it
   * could not be sent. Rejects with BlockedError.
   */
  present(otherwise: Progress): Promise<number | undefined>;
  /** Ends it: nothing changes it after this resolves. Its id, if there is one. */
  finish(): Promise<number | undefined>;
}

export interface StatusMessageOptions {
  outbox: Outbox;
  clock: Clock;
  log: Log;
  place: Place;
  signal: AbortSignal;
  /** From an earlier attempt. */
  id: number | undefined;
  compose(progress: Progress): Promise<OutgoingMessage>;
  /** Hears the id as soon as there is one. */
  onSent(id: number): void;
}

export function createStatusMessage(options: StatusMessageOptions): StatusMessage {
  const { outbox, clock, log, place, signal } = options;
  const finished = new AbortController();
  let { id } = options;
  let wanted: Progress | undefined;
  let pumping: Promise<void> | undefined;
  let failure: unknown;
  /** The first sending is over, well or not. */
  const tried = Promise.withResolvers<void>();

  async function pump(): Promise<void> {
    while (wanted !== undefined && failure === undefined) {
      const progress = wanted;
      wanted = undefined;
      try {
        await put(await options.compose(progress));
      } catch (error) {
        failure = error;
        if (!(error instanceof BlockedError) && !signal.aborted)
          log.warn({ err: error }, 'progress could not be shown');
      }
      tried.resolve();
      if (!finished.signal.aborted) await clock.sleep(EDIT_EVERY_MS, finished.signal).catch(() => undefined);
    }
    pumping = undefined;
  }

  async function put(message: OutgoingMessage): Promise<void> {
    if (id === undefined) {
      id = await outbox.send(place, message, signal);
      options.onSent(id);
    } else if (!(await outbox.edit(place, id, message, signal))) {
      id = undefined;
      failure = new Error('the person deleted it');
    }
  }

  function show(progress: Progress): void {
    if (finished.signal.aborted || failure !== undefined) return;
    wanted = progress;
    pumping ??= pump();
  }

  return {
    show,
    async present(otherwise) {
      if (id === undefined && pumping === undefined) show(otherwise);
      // Only for the sending, not for the pause after it.
      if (id === undefined && pumping !== undefined) await tried.promise;
      if (failure instanceof BlockedError) throw failure;
      return id;
    },
    async finish() {
      finished.abort(FINISHED);
      wanted = undefined;
      await pumping;
      return id;
    },
  };
}
