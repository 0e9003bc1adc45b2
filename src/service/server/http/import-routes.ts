/** Import routes for the bot, authenticated by the service key: upload an export, follow, answer and cancel its import. */
import { z } from 'zod';
import { IMPORT_EXTENSIONS, UploadQuery } from '../../contract/imports.ts';
import type { Backfill } from '../embeddings/backfill.ts';
import type { ImportJobs } from '../imports/import-jobs.ts';
import type { Directory } from '../owners/directory.ts';
import { ApiError } from './api-error.ts';
import type { OwnerRoute } from './authentication.ts';
import { parseInput } from './input-problem.ts';
import { requireType } from './request-body.ts';
import type { Route, RouteCall } from './route.ts';

/** @param embeddingProgress progress of embedding an owner's records, until all are embedded */
export function importRoutes(
  route: OwnerRoute,
  directory: Directory,
  imports: ImportJobs,
  embeddingProgress: Backfill['progress'] | undefined,
): Route[] {
  /** @throws ApiError 404 for an unknown owner, who has no imports */
  async function ownerIdOf(name: string): Promise<string> {
    const owner = await directory.find(name);
    if (!owner) throw new ApiError(404, 'There is no such import.');
    return owner.id;
  }

  const idOf = ({ params }: RouteCall) => params.importId ?? '';

  return [
    route(IMPORT_EXTENSIONS.uploadImport, async (name, _body, call) => {
      const { request, body = noBytes() } = call;
      requireType(request, 'application/octet-stream');
      const { importId } = parseInput(ImportId, { importId: idOf(call) });
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
    route(IMPORT_EXTENSIONS.describeImport, async (name, _body, call) => {
      const owner = await ownerIdOf(name);
      const view = imports.view(owner, idOf(call));
      const meaning = view.state === 'done' ? await embeddingProgress?.(owner, call.request.signal) : undefined;
      return { ...view, meaning };
    }),
    route(IMPORT_EXTENSIONS.answerImport, async (name, answers, call) => {
      imports.answer(await ownerIdOf(name), idOf(call), answers);
      return { answered: true } as const;
    }),
    route(IMPORT_EXTENSIONS.cancelImport, async (name, _body, call) => ({
      cancelled: imports.cancel(await ownerIdOf(name), idOf(call)),
    })),
  ];
}

const ImportId = z.object({ importId: z.uuid() });

const EXPORTS = new RegExp(`^${IMPORT_EXTENSIONS.uploadImport.path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Whether this is the path of an export upload. */
export function isExport(path: string): boolean {
  return EXPORTS.test(path);
}

/** Largest refused upload that is still read to its end: a client cut off while sending never sees the reason. */
const MAX_DRAINED_BYTES = 64 * 1024 ** 2;

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let left = MAX_DRAINED_BYTES;
  try {
    for await (const { byteLength } of pieces) {
      left -= byteLength;
      if (left < 0) return;
    }
  } catch {
    // The upload was cut off: nobody is left to get a reply.
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** The Telegram id of an owner whose name is one. */
export function telegramIdOf(name: string): string | undefined {
  return /^\d{5,16}$/.test(name) ? name : undefined;
}
