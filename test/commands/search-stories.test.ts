/** The commands against the embedded service and its sample person, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readScope } from '#service/contract/scopes.ts';
import { openDatabase } from '#storage/database.ts';
import { testVault } from '../support/databases.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { invocationOf, labelsOf, type Outcome, openStage, type Stage, wordsOf } from './stage.ts';

let double: ServiceDouble;
let token: string;
let stage: Stage;

beforeAll(async () => {
  double = await openService({ initialCredits: 100_000 });
  token = await double.tokenWith();
});
afterAll(() => double?.close());
beforeEach(async () => {
  stage = await openStage({ url: double.url, clock: turnableClock(SAMPLE_NOW) });
  await stage.connect(token);
});

/** The lines of a list of records. */
function linesOf(answer: Outcome) {
  if (answer.kind !== 'records') throw new Error(`not records: ${wordsOf(answer)}`);
  return answer.groups.flatMap(({ lines }) => lines);
}

/** What the service took for a run. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = await double.balance();
  await work();
  return before - (await double.balance());
}

describe('/search', () => {
  test('shows hits by chat with the words marked, and costs what it said', async () => {
    const before = await double.balance();
    const answers = await stage.run('search', 'ferry');
    expect(answers.map(wordsOf)[0]).toBe('Searching your chats for “ferry”… (2 credits)');
    const answer = await stage.ask('search', 'ferry');
    expect(before - (await double.balance())).toBe(4);
    if (answer.kind !== 'records') throw new Error(wordsOf(answer));
    const next = await stage.press(answer, /▶$/);
    const groups = [answer, next].flatMap((page) => (page.kind === 'records' ? page.groups : []));
    expect(groups.length).toBeGreaterThan(1);
    for (const { heading, lines } of groups) {
      expect(heading?.join('')).not.toBe('');
      for (const { text, highlights = [], at, who, outgoing } of lines) {
        expect(highlights.length).toBeGreaterThan(0);
        for (const [start, end] of highlights) expect(text.slice(start, end)).toMatch(/^ferr/i);
        expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.parse(SAMPLE_NOW));
        expect(who === 'You').toBe(outgoing === true);
      }
    }
    expect(wordsOf(answer)).toMatch(/2 credits · \d+ chats · .*\d+ messages · [\d,]+ left · 4 credits today/);
  });

  test('turns pages in place at no cost, also after a restart of the bot', async () => {
    const database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
    const clock = turnableClock(SAMPLE_NOW);
    const first = await openStage({ url: double.url, clock, database });
    await first.connect(token);
    const page1 = await first.ask('search', 'ferry');
    const restarted = await openStage({ url: 'http://127.0.0.1:1', clock, database });
    let page2: Outcome | undefined;
    const cost = await costOf(async () => {
      page2 = await restarted.press(page1, /▶$/);
    });
    expect(cost).toBe(0);
    expect(page2?.place).toBe('replace');
    expect(page2 && wordsOf(page2)).toMatch(/page 2 of \d+ · free/);
    const back = page2 && (await restarted.press(page2, /^◀/));
    expect(back && linesOf(back)).toEqual(linesOf(page1));
    await database.close();
  });

  test('that was forgotten offers itself again with its price', async () => {
    const page1 = await stage.ask('search', 'ferry in:all');
    await stage.clock.turn(7 * 3_600_000);
    const gone = await stage.press(page1, /▶$/);
    expect(wordsOf(gone)).toContain('forgotten');
    expect(labelsOf(gone)).toEqual(['Search again (2 credits)']);
    expect(invocationOf(gone, /Search again/)).toEqual({ command: 'search', argument: 'ferry in:all' });
    expect(wordsOf(await stage.press(gone, /Search again/))).toContain('All your data: ferry');
  });

  test('is nobody else’s to page through', async () => {
    const page1 = await stage.ask('search', 'ferry');
    const { command, argument } = invocationOf(page1, /▶$/);
    await stage.deps.connections.save(
      'person-two',
      { token, scopes: [], scopesFrom: 'service', chatId: 'c2', language: 'en' },
      stage.clock.now(),
    );
    expect(wordsOf(await stage.ask(command, argument, { person: 'person-two' }))).toContain('forgotten');
  });

  test('searches elsewhere when told to, for that place’s price', async () => {
    expect(await costOf(() => stage.ask('search', 'ferry in:messages'))).toBe(1);
    expect(await costOf(() => stage.ask('search', 'ferry in:all'))).toBe(2);
    const files = await stage.ask('search', 'contrato in:files');
    expect(wordsOf(files)).toMatch(/^Your files: contrato/);
  });

  test('applies filters to what was found, and says so', async () => {
    const all = linesOf(await stage.ask('search', 'ferry'));
    const mine = await stage.ask('search', 'ferry by:me');
    expect(linesOf(mine).every(({ outgoing }) => outgoing)).toBe(true);
    expect(linesOf(mine).length).toBeLessThan(all.length + 20);
    expect(wordsOf(mine)).toMatch(/Sifted here, of the \d+ hits that the service sent: sent by you · \d+ hidden/);
    expect(wordsOf(mine)).toMatch(/\d+ chats · \d+ messages shown/);
    const late = await stage.ask('search', 'ferry after:60d');
    expect(linesOf(late).every(({ at }) => (at ?? '') >= '2026-09-22')).toBe(true);
    const from = await stage.ask('search', 'ferry from:PRIYA');
    expect(new Set(linesOf(from).map(({ who }) => who))).toEqual(new Set(['Priya Nair']));
    const phrase = await stage.ask('search', '"ferry company"');
    expect(linesOf(phrase).every(({ text }) => /ferry company/i.test(text))).toBe(true);
  });

  test('that finds nothing says where it looked, and offers other ways with prices', async () => {
    const answer = await stage.ask('search', 'zzzqqqxxx');
    expect(wordsOf(answer)).toMatch(/Nothing in your chats matches zzzqqqxxx[\s\S]*2 credits · 0 hits/);
    expect(labelsOf(answer)).toEqual([
      'Search everything (2 credits)',
      'Search messages only (1 credit)',
      'Ask instead (5 credits)',
    ]);
    const filtered = await stage.ask('search', 'ferry from:nobodyatall');
    expect(wordsOf(filtered)).toMatch(
      /Sifted here, of the \d+ hits that the service sent: from nobodyatall · \d+ hidden\. Try without that/,
    );
    expect(labelsOf(filtered)).toContain('Search without filters (2 credits)');
  });

  test('for words in quotes that stand nowhere so offers them without', async () => {
    const answer = await stage.ask('search', '"tickets ferry"');
    expect(wordsOf(answer)).toMatch(/Nothing in your chats matches "tickets ferry"[\s\S]*0 hits/);
    expect(wordsOf(answer)).not.toContain('(exactly');
    expect(wordsOf(await stage.press(answer, 'Search without quotes (2 credits)'))).toMatch(/ferry[\s\S]*2 credits · /);
  });

  test('offers what goes on from it, as far as the token allows', async () => {
    const full = await stage.ask('search', 'ferry');
    expect(labelsOf(full)).toContain('Ask about these (5 credits)');
    expect(labelsOf(full)).toContain('Search everything (2 credits)');
    const narrow = ['api:search-chat-threads', readScope('social-chat-group'), readScope('social-chat-message')];
    await stage.connect(await double.tokenWith(narrow), narrow);
    const few = labelsOf(await stage.ask('search', 'ferry'));
    expect(few.filter((label) => /credits?\)/.test(label))).toEqual([]);
  });

  test('without words asks for them, and spends nothing', async () => {
    const answer = await stage.ask('search');
    expect(answer.kind === 'text' && answer.ask).toBe('Words to search for');
    expect(await costOf(() => stage.ask('search', 'in:narnia x'))).toBe(0);
  });
});
