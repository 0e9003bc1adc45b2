/** The page on which a person sends exports from their browser. Its script does the work; the rest is to read. */
import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { EXPORT_GUIDES, type ExportGuide } from '../../contract/export-guides.ts';
import { type Html, PAGE_HEADERS, pageResponse } from '../consent/html.ts';
import { whoseData } from '../consent/page-parts.ts';
import type { Owner } from '../owners/directory.ts';

/** The last part of the file's address. */
export const DOWNLOAD_NAME = 'records.zip';

const COUNT = new Intl.NumberFormat('en-GB');

/** The page of an open ticket. @param records that the archive holds */
export function downloadPage(ticket: string, owner: Owner, records: number, headers: Record<string, string>): Response {
  const what =
    records === 1
      ? '1 record: a message, chat, mail or file'
      : `${COUNT.format(records)} records: messages, chats, mails and files`;
  const offer = html`<p>One zip file with ${what}, each as it is kept. This is ${whoseData(owner)}.</p>
<p class="warning">Whoever has the file can read it. Save it only on a device of your own.</p>
<p class="actions"><a class="main" href="${DOWNLOAD_NAME}?ticket=${ticket}" download>Save the file</a></p>`;
  return pageResponse(
    200,
    'Everything kept for you',
    html`<div class="card"><h1>Everything kept for you</h1>
${records === 0 ? html`<p>There is nothing yet in ${whoseData(owner)}.</p>` : offer}</div>
<div class="card"><h2>Good to know</h2><ul>
<li>The file is made while it is sent, so your browser cannot say how large it will be.</li>
<li>Did the line break? Press again: it begins anew. What has not come whole does not open.</li>
<li>In it is records.jsonl, a record a line. Send the zip to the bot, or to the page of <code>/import</code>, to bring it in again.</li>
</ul></div>
<p class="soft">This page works in this browser only, until the whole file was sent, for two hours at most. A fresh link comes with <code>/privacy</code>.</p>`,
    { headers },
  );
}

/** The page's script, in files beside it. */
export const SCRIPT_NAMES = ['upload.js', 'upload-sending.js', 'upload-views.js', 'upload-words.js'] as const;
type ScriptName = (typeof SCRIPT_NAMES)[number];

const scripts = new Map<ScriptName, string>();

/** One of the page's scripts. */
export function scriptFile(name: ScriptName): Response {
  const text = scripts.get(name) ?? readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
  scripts.set(name, text);
  return new Response(text, {
    headers: { ...PAGE_HEADERS, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

export function isScript(name: string): name is ScriptName {
  return SCRIPT_NAMES.some((script) => script === name);
}

function guide({ app, steps, note }: ExportGuide): Html {
  return html`<details><summary>${app}</summary><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol><p class="soft">${note}</p></details>`;
}

/** The page of an open ticket. @param maxBytes of one file */
export function uploadPage(owner: Owner, maxBytes: number, headers: Record<string, string>): Response {
  const most =
    maxBytes >= 1024 ** 3 ? `${Math.floor(maxBytes / 1024 ** 3)} GB` : `${Math.floor(maxBytes / 1024 ** 2)} MB`;
  return pageResponse(
    200,
    'Bring your own chats in',
    html`<div class="card"><h1>Bring your own chats in</h1>
<p>Exports of Telegram, WhatsApp, Signal, Slack and Discord, and mailboxes. What is in them becomes part of ${whoseData(owner)}, encrypted; the file itself is deleted when it has been read.</p>
<noscript><p class="warning">This page needs JavaScript. Without it, send a file of up to 20 MB to the bot in your chat.</p></noscript>
<label class="drop" id="drop"><input type="file" id="files" class="unseen" multiple disabled>
<strong>Choose files</strong><span class="soft">or drop them here, up to ${most} each</span></label>
<ul class="plain" id="imports" aria-label="Your files"></ul>
<p class="unseen" role="status" aria-live="polite" id="said"></p></div>
<div class="card"><h2>Where the export is hidden</h2>${EXPORT_GUIDES.map(guide)}</div>
<p class="soft">This page works for two hours, in this browser only. You can close it while an import runs; keep it open while a file is being sent.</p>`,
    { headers, script: 'upload.js' },
  );
}
