import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runHousekeeping } from '#commands/idle-tokens.ts';
import { plainText, type Reply } from '#commands/reply.ts';
import { jsonSite } from '../support/http-site.ts';
import { openStage, PERSON, type Stage } from './stage.ts';

const DAY = 86_400_000;

let stage: Stage;
let told: { chatId: string; text: string }[];
let unreachable: boolean;
/** Runs one round, or one per hour until `signal` is aborted. */
let round: (signal?: AbortSignal) => Promise<void>;

beforeEach(async () => {
  stage = await openStage({ url: 'http://127.0.0.1:9' });
  await stage.connect();
  told = [];
  unreachable = false;
  const options = {
    tokenIdleDays: 90,
    tell: async ({ chatId }: { chatId: string }, answer: Reply) => {
      if (unreachable) throw new Error('blocked');
      told.push({ chatId, text: answer.kind === 'text' ? plainText(answer.text) : '' });
    },
  };
  round = async (signal) => {
    const once = new AbortController();
    const running = runHousekeeping(stage.deps, options, signal ?? once.signal);
    if (!signal) once.abort();
    await running;
  };
});

/** Runs two rounds after these days. @returns how much the person has been told so far */
async function toldAfter(days: number) {
  await stage.clock.advance(days * DAY + 1);
  await round();
  await round();
  return told.length;
}
const kept = () => stage.deps.connections.unusedSince(Number.MAX_SAFE_INTEGER, 10);

describe('an unused token', () => {
  it('is forgotten two weeks after a single warning', async () => {
    expect(await toldAfter(75)).toBe(0);
    expect(await toldAfter(1)).toBe(1);
    expect(await toldAfter(13)).toBe(1);
    expect(await toldAfter(1)).toBe(2);
    expect(told.map(({ text }) => text)).toEqual([
      'You haven’t used me for 76 days, so I’ll forget your access in 14 days. Send anything to keep it.',
      'I’ve forgotten your access because it wasn’t used for 90 days.',
    ]);
    expect(await kept()).toEqual([]);
  });

  it('is kept if it is used after the warning', async () => {
    expect(await toldAfter(84)).toBe(1);
    const [connection] = await kept();
    await stage.database.write(stage.deps.connections.using(connection?.person ?? '', stage.clock.now()));
    expect(await toldAfter(10)).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('is never forgotten within two weeks of the warning, however long the bot was down', async () => {
    expect(await toldAfter(400)).toBe(1);
    expect(await toldAfter(14)).toBe(2);
  });

  it("is forgotten even if the person can't be told", async () => {
    unreachable = true;
    await toldAfter(84);
    await toldAfter(14);
    expect(await kept()).toEqual([]);
  });
});

it('an access that expires is announced once, a week before', async () => {
  const [connection] = await kept();
  const access = { extensions: [], whose: 'own' as const, expiresAt: stage.clock.now() + 8 * DAY };
  await stage.deps.connections.saveAccess(PERSON, connection?.token ?? '', access);
  expect(await toldAfter(0)).toBe(0);
  expect(await toldAfter(2)).toBe(1);
  expect(told).toEqual([
    { chatId: 'chat-one', text: expect.stringMatching(/^My access to data\.example ends on \w+day/) },
  ]);
});

describe('every hour', () => {
  it('a round erases expired data and marks abandoned calls as uncertain', async () => {
    const { results, spending } = stage.deps;
    await stage.database.write(results.keeping('somebody', 'records', stage.clock.now() + 1000).write);
    const call = { person: 'somebody', command: 'ask', operation: 'llmAgentPrompt', credits: 5, cap: undefined };
    await stage.database.write(spending.reserving({ ...call, now: stage.clock.now(), since: 0 }));

    const end = new AbortController();
    const running = round(end.signal);
    await stage.clock.advance(1000);
    expect((await spending.list('somebody', 0))[0]?.state).toBe('started');
    // The database runs in real time, so the clock advances until the next round has run.
    await vi.waitFor(async () => {
      await stage.clock.advance(20 * 60_000);
      expect((await spending.list('somebody', 0))[0]?.state).toBe('unknown');
    });
    expect(await results.erase('somebody')).toBe(0);
    await vi.waitFor(async () => {
      await stage.clock.advance(40 * DAY);
      expect(await spending.list('somebody', 0)).toEqual([]);
    });
    end.abort();
    await running;
  });
});

it('the use of a token is recorded once an hour, or immediately after a warning', async () => {
  const site = await jsonSite({ items: [] });
  stage = await openStage({ url: site.url });
  await stage.connect();
  const { connections } = stage.deps;
  const connectedAt = stage.clock.now();
  const usedAt = async () => (await connections.find(PERSON))?.usedAt;
  await stage.clock.advance(3_599_999);
  await stage.ask('search', 'ferry');
  expect(await usedAt()).toBe(connectedAt);
  await stage.clock.advance(1);
  await stage.ask('search', 'ferry');
  expect(await usedAt()).toBe(connectedAt + 3_600_000);
  await connections.markWarned(PERSON, stage.clock.now());
  await stage.clock.advance(1);
  await stage.ask('search', 'ferry');
  expect(await connections.find(PERSON)).toMatchObject({ usedAt: connectedAt + 3_600_001, warnedAt: null });
});
