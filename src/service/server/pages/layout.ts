/** The layout of the service's pages, and the message pages that they share. */
import { html } from 'hono/html';
import { displayName } from '../../importers/shown-name.ts';
import type { Owner } from '../owners/directory.ts';
import type { PagePurpose } from '../owners/tickets.ts';

/** An HTML fragment; inserted values are escaped unless they are fragments themselves. */
export type Html = ReturnType<typeof html>;

export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * A page that loads only its own style sheet and, optionally, one of our scripts, which may only call this server.
 * @param formTargets origins besides its own to which a form may submit or redirect
 * @param script file name of the module, in the page's folder
 */
export function pageResponse(
  status: number,
  title: string,
  body: Html,
  options: { formTargets?: readonly string[]; script?: string; headers?: Record<string, string> } = {},
): Response {
  const { script } = options;
  const scripts = script === undefined ? '' : " script-src 'self'; connect-src 'self';";
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="authorize.css">${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
</head>
<body><main>${body}</main></body>
</html>
`;
  const targets = ["'self'", ...(options.formTargets ?? [])].join(' ');
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self';${scripts} form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
      ...PAGE_HEADERS,
      ...options.headers,
    },
  });
}

export function messagePage(
  status: number,
  title: string,
  paragraphs: readonly (string | Html)[],
  headers: Record<string, string> = {},
): Response {
  const text = paragraphs.map((paragraph) => html`<p>${paragraph}</p>`);
  return pageResponse(status, title, html`<div class="card"><h1>${title}</h1>${text}</div>`, { headers });
}

/** Names the owner of the data within a sentence: "the data of Nina Almeida, who is invented". */
export function ownerPhrase(owner: Owner): string {
  const name = displayName(owner.displayName);
  if (owner.isSample) return `the data of ${name ?? 'the sample person'}, who is invented`;
  return name === undefined ? 'the data that is kept here for you' : `the data that is kept here for ${name}`;
}

/** Shown without a ticket: how to get a link, and no data. */
export function noLinkPage(status: number): Response {
  return messagePage(status, 'This page needs your own link', [
    html`To connect, send <code>/connect</code> to the bot in your chat: it replies with a link just for you.`,
    html`If you run this service, create a token with <code>npm run tokens</code>.`,
  ]);
}

/** For each page, the bot command that sends its link, and when the link expires. */
const LINKS = {
  consent: { command: '/connect', ends: 'A link works once, for ten minutes.' },
  upload: {
    command: '/import',
    ends: 'A link must be opened within ten minutes and expires after two hours.',
  },
  download: {
    command: '/privacy',
    ends: 'A link must be opened within ten minutes. It expires when the download is complete, or after two hours.',
  },
} as const;

/** For a link that was used, has expired or never existed, which are not distinguished. */
export function expiredPage(purpose: PagePurpose): Response {
  const { command, ends } = LINKS[purpose];
  return messagePage(410, 'This link has expired', [
    ends,
    html`Send <code>${command}</code> to the bot in your chat for a new one. Nothing was shared.`,
  ]);
}

/** For a consent link whose client_id isn't that of its request. @param headers bind the link to this browser */
export function changedLinkPage(headers: Record<string, string>): Response {
  return messagePage(
    400,
    'This link was changed on its way',
    [
      html`Its <code>client_id</code> isn’t the application that asked for access. Nothing was shared.`,
      html`Open the link exactly as you got it, in this browser, or send <code>/connect</code> to the bot in your chat for a new one.`,
    ],
    headers,
  );
}

export function wrongBrowserPage(purpose: PagePurpose): Response {
  return messagePage(403, 'This link was opened elsewhere', [
    'It belongs to the first browser that opened it, which wasn’t this one.',
    html`If that was you, continue there. If someone else sent you this link, close this page. To get your own, send <code>${LINKS[purpose].command}</code> to the bot.`,
  ]);
}
