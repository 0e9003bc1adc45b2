/** Exports all of the person's data as one zip, records as JSON Lines; if it's large, through a page of the service. */

import { createZipStream } from '#platform/zip.ts';
import type { OwnerClient } from '#service/client/owner-client.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { collectPersonalData } from '#storage/personal-data.ts';
import { exportData } from '../actions.ts';
import { linkButton } from '../buttons.ts';
import { type Context, onAction } from '../command.ts';
import { type Reply, reply } from '../reply.ts';
import { ownerNameOf } from './tokens.ts';

/** Telegram takes 50 MB, but until it's sent the zip is stored encrypted in the database, half as large again. */
const MAX_ZIP_BYTES = 8 * 1024 * 1024;

export const exportDataAction = onAction(exportData, async function* (ctx): AsyncGenerator<Reply> {
  const { deps, words, person } = ctx;
  await ctx.longWork({ doing: words.text('export-doing'), argument: '' });
  ctx.progress([`${words.text('export-doing')}…`]);
  const kept = await collectPersonalData(deps, person.id, deps.clock.now());
  const own = `${JSON.stringify(kept, null, 2)}\n`;
  let whole: Buffer | undefined;
  let note = '';
  try {
    whole = await zipOf(ctx, own);
  } catch (error) {
    if (ctx.signal.aborted) throw ctx.signal.reason;
    if (!(error instanceof ServiceFailure)) throw error;
    deps.log.info({ err: error }, "could not export an owner's records");
    note = words.text('export-unreachable');
  }
  const file = whole
    ? { name: 'everything.zip', content: whole.toString('base64'), encoding: 'base64' as const }
    : { name: 'kept-by-the-bot.json', content: own };
  const host = deps.owners ? undefined : deps.about.serviceName;
  const all = host === undefined ? words.text('export-whole') : words.text('export-elsewhere', { host });
  const text = whole ? all : note || words.text('export-kept');
  yield reply(text, { file, personal: true });
  if (!whole && note === '') yield await rest(ctx);
});

/** Undefined if it would be too large. Rejects with ServiceFailure. */
async function zipOf({ deps, person, signal }: Context, kept: string): Promise<Buffer | undefined> {
  const { owners } = deps;
  const owner = ownerNameOf('own', person);
  const described = await owners?.service.describeOwner(owner, { signal });
  const hasRecords = described !== undefined && !described.sample && described.archive.records > 0;
  const files = [
    { name: 'kept-by-the-bot.json', content: Buffer.from(kept) },
    ...(owners && hasRecords ? [{ name: 'records.jsonl', content: linesOf(owners.service, owner, signal) }] : []),
  ];
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of createZipStream(files) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > MAX_ZIP_BYTES) return undefined;
  }
  return Buffer.concat(pieces);
}

async function* linesOf(service: OwnerClient, owner: string, signal: AbortSignal): AsyncGenerator<string> {
  for await (const records of service.exportRecords(owner, { signal }))
    yield records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Links to the service's download page, if people can reach it; anybody with the link can download everything. */
async function rest({ deps, words, person, signal }: Context): Promise<Reply> {
  const { owners } = deps;
  const ticket = { purpose: 'download' as const };
  const url = owners?.hasPages
    ? (await owners.service.issueTicket(ownerNameOf('own', person), ticket, { signal })).url
    : undefined;
  if (url === undefined) return reply(words.rich('export-operator'));
  const link = linkButton(words.text('export-download'), url);
  return reply(words.text('export-link'), { personal: true, buttons: [[link]] });
}
