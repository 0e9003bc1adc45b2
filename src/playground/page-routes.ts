/**
 * The page. `/` contains everything the first render needs: the state, and preload links for all modules, so that the
 * browser fetches them immediately. Files are served at `/page/<version>/<path>`, which browsers may cache forever.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { pageState } from './control/state.ts';
import type { Emulator } from './emulator.ts';

const FOLDER = fileURLToPath(new URL('./page/', import.meta.url));
/** The installed lit-html modules; the page imports them from ./lit-html/. */
const LIT_HTML = 'lit-html/';
const LIT_HTML_FOLDER = dirname(findPackageJSON('lit-html', import.meta.url) ?? '');

/** Relative URLs in HTML, modules and style sheets. */
const LINKED = /(?:\bfrom|\bhref=|\bsrc=|\burl\()\s*["'](\.\.?\/[^"']+)["']/g;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Reads index.html and every file reachable from it. */
function readPage() {
  const files = new Map<string, string>();
  const read = (path: string) => {
    const file = path.startsWith(LIT_HTML) ? join(LIT_HTML_FOLDER, path.slice(LIT_HTML.length)) : join(FOLDER, path);
    files.set(path, readFileSync(file, 'utf8'));
  };
  read('index.html');
  // Iterating a Map also visits the entries added during iteration.
  for (const [path, text] of files)
    for (const [, address = ''] of text.matchAll(LINKED)) {
      const linked = posix.join(posix.dirname(path), address);
      if (!files.has(linked)) read(linked);
    }
  const version = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 16);
  const root = `/page/${version}/`;
  const modules = [...files.keys()].filter((path) => path.endsWith('.js'));
  const preloads = modules.map((path) => `<link rel="modulepreload" href="./${path}" />`).join('\n    ');
  const html = (files.get('index.html') ?? '').replace('<!-- modules -->', preloads).replaceAll('"./', `"${root}`);
  return { files, root, html };
}

/** JSON data for the page's modules: never executed, and no text in it can close the element. */
const dataElement = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

export function pageRoutes(emulator: Emulator): Hono {
  const app = new Hono();
  let page: ReturnType<typeof readPage> | undefined;
  const read = () => {
    page ??= readPage();
    return page;
  };

  app.get('/', (context) => {
    const person = Number(getCookie(context, 'playground_person'));
    const state = pageState(emulator, person, Number(context.req.query('chat')));
    context.header('cache-control', 'no-store');
    return context.html(read().html.replace('<!-- state -->', () => dataElement('state', state)));
  });
  app.get('/page/*', (context) => {
    const { files, root } = read();
    const { path } = context.req;
    const text = path.startsWith(root) ? files.get(path.slice(root.length)) : undefined;
    if (text === undefined) return context.notFound();
    return context.body(text, 200, {
      'content-type': `${TYPES[extname(path)] ?? 'text/html'}; charset=utf-8`,
      'cache-control': CACHE_FOREVER,
    });
  });
  app.get('/favicon.ico', (context) => context.body(null, 204));
  return app;
}
