/** The frame of the service's pages. */
import { html } from 'hono/html';

/** A piece of a page, in which every inserted value is escaped unless it is such a piece. */
export type Html = ReturnType<typeof html>;

/**
 * A page that loads nothing but its own style sheet and, if it has one, a script of ours that talks to nobody else.
 * @param formTargets origins, besides its own, to which submitting a form of it may lead (also by redirect)
 * @param script name of the module, beside the page
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

export const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;
