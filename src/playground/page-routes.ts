/** The web page: its few files are read once at start and served with a policy that lets nothing foreign in. */
import { readdir, readFile } from 'node:fs/promises';
import { Hono } from 'hono';

const FOLDER = new URL('./page/', import.meta.url);

const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Sent with every answer of the playground. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** `/` and `/page/<path of a file>`. */
export async function pageRoutes(): Promise<Hono> {
  const files = new Map<string, { body: string; kind: string }>();
  for (const name of await readdir(FOLDER, { recursive: true })) {
    const kind = KINDS[name.split('.').at(-1) ?? ''];
    if (kind !== undefined) files.set(name, { body: await readFile(new URL(name, FOLDER), 'utf8'), kind });
  }
  const app = new Hono();
  const serve = (name: string) => {
    const file = files.get(name);
    return file
      ? new Response(file.body, { headers: { 'content-type': file.kind, 'cache-control': 'no-cache' } })
      : undefined;
  };
  app.get('/', (context) => serve('index.html') ?? context.notFound());
  app.get('/page/:name{.+}', (context) => serve(context.req.param('name')) ?? context.notFound());
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
  return app;
}
