/** What every paid command says when it cannot do its work, and that it then costs nothing it should not. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { PAID_COMMANDS, missingFor, allows } from '#commands/command-facts.ts';
import { ProblemError } from '#commands/failures/problem.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { bytesSite, httpSite, jsonSite } from '../service/client/http-double.ts';
import { labelsOf, openStage, type RunOptions, SHAPED_TOKEN, wordsOf } from './stage.ts';

/** Read by pages, of a service that does not count: what was agreed to be read is what is paid. */
const byReading = (as: 'count' | 'stats') => ({
  run: 'figures_read',
  argument: JSON.stringify({ as, argument: '', pages: 1 }),
  options: { confirmed: true },
});
const RUNS: Readonly<Record<string, { run?: string; argument: string; options?: RunOptions }>> = {
  search: { argument: 'ferry' },
  ask: { argument: 'when does the ferry leave?' },
  recent: { argument: '' },
  chats: { argument: '' },
  count: byReading('count'),
  stats: byReading('stats'),
  profile: { argument: '', options: { confirmed: true } },
};
const paid = PAID_COMMANDS.map((command) => ({ ...command, ...(RUNS[command.name] ?? { argument: '' }) }));
const without = (scope: string) => ALL_SCOPES.filter((other) => other !== scope);
const never = (response: ServerResponse) => void response;

describe.each(paid)('/$name', ({ argument, options, run, ...command }) => {
  const name = run ?? command.name;
  const [{ operation } = { operation: undefined }] = command.calls;
  const price = { searchChatThreads: 2, llmAgentPrompt: 5, queryDatastore: 1, llmProfilePrompt: 10 }[
    operation as string
  ];

  // A question is about what the token allows: it does not need the messages.
  const needed = missingFor({ scopes: [] }, command.name).filter(
    (scope) => !allows({ scopes: without(scope) }, command.name),
  );

  test('of somebody who is not connected makes no request and offers to connect', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    const answer = await stage.ask(name, argument, options);
    expect(wordsOf(answer)).toMatch(/not connected yet[\s\S]*Nothing was spent/);
    expect(labelsOf(answer)).toContain('Connect');
    expect(site.requests).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test.each(needed)('without %s makes no request, names it, and says what still works', async (scope) => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect(SHAPED_TOKEN, without(scope));
    const answer = await stage.ask(name, argument, options);
    expect(wordsOf(answer)).toContain(scope);
    expect(wordsOf(answer)).toContain('nothing was spent');
    expect(wordsOf(answer)).toMatch(/you can still use \/|None of the commands/);
    expect(labelsOf(answer)).toContain('Connect with wider access');
    expect(site.requests).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test('is refused by the service for a scope: learns it, and asks no second time', async () => {
    const [scope = ''] = needed;
    const site = await jsonSite({ error: `Invalid permission (Missing scope: ${scope})` }, 403);
    const stage = await openStage({ url: site.url });
    await stage.connect(SHAPED_TOKEN, ALL_SCOPES, 'unknown');
    const first = await stage.ask(name, argument, options);
    expect(wordsOf(first)).toContain(scope);
    expect(wordsOf(first)).toContain('The service refused the request: nothing was spent');
    await stage.ask(name, argument, options);
    expect(site.requests).toHaveLength(1);
    expect((await stage.spending()).map(({ state }) => state)).toEqual(['refused']);
  });

  test('is refused by the service for a scope that it does not name: says what is needed', async () => {
    const site = await jsonSite({ error: 'insufficient scope' }, 403);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask(name, argument, options);
    for (const scope of missingFor({ scopes: [] }, command.name)) expect(wordsOf(answer)).toContain(scope);
    expect(wordsOf(answer)).toContain('Nothing was spent');
    expect(labelsOf(answer)).toEqual(['Connect with wider access']);
  });

  test('without credits at the service says so, and counts nothing as spent', async () => {
    const site = await jsonSite({ error: `Unsufficient credits. ${price} required.` }, 403);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask(name, argument, options);
    expect(wordsOf(answer)).toMatch(/credits at the service are used up[\s\S]*Nothing was spent/);
    expect((await stage.spending()).map(({ state, credits }) => ({ state, credits }))).toEqual([
      { state: 'refused', credits: price },
    ]);
  });

  test('with a service that is not there says so, and that nothing was spent', async () => {
    const stage = await openStage({ url: 'http://127.0.0.1:1' });
    await stage.connect();
    const answer = await stage.ask(name, argument, options);
    expect(wordsOf(answer)).toMatch(/cannot be reached[\s\S]*Nothing was spent/);
    expect(labelsOf(answer).join()).toMatch(/Try again \(\d+ credits?\)/);
    expect((await stage.spending()).map(({ state }) => state)).toEqual(['refused']);
  });

  test('with a service that breaks says what it may have cost, and is not repeated by itself', async () => {
    const site = await bytesSite('Cannot read properties of undefined', 500);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask(name, argument, options);
    expect(wordsOf(answer)).toContain(`It may have cost ${price === 1 ? '1 credit' : `${price} credits`}.`);
    expect(wordsOf(answer)).not.toContain('undefined');
    expect(wordsOf(answer)).toContain('ref-7Q');
    expect(site.requests).toHaveLength(1);
    expect((await stage.spending()).map(({ state }) => state)).toEqual(['unknown']);
  });

  test.each([
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['half a reply', '{"items":[{"_id"'],
    ['a page of HTML', '<html>Sign in</html>'],
  ])('given %s as a reply does not say that nothing was found', async (_, body) => {
    const site = await bytesSite(body, 200, { 'content-type': 'application/json' });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const words = wordsOf(await stage.ask(name, argument, options));
    expect(words).toMatch(/could not be read|hit an error/);
    expect(words).toContain('It may have cost');
  });

  test('that is cancelled ends with the reason, its credits in doubt', async () => {
    const controller = new AbortController();
    const site = await httpSite((response) => {
      never(response);
      controller.abort(new Error('the person cancelled'));
    });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    await expect(stage.run(name, argument, { ...options, signal: controller.signal })).rejects.toThrow(
      'the person cancelled',
    );
    expect((await stage.spending()).map(({ state }) => state)).toEqual(['unknown']);
  });

  test('that is cancelled before the request is sent sends none and costs nothing', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const controller = new AbortController();
    const onPay = () => {
      controller.abort(new Error('the person cancelled'));
      controller.signal.throwIfAborted();
    };
    await expect(stage.run(name, argument, { ...options, signal: controller.signal, onPay })).rejects.toThrow();
    expect(site.requests).toEqual([]);
    expect((await stage.spending()).filter(({ state }) => state !== 'refused')).toEqual([]);
  });

  test('whose payment could not be recorded sends nothing', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const onPay = () => {
      throw new Error('disk full: /secret/path');
    };
    const answer = await stage.ask(name, argument, { ...options, onPay });
    expect(wordsOf(answer)).toContain('Something went wrong here');
    expect(wordsOf(answer)).not.toContain('disk');
    expect(site.requests).toEqual([]);
    expect(await stage.spending()).toEqual([]);
  });

  test('that finds too many of the person’s waiting is not taken up, and writes nothing down', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const kept: unknown[] = [];
    const answer = await stage.ask(name, argument, {
      ...options,
      onPay: ({ doing }) => {
        throw new ProblemError({ code: 'too-many-waiting', mayHaveCost: false, doing });
      },
      onKeep: (write) => void kept.push(write),
    });
    expect(wordsOf(answer)).toMatch(/^Two more of yours are waiting already\nStill [a-z]/);
    expect(wordsOf(answer)).not.toMatch(/spent|\/chat\b|older/);
    expect(kept).toEqual([]);
    expect(site.requests).toEqual([]);
  });

  test('with a token in its argument sends it nowhere', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask(name, `look for ${SHAPED_TOKEN} please`, options);
    expect(wordsOf(answer)).toContain('looks like an access token');
    expect(wordsOf(answer)).not.toContain(SHAPED_TOKEN);
    expect(site.requests).toEqual([]);
  });

  test('in a group answers nothing personal and makes no request', async () => {
    const site = await jsonSite({});
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answers = await stage.run(name, argument, { ...options, group: true });
    expect(answers).toHaveLength(1);
    expect(answers.map(wordsOf).join()).toMatch(/only in private/);
    expect(site.requests).toEqual([]);
  });
});
