/** /count and /stats: what somebody types, what they see, and what it costs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChartError } from '#commands/charts/chart-renderer.ts';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { fakeClock } from '../support/clock.ts';
import { httpSite } from '../support/http-site.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service.ts';
import { invocationOf, labelsOf, type Outcome, openStage, type Stage, type StageOptions, wordsOf } from './stage.ts';

let double: ServiceDouble;
beforeAll(async () => {
  double = await openService();
});
afterAll(() => double.close());

async function sampleStage(options: Partial<StageOptions> = {}): Promise<Stage> {
  const clock = fakeClock(SAMPLE_NOW);
  const stage = await openStage({ url: double.url, clock, ...options });
  await stage.connect(await double.tokenWith(), undefined, 'service', TOKEN_EXTENSIONS);
  return stage;
}

const pictureOf = (answer: Outcome) =>
  answer.kind === 'figures' && answer.picture !== undefined ? Buffer.from(answer.picture, 'base64') : undefined;

describe('with a service that counts', () => {
  test('/count says how many, and words and filters narrow it as they narrow a search', async () => {
    const stage = await sampleStage();
    const all = wordsOf(await stage.ask('count'));
    const ferry = await stage.ask('count', 'ferry since:2025');
    expect(wordsOf(ferry)).toMatch(/^“ferry” · since 2025-01-01 \(UTC\)\n\d+ messages?: /);
    const many = (words: string) => Number(/\n([\d,]+) messages?:/.exec(words)?.[1]?.replace(',', ''));
    expect(many(wordsOf(ferry))).toBeLessThan(many(all));
    const mine = wordsOf(await stage.ask('count', 'ferry since:2025 from:me'));
    expect(many(mine)).toBeLessThanOrEqual(many(wordsOf(ferry)));
    expect(mine).toMatch(/: \d+ sent, 0 received/);
    expect(labelsOf(ferry)).toEqual(['Picture (free)', 'Show them (2 credits)']);
    expect(invocationOf(ferry, /Show/)).toMatchObject({ command: 'search' });
    const before = await double.balance();
    expect(pictureOf(await stage.press(ferry, 'Picture (free)'))).toBeDefined();
    expect(await double.balance()).toBe(before);
    const phrase = many(wordsOf(await stage.ask('count', '"the ferry" -boat')));
    expect(phrase).toBeLessThan(many(wordsOf(await stage.ask('count', 'ferry'))));
  });

  test('a picture that cannot be drawn is said in words', async () => {
    const renderChart = () => Promise.reject(new ChartError('the chart could not be rendered'));
    const stage = await sampleStage({ renderChart });
    const answer = await stage.ask('stats');
    expect(wordsOf(answer)).toMatch(/could not be drawn just now[\s\S]*Your messages\n[\d,]+ messages/);
    expect(wordsOf(answer)).toContain('1 credit · ');
  });

  test('the figures of one token are not those of another', async () => {
    const stage = await sampleStage();
    await stage.ask('stats');
    await stage.connect(await double.tokenWith(), undefined, 'service', TOKEN_EXTENSIONS);
    const before = await double.balance();
    await stage.ask('stats');
    expect(await double.balance()).toBe(before - 1);
  });
});

describe('with a service that does not count', () => {
  const message = (index: number) => ({
    _id: `m${index}`,
    groupId: `g${index % 2}`,
    groupName: ['Crew', 'Port'][index % 2],
    fromName: index % 3 === 0 ? 'Nina' : 'Joana',
    type: index % 3 === 0 ? 'send' : 'receive',
    messageText: index % 10 === 0 ? 'the ferry leaves' : 'nothing of note',
    sentAt: new Date(Date.UTC(2026, 9, 1) - index * 3_600_000).toISOString(),
  });

  /** @param fails which page is refused */
  async function pagingSite(count: number, fails?: { page: number; status: number }) {
    return httpSite((response, { body }) => {
      const { options = {} } = JSON.parse(body) as { options?: { limit?: number; skip?: number } };
      const { limit = 20, skip = 0 } = options;
      const isRefused = fails !== undefined && skip / 1000 === fails.page;
      const items = Array.from({ length: Math.max(0, Math.min(limit, count - skip)) }, (_, at) => message(skip + at));
      response
        .writeHead(isRefused ? fails.status : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(isRefused ? { error: 'no' } : { items, limit, skip, dbRows: count }));
    });
  }

  test('the price is asked first; pages are read, newest first, and only what was read is paid', async () => {
    const site = await pagingSite(2_400);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const question = await stage.ask('stats');
    expect(wordsOf(question)).toMatch(/1,000 messages for 1 credit, the newest first/);
    expect(labelsOf(question)).toEqual([
      'Up to 1,000 (1 credit at most)',
      'Up to 5,000 (5 credits at most)',
      'Up to 20,000 (20 credits at most)',
      'Cancel',
    ]);
    expect(site.requests).toEqual([]);
    const notes: string[] = [];
    const answer = await stage.press(question, /5,000/, { onNote: (line) => notes.push(line) });
    expect(notes).toEqual(['1,000 of up to 5,000 read', '2,000 of up to 5,000 read', '2,400 of up to 5,000 read']);
    expect(pictureOf(answer)).toBeDefined();
    expect(wordsOf(answer)).toMatch(/2,400 messages: 800 sent, 1,600 received[\s\S]*Chats: Crew 1,200, Port 1,200/);
    expect(wordsOf(answer)).toContain('3 credits · 3 credits today');
    expect((await stage.spending()).map(({ credits, state }) => [credits, state])).toEqual([[3, 'charged']]);
    expect(pictureOf(await stage.ask('stats'))).toBeDefined();
    expect(site.requests).toHaveLength(3);
  });

  test('a service that gives up on the way leaves what came before, and what that cost', async () => {
    for (const [status, credits] of [
      [500, 3],
      [429, 2],
    ] as const) {
      const site = await pagingSite(9_000, { page: 2, status });
      const stage = await openStage({ url: site.url });
      await stage.connect();
      const answer = await stage.press(await stage.ask('count'), /5,000/);
      expect(wordsOf(answer)).toMatch(/2,000 messages:[\s\S]*stopped answering on the way/);
      expect((await stage.spending()).map((row) => row.credits)).toEqual([credits]);
    }
  });

  test('whoever stops it pays for the pages that were asked for, not for those that were agreed', async () => {
    const stop = new AbortController();
    const site = await httpSite((response, { body }) => {
      const { options = {} } = JSON.parse(body) as { options?: { skip?: number } };
      if (options.skip === 1_000) stop.abort(new Error('stopped'));
      else response.end(JSON.stringify({ items: Array.from({ length: 1_000 }, (_, at) => message(at)) }));
    });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    await expect(stage.press(await stage.ask('count'), /20,000/, { signal: stop.signal })).rejects.toThrow('stopped');
    expect((await stage.spending()).map(({ credits, state }) => [credits, state])).toEqual([[2, 'unknown']]);
  });
});
