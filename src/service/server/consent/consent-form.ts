/** The page on which a person decides what an application may do with their data, and for how long. */

import { html } from 'hono/html';
import {
  LIFETIMES,
  type Lifetime,
  type Preset,
  presetScopes,
  pricesOf,
  usefulPresets,
} from '../../contract/access-choices.ts';
import { DATASTORES, isDatastoreName } from '../../contract/datastores.ts';
import type { ApiScope, Scope } from '../../contract/scopes.ts';
import type { Balance } from '../owners/credits.ts';
import type { Owner } from '../owners/directory.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { type Html, pageResponse } from './html.ts';
import { isLoopback } from './loopback.ts';
import { balanceWords, whoCard, whoseData } from './page-parts.ts';

const DOING: { readonly [scope in ApiScope]: string } = {
  'api:search-chat-threads': 'Search your chats',
  'api:search-ds': 'Search one kind of data, such as e-mails',
  'api:search-universal': 'Search everything at once',
  'api:ds-query': 'List chats, messages and other records, newest first or by date',
  'api:llm-prompt': 'Put questions to a language model without your data',
  'api:llm-agent-prompt': 'Answer questions from your data',
  'api:llm-profile-prompt': 'Write a profile of you from your data',
};

/** A line for what a scope allows. */
function scopeWords(scope: Scope): string {
  if (!scope.startsWith('ds:')) return DOING[scope as ApiScope];
  const name = scope.slice('ds:r:'.length);
  return isDatastoreName(name) ? `Your ${DATASTORES[name].noun[1]}` : scope;
}

/** What leaving a scope out means, where that is not plain. */
function withoutScope(scope: Scope): string | undefined {
  if (scope === 'ds:r:social-chat-group') return 'Without them chats can be neither listed nor searched.';
  if (scope === 'ds:r:social-chat-message') return 'Without them chats cannot be searched, and nobody is quoted.';
  return undefined;
}

/** Heading and explanation of each preset. @param modelHost where a language model runs, undefined without one */
function presetWords(preset: Preset, modelHost: string | undefined): { title: string; allows: string } {
  const reader =
    modelHost === undefined
      ? 'No language model is set up here, so answers quote your data and nothing is passed on.'
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
      allows: 'Also writes a profile of you: with whom, when and about what you write.',
    },
  }[preset];
}

export interface ConsentView {
  asked: AuthorizationRequest;
  owner: Owner;
  /** Undefined where nothing is charged. */
  balance: Balance | undefined;
  ticket: string;
  /** Where a language model runs; undefined without one. */
  modelHost: string | undefined;
  preset: Preset | undefined;
  ticked: readonly Scope[];
  lifetime: Lifetime;
  /** What was wrong with the form as it was sent. */
  problem?: string;
}

/** Which preset is chosen before anybody chooses: answers, but no profile. */
export function usualPreset(offered: readonly Scope[]): Preset | undefined {
  const useful = usefulPresets(offered);
  return useful.includes('answers') ? 'answers' : useful[0];
}

function presetChoice(preset: Preset, view: ConsentView, added: readonly Scope[]): Html {
  const { title, allows } = presetWords(preset, view.modelHost);
  const checked = preset === view.preset ? html` checked` : html``;
  return html`<label class="choice"><input type="radio" name="access" value="${preset}"${checked}><span><strong>${title}</strong>
<span class="soft">${allows}</span>${view.balance && html`<span class="price">${pricesOf(added)}</span>`}</span></label>`;
}

function presetChoices(view: ConsentView): Html {
  let before: readonly Scope[] = [];
  const choices = usefulPresets(view.asked.offered).map((preset) => {
    const scopes = presetScopes(preset, view.asked.offered);
    const added = scopes.filter((scope) => !before.includes(scope));
    before = scopes;
    return presetChoice(preset, view, added);
  });
  return html`<fieldset><legend>What may it do?</legend>${choices}</fieldset>`;
}

function scopeLine(scope: Scope, { ticked, balance }: ConsentView): Html {
  const checked = ticked.includes(scope) ? html` checked` : html``;
  const price = balance && scope.startsWith('api:') ? ` · ${pricesOf([scope])}` : '';
  const without = withoutScope(scope);
  return html`<label class="scope"><input type="checkbox" name="scope" value="${scope}"${checked}><span>${scopeWords(scope)}
${without === undefined ? html`` : html`<span class="soft">${without}</span>`}<code>${scope}${price}</code></span></label>`;
}

function scopeGroup(title: string, scopes: readonly Scope[], view: ConsentView): Html {
  if (scopes.length === 0) return html``;
  return html`<h2>${title}</h2>${scopes.map((scope) => scopeLine(scope, view))}`;
}

function details(view: ConsentView): Html {
  const { asked, problem } = view;
  const doing = asked.offered.filter((scope) => scope.startsWith('api:'));
  const reading = asked.offered.filter((scope) => scope.startsWith('ds:'));
  return html`<details${problem === undefined ? html`` : html` open`}><summary>Line by line</summary>
<p class="soft">Untick what it shall not do. What your choice above leaves out stays out, ticked or not. A kind of data that you leave out does not exist for it: it is not found, not listed and not used for answers.</p>
${scopeGroup('What it may do', doing, view)}${scopeGroup('What it may read', reading, view)}</details>`;
}

function lifetimeChoice(current: Lifetime): Html {
  const options = Object.entries(LIFETIMES).map(
    ([value, { words }]) =>
      html`<option value="${value}"${value === current ? html` selected` : html``}>${words}</option>`,
  );
  return html`<label class="lasts">For how long? <select name="lasts">${options}</select></label>`;
}

/** Who asks, on whose account, for whose data. */
function whoIsWho({ asked, owner }: ConsentView): Html {
  const { appName, personName } = asked;
  const account =
    personName === undefined ? html`` : html`, for the Telegram account of <strong>${personName}</strong>,`;
  return html`<p class="lead"><strong>${appName}</strong>${account} asks to read ${whoseData(owner)}.</p>
${personName === undefined ? html`` : html`<p class="soft">You are not ${personName}? Then somebody sent you their link: refuse.</p>`}`;
}

/** @param status 200, or 400 where `view.problem` says what was wrong */
export function consentPage(status: number, view: ConsentView, headers: Record<string, string>): Response {
  const { asked, owner, balance, ticket, preset, problem, lifetime } = view;
  const ways = asked.redirectUrl
    ? html`After that you return to <strong>${isLoopback(asked.redirectUrl) ? asked.appName : asked.redirectUrl.host}</strong>.`
    : html`After that you get a token to copy.`;
  const choosing =
    preset === undefined
      ? html`<p class="warning" role="alert">What it asks for allows nothing: the permissions do not fit together. Refuse, and tell whoever runs ${asked.appName}.</p>`
      : html`${presetChoices(view)}${lifetimeChoice(lifetime)}${details(view)}
<p class="soft">${balance && `${balanceWords(balance)}. `}You can take the access back at any time. ${ways}</p>`;
  const approve =
    preset === undefined ? html`` : html`<button class="main" name="decision" value="approve">Allow</button>`;
  return pageResponse(
    status,
    `Give ${asked.appName} access?`,
    html`${whoCard(owner, balance)}
<form class="card" method="post" action="authorize">
<h1>Give ${asked.appName} access?</h1>
${whoIsWho(view)}
${problem === undefined ? html`` : html`<p class="warning" role="alert">${problem}</p>`}
<input type="hidden" name="ticket" value="${ticket}">
${choosing}
<div class="actions">${approve}<button name="decision" value="refuse">Refuse</button></div>
</form>`,
    { headers, formTargets: asked.redirectUrl ? [asked.redirectUrl.origin] : [] },
  );
}

/** Shows a token to copy, once. */
export function tokenPage(token: string, appName: string): Response {
  return pageResponse(
    200,
    'Your token',
    html`<div class="card"><h1>Your token for ${appName}</h1>
<p>One click selects all of it. It is shown only now: whoever has it can do what you allowed.</p>
<code class="token" tabindex="0" aria-label="Token">${token}</code>
<p class="soft">84 characters. Paste it where ${appName} asks for it, then close this page.</p></div>`,
  );
}
