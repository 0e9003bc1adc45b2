/** Exports that the bot sends, and what it asks about them, with the key that both share. */
import { z } from 'zod';
import { IMPORT_EXTENSIONS, UploadQuery } from '../../contract/imports.ts';
import type { Backfill } from '../embeddings/backfill.ts';
import type { ImportJobs } from '../imports/import-job.ts';
import type { Directory } from '../owners/directory.ts';
import { ApiError } from './api-error.ts';
import type { OwnerRoute } from './authentication.ts';
import { parseInput } from './input-problem.ts';
import { requireType } from './request-body.ts';
import type { Asked, Route } from './route.ts';

/** @param meaningOf how many of an owner's records were read for their meaning, while not all are */
export function importRoutes(
  route: OwnerRoute,
  directory: Directory,
  imports: ImportJobs,
  meaningOf: Backfill['progress'] | undefined,
): Route[] {
  /** Of an owner who is here: an import of nobody is an import that is not there. */
  async function ownerOf(name: string): Promise<string> {
    const owner = await directory.find(name);
    if (!owner) throw new ApiError(404, 'There is no such import.');
    return owner.id;
  }

  const idOf = ({ parts }: Asked) => parts.importId ?? '';

  return [
    route(IMPORT_EXTENSIONS.uploadImport, async (name, _body, asked) => {
      const { request, body = noBytes() } = asked;
      requireType(request, 'application/octet-stream');
      const { importId } = parseInput(ImportId, { importId: idOf(asked) });
      const query = parseInput(UploadQuery, Object.fromEntries(new URL(request.url).searchParams));
      const announced = request.headers.get('content-length');
      const size = announced === null ? undefined : Number(announced);
      const { id: owner } = await directory.getOrCreate(name);
      const given = { owner, ...query, telegramId: query.telegramId ?? telegramIdOf(name), size, answers: {} };
      const isWanted = await imports.ensure(given, importId).catch(async (error: unknown) => {
        if (size !== undefined && size <= MAX_DRAINED_BYTES) await drain(body);
        throw error;
      });
      if (isWanted) await imports.receiveWhole(given, importId, body);
      return { importId };
    }),
    route(IMPORT_EXTENSIONS.listImports, async (name) => {
      const owner = await directory.find(name);
      return { items: owner ? imports.open(owner.id) : [] };
    }),
    route(IMPORT_EXTENSIONS.describeImport, async (name, _body, asked) => {
      const owner = await ownerOf(name);
      const view = imports.view(owner, idOf(asked));
      const meaning = view.state === 'done' ? await meaningOf?.(owner, asked.request.signal) : undefined;
      return { ...view, meaning };
    }),
    route(IMPORT_EXTENSIONS.answerImport, async (name, answers, asked) => {
      imports.answer(await ownerOf(name), idOf(asked), answers);
      return { answered: true } as const;
    }),
    route(IMPORT_EXTENSIONS.cancelImport, async (name, _body, asked) => ({
      cancelled: imports.cancel(await ownerOf(name), idOf(asked)),
    })),
  ];
}

const ImportId = z.object({ importId: z.uuid() });

const EXPORTS = new RegExp(`^${IMPORT_EXTENSIONS.uploadImport.path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Whether an export is put to this path. */
export function isExport(path: string): boolean {
  return EXPORTS.test(path);
}

/** Whoever is in the middle of sending finds the line cut, and not why: what is refused is read to its end, up to so many bytes. */
const MAX_DRAINED_BYTES = 64 * 1024 ** 2;

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let left = MAX_DRAINED_BYTES;
  try {
    for await (const { byteLength } of pieces) {
      left -= byteLength;
      if (left < 0) return;
    }
  } catch {
    // It broke off: nobody is there to be told.
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** An owner who is known by a Telegram id is that person. */
export function telegramIdOf(name: string): string | undefined {
  return /^\d{5,16}$/.test(name) ? name : undefined;
}
