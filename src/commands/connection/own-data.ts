/**
 * Behind a button of /privacy: everything that is kept of the person. Records are in the form in which the service keeps
 * them, a line each, so that they can be brought in again, here or elsewhere: as a file where they are few, else by a page of
 * the service, or in parts where people cannot open its pages.
 */
import { z } from 'zod';
import { bytes } from '#locales/values.ts';
import { TimeoutError } from '#platform/clock.ts';
import { createZipStream } from '#platform/zip.ts';
import { ExportPlace } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import type { ExportedPage, OwnerService } from '#service/contract/owner-service.ts';
import { collectPerson } from '#storage/kept-of-person.ts';
import type { Command, Context } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, type OwnerDesk, serviceIn } from '../deps.ts';
import { readPressed, runButton } from '../press.ts';
import { bold, type Reply, reply } from '../reply.ts';
import { ownerNameOf } from './tokens.ts';

/** Of the file of records: far below what a chat takes (50 MB), for it lies sealed in the database until Telegram has it. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Of an archive on disk, which its zip is not larger than: some forty parts. */
const MAX_BYTES_IN_PARTS = 256 * 1024 * 1024;

/** What became of reading the archive. `paged`: too large, for a page to give; `parted`: to come in parts. `none`: it is empty, or not the person's own. */
type Records =
  | { kind: 'whole'; content: string; count: number }
  | { kind: 'paged' | 'parted' | 'oversized'; count: number }
  | { kind: 'none' | 'elsewhere' | 'unreachable' };

/** Its argument is where the next part begins, or nothing. */
export function createOwnDataCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'own_data', async function* ({ argument }, turn): AsyncGenerator<Reply> {
    const { owners } = deps;
    await turn.longWork({ doing: turn.words.text('own-data-doing'), argument });
    if (owners && argument !== '') return yield* archiveInParts(owners.service, turn, readPressed(PartPlace, argument));
    yield { kind: 'progress', text: [turn.words.text('own-data-collecting')], cancellable: true };
    const kept = await collectPerson(deps, turn.person.id, deps.clock.now());
    const records = owners ? await recordsOf(deps, owners, turn) : ({ kind: 'elsewhere' } as const);
    yield {
      kind: 'files',
      text: [sentence(deps, turn, records)],
      files: [
        { name: 'kept-by-the-bot.json', content: `${JSON.stringify(kept, null, 2)}\n` },
        ...(records.kind === 'whole' ? [{ name: 'records.jsonl', content: records.content }] : []),
      ],
      personal: true,
    };
    if (owners && records.kind === 'paged') yield await page(owners, turn, records.count);
    if (owners && records.kind === 'parted') {
      yield reply([turn.words.text('own-data-in-parts', { count: records.count })]);
      yield* archiveInParts(owners.service, turn, { part: 1, before: 0 });
    }
  });
}

function sentence({ about }: CommandDeps, { words }: Context, records: Records): string {
  switch (records.kind) {
    case 'whole':
      return words.text('own-data-whole', { count: records.count });
    case 'paged':
    case 'parted':
      return words.text('own-data-kept-only');
    case 'oversized':
      return words.text('own-data-too-large', { count: records.count, most: bytes(MAX_BYTES) });
    case 'none':
      return words.text('own-data-empty');
    case 'elsewhere':
      return words.text('own-data-elsewhere', { service: serviceIn(words, about) });
    case 'unreachable':
      return words.text('own-data-unreachable');
  }
}

async function recordsOf({ log }: CommandDeps, { service, hasPages }: OwnerDesk, turn: Context): Promise<Records> {
  const owner = ownerNameOf('own', turn.person);
  const call = { signal: turn.signal };
  try {
    const { exists, sample, archive } = await service.describeOwner(owner, call);
    if (!exists || sample || archive.records === 0) return { kind: 'none' };
    const lines: string[] = [];
    let bytes = 0;
    for await (const { records } of service.exportRecords(owner, undefined, call)) {
      for (const record of records) {
        const line = JSON.stringify(record);
        bytes += Buffer.byteLength(line) + 1;
        lines.push(line);
      }
      if (bytes > MAX_BYTES) {
        const kind = archive.bytes <= MAX_BYTES_IN_PARTS ? 'parted' : 'oversized';
        return { kind: hasPages ? 'paged' : kind, count: archive.records };
      }
    }
    return { kind: 'whole', content: `${lines.join('\n')}\n`, count: lines.length };
  } catch (error) {
    if (turn.signal.aborted) throw turn.signal.reason;
    if (!(error instanceof ServiceFailure)) throw error;
    log.info({ err: error }, 'the records of an owner could not be read');
    return { kind: 'unreachable' };
  }
}

/** A link to the page of the service; whoever opens it first has everything, so that it is not to be passed on. */
async function page({ service }: OwnerDesk, turn: Context, count: number): Promise<Reply> {
  const words = turn.words;
  const call = { signal: turn.signal };
  const { url } = await service.issueTicket(ownerNameOf('own', turn.person), { purpose: 'download' }, call);
  if (url === undefined) return reply([words.text('own-data-too-large', { count, most: bytes(MAX_BYTES) })]);
  return reply([bold(words.text('own-data-page-heading')), `\n${words.text('own-data-page-what', { count })}`], {
    personal: true,
    buttons: [[{ label: words.text('own-data-open-page'), tone: 'primary', press: { kind: 'open', url } }]],
  });
}

/** Of a part: a chat takes 50 MB, but it lies sealed in the database, and half as large again, until Telegram has it. */
const PART_BYTES = 6 * 1024 * 1024;

/** Where the next part begins: its number, and how many records came before it. */
export const PartPlace = z.object({ part: z.int().min(1), before: z.int().min(0), from: ExportPlace.optional() });
export type PartPlace = z.infer<typeof PartPlace>;

/**
 * Yields parts and the words behind the last one. A part has been said when the next one is asked for: from there a run goes
 * on after a crash. Rejects with the signal's reason where nobody has stopped it.
 */
export async function* archiveInParts(service: OwnerService, turn: Context, first: PartPlace): AsyncGenerator<Reply> {
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
      if (next === undefined) return void (yield reply([words.text('own-data-all-parts', { count: before + count })]));
      place = { part: part + 1, before: before + count, from: next };
      await turn.goOnWith(JSON.stringify(place));
    }
  } catch (error) {
    if (turn.stopped) yield reply([words.text('own-data-parts-stopped')]);
    else if (error instanceof ServiceFailure || turn.signal.reason instanceof TimeoutError) yield broken(turn, place);
    else throw error;
  }
}

const partAnswer = (
  { words }: Context,
  part: number,
  { content, count }: { content: string; count: number },
): Reply => ({
  kind: 'files',
  text: [words.text('own-data-part', { part, count })],
  files: [{ name: `records-${part}.zip`, content, encoding: 'base64' }],
  personal: true,
});

function broken({ words }: Context, place: PartPlace): Reply {
  const rest = runButton(words.text('own-data-go-on'), 'own_data', JSON.stringify(place), 'primary');
  return reply([words.text('own-data-parts-broken', { part: place.part })], { buttons: [[rest]] });
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
