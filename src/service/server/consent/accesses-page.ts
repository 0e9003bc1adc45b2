/** The list of who has access to an owner's data, each with a button to take it back. */
import type { Owners } from '../owners/owners.ts';
import type { OpenTicket } from '../owners/tickets.ts';
import type { TokenRow } from '../owners/tokens.ts';
import { shownName } from './authorization-request.ts';
import { type Html, html, pageResponse } from './html.ts';
import { balanceWords, whoCard } from './page-parts.ts';
import { scopeWords } from './scope-words.ts';

const MAX_SHOWN = 100;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function accessLine({ id, appName, granted, createdAt, usedAt, expiresAt }: TokenRow, ticket: string): Html {
  const name = shownName(appName) ?? 'An application';
  const used = usedAt === undefined ? 'not used yet' : `last used ${MOMENT.format(usedAt)} UTC`;
  const ends = expiresAt === undefined ? 'until you take it back' : `until ${DAY.format(expiresAt)}`;
  return html`<li><div><strong>${name}</strong> <code>${id.slice(0, 8)}…</code>
<p class="soft">Since ${DAY.format(createdAt)}, ${ends}; ${used}</p>
<details><summary>What it may do</summary><p class="soft">${granted.map(scopeWords).join(' · ') || 'Nothing'}</p></details></div>
<form method="post" action="accesses"><input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="id" value="${id}"><button class="small" aria-label="Take back the access of ${name}">Take back</button></form></li>`;
}

/** The page of an open ticket. */
export async function accessesPage(
  { directory, tokens, credits }: Owners,
  ticket: string,
  { ownerId }: OpenTicket<'accesses'>,
  headers: Record<string, string>,
): Promise<Response> {
  const [owner, balance, list] = await Promise.all([
    directory.get(ownerId),
    credits.read(ownerId),
    tokens.list(ownerId),
  ]);
  const lines = list.slice(0, MAX_SHOWN).map((token) => accessLine(token, ticket));
  const more = list.length > MAX_SHOWN ? html`<p class="soft">and ${list.length - MAX_SHOWN} older ones</p>` : html``;
  const given =
    lines.length === 0
      ? html`<p class="soft">Nobody has access.</p>`
      : html`<p class="soft">What you take back ends at once.</p><ul class="plain">${lines}</ul>${more}`;
  return pageResponse(
    200,
    'Who has access',
    html`${whoCard(owner, balance)}
<div class="card"><h1>Who has access</h1>${given}</div>
<p class="soft">${balanceWords(balance)}. This page works for ten minutes, in this browser only.</p>`,
    { headers },
  );
}
