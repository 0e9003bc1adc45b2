/**
 * What a person sees while a request runs: "typing" soon, one silent message a little later, and that it moves. Shown
 * when there is room and waited for by nobody.
 */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { OutgoingMessage, Place } from '../api/message.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';

const TYPING_AFTER_MS = 300;
/** sendChatAction: the status is shown for five seconds or less. */
const TYPING_EVERY_MS = 4_000;
const MESSAGE_AFTER_MS = 2_000;
const MOVES_EVERY_MS = 3_000;
/** A chat takes one message a second (Bot API, limits), an edit counts as one. */
const CHANGES_EVERY_MS = 1_100;
/** When there was no room for it. */
const AGAIN_AFTER_MS = 1_000;
/** A timer that fires later than this fires in a process that is overloaded. */
const LATE_MS = 15;
/** How long an answer waits for a change of the progress message that is under way. */
const PATIENCE_MS = 250;
/** After a longer wait a person has looked away: the answer comes as a message of its own. One that is written is looked at. */
const LOOKED_AWAY_MS = 10_000;

export interface Progress {
  /** What to show from now on. `atOnce`: not only after a while. */
  show(words: () => OutgoingMessage, atOnce?: boolean): void;
  /** What it shows has changed, as an answer does that is being written: it is shown as soon as edits may follow each other. */
  changed(): void;
  /**
   * Nothing is shown after this resolves. `edit`: the message whose place the answer may take; `remove`: one that has to
   * go when the answer is there.
   */
  finish(): Promise<{ edit?: number; remove?: number }>;
}

export function createProgress(options: {
  outbox: Pick<Outbox, 'show' | 'typing' | 'say'>;
  clock: Clock;
  log: Log;
  place: Place;
  reference: string;
  /** From an earlier attempt. */
  id: number | undefined;
  /** Hears the message's id as soon as there is one. */
  onSent(id: number): void;
}): Progress {
  const { outbox, clock, log, place } = options;
  const begunAt = clock.monotonic();
  let { id } = options;
  let words: (() => OutgoingMessage) | undefined;
  /** What the message says. */
  let text: string | undefined;
  let calling: Promise<unknown> | undefined;
  let messageAt = begunAt + MESSAGE_AFTER_MS;
  let shownAt = begunAt;
  /** When a change was first told. */
  let changedAt: number | undefined;
  let typingAt = begunAt + TYPING_AFTER_MS;
  let stop: (() => void) | undefined;
  let dueAt = begunAt;
  let over = false;
  /** Something changed while the last change was under way. */
  let isDue = false;
  /**
   * Nothing more is shown here, and the answer does not take this place: it may be there under an id that nobody was told,
   * or may change any moment.
   */
  let isLeft = false;

  function tick(): void {
    stop = undefined;
    if (over || isLeft) return;
    const now = clock.monotonic();
    if (now - dueAt > LATE_MS) {
      // This process has more to do than it can: whatever it can do are answers.
      typingAt = Math.max(typingAt, now + TYPING_AFTER_MS);
      messageAt = Math.max(messageAt, now + TYPING_AFTER_MS);
    }
    if (now >= typingAt) {
      outbox.typing(place);
      typingAt = now + TYPING_EVERY_MS;
    }
    if (now >= messageAt && !calling) {
      calling = put().then((shown) => {
        calling = undefined;
        shownAt = clock.monotonic();
        messageAt = shownAt + (shown ? MOVES_EVERY_MS : AGAIN_AFTER_MS);
        if (isDue) soon();
        isDue = false;
        again();
      });
    }
    schedule();
  }

  function soon(): void {
    messageAt = Math.min(messageAt, Math.max(shownAt + CHANGES_EVERY_MS, begunAt + MESSAGE_AFTER_MS));
  }

  function again(): void {
    stop?.();
    stop = undefined;
    schedule();
  }

  function schedule(): void {
    if (stop || over || isLeft || !words) return;
    const at = calling !== undefined ? typingAt : Math.min(typingAt, messageAt);
    const now = clock.monotonic();
    dueAt = Math.max(at, now);
    stop = clock.setTimer(dueAt - now, tick);
  }

  /** Whether there was room for it. Never rejects. */
  async function put(): Promise<boolean> {
    if (!words) return true;
    try {
      const message = words();
      if (id !== undefined && message.text === text) return true;
      const shown = await outbox.show(place, message, id);
      if (shown === 'dropped') return false;
      if (shown === 'doubt') isLeft = true;
      else if (shown === 'gone') {
        // The person does not want to see it.
        id = undefined;
        isLeft = true;
      } else {
        ({ text } = message);
        if (id === undefined) await begun(shown);
      }
    } catch (error) {
      isLeft = true;
      log.warn({ err: error, reference: options.reference }, 'progress could not be shown');
    }
    return true;
  }

  async function begun(shown: number): Promise<void> {
    id = shown;
    if (over) await outbox.say({ place, steps: [{ do: 'delete', messageId: shown }] });
    else options.onSent(shown);
  }

  return {
    show(next, atOnce = false) {
      words = next;
      if (atOnce) messageAt = Math.min(messageAt, clock.monotonic());
      if (atOnce && !calling && !over) {
        stop?.();
        dueAt = clock.monotonic();
        tick();
      } else schedule();
    },
    changed() {
      changedAt ??= clock.monotonic();
      if (calling !== undefined) isDue = true;
      else {
        const before = messageAt;
        soon();
        if (messageAt < before) again();
      }
    },
    async finish() {
      stop?.();
      if (calling && !over) {
        const patience = new AbortController();
        await Promise.race([calling, clock.sleep(PATIENCE_MS, patience.signal).catch(() => undefined)]);
        patience.abort();
      }
      over = true;
      if (id === undefined) return {};
      // A change that is still under way would overwrite the answer.
      const isFree = !calling && !isLeft;
      const isRecent = (changedAt ?? clock.monotonic()) - begunAt < LOOKED_AWAY_MS;
      return isFree && isRecent ? { edit: id } : { remove: id };
    },
  };
}
