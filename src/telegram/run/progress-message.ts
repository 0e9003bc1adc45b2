/**
 * What a person sees during a run: "typing" soon, then one silent message that is updated. Shown only when the rate
 * limits allow it; nothing waits for it.
 *
 * Whoever ends the update removes the message: with the answer, if its id is stored with the update, or else the run
 * that sent it. Both may do so when the reply to that write was lost, so only a message of this run whose id is
 * certainly stored becomes the answer.
 */
import { type RichText, reply } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { Place } from '../api/message.ts';
import type { BotParts } from '../bot-parts.ts';
import type { ShownProgress } from '../render/composer.ts';
import type { RunRequest } from './run-record.ts';

const TYPING_AFTER_MS = 300;
/** sendChatAction: the status is shown for five seconds or less. */
const TYPING_EVERY_MS = 4_000;
const MESSAGE_AFTER_MS = 2_000;
const REFRESH_EVERY_MS = 3_000;
/** A chat accepts one message a second (Bot API, limits); an edit counts as one. */
const EDIT_EVERY_MS = 1_100;
/** Pause before retrying when the rate limits did not allow it. */
const RETRY_AFTER_MS = 1_000;
/** A timer that fires later than this indicates an overloaded process. */
const LATE_MS = 15;
/** How long an answer waits for an edit or a write in flight. */
const FINISH_WAIT_MS = 250;
/** After a longer wait the person has looked away: the answer is a new message, unless a preview was shown before. */
const LOOKED_AWAY_MS = 10_000;
/** Time after which the `later` text is shown. */
const LONG_MS = 15_000;
/** Characters of an unfinished answer that are shown: one message, with room for the footer. */
const MAX_PREVIEW = 3_400;

export interface ProgressMessage {
  /** `immediately`: without the usual delay. */
  show(text: RichText, immediately: boolean): void;
  /** Shows the answer so far, in Markdown; '' discards it. */
  preview(markdown: string): void;
  /** Shows `doing`, and `later` after a while. */
  showWork(doing: string, later: string | undefined): void;
  /** Stops showing progress; returns the message that is in the chat, which may be from an earlier attempt. */
  finish(): Promise<ShownProgress>;
  /** Stops showing progress of an update that does not end here, and deletes the message unless its id is stored. */
  abandon(): Promise<void>;
}

const SILENT: ProgressMessage = {
  show() {},
  preview() {},
  showWork() {},
  finish: async () => ({}),
  abandon: async () => undefined,
};

interface ProgressOptions
  extends Pick<BotParts, 'outbox' | 'composer' | 'clock' | 'log'>,
    Pick<RunRequest, 'quiet' | 'shownId'> {
  /** Where a message goes now. */
  place(): Place;
  reference: string;
  updateId: number;
  /** The progress message of an earlier attempt. */
  earlierId: number | undefined;
  /** Called with the message's id once it is sent; resolves when that is stored with the update. */
  onSent(id: number): Promise<void>;
  /** The person's privacy settings. */
  settings(): Settings;
  words(): Words;
}

export function createProgressMessage(options: ProgressOptions): ProgressMessage {
  if (options.quiet) return SILENT;
  const { outbox, composer, clock, log, place } = options;
  let previewed = '';
  let id = options.earlierId ?? options.shownId;
  /** Whether the message may become the answer. */
  let isReusable = options.earlierId === undefined;
  /** Current progress text; undefined before the first. */
  let content: (() => RichText) | undefined;
  /** Text of the message in the chat. */
  let text: string | undefined;
  let [begunAt, shownAt, typingAt, messageAt] = [0, 0, 0, 0];
  /** Time of the first preview. */
  let previewedAt: number | undefined;
  let timer: { at: number; stop(): void } | undefined;
  let calling: Promise<void> | undefined;
  /** Settles when the id of a message that this run sent is stored, or can't be. */
  let storing: Promise<void> | undefined;
  /** The preview changed while an edit was in flight. */
  let isDue = false;
  let isOver = false;
  /**
   * Show nothing more, and don't turn the message into the answer: it is gone, or may exist under an unknown id, or may
   * still change.
   */
  let isAbandoned = false;

  function showContent(next: () => RichText, immediately = false): void {
    const now = clock.monotonic();
    if (!content) [begunAt, shownAt, typingAt, messageAt] = [now, now, now + TYPING_AFTER_MS, now + MESSAGE_AFTER_MS];
    content = next;
    if (immediately) {
      messageAt = Math.min(messageAt, now);
      tick(now);
    } else schedule();
  }

  /** Performs the updates that are due. @param at when this was scheduled for */
  function tick(at: number): void {
    const now = clock.monotonic();
    if (isOver || isAbandoned) return;
    if (now - at > LATE_MS) {
      // The process is overloaded: leave its capacity to answers.
      typingAt = Math.max(typingAt, now + TYPING_AFTER_MS);
      messageAt = Math.max(messageAt, now + TYPING_AFTER_MS);
    }
    if (now >= typingAt) {
      outbox.typing(place());
      typingAt = now + TYPING_EVERY_MS;
    }
    if (now >= messageAt && !calling) calling = update().then(afterUpdate);
    schedule();
  }

  function afterUpdate(wasShown: boolean): void {
    calling = undefined;
    shownAt = clock.monotonic();
    messageAt = shownAt + (wasShown ? REFRESH_EVERY_MS : RETRY_AFTER_MS);
    if (isDue) showSoon();
    isDue = false;
    schedule();
  }

  /** Moves the next edit forward to the earliest time that the rate limit allows. */
  function showSoon(): void {
    messageAt = Math.min(messageAt, Math.max(shownAt + EDIT_EVERY_MS, begunAt + MESSAGE_AFTER_MS));
  }

  function schedule(): void {
    if (isOver || isAbandoned || !content) return;
    const now = clock.monotonic();
    const at = Math.max(now, calling !== undefined ? typingAt : Math.min(typingAt, messageAt));
    if (timer && timer.at <= at) return;
    timer?.stop();
    const stop = clock.setTimer(at - now, () => {
      timer = undefined;
      tick(at);
    });
    timer = { at, stop };
  }

  /** Sends or edits the message; false if the rate limits did not allow it. Never rejects. */
  async function update(): Promise<boolean> {
    try {
      const message = messageOf(content?.() ?? []);
      if (id !== undefined && message.text === text) return true;
      const shown = await outbox.show(place(), message, id);
      if (shown === 'dropped') return false;
      // If it is gone, the person deleted it and doesn't want to see it.
      if (shown === 'gone') id = undefined;
      if (shown === 'doubt' || shown === 'gone') isAbandoned = true;
      else {
        ({ text } = message);
        if (id === undefined) await begin(shown);
      }
    } catch (error) {
      isAbandoned = true;
      log.warn({ err: error, reference: options.reference }, 'could not show progress');
    }
    return true;
  }

  function messageOf(footer: RichText) {
    const answer =
      previewed === '' ? reply(footer) : reply([], { markdown: tailOf(previewed), footer, personal: true });
    return composer.progress(answer, options.updateId, { settings: options.settings(), words: options.words() });
  }

  async function begin(shown: number): Promise<void> {
    if (isOver) return await remove(shown);
    id = shown;
    isReusable = false;
    storing = options.onSent(shown).then(
      () => {
        isReusable = true;
      },
      (error: unknown) => log.info({ err: error, reference: options.reference }, 'could not store a progress message'),
    );
  }

  /** Resolves when no call and no write is in flight. */
  async function settled(): Promise<void> {
    await calling;
    await storing;
  }

  const remove = (messageId: number) => outbox.send({ place: place(), steps: [{ do: 'delete', messageId }] });

  return {
    show: (shown, immediately) => showContent(() => shown, immediately),
    showWork(doing, later) {
      const since = clock.monotonic();
      showContent(() => {
        const isLong = later !== undefined && clock.monotonic() - since >= LONG_MS;
        return [isLong ? later : `${doing}…`];
      });
    },
    preview(markdown) {
      // A preview cannot be covered by a spoiler.
      if (place().kind !== 'private' || options.settings().coverResults) return;
      previewed = markdown;
      if (markdown === '' || !content) return;
      previewedAt ??= clock.monotonic();
      if (calling !== undefined) isDue = true;
      else {
        showSoon();
        schedule();
      }
    },
    async finish() {
      timer?.stop();
      if ((calling || storing) && !isOver) {
        const waiting = new AbortController();
        await Promise.race([settled(), clock.sleep(FINISH_WAIT_MS, waiting.signal).catch(() => undefined)]);
        waiting.abort();
      }
      isOver = true;
      if (id === undefined) return {};
      if (!isReusable) return { remove: id };
      if (!content) return { edit: id };
      // An edit that is still in flight would overwrite the answer.
      const isFree = !calling && !isAbandoned;
      const isRecent = (previewedAt ?? clock.monotonic()) - begunAt < LOOKED_AWAY_MS;
      return isFree && isRecent ? { edit: id } : { remove: id };
    },
    async abandon() {
      timer?.stop();
      isOver = true;
      await settled();
      if (isReusable || id === undefined || id === options.earlierId) return;
      await remove(id).catch((error: unknown) =>
        log.warn({ err: error, reference: options.reference }, 'could not delete a progress message'),
      );
    },
  };
}

/** The last MAX_PREVIEW characters, cut at the start of a paragraph if there is one in the first half. */
function tailOf(markdown: string): string {
  if (markdown.length <= MAX_PREVIEW) return markdown;
  const end = markdown.slice(-MAX_PREVIEW).toWellFormed();
  const paragraph = end.indexOf('\n\n');
  return `…\n\n${end.slice(paragraph < 0 || paragraph > MAX_PREVIEW / 2 ? 0 : paragraph + 2)}`;
}
