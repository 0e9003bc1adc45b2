/** Downloads of all of an owner's records, streamed from the archive without a file on disk; a link expires once the whole file was sent. */
import { html } from 'hono/html';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createZipStream } from '#platform/zip.ts';
import type { Archive } from '../archives/archives.ts';
import { exportLines } from '../archives/export.ts';
import type { Bindings } from '../http/route.ts';
import type { Owner } from '../owners/directory.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { type OpenTicket, PAGE_LIFETIME_MS } from '../owners/tickets.ts';
import { ownerPhrase, PAGE_HEADERS, pageResponse } from './layout.ts';

/** The last path segment of the file's address. */
export const DOWNLOAD_NAME = 'records.zip';
/** The file in the zip: one record per line, in a form that can be imported again. */
const LINES_NAME = 'records.jsonl';
/** How long a browser may stop reading before the download is cut off. */
const STALL_MS = 60_000;
/** How long the link stays valid after the last byte was sent, for a retry of a broken download. */
const RETRY_MS = 60_000;

const COUNT = new Intl.NumberFormat('en-GB');

export interface DownloadsOptions {
  owners: Owners;
  archiveOf: ArchiveOf;
  clock: Clock;
  log: Log;
}

export function createDownloads({ owners: { tickets }, archiveOf, clock, log }: DownloadsOptions) {
  /** Number of records in the archive. */
  async function count({ ownerId }: OpenTicket<'download'>, signal: AbortSignal): Promise<number> {
    const archive = await archiveOf(ownerId, signal);
    return (await archive.bytes()) === 0 ? 0 : archive.countAll();
  }

  /** @param cut destroys the connection, so that the browser doesn't take a partial file for a complete one */
  async function* zipOf(ticket: string, ownerId: string, cut: () => void): AsyncGenerator<Uint8Array> {
    const stopping = new AbortController();
    // The key is looked up for every batch: erasing the owner ends a download in progress.
    const after: Archive['after'] = async (...place) => (await archiveOf(ownerId, stopping.signal)).after(...place);
    const zip = createZipStream([{ name: LINES_NAME, content: textOf({ after }) }], new Date(clock.now()));
    const clearLimit = clock.setTimer(PAGE_LIFETIME_MS.download, cut);
    let clearStall = () => {};
    try {
      for await (const piece of zip) {
        clearStall = clock.setTimer(STALL_MS, cut);
        yield piece;
        clearStall();
      }
      await tickets.endWithin(RETRY_MS, 'download', ticket);
    } catch (error) {
      log.info({ err: error }, 'a download was interrupted');
      cut();
    } finally {
      clearStall();
      clearLimit();
      stopping.abort(new Error('the download has ended'));
    }
  }

  return {
    count,
    /** The file. Rejects if the archive can't be read. */
    async send(ticket: string, opened: OpenTicket<'download'>, { cut }: Bindings): Promise<Response> {
      await count(opened, AbortSignal.timeout(STALL_MS));
      const body = ReadableStream.from(zipOf(ticket, opened.ownerId, cut));
      return new Response(body, { headers: headersAt(clock.now()) });
    },
  };
}

async function* textOf(archive: Pick<Archive, 'after'>): AsyncGenerator<string> {
  for await (const { text } of exportLines(archive)) yield text;
}

function headersAt(now: number): Record<string, string> {
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    ...PAGE_HEADERS,
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="personal-data-${day}.zip"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    // Every download is generated anew, so byte offsets differ between them.
    'accept-ranges': 'none',
    // A proxy that buffers the file would make the link expire long before the person has it.
    'x-accel-buffering': 'no',
  };
}

/** @param records number of records in the archive */
export function downloadPage(ticket: string, owner: Owner, records: number, headers: Record<string, string>): Response {
  const what =
    records === 1
      ? '1 record: a message, chat, mail or file'
      : `${COUNT.format(records)} records: messages, chats, mails and files`;
  const offer = html`<p>One zip file with ${what}, exactly as stored. This is ${ownerPhrase(owner)}.</p>
<p class="warning">Anyone with the file can read it. Save it only on your own device.</p>
<p class="actions"><a class="main" href="${DOWNLOAD_NAME}?ticket=${ticket}" download>Save the file</a></p>`;
  return pageResponse(
    200,
    'All your data',
    html`<div class="card"><h1>All your data</h1>
${records === 0 ? html`<p>There’s nothing in ${ownerPhrase(owner)} yet.</p>` : offer}</div>
<div class="card"><h2>Good to know</h2><ul>
<li>The file is created while it downloads, so your browser can’t show its size.</li>
<li>If the download breaks off, press again to start over. An incomplete file won’t open.</li>
<li>It contains records.jsonl, one record per line. To import it again, send the zip to the bot, or upload it on the page of <code>/import</code>.</li>
</ul></div>
<p class="soft">This page works only in this browser, for two hours or until the download is complete. <code>/privacy</code> gives you a new link.</p>`,
    { headers },
  );
}
