/** What every paid command says when it cannot do its work, and that it then costs nothing it should not. */
import { describe, expect, test } from 'vitest';
import { missingFor, PAID_COMMANDS } from '#commands/registry.ts';
import { jsonSite } from '../support/http-site.ts';
import { labelsOf, openStage, type RunOptions, wordsOf } from './stage.ts';

/** Read by pages, of a service that does not count: what was agreed to be read is what is paid. */
const byReading = (as: 'count' | 'stats') => ({
  run: 'count_newest',
  argument: '',
  options: { args: { query: { words: [], place: { kind: 'any' }, filters: {} }, as, pages: 1 } },
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

describe.each(paid)('/$name', ({ argument, options, run, ...command }) => {
  const name = run ?? command.name;

  test('is refused by the service for a scope that it does not name: says what is needed', async () => {
    const site = await jsonSite({ error: 'insufficient scope' }, 403);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask(name, argument, options);
    for (const scope of missingFor({ scopes: [] }, command.name)) expect(wordsOf(answer)).toContain(scope);
    expect(wordsOf(answer)).toContain('Nothing was spent');
    expect(labelsOf(answer)).toEqual(['Connect with wider access']);
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
});
