/** Every case of cases.ts against the embedded service in both dialects, and against a remote one if configured. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASES, REFUSED } from './cases.ts';
import { type Target, targets } from './targets.ts';

describe.each(targets(process.env))('$name in the $dialect dialect', ({ dialect, open }) => {
  let target: Target;
  const known = new Map<string, string>();
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target?.close());

  /** Fills in kept values; undefined if one is missing. */
  function filled(text: string | undefined, encode: (value: string) => string): string | undefined {
    const names = text?.match(/\{(?:groupId|id)\}/g) ?? [];
    return names.reduce((done: string | undefined, name) => {
      const value = known.get(name.slice(1, -1));
      return value === undefined ? undefined : done?.replace(name, encode(value));
    }, text);
  }

  const hostOf = (host: 'search' | 'base') => (host === 'search' ? target.searchUrl : target.baseUrl);
  const json = { 'Content-Type': 'application/json' };

  it.for(CASES[dialect])('$method $path: $what', async (one, { skip }) => {
    if (one.credits > target.credits) return skip(`costs ${one.credits} credits, only ${target.credits} may be spent`);
    const token = await target.tokenWith(one.scopes);
    if (token === undefined && one.scopes.length > 0) return skip(`the token lacks one of ${one.scopes.join(', ')}`);
    const path = filled(one.path, encodeURIComponent);
    const body = filled(one.body, (value) => JSON.stringify(value).slice(1, -1));
    if (path === undefined || (one.body !== undefined && body === undefined)) return skip('no message to ask for');
    const before = await target.balance?.();
    target.credits -= one.credits;
    const response = await fetch(hostOf(one.host) + path, {
      method: one.method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : json),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    expect([response.status, text.slice(0, response.ok ? 0 : 300)]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const reply = one.reply.parse(JSON.parse(text)) as never;
    one.holds?.(reply);
    for (const [name, value] of Object.entries(one.keeps?.(reply) ?? {})) known.set(name, value);
    if (before !== undefined) expect(before - ((await target.balance?.()) ?? 0)).toBe(one.credits);
  });

  it.each(REFUSED[dialect])('rejects $authorization: $what', async (one) => {
    const response = await fetch(hostOf(one.host) + one.path, {
      method: one.method,
      headers: {
        ...(one.authorization === undefined ? {} : { Authorization: one.authorization }),
        ...(one.body === undefined ? {} : json),
      },
      ...(one.body === undefined ? {} : { body: one.body }),
    });
    await response.text();
    if (target.refusal !== undefined) expect(response.status).toBe(target.refusal);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
