/** Downloads, /file/bot<token>/<path>, as Telegram serves what getFile names; with the faults that a test orders. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Emulator } from '../emulator.ts';
import type { StoredFile } from '../world/file-store.ts';
import type { CallLog } from './call-log.ts';
import type { Fault, Faults } from './faults.ts';

export interface FileRoutesDeps {
  readonly emulator: Emulator;
  readonly token: string;
  readonly faults: Faults;
  readonly calls: CallLog;
  /** Aborted when the playground closes. */
  readonly closing: AbortSignal;
}

/** A slow file comes in so many pieces. */
const PIECES = 8;
const HEADERS = { 'content-type': 'application/octet-stream' };

export function fileRoutes(deps: FileRoutesDeps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/:bot{bot[^/]*}/:folder/:name', async (context) => {
    const { emulator, faults, calls, closing } = deps;
    const call = calls.add('file', { file_path: `${context.req.param('folder')}/${context.req.param('name')}` });
    const refuse = (code: 401 | 404 | 429 | 500, description: string) => {
      call.status = code;
      return context.json({ ok: false, error_code: code, description }, code);
    };
    if (context.req.param('bot') !== `bot${deps.token}`) return refuse(401, 'Unauthorized');
    const file = emulator.files.get(context.req.param('name'));
    if (!file) return refuse(404, 'Not Found');
    const fault = faults.next('file', undefined);
    const cut = () => void context.env.incoming.socket.destroy();
    switch (fault?.kind) {
      case 'refuse_404':
        return refuse(404, 'Not Found');
      case 'refuse_429':
        return refuse(429, 'Too Many Requests');
      case 'refuse_500':
        return refuse(500, 'Internal Server Error');
      case 'bad_gateway':
        call.status = 502;
        return context.html('<html><body><h1>502 Bad Gateway</h1></body></html>', 502);
      case 'cut_before':
      case 'hang':
        call.status = 0;
        if (fault.kind === 'hang') await faults.silence(closing);
        cut();
        return new Response(null, { status: 500 });
      default:
        call.status = 200;
    }
    const headers = { ...HEADERS, 'content-length': String(file.bytes.length) };
    return new Response(ReadableStream.from(piecesOf(file, fault, deps, cut)), { headers });
  });
  return app;
}

async function* piecesOf(
  { bytes }: StoredFile,
  fault: Fault | undefined,
  { emulator, faults, closing }: FileRoutesDeps,
  cut: () => void,
): AsyncGenerator<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  const isHalf = fault?.kind.endsWith('_after') === true;
  for (let at = 0; at < bytes.length; at += size) {
    if (fault?.kind === 'slow') await emulator.clock.sleep(fault.ms / PIECES, closing);
    if (isHalf && at >= bytes.length / 2) {
      // What was written leaves first.
      await emulator.clock.sleep(20, closing);
      if (fault?.kind === 'hang_after') await faults.silence(closing);
      cut();
      return;
    }
    yield bytes.subarray(at, at + size);
  }
}
