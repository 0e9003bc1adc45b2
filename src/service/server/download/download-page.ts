/** The page on which a person saves everything that the service keeps for them. It needs no script. */
import { html, pageResponse } from '../consent/html.ts';
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
