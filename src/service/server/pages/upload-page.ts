/** The page for uploading exports from a browser. Its script (assets/upload.js) does the work. */
import { html } from 'hono/html';
import { EXPORT_GUIDES, type ExportGuide } from '../../contract/export-guides.ts';
import type { Owner } from '../owners/directory.ts';
import { type Html, ownerPhrase, pageResponse } from './layout.ts';

function guide({ app, steps, note }: ExportGuide): Html {
  return html`<details><summary>${app}</summary><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol><p class="soft">${note}</p></details>`;
}

/** @param maxBytes largest file */
export function uploadPage(owner: Owner, maxBytes: number, headers: Record<string, string>): Response {
  const maxSize =
    maxBytes >= 1024 ** 3 ? `${Math.floor(maxBytes / 1024 ** 3)} GB` : `${Math.floor(maxBytes / 1024 ** 2)} MB`;
  return pageResponse(
    200,
    'Import your chats',
    html`<div class="card"><h1>Import your chats</h1>
<p>Exports of Telegram, WhatsApp, Signal, Slack and Discord, and mailboxes. Their content becomes part of ${ownerPhrase(owner)}, encrypted; the file itself is deleted after reading.</p>
<noscript><p class="warning">This page needs JavaScript. Without it, send a file of up to 20 MB to the bot in your chat.</p></noscript>
<label class="drop" id="drop"><input type="file" id="files" class="unseen" multiple disabled>
<strong>Choose files</strong><span class="soft">or drop them here, up to ${maxSize} each</span></label>
<ul class="plain" id="imports" aria-label="Your files"></ul>
<p class="unseen" role="status" aria-live="polite" id="said"></p></div>
<div class="card"><h2>How to export your chats</h2>${EXPORT_GUIDES.map(guide)}</div>
<p class="soft">This page works for two hours, in this browser only. You can close it while an import runs; keep it open during an upload.</p>`,
    { headers, script: 'upload.js' },
  );
}
