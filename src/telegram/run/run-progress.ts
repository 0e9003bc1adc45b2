/** What one run shows while it goes on: its progress message, made when there is something to show. */

import { type RichText, reply } from '#commands/reply.ts';
import type { Words } from '#locales/words.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Place } from '../api/message.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';
import type { AnswerComposer, Privacy } from '../render/composer.ts';
import type { Standing } from './outcome.ts';
import { createProgress, type Progress } from './progress.ts';

/** What has not ended by then takes long. */
const LONG_MS = 15_000;
/** Notes that are shown at a time. */
const MAX_NOTES = 4;
/** Characters of an answer in the making that are shown at a time: a message, with room for what stands below. */
const MAX_WRITTEN = 3_400;

export interface RunProgress {
  /** `atOnce`: not only after a while. */
  show(text: RichText, atOnce: boolean): void;
  /** A further thing that was done on the way; the newest ones are shown. */
  note(line: string): void;
  /** What is written of the answer, in Markdown; '' where that is void. */
  write(markdown: string): void;
  /** It has begun: that is shown, and after a while `later`. */
  goesOn(doing: string, later: string | undefined): void;
  /** Nothing is shown any more: what stands in the chat, of an earlier attempt too. */
  finish(): Promise<Standing>;
}

const SILENT: RunProgress = { show() {}, note() {}, write() {}, goesOn() {}, finish: async () => ({}) };

export function createRunProgress(options: {
  outbox: Outbox;
  composer: AnswerComposer;
  clock: Clock;
  log: Log;
  place: Place;
  reference: string;
  updateId: number;
  /** Nothing is shown. */
  quiet?: boolean;
  /** The message of this or an earlier attempt. */
  id(): number | undefined;
  onSent(id: number): void;
  /** What the person has chosen for what is personal. */
  privacy(): Pick<Privacy, 'protect' | 'cover'>;
  words(): Words;
}): RunProgress {
  if (options.quiet) return SILENT;
  const { clock, composer, updateId, place } = options;
  let progress: Progress | undefined;
  const notes: string[] = [];
  let written = '';

  function made(): Progress {
    progress ??= createProgress({ ...options, id: options.id() });
    return progress;
  }
  const message = (text: RichText) =>
    composer.progress(
      written === '' ? reply(text) : { kind: 'completion', markdown: endOf(written), footer: text, personal: true },
      updateId,
      { protect: options.privacy().protect, words: options.words() },
    );

  return {
    show: (text, atOnce) => made().show(() => message(text), atOnce),
    goesOn(doing, later) {
      const begunAt = clock.monotonic();
      made().show(() => {
        const isLong = later !== undefined && clock.monotonic() - begunAt >= LONG_MS;
        return message([isLong ? later : `${doing}…`, ...notes.map((note) => `\n· ${note}`)]);
      });
    },
    note(line) {
      notes.push(line);
      if (notes.length > MAX_NOTES) notes.shift();
    },
    write(markdown) {
      // Words that are still coming cannot be covered.
      if (place.kind !== 'private' || options.privacy().cover) return;
      written = markdown;
      if (markdown !== '') made().changed();
    },
    async finish() {
      const id = options.id();
      return (await progress?.finish()) ?? (id === undefined ? {} : { edit: id });
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
