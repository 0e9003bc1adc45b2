/**
 * Behind a button of /privacy: everything that is kept of the person, as files. Records are in the form in which the service
 * keeps them, a line each, so that they can be brought in again, here or elsewhere.
 */
import { ServiceFailure } from '../../contract/failure.ts';
import { keptOf } from '../../storage/kept-of-person.ts';
import type { Answer } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, type OwnerDesk, serviceIn } from '../deps.ts';
import { ownerNameOf } from './end-access.ts';

/** Of the file of records: far below what a chat takes (50 MB), for it lies sealed in the database until Telegram has it. */
const MAX_BYTES = 8 * 1024 * 1024;

/** What became of reading the archive. `none`: it is empty, or not the person's own. */
type Records =
  | { kind: 'whole'; content: string; count: number }
  | { kind: 'larger'; count: number }
  | { kind: 'none' | 'elsewhere' | 'unreachable' };

export function createOwnDataCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'own_data', async function* (_, turn): AsyncGenerator<Answer> {
    const { ownData: own } = turn.words;
    yield { kind: 'progress', text: [own.collecting], cancellable: true };
    const kept = await keptOf(deps, turn.person.id, deps.clock.now());
    const records = deps.owners ? await recordsOf(deps, deps.owners, turn) : ({ kind: 'elsewhere' } as const);
    yield {
      kind: 'files',
      text: [sentence(deps, turn, records)],
      files: [
        { name: 'kept-by-the-bot.json', content: `${JSON.stringify(kept, null, 2)}\n` },
        ...(records.kind === 'whole' ? [{ name: 'records.jsonl', content: records.content }] : []),
      ],
      personal: true,
    };
  });
}

function sentence({ about }: CommandDeps, { words }: Turn, records: Records): string {
  const { ownData: own } = words;
  switch (records.kind) {
    case 'whole':
      return own.whole(records.count);
    case 'larger':
      return own.tooLarge(records.count, MAX_BYTES);
    case 'none':
      return own.empty;
    case 'elsewhere':
      return own.elsewhere(serviceIn(words, about));
    case 'unreachable':
      return own.unreachable;
  }
}

async function recordsOf({ log }: CommandDeps, { service }: OwnerDesk, turn: Turn): Promise<Records> {
  const owner = ownerNameOf('own', turn.person);
  const call = { signal: turn.signal };
  try {
    const { exists, sample, archive } = await service.describeOwner(owner, call);
    if (!exists || sample || archive.records === 0) return { kind: 'none' };
    const lines: string[] = [];
    let bytes = 0;
    for await (const page of service.exportRecords(owner, call)) {
      for (const record of page) {
        const line = JSON.stringify(record);
        bytes += Buffer.byteLength(line) + 1;
        lines.push(line);
      }
      if (bytes > MAX_BYTES) return { kind: 'larger', count: archive.records };
    }
    return { kind: 'whole', content: `${lines.join('\n')}\n`, count: lines.length };
  } catch (error) {
    if (turn.signal.aborted) throw turn.signal.reason;
    if (!(error instanceof ServiceFailure)) throw error;
    log.info({ err: error }, 'the records of an owner could not be read');
    return { kind: 'unreachable' };
  }
}
