/** Where the service's pages may be seen: in a folder of another server, never under a stranger's name. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService({ clock: turnableClock(), empty: true });
});
afterAll(() => double.close());

describe('the pages', () => {
  it('answer only to a name of this machine', async () => {
    const asked = (path: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(double.url + path, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    for (const path of ['/', '/authorize', '/upload']) expect(await asked(path, 'evil.example')).toBe(404);
    expect(await asked('/', 'localhost')).toBe(200);
  });

  it('work in any folder of another server', async () => {
    const opened = async (page: string) =>
      double.service.consentPages(new Request(`https://bot.example/data/${page}`), { address: '1.2.3.4' });
    const { ticket } = await double.service.issueTicket('hana', { purpose: 'upload' });
    const upload = await opened(`upload?ticket=${ticket}`);
    expect(upload.status).toBe(200);
    expect(upload.headers.get('set-cookie')).toContain('Secure');
    const page = await upload.text();
    expect(page).toContain('href="authorize.css"');
    expect(page).not.toMatch(/(href|src|action)="(https?:|\/)/);
    expect((await opened('authorize.css')).headers.get('content-type')).toContain('text/css');
    expect((await opened('')).status).toBe(200);
    expect((await opened('revoke')).status).toBe(404);
  });
});
