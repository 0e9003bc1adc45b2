/** /count and /stats: their replies, coverage and costs. */
import { describe, expect, test } from 'vitest';
import { ChartError } from '#commands/charts/chart-renderer.ts';
import type { Chart } from '#commands/charts/svg.ts';
import { plainText, type TextReply } from '#commands/reply.ts';
import { TOKEN_EXTENSIONS, UNCHARGED } from '#service/contract/extensions.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import { fakeClock } from '../support/clock.ts';
import { httpSite, jsonSite } from '../support/http-site.ts';
import { openService, SAMPLE_NOW } from '../support/service.ts';
import { connectedAt, labelsOf, type Stage, type StageOptions, wordsOf } from './stage.ts';

const sizeOf = (answer: TextReply) =>
  answer.picture !== undefined ? Buffer.from(answer.picture, 'base64').readUInt32BE(16) : undefined;

describe('with the sample', () => {
  test('words and filters restrict a count as they do a search', async () => {
    await using double = await openService();
    const extensions = [...TOKEN_EXTENSIONS, UNCHARGED];
    const clock = fakeClock(SAMPLE_NOW);
    const { stage } = await connectedAt(double, { clock, token: await double.tokenWith(), extensions });
    const many = async (argument: string) => {
      const text = await stage.reads('count', argument);
      return Number(/^([\d,]+) messages? /.exec(text)?.[1]?.replace(',', ''));
    };
    const all = await many('');
    const ferry = await many('ferry');
    expect(ferry).toBeLessThan(all);
    const shown = wordsOf(await stage.press(await stage.ask('count', 'ferry'), 'Show them'));
    expect(shown).toMatch(new RegExp(`^${ferry} results in messages, `));
    expect(await many('ferry from:me')).toBeLessThan(ferry);
    expect(await many('"the ferry" -boat')).toBeLessThan(ferry);
    const files = await many('has:file after:2026-10-01');
    const photos = await many('has:photo after:2026-10-01');
    expect([photos > 0, photos < files, files < all]).toEqual([true, true, true]);
    expect(await many('has:link after:2026-06-01')).toBeGreaterThan(0);
    expect(await stage.reads('count', 'launch in:emails')).toMatch(/^[1-9]\d* e-mails? with “launch”/);
    expect(await stage.reads('stats', 'in:emails')).toMatch(/^\d+ e-mails since .* of them yours\.$/);
    expect(await stage.reads('stats')).toMatch(/^[\d,]+ messages since \w+ \d{4}, [\d,]+ of them yours\.$/);
  });
});

describe('with a service that counts', () => {
  const NOW = '2026-11-24T12:00:00.000Z';
  const statistics = (messages: number, sent: number): Statistics => ({
    ...{ messages, sent, isPartial: false },
    ...{ first: '2025-08-22T10:00:00.000Z', last: '2026-10-19T10:00:00.000Z' },
    silence: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T00:00:00.000Z' },
    months: [{ month: '2025-08', sent, received: messages - sent }],
    hours: Array.from({ length: 24 }, (_, hour) => (hour === 20 ? messages : 0)),
    weekdays: [0, 0, messages, 0, 0, 0, 0],
    chats: [
      { id: 'a', name: 'general', messages: 5 },
      { id: 'b', name: '/disconnect now', messages: 4 },
      { id: 'c', name: 'Miguel Sá', messages: 2 },
    ].slice(0, messages > 3 ? 3 : 1),
    chatCount: messages > 3 ? 3 : 1,
    people: [{ name: 'Miguel Sá', messages: 2 }],
    peopleCount: 1,
    words: [{ word: 'ferry', messages: 2 }],
  });

  const countingStage = (counted: Statistics, free = [UNCHARGED], options: Partial<StageOptions> = {}) => {
    const site = jsonSite({ items: [], limit: 1, skip: 0, dbRows: counted.messages, statistics: counted });
    const extensions = [...TOKEN_EXTENSIONS, ...free];
    return connectedAt(site, { clock: fakeClock(NOW), extensions, ...options });
  };
  const told = async (messages: number, sent: number, argument: string) =>
    await (await countingStage(statistics(messages, sent))).stage.ask('count', argument);

  test('describes three messages in one sentence, without habits or a picture', async () => {
    const answer = await told(3, 1, 'ferry');
    expect(wordsOf(answer)).toBe('3 messages with “ferry”, 22 August 2025 to 19 October: 1 from you, 2 from others.');
    expect(labelsOf(answer)).toEqual(['Show them']);
  });

  test('names the busiest chats from ten messages on, and habits from a hundred on', async () => {
    const answer = await told(12, 2, 'ferry from:sofia');
    expect(wordsOf(answer)).toMatch(
      /^12 messages with “ferry”, from sofia, .* to 19 October\.\nMost in general \(5\), \/disconnect now \(4\) and Miguel Sá \(2\)\.$/,
    );
    expect(labelsOf(answer)).toEqual(['Show them', 'As a picture']);
    expect(wordsOf(await told(120, 20, ''))).toMatch(/\nMostly on Wednesdays, around 20:00\.$/);
  });

  test("marks names as foreign, so they can't change text direction or contain commands", async () => {
    const { stage } = await countingStage(statistics(12, 2));
    const answer = await stage.ask('count', '');
    const named = answer.text.filter((span) => typeof span !== 'string');
    const foreign = named.filter(({ mark }) => mark === 'foreign').map((span) => plainText([span]));
    expect(foreign).toEqual(['general', '/disconnect now', 'Miguel Sá']);
  });

  test('describes messages to one chat as such, and a single day by its name', async () => {
    const { stage } = await countingStage({ ...statistics(84, 84), last: '2025-08-22T20:00:00.000Z' });
    expect(await stage.reads('count', 'from:me chat:joana')).toMatch(/^84 messages to joana, on 22 August 2025\./);
    const { stage: going } = await countingStage({ ...statistics(84, 84), last: '2026-11-21T20:00:00.000Z' });
    expect(await going.reads('count')).toMatch(/^84 messages since 22 August 2025\./);
  });

  test('reports that there are none, with advice', async () => {
    const nothing: Statistics = { ...statistics(0, 0), first: undefined, last: undefined };
    const { stage } = await countingStage(nothing);
    expect(await stage.reads('count', 'zebraq')).toBe('None.');
    expect(await stage.reads('count', 'zebraq foal')).toBe('None.\nTry fewer words, or another form.');
    expect(await stage.reads('stats')).toBe('There are no messages yet.');
  });

  test("/stats is a picture with a caption, or the sentence of /count if it can't be rendered", async () => {
    const { stage } = await countingStage(statistics(5_589, 2_358));
    const answer = await stage.ask('stats');
    expect(sizeOf(answer)).toBe(1440);
    expect(wordsOf(answer)).toBe('5,589 messages since August 2025, 2,358 of them yours.');
    expect(labelsOf(answer)).toEqual([]);
    const renderChart = () => Promise.reject(new ChartError('the chart could not be rendered'));
    const { stage: without } = await countingStage(statistics(12, 2), [UNCHARGED], { renderChart });
    expect(await without.reads('stats')).toMatch(/^12 messages 22 August 2025 to 19 October: 2 from you/);
  });

  test('a chart has labels that fit, and shows months, weekdays, hours, chats, people and words', async () => {
    const charts: Chart[] = [];
    const renderChart = async (chart: Chart) => {
      charts.push(chart);
      return new Uint8Array();
    };
    const months = Array.from({ length: 40 }, (_, index) => ({
      month: `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      ...{ sent: index, received: 1 },
    }));
    const { stage } = await countingStage({ ...statistics(12, 2), months }, [UNCHARGED], { renderChart });
    await stage.ask('stats', 'ferry');
    const [{ title, subtitle, rows } = { title: '', subtitle: '', rows: [] }] = charts;
    expect([title, subtitle]).toEqual(['With “ferry”', '22 August 2025 to 19 October 2026 · longest silence 30 days']);
    const shown = rows
      .flat()
      .map((panel) =>
        panel.kind === 'bars'
          ? panel.bars.map(({ name, text }) => `${name} ${text}`)
          : panel.columns.map(({ label }) => label).filter((label) => label !== ''),
      );
    expect(shown).toEqual([
      ['Aug 2023', 'Feb 2024', 'Aug 2024', 'Feb 2025', 'Aug 2025', 'Feb 2026'],
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      ['00:00', '06:00', '12:00', '18:00'],
      ['general 5', '/disconnect now 4', 'Miguel Sá 2'],
      ['Miguel Sá 2'],
      ['ferry 2'],
    ]);
  });

  test("counts again for a picture where that is free, and doesn't mention credits", async () => {
    const { stage, requests } = await countingStage(statistics(12, 2));
    const answer = await stage.ask('count');
    expect(sizeOf(await stage.press(answer, 'As a picture'))).toBe(1440);
    expect(requests).toHaveLength(2);
    expect(wordsOf(answer)).not.toContain('credit');
    expect(await stage.spending()).toEqual([]);
  });

  test('shows the price of a picture where counting costs credits', async () => {
    const { stage, requests } = await countingStage(statistics(12, 2), []);
    const answer = await stage.ask('count', 'ferry');
    expect(wordsOf(answer)).toMatch(/\n\n1 credit$/);
    expect(labelsOf(answer)).toEqual(['Show them (1 credit)', 'As a picture (1 credit)']);
    expect(sizeOf(await stage.press(answer, 'As a picture (1 credit)'))).toBe(1440);
    expect(requests).toHaveLength(2);
  });
});

describe("with a service that can't count", () => {
  const message = (index: number) => ({
    _id: `m${index}`,
    groupId: `g${index % 2}`,
    groupName: ['Crew', 'Port'][index % 2],
    fromName: index % 3 === 0 ? 'Nina' : 'Joana',
    type: index % 3 === 0 ? 'send' : 'receive',
    messageText: index % 10 === 0 ? 'the ferry leaves' : 'nothing of note',
    sentAt: new Date(Date.UTC(2026, 9, 1) - index * 3_600_000).toISOString(),
  });

  /** @param statusOf status of the page at this offset */
  const pagingStage = (count: number, statusOf: (skip: number) => number = () => 200) => {
    const site = httpSite((response, { body }) => {
      const { options = {} } = JSON.parse(body) as { options?: { limit?: number; skip?: number } };
      const { limit = 20, skip = 0 } = options;
      const items = Array.from({ length: Math.max(0, Math.min(limit, count - skip)) }, (_, at) => message(skip + at));
      const status = statusOf(skip);
      if (status === 0) return;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { items, limit, skip, dbRows: count } : { error: 'no' }));
    });
    return connectedAt(site);
  };
  const spent = async (stage: Stage) => (await stage.spending()).map(({ credits, state }) => [credits, state]);

  test('asks with the price first, reads pages newest first, and charges only for pages read', async () => {
    const { requests, stage } = await pagingStage(2_400);
    const question = await stage.ask('stats');
    expect(wordsOf(question)).toBe('To count, I have to read: 1 credit per 1,000 messages.');
    expect(labelsOf(question)).toEqual(['Newest 1,000 (1 credit)', 'Newest 5,000 (5 credits)']);
    expect(requests).toEqual([]);
    const shown: string[] = [];
    const answer = await stage.press(question, /5,000/, { onProgress: (text) => shown.push(plainText(text)) });
    expect(shown.slice(1)).toEqual(['1,000', '2,000', '2,400'].map((amount) => `Counting…\n${amount} of 5,000 read`));
    expect(sizeOf(answer)).toBe(1440);
    expect(wordsOf(answer)).toBe('2,400 messages since June 2026, 800 of them yours.\n\n3 credits');
    expect(await spent(stage)).toEqual([[3, 'charged']]);
    expect(requests).toHaveLength(3);
  });

  test('says “at least” if not everything was read', async () => {
    const { stage } = await pagingStage(2_400);
    const answer = await stage.press(await stage.ask('count', 'ferry'), /1,000/);
    expect(wordsOf(answer)).toMatch(/^At least 100 messages with “ferry”, in the newest 1,000\.\n/);
    const none = await stage.press(await stage.ask('count', 'zebraq'), /1,000/);
    expect(wordsOf(none)).toMatch(/^None in the newest 1,000\./);
  });

  test('keeps the pages read, and their cost, if the service fails halfway', async () => {
    for (const [status, credits] of [
      [500, 3],
      [429, 2],
    ] as const) {
      const { stage } = await pagingStage(9_000, (skip) => (skip === 2_000 ? status : 200));
      const answer = await stage.press(await stage.ask('count', 'ferry'), /5,000/);
      expect(wordsOf(answer)).toMatch(/^At least 200 messages with “ferry”, in the newest 2,000\./);
      expect(await spent(stage)).toEqual([[credits, 'charged']]);
    }
  });

  test('charges only for the pages requested before a stop', async () => {
    const stop = new AbortController();
    const { stage } = await pagingStage(9_000, (skip) => {
      if (skip === 1_000) stop.abort(new Error('stopped'));
      return skip === 1_000 ? 0 : 200;
    });
    await expect(stage.press(await stage.ask('count'), /5,000/, { signal: stop.signal })).rejects.toThrow('stopped');
    expect(await spent(stage)).toEqual([[2, 'unknown']]);
  });
});
