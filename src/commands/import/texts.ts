/** Where each app hides its export, and sentences about imports: while they go on, and where they come to nothing. */
import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { ImportView } from '#service/contract/imports.ts';
import { ownerNameOf } from '../access/tokens.ts';
import { EXPORT_APPS, importGuide } from '../actions.ts';
import { bestEffort } from '../best-effort.ts';
import { button, inRows, linkButton } from '../buttons.ts';
import type { Context, Person } from '../command.ts';
import type { Importing } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { type Button, bold, foreign, italic, type RichText, reply, type TextReply } from '../reply.ts';

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

export const stoppedReply = ({ words, pressed }: Context, read: number): TextReply =>
  reply([read > 0 ? words.text('import-stopped', { read }) : words.text('import-stopped-empty')], {
    ...(pressed ? { place: 'replace' } : {}),
  });

/** The service knows nothing of it any more, or has its file no longer. */
export const forgottenReply = ({ words }: Context): TextReply => reply([words.text('import-forgotten')]);

const APPS_A_ROW = 3;

/** @param app all of them where it is undefined */
export async function guide(
  ctx: Context,
  { maxBytes }: Importing,
  app: (typeof EXPORT_APPS)[number] | undefined,
): Promise<TextReply> {
  const { words } = ctx;
  const larger = await largerFiles(ctx);
  if (!app) {
    const apps = EXPORT_APPS.map((name) => button(name, importGuide, { app: name }));
    const rows = [...inRows(apps, APPS_A_ROW), ...(larger ? [[larger]] : [])];
    return reply(words.rich('import-add', { most: bytes(maxBytes) }), { buttons: rows });
  }
  const name = app.toLowerCase() as Lowercase<typeof app>;
  const others = button(words.text('import-other-apps'), importGuide, {});
  return reply([bold(app), '\n', words.text(`import-guide-${name}`), '\n', italic(words.text(`import-note-${name}`))], {
    buttons: [[others, ...(larger ? [larger] : [])]],
  });
}

/** The way to the upload page; none where the service has no such page for people. */
export async function largerFiles(ctx: Context): Promise<Button | undefined> {
  const { deps, person, words } = ctx;
  const { owners } = deps;
  if (!owners?.hasPages) return undefined;
  const wanted = { purpose: 'upload', telegramId: person.userId, personName: nameOf(person) || undefined } as const;
  const ticket = await bestEffort(ctx, (call) => owners.service.issueTicket(ownerNameOf('own', person), wanted, call));
  return ticket?.url === undefined ? undefined : linkButton(words.text('import-larger-files'), ticket.url);
}

export const nameOf = ({ firstName, lastName = '' }: Person): string => `${firstName} ${lastName}`.trim();
