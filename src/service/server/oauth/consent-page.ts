/** The consent page: the person decides what an application may do with their data, and for how long. */

import { html } from 'hono/html';
import { isLoopback } from '#platform/client-address.ts';
import {
  availablePresets,
  DEFAULT_LIFETIME,
  LIFETIMES,
  type Preset,
  presetScopes,
  priceRange,
} from '../../contract/access-choices.ts';
import { DATASTORES, isDatastoreName } from '../../contract/datastores.ts';
import type { CreditBalance } from '../../contract/extensions.ts';
import type { ApiScope, Scope } from '../../contract/scopes.ts';
import type { Owner } from '../owners/directory.ts';
import { type Html, ownerPhrase, pageResponse } from '../pages/layout.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en-GB');

/** The credits left, and when they are refilled. */
function balanceWords({ balance, allowance, refillsAt }: CreditBalance): string {
  const left = `${COUNT.format(balance)} ${balance === 1 ? 'credit' : 'credits'} left`;
  return balance < allowance ? `${left}; ${COUNT.format(allowance)} again on ${DAY.format(refillsAt)}` : left;
}

const SCOPE_WORDS: { readonly [scope in ApiScope]: string } = {
  'api:search-chat-threads': 'Search your chats',
  'api:search-ds': 'Search one kind of data, such as e-mails',
  'api:search-universal': 'Search everything at once',
  'api:ds-query': 'List chats, messages and other records, newest first or by date',
  'api:llm-prompt': 'Ask a language model without your data',
  'api:llm-agent-prompt': 'Answer questions from your data',
  'api:llm-profile-prompt': 'Write a profile of you from your data',
};

/** One line describing what a scope allows. */
function scopeWords(scope: Scope): string {
  if (!scope.startsWith('ds:')) return SCOPE_WORDS[scope as ApiScope];
  const name = scope.slice('ds:r:'.length);
  return isDatastoreName(name) ? `Your ${DATASTORES[name].noun[1]}` : scope;
}

/** Title and explanation of a preset. @param modelHost host of the language model; undefined without one */
function presetWords(preset: Preset, modelHost: string | undefined): { title: string; allows: string } {
  const reader =
    modelHost === undefined
      ? 'No language model is set up here, so answers quote your data and nothing leaves this service.'
      : `What it needs for an answer is passed on to the language model at ${modelHost}.`;
  return {
    search: {
      title: 'Search and read',
      allows: 'Finds words in your data and lists records. No model sees any of it.',
    },
    answers: {
      title: modelHost === undefined ? '… and answer questions' : '… and let a model answer',
      allows: `Also answers questions from your data. ${reader}`,
    },
    everything: {
      title: 'Everything',
      allows: 'Also writes a profile of you: who you write to, when and about what.',
    },
  }[preset];
}

export interface ConsentView {
  request: AuthorizationRequest;
  owner: Owner;
  /** Undefined if nothing is charged. */
  balance: CreditBalance | undefined;
  ticket: string;
  /** Host of the language model; undefined without one. */
  modelHost: string | undefined;
}

/** The preselected preset: answers without the profile, if available. */
function defaultPreset(available: readonly Preset[]): Preset | undefined {
  return available.includes('answers') ? 'answers' : available[0];
}

function presetChoices({ request: { offered }, modelHost, balance }: ConsentView): Html {
  const available = availablePresets(offered);
  let before: readonly Scope[] = [];
  const choices = available.map((preset) => {
    const { title, allows } = presetWords(preset, modelHost);
    const scopes = presetScopes(preset, offered);
    const prices = priceRange(scopes.filter((scope) => !before.includes(scope)));
    before = scopes;
    return html`<label class="choice"><input type="radio" name="access" value="${preset}"${preset === defaultPreset(available) ? html` checked` : html``}><span><strong>${title}</strong>
<span class="soft">${allows}</span>${balance && html`<span class="price">${prices}</span>`}</span></label>`;
  });
  return html`<fieldset><legend>What may it do?</legend>${choices}</fieldset>`;
}

/** The requested scopes, line by line. */
function scopeList({ request: { offered }, balance }: ConsentView): Html {
  const lines = offered.map((scope) => {
    const price = balance && scope.startsWith('api:') ? ` · ${priceRange([scope])}` : '';
    return html`<li>${scopeWords(scope)} <code>${scope}${price}</code></li>`;
  });
  return html`<details><summary>All requested permissions</summary><ul>${lines}</ul></details>`;
}

function lifetimeChoice(): Html {
  const options = Object.entries(LIFETIMES).map(
    ([value, { words }]) =>
      html`<option value="${value}"${value === DEFAULT_LIFETIME ? html` selected` : html``}>${words}</option>`,
  );
  return html`<label class="lasts">For how long? <select name="lasts">${options}</select></label>`;
}

/** Names the application, the account it asks for, and the owner of the data. */
function requestSummary({ request: { appName, accountName }, owner }: ConsentView): Html {
  const account =
    accountName === undefined ? html`` : html`, for the Telegram account of <strong>${accountName}</strong>,`;
  return html`<p class="lead"><strong>${appName}</strong>${account} asks to read ${ownerPhrase(owner)}.</p>
${accountName === undefined ? html`` : html`<p class="soft">Not ${accountName}? Then someone sent you their link: refuse.</p>`}`;
}

export function consentPage(view: ConsentView, headers: Record<string, string>): Response {
  const { request, balance, ticket } = view;
  const back = new URL(request.redirectUri);
  const hasChoices = availablePresets(request.offered).length > 0;
  const choices = hasChoices
    ? html`${presetChoices(view)}${lifetimeChoice()}${scopeList(view)}
<p class="soft">${balance && `${balanceWords(balance)}. `}You can take the access back at any time. After that you return to <strong>${isLoopback(back) ? request.appName : back.host}</strong>.</p>`
    : html`<p class="warning" role="alert">The requested permissions allow nothing: they don’t fit together. Refuse, and tell the operator of ${request.appName}.</p>`;
  const approve = hasChoices ? html`<button class="main" name="decision" value="approve">Allow</button>` : html``;
  return pageResponse(
    200,
    `Give ${request.appName} access?`,
    html`<form class="card" method="post" action="authorize">
<h1>Give ${request.appName} access?</h1>
${requestSummary(view)}
<input type="hidden" name="ticket" value="${ticket}">
${choices}
<div class="actions">${approve}<button name="decision" value="refuse">Refuse</button></div>
</form>`,
    { headers, formTargets: [back.origin] },
  );
}
