/** A large archive in a chat: zip files one after the other, each of which can be opened, and brought in again, by itself. */
import { z } from 'zod';
import { TimeoutError } from '#platform/clock.ts';
import { createZipStream } from '#platform/zip.ts';
import { ExportPlace } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { ExportedPage, OwnerService } from '#service/contract/owner-service.ts';
import { type Answer, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { runButton } from '../press.ts';
import { ownerNameOf } from './end-access.ts';

/** Of a part: a chat takes 50 MB, but it lies sealed in the database, and half as large again, until Telegram has it. */
const PART_BYTES = 6 * 1024 * 1024;

/** Where the next part begins: its number, and how many records came before it. */
export const PartPlace = z.object({
  part: z.int().min(1),
  before: z.int().min(0),
  from: ExportPlace.optional(),
});
export type PartPlace = z.infer<typeof PartPlace>;

/**
 * Yields parts and the words behind the last one. A part has been said when the next one is asked for: from there a run goes
 * on after a crash. Rejects with the signal's reason where nobody has stopped it.
 */
export async function* archiveInParts(service: OwnerService, turn: Turn, first: PartPlace): AsyncGenerator<Answer> {
  const words = turn.words;
  let place = first;
  try {
    await turn.goOnWith(JSON.stringify(place));
    const call = { signal: turn.signal };
    const pages = service.exportRecords(ownerNameOf('own', turn.person), place.from, call)[Symbol.asyncIterator]();
    for (;;) {
      const { part, before } = place;
      yield { kind: 'progress', text: [words.text('own-data-sending-part', { part })], cancellable: true };
      const { content, count, next } = await packed(pages, `records-${part}.jsonl`);
      if (count > 0) yield partAnswer(turn, part, { content, count });
      if (next === undefined) return void (yield say([words.text('own-data-all-parts', { count: before + count })]));
      place = { part: part + 1, before: before + count, from: next };
      await turn.goOnWith(JSON.stringify(place));
    }
  } catch (error) {
    if (turn.stopped) yield say([words.text('own-data-parts-stopped')]);
    else if (error instanceof ServiceFailure || turn.signal.reason instanceof TimeoutError) yield broken(turn, place);
    else throw error;
  }
}

const partAnswer = ({ words }: Turn, part: number, { content, count }: { content: string; count: number }): Answer => ({
  kind: 'files',
  text: [words.text('own-data-part', { part, count })],
  files: [{ name: `records-${part}.zip`, content, encoding: 'base64' }],
  personal: true,
});

function broken({ words }: Turn, place: PartPlace): Answer {
  const rest = runButton(words.text('own-data-go-on'), 'own_data', JSON.stringify(place), 'primary');
  return say([words.text('own-data-parts-broken', { part: place.part })], { buttons: [[rest]] });
}

interface Packed {
  /** A zip in base64. */
  readonly content: string;
  /** Records in it. */
  readonly count: number;
  /** Where the next part begins. */
  readonly next: ExportPlace | undefined;
}

/** Takes pages until their zip is as large as a part, or none is left. Rejects as the pages do. */
async function packed(pages: AsyncIterator<ExportedPage>, name: string): Promise<Packed> {
  const pieces: Buffer[] = [];
  let [bytes, count] = [0, 0];
  let next: ExportPlace | undefined;
  async function* lines(): AsyncGenerator<string> {
    do {
      const { done, value: page } = await pages.next();
      next = done ? undefined : page.next;
      if (done) return;
      count += page.records.length;
      yield page.records.map((record) => `${JSON.stringify(record)}\n`).join('');
    } while (next && bytes < PART_BYTES);
  }
  for await (const piece of createZipStream([{ name, content: lines() }]) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
  }
  return { content: Buffer.concat(pieces).toString('base64'), count, next };
}
