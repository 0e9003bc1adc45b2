/** JSON calls of the upload page's script, at one address: begin an import, its state, the next piece, an answer, cancel. */
import { z } from 'zod';
import { ImportAnswers, type ImportReceipt, NEARLY_FULL } from '../../contract/imports.ts';
import { ApiError, jsonResponse } from '../http/api-error.ts';
import { telegramIdOf } from '../http/import-routes.ts';
import { parseInput } from '../http/input-problem.ts';
import { readJsonObject, requireType } from '../http/request-body.ts';
import type { ImportJobs } from '../imports/import-jobs.ts';
import type { Owners } from '../owners/owners.ts';
import type { OpenTicket } from '../owners/tickets.ts';

const NUMBER = new Intl.NumberFormat('en-GB');

function counted(count: number, one: string, many: string): string {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}

/** The receipt in words, one or two sentences per line. */
export function receiptWords(receipt: ImportReceipt): string[] {
  const { format, read, written, updated, duplicate, skipped, shortened = 0 } = receipt;
  const { brokenAt, ended, me, timeZone, archive } = receipt;
  const share = archive ? archive.bytes / archive.of : 0;
  const parts = [
    `${counted(written, 'is', 'are')} new`,
    ...(updated > 0 ? [`${counted(updated, 'has', 'have')} changed`] : []),
    ...(duplicate > 0 ? [`${counted(duplicate, 'was', 'were')} here already`] : []),
  ];
  const left = Object.entries(skipped).map(([reason, count]) => `${NUMBER.format(count)} × ${reason}`);
  return [
    `${format}: ${counted(read, 'message', 'messages')} read. ${parts.join(', ')}.`,
    ...(shortened > 0 ? [`${counted(shortened, 'was', 'were')} too long, and shortened.`] : []),
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}.`] : []),
    ...(me ? [`You are ${me.name} in it.`] : []),
    ...(timeZone ? [`Times are read as ${timeZone.name}.`] : []),
    ...(ended === 'broken'
      ? [
          `The file is incomplete: it ends at byte ${NUMBER.format(brokenAt ?? 0)}. Everything before that was imported; export it again for the rest.`,
        ]
      : []),
    ...(ended === 'disk full'
      ? ['This service’s disk is full. What was already imported stays; send the file again when there’s space.']
      : []),
    ...(ended === 'archive full'
      ? [
          'Your archive has reached its size limit here. What was already imported stays; the operator can raise the limit.',
        ]
      : []),
    ...(ended === undefined && share >= NEARLY_FULL ? [`Your archive is ${Math.floor(100 * share)} % full.`] : []),
    ...(ended === 'cancelled' ? ['Cancelled. What was already imported stays.'] : []),
  ];
}

/** The last path segment of the address. */
export const UPLOADS_NAME = 'uploads';
/** Carries the page's ticket; a custom header, which no form and no other origin can send. */
export const TICKET_HEADER = 'upload-ticket';
/** Largest piece of a file, in bytes. */
export const PIECE_BYTES = 8 * 1024 ** 2;

const Begin = z.strictObject({
  name: z.string().min(1).max(255),
  size: z.int().min(1, 'is 0: the file is empty'),
  /** The browser's time zone, for exports that name none. */
  timeZone: ImportAnswers.shape.timeZone.nonoptional(),
});
const Offset = z
  .string()
  .regex(/^\d{1,15}$/, 'is not a number of bytes')
  .transform(Number);

export interface UploadOptions {
  imports: ImportJobs;
  owners: Owners;
}

/** Creates the handler of the script's calls, which throws ApiError. */
export function createUploadCalls({ imports, owners }: UploadOptions) {
  async function begin(request: Request, { ownerId: owner, request: ticket }: OpenTicket<'upload'>): Promise<string> {
    const { name, size, timeZone } = parseInput(Begin, await readJsonObject(request));
    const telegramId = ticket.telegramId ?? telegramIdOf((await owners.directory.get(owner)).name);
    const { personName } = ticket;
    return imports.begin({ owner, name, size, telegramId, personName, timeZone, answers: {} });
  }

  async function takePiece(request: Request, owner: string, id: string, offset: string | null): Promise<number> {
    requireType(request, 'application/octet-stream');
    const at = parseInput(z.object({ offset: Offset }), { offset: offset ?? undefined }).offset;
    const close = { connection: 'close' };
    const size = request.headers.get('content-length');
    if (size === null) throw new ApiError(411, 'A piece needs a Content-Length.', close);
    if (Number(size) > PIECE_BYTES) throw new ApiError(413, `A piece has at most ${PIECE_BYTES} bytes.`, close);
    if (request.body === null) throw new ApiError(400, 'A piece of the file is missing.');
    return imports.receive(owner, id, at, request.body);
  }

  return async (request: Request, ticket: OpenTicket<'upload'>): Promise<Response> => {
    const { ownerId: owner } = ticket;
    const { searchParams } = new URL(request.url);
    const id = searchParams.get('import');
    if (id === null) {
      if (request.method !== 'POST') throw new ApiError(400, 'Which import is meant?');
      return jsonResponse(200, { importId: await begin(request, ticket) });
    }
    if (request.method === 'PUT')
      return jsonResponse(200, { received: await takePiece(request, owner, id, searchParams.get('offset')) });
    if (request.method === 'POST') imports.answer(owner, id, parseInput(ImportAnswers, await readJsonObject(request)));
    if (request.method === 'DELETE') imports.cancel(owner, id);
    const view = imports.view(owner, id);
    return jsonResponse(200, view.state === 'done' ? { ...view, words: receiptWords(view.receipt) } : view);
  };
}
