/** The service's front page: what it offers and the tokens that were given out, each with a button to take it back. */
import type { Clock } from '../../clock.ts';
import { creditsOf, OPERATIONS, type OperationName } from '../../contract/operations.ts';
import { describeScope } from '../../contract/scopes.ts';
import type { Account } from '../accounts/account.ts';
import type { TokenRow, Tokens } from '../accounts/tokens.ts';
import type { Bindings } from '../http/api.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { guarded, readForm } from './consent-pages.ts';
import { createFormGuard } from './form-guard.ts';
import { type Html, html, PAGE_HEADERS, pageResponse } from './html.ts';
import { whoCard } from './pages.ts';

const SUBMISSIONS_PER_MINUTE = 60;
const MAX_TOKENS_SHOWN = 50;
const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function tokenLine(token: TokenRow, nonce: string): Html {
  const may = token.granted.map(describeScope).join(' · ');
  const used = token.usedAt === undefined ? 'never used' : `last used ${WHEN.format(token.usedAt)}`;
  const ends = token.expiresAt === undefined ? '' : `, valid until ${WHEN.format(token.expiresAt)}`;
  return html`<li><div><strong>${token.appName}</strong> <code>${token.id.slice(0, 8)}…</code>
<p class="soft">${may}</p><p class="soft">Given ${WHEN.format(token.createdAt)}, ${used}${ends} (UTC)</p></div>
<form method="post" action="revoke"><input type="hidden" name="nonce" value="${nonce}"><input type="hidden" name="id" value="${token.id}"><button class="small">Revoke</button></form></li>`;
}

function operationLine(name: OperationName): Html {
  const row = OPERATIONS[name];
  return html`<li><div><code>${row.method} ${row.path}</code><p class="soft">${row.purpose}</p></div><span class="soft">${creditsOf(name)}&nbsp;cr</span></li>`;
}

/** Makes the handler of `/` and `/revoke`, for loopback only. */
export function createTokenPages({ account, tokens, clock }: { account: Account; tokens: Tokens; clock: Clock }) {
  const guard = createFormGuard(clock, []);
  const submissions = createRateLimit(clock, SUBMISSIONS_PER_MINUTE, 60_000);
  return guarded(async (request: Request, bindings?: Bindings) => {
    const url = new URL(request.url);
    if (url.pathname === '/revoke') {
      if (request.method !== 'POST') throw new Refusal(405, 'This page can only be submitted.', { allow: 'POST' });
      submissions.count(bindings?.address ?? '');
      const form = await readForm(request);
      if (!guard.accept(request, form.get('nonce')))
        throw new Refusal(403, 'This page was already used or is too old. Reload it.');
      tokens.revoke(form.get('id') ?? '');
      return new Response(null, { status: 303, headers: { ...PAGE_HEADERS, location: './' } });
    }
    if (request.method !== 'GET') throw new Refusal(405, 'This page can only be opened.', { allow: 'GET' });
    const list = tokens.list().slice(0, MAX_TOKENS_SHOWN);
    const { nonce, headers } = guard.begin(request);
    const lines = list.map((token) => tokenLine(token, nonce));
    const given =
      lines.length === 0
        ? html`<p class="soft">No application has access yet.</p>`
        : html`<ul class="plain">${lines}</ul>`;
    const operations = (Object.keys(OPERATIONS) as OperationName[]).map(operationLine);
    return pageResponse(
      200,
      'Data service',
      html`${whoCard(account)}
<div class="card"><h1>Embedded data service</h1>
<p>It serves the messages, mails and files of one invented person, on this machine only.</p>
<p><a href="authorize">Make a token by hand</a></p></div>
<div class="card"><h1>Your tokens</h1>${given}</div>
<div class="card"><h1>What it offers</h1><ul class="plain">${operations}</ul></div>`,
      { headers },
    );
  });
}
