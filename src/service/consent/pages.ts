/** What the consent pages show. */
import { apiScopeOf, creditsOf, OPERATIONS, type OperationName } from '../../contract/operations.ts';
import { describeScope, type Scope } from '../../contract/scopes.ts';
import type { Account } from '../accounts/account.ts';
import { type AuthorizationRequest, PRESETS, type Preset } from './authorization-request.ts';
import { type Html, html, pageResponse } from './html.ts';

/** "costs 2 credits a call", for the api scopes. */
function priceOf(scope: Scope): string {
  const names = Object.keys(OPERATIONS) as OperationName[];
  const name = names.find((operation) => apiScopeOf(operation) === scope);
  const credits = name && creditsOf(name);
  return credits === undefined ? '' : ` · ${credits} credit${credits === 1 ? '' : 's'} a call`;
}

function scopeBox(scope: Scope, ticked: boolean): Html {
  const box = ticked
    ? html`<input type="checkbox" name="scope" value="${scope}" checked>`
    : html`<input type="checkbox" name="scope" value="${scope}">`;
  return html`<label class="scope">${box}<span>${describeScope(scope)}<code>${scope}${priceOf(scope)}</code></span></label>`;
}

function scopeGroup(title: string, scopes: readonly Scope[], ticked: readonly Scope[]): Html {
  if (scopes.length === 0) return html``;
  return html`<h2>${title}</h2>${scopes.map((scope) => scopeBox(scope, ticked.includes(scope)))}`;
}

function presetLinks(current: Preset, parameters: URLSearchParams): Html {
  const links = (Object.keys(PRESETS) as Preset[]).map((preset) => {
    const query = new URLSearchParams(parameters);
    query.set('preset', preset);
    const href = `authorize?${query}`;
    return preset === current
      ? html`<a href="${href}" aria-current="true">${PRESETS[preset]}</a>`
      : html`<a href="${href}">${PRESETS[preset]}</a>`;
  });
  return html`<nav class="presets" aria-label="Presets">${links}</nav>`;
}

/** Who is signed in, and with how many credits. */
export function whoCard(account: Account): Html {
  const initials = account.name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('');
  return html`<div class="who"><span class="face" aria-hidden="true">${initials}</span>
<span><strong>${account.name}</strong><span class="soft">Sample person on this machine</span></span>
<span class="credits"><strong>${account.balance()}</strong><span class="soft">credits</span></span></div>`;
}

export interface ConsentView {
  asked: AuthorizationRequest;
  preset: Preset;
  ticked: readonly Scope[];
  nonce: string;
  account: Account;
  /** Of the page, for the links that only change the preset. */
  parameters: URLSearchParams;
}

export function consentForm({ asked, preset, ticked, nonce, account, parameters }: ConsentView): Html {
  const hidden: [string, string | undefined][] = [
    ['nonce', nonce],
    ['redirectUrl', asked.redirectUrl?.href],
    ['state', asked.state],
    ['appName', asked.appName],
    ...asked.offered.map((scope): [string, string] => ['scopes', scope]),
  ];
  const fields = hidden.flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}">`],
  );
  const apiScopes = asked.offered.filter((scope) => scope.startsWith('api:'));
  const dataScopes = asked.offered.filter((scope) => scope.startsWith('ds:'));
  const where = asked.redirectUrl
    ? html`You will return to <strong>${asked.redirectUrl.host}</strong>.`
    : html`You will get a token to copy.`;
  return html`${whoCard(account)}
<form class="card" method="post" action="authorize">
<h1>${asked.appName} asks for access to your data</h1>
<p class="soft">Tick what it may do. You can take the access back at any time. ${where}</p>
${presetLinks(preset, parameters)}
${fields}
${scopeGroup('What it may do', apiScopes, ticked)}
${scopeGroup('What it may read', dataScopes, ticked)}
<div class="actions"><button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Refuse</button></div>
</form>`;
}

export function tokenPage(token: string, appName: string): Response {
  return pageResponse(
    200,
    'Your token',
    html`<div class="card"><h1>Your token for ${appName}</h1>
<p>One click selects all of it. It is shown only now: whoever has it can do what you ticked.</p>
<code class="token" tabindex="0" aria-label="Token">${token}</code>
<p class="soft">84 characters. Paste it where ${appName} asks for it, then close this page.</p></div>`,
  );
}

export function messagePage(
  status: number,
  title: string,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return pageResponse(status, title, html`<div class="card"><h1>${title}</h1><p>${text}</p></div>`, { headers });
}
