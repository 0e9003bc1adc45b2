/** Sentences about imports: while they go on, and where they come to nothing. */

import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { ImportView } from '#service/contract/imports.ts';
import { importGuide } from '../actions.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { shorten } from '../display-text.ts';
import { type Button, foreign, type RichText, reply, type TextReply } from '../reply.ts';

const MAX_NAME = 60;

/** A file's name as it stands in a sentence. */
export const fileIn = (words: Words, name: string) => shorten(name, MAX_NAME) || words.text('import-file');

export const readingText = (words: Words, file: string) => words.text('import-reading', { name: fileIn(words, file) });

/** While the service works on it: what is in the file, once it is known. */
export function progressText(words: Words, view: ImportView): RichText {
  if (view.state === 'waiting') return [words.text('import-next', { file: fileIn(words, view.name) })];
  const progress = view.state === 'running' ? view.progress : undefined;
  if (!progress) return [readingText(words, view.name)];
  const { position, size, read, chat } = progress;
  const percent = size > 0 ? Math.floor(100 * Math.min(1, position / size)) : 0;
  const name = foreign(chat || fileIn(words, view.name));
  return words.rich('import-reading-so-far', { name, percent, read });
}

export const guideButton = ({ words }: Context): Button => button(words.text('import-where'), importGuide, {});

interface Failed {
  readonly reason?: string | undefined;
  /** In English, for a reason of a newer service. */
  readonly sentence?: string;
  readonly reference?: string | undefined;
}

/** Those who have exported something else are shown how it is done. */
const SHOWN_HOW = { 'whatsapp-backup': 'WhatsApp', 'signal-backup': 'Signal', 'telegram-html': 'Telegram' } as const;

/** Why nothing was brought in. */
export function failureReply(ctx: Context, name: string, { reason = '', sentence = '', reference }: Failed): TextReply {
  const { words } = ctx;
  if (reason === 'cancelled' || reason === 'cancelled-halfway') return stoppedReply(ctx, 0);
  if (reference !== undefined) return reply(words.rich('import-failed-failed', { reference }));
  const app = SHOWN_HOW[reason as keyof typeof SHOWN_HOW];
  const way = app ? button(words.text('import-show-me-how'), importGuide, { app }) : guideButton(ctx);
  const isShown = app !== undefined || reason === 'not-known';
  const key = reason === 'too-many-files' ? 'too-large-here' : reason;
  const text = words.has('import-failed-', key)
    ? words.text(`import-failed-${key}` as 'import-failed-empty', { file: fileIn(words, name) })
    : sentence;
  return reply([text], isShown ? { buttons: [[way]] } : {});
}

export function tooLargeReply({ words }: Context, name: string, maxBytes: number, way: Button): TextReply {
  const values = { file: fileIn(words, name), most: bytes(maxBytes) };
  return reply([words.text('import-failed-too-large', values)], { buttons: [[way]] });
}

export const stoppedReply = ({ words, pressed }: Context, read: number): TextReply =>
  reply([read > 0 ? words.text('import-stopped', { read }) : words.text('import-stopped-empty')], {
    ...(pressed ? { place: 'replace' } : {}),
  });

/** The service knows nothing of it any more, or has its file no longer. */
export const forgottenReply = ({ words }: Context): TextReply => reply([words.text('import-forgotten')]);
