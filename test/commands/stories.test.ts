/** The commands against the embedded service and its sample person, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';
import { buttonsOf, invocationOf, labelsOf, type Outcome, openStage, type Stage, wordsOf } from './stage.ts';

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

describe('/ask', () => {
  test('quotes where there is no model, with a receipt and a search of the same words', async () => {
    const before = await double.balance();
    const answer = await stage.ask('ask', 'when does the ferry leave?');
    expect(before - (await double.balance())).toBe(5);
    expect(wordsOf(answer)).toMatch(
      /5 credits · 0\.0 s · read \d+ messages in \d chats, [^·]+ · [\d,]+ left · 5 credits today/,
    );
    expect(labelsOf(answer)).toEqual(['Search instead (2 credits)']);
    expect(linesOf(answer).length).toBeGreaterThan(2);
  });

  test('without the data scope offers the model alone, which is free where there turns out to be none', async () => {
    const scopes = ['api:llm-prompt', 'api:llm-agent-prompt'];
    await stage.connect(await double.tokenWith(scopes), scopes);
    const refused = await stage.ask('ask', 'what is a sloop?');
    expect(wordsOf(refused)).toContain('ds:r:social-chat-message');
    expect(labelsOf(refused)[0]).toBe('Ask without my data (2 credits)');
    const answer = await stage.press(refused, /without my data/);
    expect(wordsOf(answer)).toMatch(/does not offer this[\s\S]*Nothing was spent/);
  });

  test('without a question asks for it', async () => {
    const answer = await stage.ask('ask');
    expect(answer.kind === 'text' && answer.ask).toBe('Your question');
    expect(wordsOf(await stage.ask('ask', '\u200b \u2060'))).toContain('no question');
    expect(wordsOf(await stage.ask('ask', 'why '.repeat(2_000)))).toContain('too long');
  });
});

describe('/profile', () => {
  test('asks first, with the price; a typed command never counts as agreed', async () => {
    const before = await double.balance();
    const question = await stage.ask('profile', 'my travels');
    expect(await double.balance()).toBe(before);
    expect(wordsOf(question)).toMatch(/my travels[\s\S]*10 credits/);
    expect(labelsOf(question)).toEqual(['Confirm 10 credits', 'Cancel']);
    expect(buttonsOf(question)[0]?.press).toMatchObject({ kind: 'run', once: true, invocation: { confirmed: true } });
    const cost = await costOf(async () => {
      const answer = await stage.press(question, /Confirm/);
      expect(answer.kind).toBe('completion');
      // There is no model: it was only counted.
      expect(wordsOf(answer)).toMatch(/0 credits · 0\.0 s · [\s\S]*0 credits today/);
    });
    expect(cost).toBe(0);
  });

  test('that is taken back costs nothing', async () => {
    const question = await stage.ask('profile');
    const dismissed = await stage.press(question, 'Cancel');
    expect(wordsOf(dismissed)).toBe('No profile was made. Nothing was spent.');
    expect(dismissed.place).toBe('replace');
    expect(await stage.spending()).toEqual([]);
  });
});

describe('/recent', () => {
  test('shows the newest messages as a conversation is read, the newest last', async () => {
    const answer = await stage.ask('recent');
    const times = linesOf(answer).map(({ at }) => at ?? '');
    expect(times).toHaveLength(10);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)).toBe('2026-11-21T10:32:28.000Z');
    expect(wordsOf(answer)).toMatch(/\n1 credit · [\d,]+ left · 1 credit today/);
  });

  test('goes on to older messages for a credit a batch, without a gap or repeat', async () => {
    const seen: string[] = [];
    let page = await stage.ask('recent', 'sent 90d');
    const cost = await costOf(async () => {
      for (let turned = 0; turned < 5; turned++) {
        // Each page is read downwards, and the pages lead back.
        seen.unshift(...linesOf(page).map(({ at, text }) => `${at} ${text}`));
        const next = labelsOf(page).find((label) => label.startsWith('▲ Earlier'));
        if (next === undefined) break;
        page = await stage.press(page, next);
      }
    });
    expect(cost).toBe(2);
    expect(seen).toHaveLength(50);
    expect(new Set(seen).size).toBe(50);
    expect(seen.map((line) => line.slice(0, 24))).toEqual(seen.map((line) => line.slice(0, 24)).sort());
  });

  test('a second press on Earlier costs nothing more', async () => {
    const page2 = await stage.press(await stage.ask('recent'), '▲ Earlier');
    const { command, argument } = invocationOf(page2, '▲ Earlier (1 credit)');
    const first = await stage.ask(command, argument);
    expect(await costOf(async () => expect(linesOf(await stage.ask(command, argument))).toEqual(linesOf(first)))).toBe(
      0,
    );
  });

  test.each([
    ['telegram', /on Telegram/],
    ['received 7d', /received, since 2026-11-14 \(UTC\)/],
    ['Мама', /in chats named “Мама”/],
    ['мама отправленные', /sent by you, in chats named/],
  ])('takes filters: %s', async (argument, title) => {
    const answer = await stage.ask('recent', argument);
    expect(wordsOf(answer)).toMatch(title);
    expect(linesOf(answer).length).toBeGreaterThan(0);
  });

  test('that finds nothing says for what', async () => {
    expect(wordsOf(await stage.ask('recent', 'chat:nosuchchat'))).toMatch(
      /no messages in chats named “nosuchchat”[\s\S]*1 credit · 0 messages/,
    );
    expect(await costOf(() => stage.ask('recent', 'since:whenever'))).toBe(0);
  });
});

describe('/chats', () => {
  test('lists chats by their last change; a tap opens one', async () => {
    const answer = await stage.ask('chats');
    expect(wordsOf(answer)).toMatch(/1 credit · \d\d chats/);
    const [first] = linesOf(answer);
    const times = linesOf(answer).map(({ at }) => at ?? '');
    expect(times).toEqual([...times].sort().reverse());
    const opened = await stage.press(answer, '1 · 1 credit');
    expect(wordsOf(opened)).toContain(`Newest messages in ${first?.who}`);
    expect(linesOf(opened).length).toBeGreaterThan(0);
  });
});

test('an expired token is called expired, a revoked one refused', async () => {
  const clock = turnableClock(SAMPLE_NOW);
  await stage.connect(await double.tokenWith(undefined, { expiresAt: clock.now() - 1_000 }));
  expect(wordsOf(await stage.ask('search', 'ferry'))).toMatch(/has expired/);
  const revoked = await double.tokenWith();
  await double.service.admin.revokeToken(revoked);
  await stage.connect(revoked);
  const answer = await stage.ask('search', 'ferry');
  expect(wordsOf(answer)).toMatch(/not accepted/);
  expect(labelsOf(answer)).toEqual(['Connect again']);
  expect((await stage.spending()).map(({ state }) => state)).toEqual(['refused', 'refused']);
});

test('an empty balance at the service is told apart from the cap', async () => {
  const poor = await openService({ empty: true, initialCredits: 1 });
  const other = await openStage({ url: poor.url });
  await other.connect(await poor.tokenWith());
  expect(wordsOf(await other.ask('search', 'ferry'))).toMatch(
    /credits at the service are used up[\s\S]*Nothing was spent/,
  );
  await poor.close();
});
