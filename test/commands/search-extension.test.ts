/** /search, /recent and /chats where the service decides what narrows a search, and where it cannot. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOKEN_EXTENSIONS } from '#service/contract/extensions.ts';
import { jsonSite } from '../support/http-double.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { labelsOf, type Outcome, openStage, type Stage, wordsOf } from './stage.ts';

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
  await stage.connect(token, undefined, 'service', TOKEN_EXTENSIONS);
});

function linesOf(answer: Outcome) {
  if (answer.kind !== 'records') throw new Error(`not records: ${wordsOf(answer)}`);
  return answer.groups.flatMap(({ lines }) => lines);
}

async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = await double.balance();
  await work();
  return before - (await double.balance());
}

describe('a search that the service narrows', () => {
  test('says of a partial hit which words it lacks, and once what is in none of them', async () => {
    const answer = await stage.ask('search', 'red ferry zebraq');
    const notes = linesOf(answer).map(({ note = '' }) => note);
    expect(wordsOf(answer)).toMatch(/\nNothing I found has “zebraq”\. These have [^\n]*“ferry”[^\n]*\.\n2 credits · /);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.join()).not.toContain('zebraq');
    expect(notes.some((note) => /^without “\w+”$/.test(note))).toBe(true);
    expect(wordsOf(await stage.ask('search', 'red ferry'))).not.toContain('Nothing I found');
  });
});

describe('what is found', () => {
  test('is not the same again and again: that stands once, with how often it was said, and the others behind all', async () => {
    const lines = linesOf(await stage.ask('search', 'boat'));
    const said = lines.map(({ who, text }) => `${who}: ${text}`);
    expect(new Set(said).size).toBe(said.length);
    expect(lines.map(({ note }) => note).join()).toMatch(/\d+ times/);
    // A list by time is as it was.
    const listed = linesOf(await stage.ask('recent', 'from:anibal'));
    expect(listed.map(({ note }) => note).join('')).toBe('');
  });

  test('is that which is spelt nearly so, where what was typed is nowhere, and says so', async () => {
    const answer = await stage.ask('search', 'Osaca flights');
    expect(wordsOf(answer)).toContain('Nothing I found has “Osaca”. These have “osaka” and “flights”.');
    expect(linesOf(answer)[0]?.text).toContain('Lisbon–Osaka');
    // What is watched from here is what was found: the word that is nowhere would keep it silent.
    expect(wordsOf(await stage.press(answer, 'Watch this'))).toContain('matches “flights osaka”?');
  });

  test('of yesterday alone is a list, and costs what that costs', async () => {
    let answer: Outcome | undefined;
    expect(
      await costOf(async () => {
        answer = await stage.ask('search', 'yesterday');
      }),
    ).toBe(1);
    expect(answer && wordsOf(answer)).toMatch(/^Newest messages on \d{4}-\d\d-\d\d \(UTC\)/);
  });
});

describe('nothing found', () => {
  /** The lines that tell how far it reaches. */
  const reachIn = (answer: Outcome) => [...wordsOf(answer).matchAll(/^• ([^:]+): (.+)$/gm)].map(([, ...line]) => line);

  test('says how far each app reaches', async () => {
    const answer = await stage.ask('search', 'zebraq');
    expect(wordsOf(answer)).toMatch(
      /I looked through messages, [^.]*: all that your access allows\. This is how far it reaches:\n• /,
    );
    expect(wordsOf(answer)).not.toContain('I cannot tell for free');
    const lines = reachIn(answer);
    expect(lines.map(([name]) => name)).toEqual(expect.arrayContaining(['Telegram', 'WhatsApp', 'E-mails']));
    for (const [, days] of lines) expect(days).toMatch(/\d{1,2} [A-Z]\w+( \d{4})?\s–\s\d{1,2} [A-Z]\w+ \d{4}/);
    expect(lines.find(([name]) => name === 'Telegram')?.[1]).toMatch(/Nov 2026$/);
  });

  test.each([
    ['a service without the extension', [], [{ platform: 'telegram', since: SAMPLE_NOW, until: SAMPLE_NOW }]],
    ['a service that talks nonsense of it', TOKEN_EXTENSIONS, [{ platform: 'telegram', since: 'ever' }]],
    ['a service that does not tell', TOKEN_EXTENSIONS, undefined],
  ])('is not claimed to reach anywhere by %s', async (_, extensions, reach) => {
    const site = await jsonSite({ items: [], total: 0, ...(reach === undefined ? {} : { reach }) });
    const other = await openStage({ url: site.url });
    await other.connect(undefined, undefined, 'service', extensions);
    const answer = await other.ask('search', 'zebraq');
    expect(wordsOf(answer)).toContain('How far each app reaches I cannot tell for free');
    expect(reachIn(answer)).toEqual([]);
  });
});

describe('filters without a word', () => {
  test('a time, a number and a kind of data are no names of chats', async () => {
    expect(wordsOf(await stage.ask('recent', 'this week'))).toContain('since 2026-11-16 (UTC)');
    expect(wordsOf(await stage.ask('recent', 'yesterday'))).toContain('on 2026-11-20 (UTC)');
    expect(wordsOf(await stage.ask('recent', 'emails'))).toMatch(/^Newest e-mails/);
    let page = await stage.ask('recent', '50');
    const cost = await costOf(async () => {
      for (let turned = 0; turned < 4; turned++) page = await stage.press(page, '▲ Earlier');
    });
    expect(cost).toBe(0);
    expect(labelsOf(page)).toContain('▲ Earlier (1 credit)');
  });
});
