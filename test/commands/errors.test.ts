import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ErrorContext,
  errorReply,
  PROBLEM_CODES,
  type Problem,
  ProblemError,
  toProblem,
} from '#commands/errors.ts';
import { wordsIn } from '#locales/words.ts';
import { SealError } from '#platform/vault.ts';
import { FAILURE_CODES, ServiceFailure } from '#service/contract/failure.ts';
import { fakeClock } from '../support/clock.ts';
import { bytesSite, jsonSite } from '../support/http-site.ts';
import { connectedAt, labelsOf, openStage, outcomeOf, SHAPED_TOKEN, wordsOf } from './stage.ts';

const NOW = '2026-11-21T12:00:00Z';
const ELSEWHERE = { botName: 'data_bot', serviceName: 'data.example', sample: false };

/** Nobody is connected, and the service is remote unless overridden. */
async function contextOf(deps: Partial<Omit<ErrorContext['deps'], 'clock'>> = {}): Promise<ErrorContext> {
  const stage = await openStage({ url: 'http://127.0.0.1:9', clock: fakeClock(NOW), about: ELSEWHERE, ...deps });
  return {
    deps: stage.deps,
    words: wordsIn('en'),
    reference: 'ref-7Q',
    pressed: true,
    readUser: async () => ({
      connection: undefined,
      charged: true,
      settings: {},
      calls: [],
      menu: undefined,
      today: { now: Date.parse(NOW), zone: undefined, language: 'en' },
      lastReply: undefined,
    }),
  };
}

const said = async (problem: Problem, ctx?: ErrorContext) =>
  wordsOf(await errorReply(ctx ?? (await contextOf()), new ProblemError(problem)));

describe('a problem', () => {
  test('has a distinct text for every code, without technical terms', async () => {
    const ctx = await contextOf();
    const all = await Promise.all(PROBLEM_CODES.map((code) => said({ code, mayHaveCost: false, limit: LIMIT }, ctx)));
    // Two codes share the text for an ended access, two the one for a broken answer.
    expect(new Set(all).size).toBe(PROBLEM_CODES.length - 2);
    for (const text of all) {
      expect(text).toMatch(/^(?:data\.example |[A-Z]).*[.]$/s);
      expect(text).not.toMatch(/HTTP|[A-Z]{3,}_[A-Z]|undefined|null|Error/);
    }
  });

  test.each(FAILURE_CODES)(
    '%s reports what it may have cost, or that nothing was charged, if the service charges',
    async (code) => {
      const ctx = await contextOf();
      if (code !== 'credits-out') {
        expect(await said({ code, mayHaveCost: true, credits: 5 }, ctx)).toMatch(/\nIt may have cost 5 credits\.$/);
        expect(await said({ code, mayHaveCost: false, credits: 5 }, ctx)).toMatch(/\nNothing was charged\.$/);
      }
      expect(await said({ code, mayHaveCost: false }, ctx)).not.toMatch(/cost|charged/);
    },
  );

  test('never shows the message of any error', async () => {
    const ctx = await contextOf();
    const texts = fc.string({ minLength: 12, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(...FAILURE_CODES), async (secret, code) => {
        const marker = `«${secret}»`;
        const failed = [
          new Error(marker),
          marker,
          { message: marker },
          new ServiceFailure(code, true, { said: marker }, new Error(marker)),
        ];
        for (const error of failed)
          expect(JSON.stringify(await errorReply(ctx, error))).not.toContain(JSON.stringify(marker).slice(1, -1));
      }),
      { numRuns: 30 },
    );
    expect(toProblem(undefined).code).toBe('internal');
  });

  test("at the bot's own service is the bot's fault, or names the archive", async () => {
    const own = await contextOf({ about: { ...ELSEWHERE, serviceName: undefined } });
    expect(await said({ code: 'service-failed' }, own)).toMatch(/^That’s my fault, not yours\. .*ref-7Q\.$/);
    expect(await said({ code: 'unreachable' }, own)).toBe('I can’t reach your archive right now.');
    expect(await said({ code: 'not-offered' }, own)).toBe('Your archive can’t do that.');
  });

  test('says when to retry, if the service does', async () => {
    const limited = { code: 'rate-limited', mayHaveCost: false } as const;
    expect(await said({ ...limited, retryAfterMs: 90_000 })).toBe('data.example asks for a break until 12:01.');
    for (const wait of [{}, { retryAfterMs: Number.MAX_VALUE }])
      expect(await said({ ...limited, ...wait })).toBe('data.example asks for a break for a minute.');
  });

  test('offers the next step: connecting, more access, stopping, the limit, or a retry', async () => {
    const ctx = await contextOf();
    for (const [problem, ...labels] of [
      [{ code: 'not-connected' }, 'Connect'],
      [{ code: 'token-expired' }, 'Connect again'],
      [{ code: 'scope-missing' }, 'Widen access'],
      [{ code: 'cap-reached', limit: LIMIT }],
      [{ code: 'cap-reached', limit: { ...LIMIT, setBy: 'person' } }, 'Change the limit'],
      [{ code: 'too-many-waiting' }, 'Stop them'],
      [{ code: 'credits-out' }, 'Credits'],
    ] as const)
      expect(
        labelsOf(outcomeOf([await errorReply(ctx, new ProblemError({ ...problem, mayHaveCost: false }))])),
      ).toEqual(labels);
    const slow = { code: 'timeout', mayHaveCost: true, operation: 'llmPrompt' } as const;
    expect(await errorReply(ctx, new ProblemError(slow))).toMatchObject({ again: ['llmPrompt'] });
  });

  test('sanitises the scopes it shows', async () => {
    const hostile = `db:r:\u202e${'x'.repeat(500)}`;
    const scopes = ['ds:r:https://any.example/file/v0.1.0/schema.json', hostile];
    const shown = await said(
      { code: 'scope-missing', mayHaveCost: false, scopes },
      await contextOf({ connectUrl: undefined }),
    );
    expect(shown).toMatch(/^I’m not allowed to search at data\.example\.\nMissing: ds:r:file, db:r:x+…$/);
    expect(shown.length).toBeLessThan(300);
  });

  test('says for used-up credits who can grant more, and when they are refilled', async () => {
    const refill = { allowance: 1000, refillsAt: Date.parse('2026-12-01T00:00:00Z') };
    const out = { code: 'credits-out', mayHaveCost: false, credits: 5, balance: { left: 3, refill } } as const;
    expect(await said(out)).toBe(
      'You’re out of credits at data.example: this needs 5, you have 3.\nYou’ll have 1,000 again on Tuesday 1 December. data.example can change that.',
    );
    const home = await contextOf({ about: { ...ELSEWHERE, serviceName: undefined, charges: true } });
    expect(await said(out, home)).toMatch(/^You’re out of credits at your archive: .*MONTHLY_CREDITS\.$/s);
  });
});

const LIMIT = { most: 20, spent: 18, setBy: 'operator', roomAt: Date.parse('2026-11-21T14:05:00Z') } as const;

describe('an error in a command', () => {
  test('is shown with its log reference and a retry button if unexpected', async () => {
    const logLines: string[] = [];
    const stage = await openStage({ url: 'http://127.0.0.1:9', logLines });
    const broken = { ...stage.deps.live, of: () => Promise.reject(new Error('disk full: /secret/path')) };
    const failing = await openStage({ url: 'http://127.0.0.1:9', database: stage.database, live: broken, logLines });
    const answer = await failing.ask('account');
    expect(wordsOf(answer)).toMatch(/^That’s my fault, not yours\..*: ref-7Q\.$/);
    expect(labelsOf(answer)).toEqual(['Try again']);
    expect(logLines.join()).toMatch(/ref-7Q.*disk full/);
  });

  test.each([
    [new SealError('sealed with a key that is not listed'), 'sealed with a key that is not listed'],
    [Object.assign(new Error('database or disk is full'), { errcode: 13 }), 'the disk is full: free some room'],
    [new TypeError('x is not a function'), 'a bug: see the stack trace in this log line'],
  ])('advises the operator by its cause: %s', async (error, advice) => {
    const logLines: string[] = [];
    const { database, deps } = await openStage({ url: 'http://127.0.0.1:9' });
    const live = { ...deps.live, of: () => Promise.reject(error) };
    await (await openStage({ url: 'http://127.0.0.1:9', database, live, logLines })).ask('account');
    const failed = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'command failed');
    expect(failed).toMatchObject([{ advice }]);
  });

  test("isn't hidden by a write that fails while it is explained", async () => {
    const site = await bytesSite('{"error":"Invalid permission (Missing scope: api:search-universal)"}', 403);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const connections = { ...stage.deps.connections, saveScopes: () => Promise.reject(new Error('disk full')) };
    const failing = await openStage({ url: site.url, database: stage.database, connections });
    expect(await failing.reads('search', 'ferry')).toMatch(/^I’m not allowed to search at data\.example\./);
  });

  test('of the service keeps its code and details', () => {
    const details = { code: 'rate-limited', mayHaveCost: true, retryAfterMs: 5 };
    expect(toProblem(new ServiceFailure('rate-limited', true, { retryAfterMs: 5 }))).toEqual(details);
  });
});

test("another service's secret is pointed out, and neither sent nor stored", async () => {
  const { stage, requests } = await connectedAt(jsonSite({ items: [] }));
  for (const name of ['none', 'search', 'ask'] as const) {
    const words = await stage.reads(name, 'see https://files.example/a.pdf?token=9f8e7d6c5b4a392817064f2e');
    expect(words).toContain('looks like a password or key, so I didn’t use it');
  }
  expect(requests).toEqual([]);
  expect((await stage.deps.connections.find('person-one'))?.token).toBe(SHAPED_TOKEN);
});
