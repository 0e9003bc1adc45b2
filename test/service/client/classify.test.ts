/** Literal error replies, mostly worded as by a public deployment, and their failure codes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyErrorReply, failureInSuccess, retryAfterMs } from '#service/client/classify.ts';
import { readBody } from '#service/client/reply-body.ts';
import { FAILURE_CODES } from '#service/contract/failure.ts';
import { items, rows } from '../../support/text-table.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const FILE_SCOPE = 'ds:r:https://common.schemas.verida.io/file/v0.1.0/schema.json';
const HTML_404 = '<!DOCTYPE html>\n<html lang="en"><body><pre>Cannot GET /search/ds</pre></body></html>\n';

function classify(status: number, text: string, retryAfter?: string) {
  return classifyErrorReply({ status, body: readBody(Buffer.from(text), undefined), retryAfter, secrets: [] }, NOW);
}

const CRASH = "Cannot read properties of undefined (reading 'toString')";
const REPLIES: [status: number, body: string, code: string, detail?: object | undefined][] = [
  [401, '', 'token-refused'],
  [402, '', 'credits-out'],
  [431, '', 'bad-request'],
  [404, HTML_404, 'not-offered'],
  [404, '', 'not-offered'],
  [405, '', 'not-offered'],
  [408, '', 'timeout'],
  [500, '', 'service-failed'],
  [301, '', 'service-failed'],
  [500, CRASH, 'service-failed', { said: CRASH }],
  ...rows(`
    401 | token-refused | {"error":"Invalid token (not found)"}
    401 | token-expired | {"error":"Token expired on 2025-01-01"}
    403 | token-expired | {"error":"The token has expired"}
    403 | token-refused | {"error":"No credentials provided"}
    403 | token-refused | {"error":"Invalid token (not found)"}
    403 | scope-missing | {"error":"Invalid token (insufficient scope)"}
    403 | scope-missing | {"error":"Invalid permission (Missing scope: ${FILE_SCOPE})"} | {"scopes":["${FILE_SCOPE}"]}
    403 | scope-missing | {"error":"Missing scopes: api:search-ds, ds:r:file."} | {"scopes":["api:search-ds","ds:r:file"]}
    403 | scope-missing | {"error":"Missing scope","scopes":["ds:r:file",7]} | {"scopes":["ds:r:file"]}
    403 | scope-missing | {"error":"Insufficient permission to access chat threads"}
    403 | token-refused | {"error":"Access denied"}
    403 | token-refused | Forbidden
    403 | service-failed | <html><body>Blocked by the firewall</body></html>
    403 | credits-out | {"error":"Unsufficient credits. 5 required."} | {"creditsRequired":5}
    402 | credits-out | {"error":"This call costs 10 credits, the balance is 3"} | {"creditsRequired":10}
    402 | credits-out | {"error":"Payment needed","creditsRequired":2} | {"creditsRequired":2}
    402 | credits-out | {"error":"Payment needed","creditsRequired":-2,"required":3} | {"creditsRequired":3}
    402 | credits-out | {"error":"Payment needed","creditsRequired":1e999,"required":3} | {"creditsRequired":3}
    400 | bad-request | {"error":"keywords is required"} | {"said":"keywords is required"}
    400 | bad-request | {"error":"Invalid request: query.credits: unknown operator \\"$expired\\""}
    400 | bad-request | {"error":"Invalid request: datastore \\"Invalid token, missing scope: x\\" is not one of file"}
    404 | not-offered | {"error":"No such path: /api/rest/v1/llm/agent-prompt"}
    404 | not-found | {"error":"No datastore has the schema https://x.example/y.json"}
    502 | model-failed | {"error":"The language model broke off.","code":"model-failed"}
    413 | bad-request | <!DOCTYPE html><pre>PayloadTooLargeError: request entity too large</pre>
    400 | bad-request | {"success":false,"error":{"message":"unknown operator $foo"}} | {"said":"unknown operator $foo"}
    422 | bad-request | {"errors":[{"message":"limit is too large"}]} | {"said":"limit is too large"}
    404 | not-found | {"message":"Route GET:/search/ds not found","error":"Not Found","statusCode":404}
    404 | not-offered | {"error":"Cannot GET /search/ds"}
    404 | not-found | {"error":"Not found"}
    410 | not-offered | {"error":"Gone"}
    501 | not-offered | {"error":"The count endpoint is announced but not available"}
    429 | rate-limited | {"error":"Too many requests"}
    500 | service-failed | {"error":"Cannot sort on field(s) \\"groupId\\" when using the default index"}
    503 | service-failed | {"error":"Starting"}
    418 | service-failed | {"error":"I am a teapot"}`).map(
    ([status, code = '', body = '', detail]): (typeof REPLIES)[number] => {
      return [Number(status), body, code, detail === undefined ? undefined : JSON.parse(detail)];
    },
  ),
];

describe('an error reply', () => {
  test.each(REPLIES)('with %i and %j is %s', (status, text, code, detail) => {
    const failure = classify(status, text);
    expect(failure.code).toBe(code);
    expect(failure.detail).toMatchObject({ status, ...detail });
    if (code === 'scope-missing' && !detail) expect(failure.detail.scopes).toBeUndefined();
  });

  test('is tested for every code that a reply can have', () => {
    const local = ['unreachable', 'connection-lost', 'unreadable-reply', 'reply-too-large', 'cancelled'];
    const expected = FAILURE_CODES.filter((code) => !local.includes(code));
    expect(new Set(REPLIES.map(([, , code]) => code))).toEqual(new Set(expected));
  });

  test('may have cost credits if the service failed or gave no answer, not if it refused', () => {
    const statuses = [400, 404, 429, 501, 408, 500, 503, 303];
    const costly = statuses.filter((status) => classify(status, '{"error":"x"}').mayHaveCost);
    expect(costly).toEqual([408, 500, 503, 303]);
  });

  test('with any status and any bytes has one of the known codes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 999 }), fc.uint8Array(), fc.string(), (status, bytes, retryAfter) => {
        const failure = classifyErrorReply({ status, body: readBody(bytes, undefined), retryAfter, secrets: [] }, NOW);
        expect(FAILURE_CODES).toContain(failure.code);
        expect(failure.detail.said?.length ?? 0).toBeLessThanOrEqual(300);
      }),
    );
  });

  test('has its text cut to 300 characters on one line', () => {
    const failure = classify(500, JSON.stringify({ error: `first\n\n${'long '.repeat(500)}` }));
    expect(failure.detail.said).toHaveLength(300);
    expect(failure.detail.said).toMatch(/^first long long/);
  });

  test('of HTML has no text', () => {
    expect(classify(500, '<html>secret internals</html>').detail.said).toBeUndefined();
  });
});

describe('a successful reply', () => {
  test.each([
    'data: {"success":false,"error":"Something went wrong"}\n\n',
    'data:{"success":false,"error":"Something went wrong"}\r\n\r\n',
    '{"success":false,"error":"Something went wrong"}',
    '{"success":false,"error":"Something went wrong","result":{"completion":"x"}}',
    '{"error":"Something went wrong"}',
    '{"error":{"message":"Something went wrong"}}',
  ])('%j is a service failure that may have cost credits', (text) => {
    const failure = failureInSuccess({ status: 200, body: readBody(Buffer.from(text), undefined), secrets: [] });
    expect(failure).toMatchObject({
      code: 'service-failed',
      mayHaveCost: true,
      detail: { said: 'Something went wrong' },
    });
  });

  test.each(
    items(`
      {"items":[],"error":null} | {"success":true,"items":[]} | {"completion":"x","error":""} | {} | [] | x`),
  )('%j is not a failure', (text) => {
    expect(
      failureInSuccess({ status: 200, body: readBody(Buffer.from(text), undefined), secrets: [] }),
    ).toBeUndefined();
  });
});

describe('Retry-After', () => {
  test.each<[string | undefined, number | undefined]>([
    ['0', 0],
    ['7', 7_000],
    [' 120 ', 120_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['99999999', 86_400_000],
    ['Wed, 21 Nov 2096 12:00:00 GMT', 86_400_000],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j milliseconds', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });

  test('is kept for a 429 and a 503', () => {
    expect(classify(429, '', '30')).toMatchObject({ code: 'rate-limited', detail: { retryAfterMs: 30_000 } });
    expect(classify(503, '', '30')).toMatchObject({ code: 'service-failed', detail: { retryAfterMs: 30_000 } });
  });
});
