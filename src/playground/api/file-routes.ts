/** Downloads, /file/bot<token>/<path>, as Telegram serves what getFile names. */
import { Hono } from 'hono';
import type { Emulator } from '../emulator.ts';

export interface FileRoutesDeps {
  readonly emulator: Emulator;
  readonly token: string;
}

export function fileRoutes({ emulator, token }: FileRoutesDeps): Hono {
  const app = new Hono();
  app.get('/:bot{bot[^/]*}/:folder/:name', (context) => {
    const refuse = (code: 401 | 404, description: string) =>
      context.json({ ok: false, error_code: code, description }, code);
    if (context.req.param('bot') !== `bot${token}`) return refuse(401, 'Unauthorized');
    const file = emulator.files.get(context.req.param('name'));
    if (!file) return refuse(404, 'Not Found');
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(file.bytes.length) };
    return new Response(ReadableStream.from([file.bytes]), { headers });
  });
  return app;
}
