/**
 * What a person sees while a run goes on: "typing" soon, one silent message a little later, and that it moves. Shown when
 * there is room and waited for by nobody.
 */
import { type RichText, reply } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { BotParts } from '../bot-parts.ts';
import type { ShownProgress } from '../render/composer.ts';
import type { RunRequest } from './run-record.ts';

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
/** How long an answer waits for a change of the message that is under way. */
const PATIENCE_MS = 250;
/** After a longer wait a person has looked away: the answer comes as a message of its own. One that is written is looked at. */
const LOOKED_AWAY_MS = 10_000;
/** What has not ended by then takes long. */
const LONG_MS = 15_000;
/** Characters of an answer in the making that are shown at a time: a message, with room for what stands below. */
const MAX_WRITTEN = 3_400;

export interface ProgressMessage {
  /** `atOnce`: not only after a while. */
  show(text: RichText, atOnce: boolean): void;
  /** What is written of the answer, in Markdown; '' where that is void. */
  write(markdown: string): void;
  /** It has begun: that is shown, and after a while `later`. */
  goesOn(doing: string, later: string | undefined): void;
  /** Nothing is shown any more: what stands in the chat, of an earlier attempt too. */
  finish(): Promise<ShownProgress>;
}

const SILENT: ProgressMessage = { show() {}, write() {}, goesOn() {}, finish: async () => ({}) };

interface ProgressOptions
  extends Pick<BotParts, 'outbox' | 'composer' | 'clock' | 'log'>,
    Pick<RunRequest, 'place' | 'quiet'> {
  reference: string;
  updateId: number;
  /** The message of an earlier attempt. */
  id: number | undefined;
  /** Hears the message's id as soon as there is one. */
  onSent(id: number): void;
  /** What the person has chosen for what is personal. */
  settings(): Settings;
  words(): Words;
}

export function createProgressMessage(options: ProgressOptions): ProgressMessage {
  if (options.quiet) return SILENT;
  const { outbox, composer, clock, log, place } = options;
  let written = '';
  let { id } = options;
  /** What it shows now; undefined: nothing yet. */
  let content: (() => RichText) | undefined;
  /** What the message says. */
  let text: string | undefined;
  let [begunAt, shownAt, typingAt, messageAt] = [0, 0, 0, 0];
  /** When a change was first told. */
  let changedAt: number | undefined;
  let timer: { at: number; stop(): void } | undefined;
  let calling: Promise<void> | undefined;
  /** Something changed while the last change was under way. */
  let isDue = false;
  let isOver = false;
  /**
   * Nothing more is shown, and the answer does not take this place: it may be there under an id that nobody was told, or
   * may change any moment.
   */
  let isLeft = false;

  function showContent(next: () => RichText, atOnce = false): void {
    const now = clock.monotonic();
    if (!content) [begunAt, shownAt, typingAt, messageAt] = [now, now, now + TYPING_AFTER_MS, now + MESSAGE_AFTER_MS];
    content = next;
    if (atOnce) {
      messageAt = Math.min(messageAt, now);
      look(now);
    } else plan();
  }

  /** Does what is due. @param at when this was planned for */
  function look(at: number): void {
    const now = clock.monotonic();
    if (isOver || isLeft) return;
    if (now - at > LATE_MS) {
      // This process has more to do than it can: whatever it can do are answers.
      typingAt = Math.max(typingAt, now + TYPING_AFTER_MS);
      messageAt = Math.max(messageAt, now + TYPING_AFTER_MS);
    }
    if (now >= typingAt) {
      outbox.typing(place);
      typingAt = now + TYPING_EVERY_MS;
    }
    if (now >= messageAt && !calling) calling = put().then(afterPut);
    plan();
  }

  function afterPut(wasShown: boolean): void {
    calling = undefined;
    shownAt = clock.monotonic();
    messageAt = shownAt + (wasShown ? MOVES_EVERY_MS : AGAIN_AFTER_MS);
    if (isDue) showSoon();
    isDue = false;
    plan();
  }

  /** As soon as edits may follow each other. */
  function showSoon(): void {
    messageAt = Math.min(messageAt, Math.max(shownAt + CHANGES_EVERY_MS, begunAt + MESSAGE_AFTER_MS));
  }

  function plan(): void {
    if (isOver || isLeft || !content) return;
    const now = clock.monotonic();
    const at = Math.max(now, calling !== undefined ? typingAt : Math.min(typingAt, messageAt));
    if (timer && timer.at <= at) return;
    timer?.stop();
    const stop = clock.setTimer(at - now, () => {
      timer = undefined;
      look(at);
    });
    timer = { at, stop };
  }

  /** Whether there was room for it. Never rejects. */
  async function put(): Promise<boolean> {
    try {
      const message = messageOf(content?.() ?? []);
      if (id !== undefined && message.text === text) return true;
      const shown = await outbox.show(place, message, id);
      if (shown === 'dropped') return false;
      // Where it is gone the person does not want to see it.
      if (shown === 'gone') id = undefined;
      if (shown === 'doubt' || shown === 'gone') isLeft = true;
      else {
        ({ text } = message);
        if (id === undefined) await begin(shown);
      }
    } catch (error) {
      isLeft = true;
      log.warn({ err: error, reference: options.reference }, 'progress could not be shown');
    }
    return true;
  }

  function messageOf(footer: RichText) {
    const answer =
      written === ''
        ? reply(footer)
        : ({ kind: 'completion', markdown: endOf(written), footer, personal: true } as const);
    return composer.progress(answer, options.updateId, { settings: options.settings(), words: options.words() });
  }

  async function begin(shown: number): Promise<void> {
    id = shown;
    if (isOver) await outbox.send({ place, steps: [{ do: 'delete', messageId: shown }] });
    else options.onSent(shown);
  }

  return {
    show: (shown, atOnce) => showContent(() => shown, atOnce),
    goesOn(doing, later) {
      const since = clock.monotonic();
      showContent(() => {
        const isLong = later !== undefined && clock.monotonic() - since >= LONG_MS;
        return [isLong ? later : `${doing}…`];
      });
    },
    write(markdown) {
      // Words that are still coming cannot be covered.
      if (place.kind !== 'private' || options.settings().coverResults) return;
      written = markdown;
      if (markdown === '' || !content) return;
      changedAt ??= clock.monotonic();
      if (calling !== undefined) isDue = true;
      else {
        showSoon();
        plan();
      }
    },
    async finish() {
      timer?.stop();
      if (calling && !isOver) {
        const patience = new AbortController();
        await Promise.race([calling, clock.sleep(PATIENCE_MS, patience.signal).catch(() => undefined)]);
        patience.abort();
      }
      isOver = true;
      if (id === undefined) return {};
      if (!content) return { edit: id };
      // A change that is still under way would overwrite the answer.
      const isFree = !calling && !isLeft;
      const isRecent = (changedAt ?? clock.monotonic()) - begunAt < LOOKED_AWAY_MS;
      return isFree && isRecent ? { edit: id } : { remove: id };
    },
  };
}

/** The end of what is written, as much as one message shows of it, from the beginning of a paragraph where there is one. */
function endOf(markdown: string): string {
  if (markdown.length <= MAX_WRITTEN) return markdown;
  const end = markdown.slice(-MAX_WRITTEN).toWellFormed();
  const paragraph = end.indexOf('\n\n');
  return `…\n\n${end.slice(paragraph < 0 || paragraph > MAX_WRITTEN / 2 ? 0 : paragraph + 2)}`;
}
