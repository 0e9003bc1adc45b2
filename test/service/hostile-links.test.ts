/** Forged links, forms and ids: every page refuses them with a message, and shows no data. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { adminOf } from '../support/service.ts';
import { serviceForAll } from './service-for-all.ts';

const { double, clock } = await serviceForAll({ empty: true, allowedRedirects: ['https://bot.example'] });
const NAME = 'Quillfeather';
/** Fewer requests per minute than the pages' rate limit. */
const PER_MINUTE = 15;
let asked = 0;
/** Advances the clock so that the rate limit isn't reached. */
async function paced(): Promise<void> {
  if (++asked % PER_MINUTE === 0) await clock.advance(60_000);
}

const REFUSED = [200, 303, 400, 403, 404, 405, 410, 413, 414, 415];
const forged = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.base64String({ minLength: 43, maxLength: 44 }),
  fc.constantFrom('', '../', '__proto__', 'A'.repeat(43), 'A'.repeat(4_000), '<script>', "' or 1=1 --", '\0'),
);

const REQUEST_URI = 'request_uri=urn:ietf:params:oauth:request_uri:';

it.each(['/oauth/authorize', '/upload', '/download', '/records.zip', '/'])(
  '%s refuses forged requests and shows no data',
  async (path) => {
    await adminOf(double.service).issueToken({ owner: NAME, scopes: ['api:ds-query'] });
    expect((await fetch(`${double.url}${path}`)).headers.get('content-type')).toContain('text/html');
    await fc.assert(
      fc.asyncProperty(
        forged,
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
        fc.dictionary(fc.constantFrom('ticket', 'decision', 'scope', 'token', 'expires', '__proto__'), forged, {
          maxKeys: 4,
        }),
        async (ticket, method, form) => {
          await paced();
          const query = `${path === '/oauth/authorize' ? REQUEST_URI : 'ticket='}${encodeURIComponent(wellFormed(ticket))}`;
          const url = `${double.url}${path}?${query}`;
          const fields = new URLSearchParams(Object.entries(form));
          const headers = {
            origin: double.url,
            'sec-fetch-site': 'same-origin',
            cookie: `b=${encodeURIComponent(wellFormed(ticket))}`,
          };
          const response = await fetch(url, {
            method,
            headers,
            redirect: 'manual',
            ...(method === 'POST' ? { body: fields } : {}),
          });
          const page = await response.text();
          expect(REFUSED).toContain(response.status);
          expect(page).not.toContain(NAME);
          expect(page).not.toContain('<script>');
          expect(response.headers.get('location') ?? '').not.toMatch(/code|token/);
        },
      ),
      { numRuns: 60 },
    );
  },
  60_000,
);

/** A URL can't contain a lone surrogate. */
const wellFormed = (text: string) => text.toWellFormed();
