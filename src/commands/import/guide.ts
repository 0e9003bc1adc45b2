/** Where each app hides its export, and the way to the page that takes larger files. */

import { bytes } from '#locales/values.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { ownerNameOf } from '../access/tokens.ts';
import { EXPORT_APPS, importGuide } from '../actions.ts';
import { button, inRows, linkButton } from '../buttons.ts';
import type { Context, Person } from '../command.ts';
import type { Importing } from '../deps.ts';
import { type Button, bold, italic, reply, type TextReply } from '../reply.ts';

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
export async function largerFiles({ deps, person, signal, words }: Context): Promise<Button | undefined> {
  const { owners } = deps;
  if (!owners?.hasPages) return undefined;
  const request = { purpose: 'upload', telegramId: person.userId, personName: nameOf(person) || undefined } as const;
  try {
    const { url } = await owners.service.issueTicket(ownerNameOf('own', person), request, { signal });
    return url === undefined ? undefined : linkButton(words.text('import-larger-files'), url);
  } catch (error) {
    if (error instanceof ServiceFailure) return undefined;
    throw error;
  }
}

/** The person's whole name at Telegram. */
export const nameOf = ({ firstName, lastName = '' }: Person): string => `${firstName} ${lastName}`.trim();
