/** What the service's pages have in common. */

import { html } from 'hono/html';
import { shownName } from '../oauth/authorization-request.ts';
import type { Balance } from '../owners/credits.ts';
import type { Owner } from '../owners/directory.ts';
import type { PagePurpose } from '../owners/tickets.ts';
import { type Html, pageResponse } from './html.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en-GB');

/** "the data of Nina Almeida, an invented person", "your data": whose data it is, in a sentence. */
export function whoseData(owner: Owner): string {
  const name = shownName(owner.displayName);
  if (owner.isSample) return `the data of ${name ?? 'the sample person'}, who is invented`;
  return name === undefined ? 'the data that is kept here for you' : `the data that is kept here for ${name}`;
}

/** "1,000 credits": a count with its noun. */
export function creditsWords(count: number): string {
  return `${COUNT.format(count)} ${count === 1 ? 'credit' : 'credits'}`;
}

/** What is left, and when there is more. */
export function balanceWords({ balance, allowance, refillsAt }: Balance): string {
  const left = `${creditsWords(balance)} left`;
  return balance < allowance ? `${left}; ${COUNT.format(allowance)} again on ${DAY.format(refillsAt)}` : left;
}

/** Initials in a circle, a name, and what is left to spend where anything is charged. */
export function whoCard(owner: Owner, balance: Balance | undefined): Html {
  const name = shownName(owner.displayName) ?? (owner.isSample ? 'Sample person' : 'Your data');
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('');
  return html`<div class="who"><span class="face" aria-hidden="true">${initials}</span>
<span><strong>${name}</strong><span class="soft">${owner.isSample ? 'An invented person' : 'Kept by this service'}</span></span>
${balance && html`<span class="credits"><strong>${COUNT.format(balance.balance)}</strong><span class="soft">credits</span></span>`}</div>`;
}

/** A page of one heading and a few paragraphs. */
export function messagePage(
  status: number,
  title: string,
  paragraphs: readonly (string | Html)[],
  headers: Record<string, string> = {},
): Response {
  const text = paragraphs.map((paragraph) => html`<p>${paragraph}</p>`);
  return pageResponse(status, title, html`<div class="card"><h1>${title}</h1>${text}</div>`, { headers });
}

/** What stands where a ticket is missing: the way to one, and nobody's data. */
export function beginPage(status: number): Response {
  return messagePage(status, 'This page needs a link of your own', [
    html`To connect, send <code>/connect</code> to the bot in your chat: it answers with a link that is for you alone.`,
    html`If you run this service, make a token with <code>npm run tokens</code>.`,
  ]);
}

/** What brings a link to each page, in the chat with the bot. */
const COMMANDS = { consent: '/connect', upload: '/import', download: '/privacy' } as const;

const ENDS = {
  consent: 'A link works once, for ten minutes.',
  upload: 'A link has to be opened within ten minutes, and ends after two hours.',
  download: 'A link has to be opened within ten minutes. It ends when the whole file was sent, or after two hours.',
} as const;

/** The link was used, is too old, or was never made: nobody needs to know which. */
export function gonePage(purpose: PagePurpose): Response {
  return messagePage(410, 'This link does not work any more', [
    ENDS[purpose],
    html`Send <code>${COMMANDS[purpose]}</code> to the bot in your chat for a fresh one. Nothing was shared.`,
  ]);
}

export function elsewherePage(purpose: PagePurpose): Response {
  return messagePage(403, 'This link was opened elsewhere', [
    'It belongs to the first browser that opened it, and that was not this one.',
    html`If that was you, go on there. If somebody else sent you this link, close this page. A link of your own comes with <code>${COMMANDS[purpose]}</code> in your chat with the bot.`,
  ]);
}
